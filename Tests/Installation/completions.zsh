# What zsh offers after a beginning: zsh -f completions.zsh FOLDER-OF-_copyfit BEGINNING...
zmodload zsh/zpty
folder=$1
shift
for beginning in "$@"; do
    zpty shell zsh -f -i
    zpty -w shell "PS1=; fpath=(${(q)folder} \$fpath); autoload -Uz compinit && compinit -u -D; unsetopt beep"
    zpty -w shell "LISTMAX=10000; COLUMNS=200; zstyle ':completion:*' verbose no; bindkey '^I' list-choices; echo re''ady"
    zpty -r -m shell output '*ready*'
    zpty -w -n shell "$beginning"$'\t'
    sleep 2
    print -r -- "== $beginning"
    while zpty -r -t shell output; do print -rn -- "$output"; done
    print
    zpty -d shell
done
