/* Character properties and break rules of one pinned version of Unicode, as constant tables. The tables are written by
 * Scripts/unicode/tables.py; every look-up is O(1), except for brackets. A character is a number below 0x110000. */
#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdint.h>

#include "cunicode_sizes.h"

#define CUNICODE_TABLE __attribute__((visibility("hidden"))) extern const

CUNICODE_TABLE uint32_t cunicode_records[];
CUNICODE_TABLE uint32_t cunicode_ascii_records[];
CUNICODE_TABLE uint16_t cunicode_blocks[];
CUNICODE_TABLE uint16_t cunicode_basic[];
CUNICODE_TABLE uint16_t cunicode_middle[];
CUNICODE_TABLE uint8_t cunicode_planes[];
CUNICODE_TABLE uint8_t cunicode_scripts[];
CUNICODE_TABLE uint16_t cunicode_extension_starts[];
CUNICODE_TABLE uint8_t cunicode_extensions[];
CUNICODE_TABLE uint32_t cunicode_script_tags[];
CUNICODE_TABLE uint16_t cunicode_line_machine[];
CUNICODE_TABLE uint8_t cunicode_line_columns[];
CUNICODE_TABLE uint8_t cunicode_ascii_columns[];
CUNICODE_TABLE uint8_t cunicode_line_traits[];
CUNICODE_TABLE uint8_t cunicode_grapheme_machine[];
CUNICODE_TABLE uint16_t cunicode_brackets[];
CUNICODE_TABLE uint32_t cunicode_counterparts[];
CUNICODE_TABLE uint32_t cunicode_word_edges[];
CUNICODE_TABLE uint32_t cunicode_word_roots[];
CUNICODE_TABLE uint64_t cunicode_phrase_keys[];
CUNICODE_TABLE int16_t cunicode_phrase_weights[];
CUNICODE_TABLE uint16_t cunicode_phrase_starts[];
CUNICODE_TABLE int32_t cunicode_phrase_bias;

/* A record: line break class (7 bits), grapheme class (5), set of scripts (9), Bidi_Class as ICU numbers it (5), and
 * the properties below. */
enum {
    CUNICODE_IGNORABLE = 1 << 26,    /* Default_Ignorable_Code_Point */
    CUNICODE_EMOJI = 1 << 27,        /* Emoji */
    CUNICODE_PRESENTATION = 1 << 28, /* Emoji_Presentation */
    CUNICODE_LETTER = 1 << 29,       /* General_Category L */
    CUNICODE_NUMBER = 1 << 30,       /* General_Category N */
};
#define CUNICODE_MARK (1u << 31) /* General_Category M */

static inline uint32_t cunicode_record(uint32_t character) {
    uint32_t block = character >> 6;
    if (character < 0x80) return cunicode_ascii_records[character];
    if (character < 0x10000) {
        block = cunicode_basic[block];
    } else {
        if (character > 0x10FFFF) character = 0x10FFFF;
        block = character >> 6;
        block = cunicode_middle[(uint32_t)cunicode_planes[(character - 0x10000) >> 12] << 6 | (block & 0x3F)];
    }
    return cunicode_records[cunicode_blocks[block << 6 | (character & 0x3F)]];
}

static inline uint32_t cunicode_bidi_class(uint32_t record) { return record >> 21 & 0x1F; }

/* ICU's UScriptCode of the record's Script. */
static inline uint32_t cunicode_script(uint32_t record) { return cunicode_scripts[record >> 12 & 0x1FF]; }

/* Script_Extensions, in rising order of ICU's numbers; the Script itself where the database lists none. */
static inline uint32_t cunicode_extension_start(uint32_t record) {
    return cunicode_extension_starts[record >> 12 & 0x1FF];
}
static inline uint32_t cunicode_extension_end(uint32_t record) {
    return cunicode_extension_starts[(record >> 12 & 0x1FF) + 1];
}
static inline uint32_t cunicode_extension(uint32_t index) { return cunicode_extensions[index]; }

/* The ISO 15924 code of a script's number, first letter highest; 0 for numbers of no script. */
static inline uint32_t cunicode_script_tag(uint32_t number) {
    return number < CUNICODE_SCRIPTS ? cunicode_script_tags[number] : 0;
}

/* Bits of a line break class. */
enum {
    CUNICODE_NEEDS_DICTIONARY = 1, /* Line_Break SA */
    CUNICODE_HAS_BRACKETS = 2,     /* Some of its characters are paired brackets */
};
static inline uint32_t cunicode_line_traits_of(uint32_t record) { return cunicode_line_traits[record & 0x7F]; }

/* The counterpart of a paired bracket, shifted left by 2, with 1 for an opening and 2 for a closing one; 0 for other
 * characters. O(log n) in the number of brackets. */
uint32_t cunicode_bracket(uint32_t character);

/* One move of the line break machine: from a state (0 at the text's start) over a record's class, or the text's end,
 * read as the tailoring of a number says. The result has the next state in its low 11 bits and what follows above. */
enum {
    CUNICODE_BREAKS = 1 << 11,    /* The text may break before the character */
    CUNICODE_MANDATORY = 1 << 12, /* ... and must */
    CUNICODE_OPENS = 1 << 13,     /* What follows decides whether it may break before the character */
    CUNICODE_SETTLES = 1 << 14,   /* It may break at the place that was left open */
    CUNICODE_IN_WORD = 1 << 15,   /* The character is of a word that a dictionary finds */
};
enum { CUNICODE_STATES = (1 << 11) - 1, CUNICODE_END = 127 };

static inline uint32_t cunicode_line_step(uint32_t state, uint32_t tailoring, uint32_t record) {
    uint32_t column = cunicode_line_columns[tailoring << 7 | (record & 0x7F)];
    return cunicode_line_machine[(state & CUNICODE_STATES) * CUNICODE_LINE_WIDTH + column];
}

/* The same over an ASCII character, which every tailoring reads alike. */
static inline uint32_t cunicode_ascii_line_step(uint32_t state, uint32_t character) {
    uint32_t column = cunicode_ascii_columns[character & 0x7F];
    return cunicode_line_machine[(state & CUNICODE_STATES) * CUNICODE_LINE_WIDTH + column];
}

/* One move of the grapheme machine: the next state, plus 128 where a grapheme ends before the character. */
static inline uint32_t cunicode_grapheme_step(uint32_t state, uint32_t record) {
    return cunicode_grapheme_machine[(state & 0x7F) << 5 | (record >> 7 & 0x1F)];
}

/* The words of four languages, each a graph that begins at a node. An edge has a letter, counted from the first character of
 * the language's block, in its low 8 bits, the number of the node it leads to from bit 10 on, and the bits below. */
enum { CUNICODE_THAI, CUNICODE_LAO, CUNICODE_BURMESE, CUNICODE_KHMER };
enum {
    CUNICODE_WORD_ENDS = 1 << 8, /* A word ends with the letter */
    CUNICODE_LAST_EDGE = 1 << 9, /* The node's last edge */
};

static inline uint32_t cunicode_word_root(uint32_t language) { return cunicode_word_roots[language]; }

/* A node's edge with a letter; 0 if there is none. Node 0 has none. O(n) in its edges, the commonest of which are first. */
static inline uint32_t cunicode_word_edge(uint32_t node, uint32_t letter) {
    for (uint32_t index = node;; index++) {
        uint32_t edge = cunicode_word_edges[index];
        if ((edge & 0xFF) == letter) return edge;
        if (edge & CUNICODE_LAST_EDGE) return 0;
    }
}

/* What one to three characters, 16 bits each, say for the start of a Japanese phrase, by the number of a feature: six of single
 * characters, three of two, four of three. 0 for characters the model does not list. O(log n). */
int32_t cunicode_phrase_weight(uint32_t feature, uint64_t characters);

/* What the model says against it beforehand. */
static inline int32_t cunicode_phrase_start(void) { return cunicode_phrase_bias; }

#endif
