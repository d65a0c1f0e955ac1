/** Windows-1256, in the order in which a text is read (guide iran.md 2.1). Pure. */
import type { Encoded } from './letters.rules.ts';

const LATIN = 0x80;
/** The letters of 0x80 to 0xFF; what the page shares with Latin-1 is itself. */
const upper = [
  '\u20AC\u067E\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0679\u2039\u0152\u0686\u0698\u0688',
  '\u06AF\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u06A9\u2122\u0691\u203A\u0153\u200C\u200D\u06BA',
  '\u00A0\u060C\u00A2\u00A3\u00A4\u00A5\u00A6\u00A7\u00A8\u00A9\u06BE\u00AB\u00AC\u00AD\u00AE\u00AF',
  '\u00B0\u00B1\u00B2\u00B3\u00B4\u00B5\u00B6\u00B7\u00B8\u00B9\u061B\u00BB\u00BC\u00BD\u00BE\u061F',
  '\u06C1\u0621\u0622\u0623\u0624\u0625\u0626\u0627\u0628\u0629\u062A\u062B\u062C\u062D\u062E\u062F',
  '\u0630\u0631\u0632\u0633\u0634\u0635\u0636\u00D7\u0637\u0638\u0639\u063A\u0640\u0641\u0642\u0643',
  '\u00E0\u0644\u00E2\u0645\u0646\u0647\u0648\u00E7\u00E8\u00E9\u00EA\u00EB\u0649\u064A\u00EE\u00EF',
  '\u064B\u064C\u064D\u064E\u00F4\u064F\u0650\u00F7\u0651\u00F9\u0652\u00FB\u00FC\u200E\u200F\u06D2',
].join('');

/** The page has the Arabic yeh alone. */
const bytesOf = new Map<string, number>([...[...upper].map((letter, at): [string, number] => [letter, LATIN + at]), ['\u06CC', 0xed]]);

export function cp1256Of(text: string): Encoded {
  const letters = [...text];
  const bytes = letters.map((letter) => (letter >= ' ' && letter < '\u007F' ? letter.charCodeAt(0) : bytesOf.get(letter)));
  const lacks = letters.filter((_, at) => bytes[at] === undefined);
  return lacks.length > 0 ? { lacks: [...new Set(lacks)] } : { bytes: Uint8Array.from(bytes as number[]) };
}
