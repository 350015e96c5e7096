"""Reads CLDR's plural rules (UTS #35, part 3, "Language Plural Rules") and writes them as Swift."""

import re
import xml.etree.ElementTree as ElementTree

CATEGORIES = "zero one two few many other".split()


class RuleSet:
    """The rules of languages that count alike: conditions and samples by category."""

    def __init__(self, element):
        self.languages = [name.replace("_", "-") for name in element.get("locales").split() if name != "root"]
        self.conditions, self.samples = {}, {}
        for rule in element:
            condition, *samples = re.split(r"\s*@(?:integer|decimal)\s*", rule.text)
            self.conditions[rule.get("count")] = condition.strip()
            self.samples[rule.get("count")] = samples
        assert list(self.conditions) == [name for name in CATEGORIES if name in self.conditions]

    def swift(self):
        """The lines of a row of a table."""
        lines = [f"        PluralRuleSet({languages_in_swift(self.languages)}) {{ n in"]
        for category, condition in self.conditions.items():
            for alternative in condition.split(" or ") if condition else []:
                expression = alternative_in_swift(alternative)
                if expression:
                    lines += [f"            if {expression} {{ return .{category} }}"]
        if len(lines) == 1:
            return [lines[0][:-len(" n in")] + " _ in .other },"]
        return lines + ["            return .other", "        },"]


def rule_sets(text):
    return [RuleSet(element) for element in ElementTree.fromstring(text).iter("pluralRules")]


def languages_in_swift(languages):
    joined = " ".join(languages)
    if len(joined) <= 80:
        return f'"{joined}"'
    lines, line = [], ""
    for name in languages:
        if len(line) + 1 + len(name) > 100:
            lines.append(line)
            line = ""
        line += (" " if line else "") + name
    text = "\n".join("            " + line for line in lines + [line])
    return f'\n            """\n{text}\n            """\n        '


def alternative_in_swift(alternative):
    """The relations of a condition that are joined by "and"; none if they never hold. No number is shown in the compact form
    1c6, so that its exponent, e, is 0."""
    relations = [relation.split(" ") for relation in alternative.strip().split(" and ")]
    is_whole = any(operand == "n" and "!=" not in others for operand, *others in relations)
    terms = ["n.isWhole"] if is_whole else []
    for operand, *modulus, sign, values in relations:
        if operand == "e":
            if (sign == "=") != any(low <= 0 <= high for low, high in bounds(values)):
                return None
            continue
        number = " ".join([f"n.{'i' if operand == 'n' else operand}", *modulus])
        # A number with a fraction is none of the whole ones
        if operand == "n" and not is_whole:
            terms.append(f"!(n.isWhole && {membership(number, bounds(values), True)})")
        else:
            terms.append(membership(number, bounds(values), sign == "="))
    return " && ".join(terms)


def bounds(values):
    ends = [value.split("..") for value in values.split(",")]
    return [(int(value[0]), int(value[-1])) for value in ends]


def membership(number, values, is_member):
    single = [low for low, high in values if low == high]
    terms = [f"{number} {'==' if is_member else '!='} {value}" for value in single]
    if len(single) > 1:
        terms = [f"{'' if is_member else '!'}[{', '.join(map(str, single))}].contains({number})"]
    ranges = [f"({low}...{high}).contains({number})" for low, high in values if low < high]
    terms += ranges if is_member else ["!" + term for term in ranges]
    joined = (" || " if is_member else " && ").join(terms)
    return f"({joined})" if is_member and len(terms) > 1 else joined
