#!/usr/bin/env bash
# Asks bash, zsh and fish what they offer after some words: completions.sh PREFIX, where make install has put everything.
set -euo pipefail
prefix=$1
here=$(cd "$(dirname "$0")" && pwd)
failures=0

# Compares what a shell offers with the words that must be there.
expect() {
    local shell=$1 beginning=$2 offered=$3 word
    shift 3
    for word; do
        grep -qE -- "(^|[[:space:]])$word([[:space:]]|$)" <<<"$offered" && continue
        echo "$shell does not offer $word after: $beginning" >&2
        failures=$((failures + 1))
    done
}

in_bash() {
    PATH=$prefix/bin:$PATH bash --norc -c '
        source "$0/share/bash-completion/completions/copyfit"
        COMP_LINE=$1 COMP_POINT=${#1} COMPREPLY=()
        read -ra COMP_WORDS <<<"$1"
        [[ $1 != *" " ]] || COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _copyfit copyfit "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\n" "${COMPREPLY[@]}"' "$prefix" "$1"
}

# Without the terminal's escape sequences.
in_zsh() {
    zsh -f "$here/completions.zsh" "$prefix/share/zsh/site-functions" "$1" |
        sed -E 's/\x1b\[[0-9;?]*[A-Za-z]/ /g' | tr '\r' '\n'
}

in_fish() {
    # shellcheck disable=SC2016 # fish expands it
    PATH=$prefix/bin:$PATH XDG_DATA_DIRS=$prefix/share:/usr/share fish -c 'complete -C $argv[1]' -- "$1" 2>/dev/null
}

verbs=$("$prefix/bin/copyfit" --help | sed -n '/^SUBCOMMANDS/,/^$/s/^  \([a-z]*\) .*/\1/p')
cd "$(mktemp -d)"
touch rules.yml
for shell in bash zsh fish; do
    command -v "$shell" >/dev/null || { echo "completions in $shell were not tried: it is not installed"; continue; }
    # shellcheck disable=SC2086 # one word each
    expect "$shell" "copyfit " "$(in_$shell "copyfit ")" $verbs
    for verb in $verbs; do
        # Of each verb's help the options with two dashes.
        options=$("$prefix/bin/copyfit" "$verb" --help | grep -oE '^  (-., )*--[a-z-]+' | grep -oE -- '--[a-z-]+' | sort -u)
        # shellcheck disable=SC2086
        expect "$shell" "copyfit $verb --" "$(in_$shell "copyfit $verb --")" $options
    done
    expect "$shell" "copyfit check --report " "$(in_$shell "copyfit check --report ")" sarif junit github markdown
    expect "$shell" "copyfit measure --truncation " "$(in_$shell "copyfit measure --truncation ")" head middle tail
    expect "$shell" "copyfit check --rules ru" "$(in_$shell "copyfit check --rules ru")" rules.yml
done
[ "$failures" -eq 0 ]
echo "completions offer all verbs and their options"
