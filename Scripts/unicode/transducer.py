"""Makes a state machine of break rules.

A rule is a context before the place, whether the text breaks there, and a context after it; the first rule that applies
decides. The contexts are regular expressions over classes of characters: names of sets, `[^A B]`, `(A | B)`, `*`, and
`sot` and `eot` for the text's ends.

The machine reads a text once. At each character it decides the place before it, or leaves it open because a rule asks
for what follows; no text has two open places at a time.
"""

import re

SOT, EOT = "sot", "eot"
BREAK, KEEP = "÷", "×"


class Pattern:
    """A regular expression as a nondeterministic automaton."""

    def __init__(self, text, sets, alphabet):
        self.sets, self.alphabet = sets, alphabet
        self.tokens = re.findall(r"\[\^|[\](|)*]|\w+", text)
        self.moves, self.empty = [], []
        self.start = self.state()
        self.end = self.choice(self.start)
        assert not self.tokens, text

    def state(self):
        self.moves.append([])
        self.empty.append([])
        return len(self.moves) - 1

    def choice(self, start):
        end = self.state()
        while True:
            self.empty[self.sequence(start)].append(end)
            if self.tokens[:1] != ["|"]:
                return end
            self.tokens.pop(0)

    def sequence(self, start):
        while self.tokens and self.tokens[0] not in ("|", ")"):
            before = self.state()
            self.empty[start].append(before)
            start = self.atom(before)
            if self.tokens[:1] == ["*"]:
                self.tokens.pop(0)
                self.empty[before].append(start)
                self.empty[start].append(before)
                after = self.state()
                self.empty[start].append(after)
                start = after
        return start

    def atom(self, start):
        token = self.tokens.pop(0)
        if token == "(":
            end = self.choice(start)
            assert self.tokens.pop(0) == ")"
            return end
        end = self.state()
        self.moves[start].append((self.members(token), end))
        return end

    def members(self, token):
        if token != "[^":
            return self.member_set(token)
        excluded = set()
        while self.tokens[0] != "]":
            excluded |= self.member_set(self.tokens.pop(0))
        self.tokens.pop(0)
        return self.alphabet - excluded

    def member_set(self, name):
        return {name} if name in (SOT, EOT) else self.sets[name]

    def closure(self, states):
        found, todo = set(states), list(states)
        while todo:
            for state in self.empty[todo.pop()]:
                if state not in found:
                    found.add(state)
                    todo.append(state)
        return frozenset(found)

    def step(self, states, symbol):
        return self.closure({end for state in states for members, end in self.moves[state] if symbol in members})


class Rules:
    """Rules over classes; `step` is one move of the machine, whose states are opaque values."""

    def __init__(self, rules, sets, alphabet):
        self.rules = []
        for text in rules:
            before, sign, after = re.match(r"(.*)([÷×])(.*)$", text).groups()
            self.rules.append((Pattern(before, sets, alphabet), sign, Pattern(after, sets, alphabet)))
        befores = tuple(self.advance_before(rule, frozenset(), SOT) for rule in self.rules)
        self.start = (befores, None)

    @staticmethod
    def advance_before(rule, states, symbol):
        before = rule[0]
        fresh = states | {before.start}
        return before.step(before.closure(fresh), symbol)

    def step(self, state, symbol, keeps=False):
        """The next state; the decision of the open place (None where there is none), and of the place before `symbol`
        (None where it stays open). `keeps`: nothing may break the place before the symbol."""
        befores, pending = state
        settled, still_open = None, None
        if pending is not None:
            settled = self.decide(pending, symbol)
            if not isinstance(settled, str):
                settled, still_open = None, settled
        decision = KEEP
        if not keeps:
            candidates = tuple(
                (index, rule[2].closure({rule[2].start}))
                for index, rule in enumerate(self.rules)
                if self.matches_before(rule, befores[index])
            )
            decision = self.decide(candidates, symbol)
            if not isinstance(decision, str):
                assert still_open is None, "two places are open"
                decision, still_open = None, decision
        if symbol == EOT:
            return None, settled, decision
        next_befores = tuple(
            self.advance_before(rule, states, symbol) for rule, states in zip(self.rules, befores)
        )
        return (next_befores, still_open), settled, decision

    @staticmethod
    def matches_before(rule, states):
        before = rule[0]
        return before.end in states or before.end in before.closure({before.start})

    def decide(self, candidates, symbol):
        """The sign of the first rule that applies, or the rules still possible."""
        left, signs = [], []
        for index, states in candidates:
            after, sign = self.rules[index][2], self.rules[index][1]
            if after.end not in states:
                states = after.step(states, symbol)
                if not states:
                    continue
            left.append((index, states))
            signs.append(sign)
            if after.end in states:
                break
        assert left and self.rules[left[-1][0]][2].end in left[-1][1], "no rule applies"
        return signs[0] if len(set(signs)) == 1 else tuple(left)


def explore(start, step, symbols):
    """The rows of a machine: for each state and symbol the next state's number and the output."""
    numbers, todo, rows = {start: 0}, [start], []
    while todo:
        state, row = todo.pop(0), []
        for symbol in symbols:
            following, output = step(state, symbol)
            if following is not None and following not in numbers:
                numbers[following] = len(numbers)
                todo.append(following)
            row.append((numbers[following] if following is not None else 0, output))
        rows.append(row)
    return rows


def minimized(rows):
    """The smallest machine of the same outputs (Moore); its first state is the start."""
    groups = [0] * len(rows)
    count = 1
    while True:
        keys, found = {}, []
        for state, row in enumerate(rows):
            key = (groups[state],) + tuple((groups[following], output) for following, output in row)
            found.append(keys.setdefault(key, len(keys)))
        groups = found
        if len(keys) == count:
            break
        count = len(keys)
    first = {}
    for state, group in enumerate(groups):
        first.setdefault(group, state)
    return [[(groups[following], output) for following, output in rows[first[group]]] for group in sorted(first)]


def merged_columns(rows):
    """Rows with one column for all symbols that act alike, and the column of each symbol."""
    columns, kept = {}, []
    numbers = []
    for index, column in enumerate(zip(*rows)):
        if column not in columns:
            columns[column] = len(columns)
            kept.append(index)
        numbers.append(columns[column])
    return [[row[index] for index in kept] for row in rows], numbers
