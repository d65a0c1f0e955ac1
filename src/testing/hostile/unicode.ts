/** Texts that break what takes letters for bytes or for what they look like (reliability-security.md I5). Each must be refused or normalised. */

/** Refused wherever text is taken (forbiddenTexts of ../schema-values.ts says which characters); these are too long for any field. */
export const hugeTexts: Readonly<Record<string, string>> = {
  'a megabyte': 'x'.repeat(1_000_000),
  'a megabyte of emoji': '\u{1f600}'.repeat(250_000),
  'a hundred thousand marks on one letter': `\u0627${'\u0651'.repeat(100_000)}`,
};

/** Taken or refused, as the field has it; never a fault. */
export const strangeTexts: readonly string[] = [
  '\u200c',
  '\u200c\u200c\u200ca',
  '\u200f\u200e\u00ad\u034f',
  '\u0640\u0640\u0640',
  '\u064a\u0649\u0643\u0629\u06d5\u06c1\u0671',
  '\u06f1\u06f2\u06f3\u0661\u0662\u0663',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f1ee}\u{1f1f7}',
  '\u{e0061}\u{e007f}',
  'e\u0301\u0301\u0301',
  '\u1100\u1161\u11a8',
  '\ufdfa\ufdfd',
  '\ufb01\u2460\u00bd',
  '\u0130\u0131\u1e9e\u00df',
  '\u3164\u115f\uffa0',
  '\u2028\u2029\u0085',
  '\u00a0\u3000\u2003',
  '\ufffd\ufffc',
  '\u{10fffd}\ue000',
  '\u007f\u009b',
];
