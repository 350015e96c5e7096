/* Written by Scripts/unicode/tables.py from the Unicode Character Database 17.0.0. Do not edit.
 * Unicode's licence for its data is in LICENSE-Unicode.txt. */
#ifndef CUNICODE_SIZES_H
#define CUNICODE_SIZES_H

#define CUNICODE_VERSION "17.0.0"
enum { CUNICODE_LINE_WIDTH = 72, CUNICODE_BRACKETS = 128, CUNICODE_SCRIPTS = 212 };

#endif
