/** Words that the product does not use (glossary.messages.fa.ts), looked for in every message and every article of the help. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import glossary from './glossary.messages.fa.ts';
import { projectRoot } from './steps.ts';

const texts = /\.(messages\.fa\.ts|help\.fa\.md)$/;
/** Letters that make another word of what they touch, the half-space included. */
const letter = '[\\p{L}\\p{M}\\u200c]';

const rules = glossary.forbidden.map(([word, right]) => ({ word, right, pattern: new RegExp(`(?<!${letter})${RegExp.escape(word)}(?!${letter})`, 'u') }));

/** The forbidden words of a text by its lines, each with the right one. */
export const wordsIn = (text: string): readonly { readonly line: number; readonly word: string; readonly right: string }[] =>
  text.split('\n').flatMap((line, at) => rules.filter(({ pattern }) => pattern.test(line)).map(({ word, right }) => ({ line: at + 1, word, right })));

export async function checkGlossary(): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of await readdir(join(projectRoot, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    for (const { line, word, right } of wordsIn(await readFile(path, 'utf8'))) faults.push(`${relative(projectRoot, path)}:${line}: ${word} -> ${right}`);
  }
  return faults;
}
