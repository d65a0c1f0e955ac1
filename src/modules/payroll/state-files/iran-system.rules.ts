/**
 * Iran System, the page of the insurance organisation's disks (guide iran.md 2.1): a byte for each shape of a letter, stored as it is seen, the last
 * letter first; numbers and Latin words keep their order. A text without Persian letters is plain ASCII. Pure.
 */
import type { Encoded } from './letters.rules.ts';

/** Bytes of a letter: alone, at the end of a joined run, within one, at its beginning. */
interface Shape {
  readonly alone: number;
  readonly final: number;
  readonly medial: number;
  readonly initial: number;
  /** Whether the letter before it may reach it, and whether it reaches the next. */
  readonly isReached: boolean;
  readonly reaches: boolean;
}

const one = (byte: number, isReached = true, reaches = false): Shape => ({ alone: byte, final: byte, medial: byte, initial: byte, isReached, reaches });
const two = (end: number, begin: number): Shape => ({ alone: end, final: end, medial: begin, initial: begin, isReached: true, reaches: true });
const four = (first: number): Shape => ({ alone: first, final: first + 1, medial: first + 2, initial: first + 3, isReached: true, reaches: true });

/** Letters one after the other, each with two bytes from the first on. */
const pairs = (letters: string, first: number): [string, Shape][] => [...letters].map((letter, at) => [letter, two(first + 2 * at, first + 2 * at + 1)]);
const singles = (letters: string, first: number): [string, Shape][] => [...letters].map((letter, at) => [letter, one(first + at)]);

const LAM = '\u0644';
const ALEF = '\u0627';
/** The two of them are written as one. */
const LAM_ALEF = `${LAM}${ALEF}`;

const shapes = new Map<string, Shape>([
  ['\u060C', one(0x8a, false)],
  ['\u061F', one(0x8c, false)],
  ['\u0622', one(0x8d)],
  ['\u0626', one(0x8e, true, true)],
  ['\u0621', one(0x8f, false)],
  [ALEF, { ...one(0x91), alone: 0x90 }],
  ...pairs('\u0628\u067E\u062A\u062B\u062C\u0686\u062D\u062E', 0x92),
  ...singles('\u062F\u0630\u0631\u0632\u0698', 0xa2),
  ...pairs('\u0633\u0634\u0635\u0636', 0xa7),
  ['\u0637', one(0xaf, true, true)],
  ['\u0638', one(0xe0, true, true)],
  ['\u0639', four(0xe1)],
  ['\u063A', four(0xe5)],
  ...pairs('\u0641\u0642\u06A9\u06AF', 0xe9),
  [LAM, two(0xf1, 0xf3)],
  [LAM_ALEF, one(0xf2)],
  ...pairs('\u0645\u0646', 0xf4),
  ['\u0648', one(0xf8)],
  ['\u0647', { ...two(0xf9, 0xfb), medial: 0xfa }],
  ['\u06CC', { ...two(0xfc, 0xfe), alone: 0xfd }],
]);

/** Brackets look the other way in a text that runs from the right. */
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' };
/** A number or a Latin word; lam with alef; any other letter. */
const unit = /[A-Za-z0-9]+(?:[./:-][A-Za-z0-9]+)*|\u0644\u0627|./gsu;
const ZERO = 0x80;

const isAscii = (letter: string): boolean => letter >= ' ' && letter < '\u007F';
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
/** Digits of Persian texts are bytes of their own; those of Latin words are not. */
const runOf = (text: string): number[] => (/[A-Za-z]/.test(text) ? ascii(text) : ascii(text).map((byte) => (byte >= 0x30 && byte <= 0x39 ? byte - 0x30 + ZERO : byte)));

function byteOf(shape: Shape, before: Shape | undefined, after: Shape | undefined): number {
  const isJoined = shape.isReached && before?.reaches === true;
  const joins = shape.reaches && after?.isReached === true;
  if (isJoined) return joins ? shape.medial : shape.final;
  return joins ? shape.initial : shape.alone;
}

export function iranSystemOf(text: string): Encoded {
  const units = text.match(unit) ?? [];
  const lacks = units.filter((part) => !shapes.has(part) && ![...part].every(isAscii));
  if (lacks.length > 0) return { lacks: [...new Set(lacks)] };
  if (!units.some((part) => shapes.has(part))) return { bytes: Uint8Array.from(ascii(text)) };
  const written = units.map((part, at) => {
    const shape = shapes.get(part);
    const [before, after] = [shapes.get(units[at - 1] ?? ''), shapes.get(units[at + 1] ?? '')];
    return shape === undefined ? runOf(mirrored[part] ?? part) : [byteOf(shape, before, after)];
  });
  return { bytes: Uint8Array.from(written.toReversed().flat()) };
}
