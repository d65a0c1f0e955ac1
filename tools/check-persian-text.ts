/**
 * Persian words stand in *.messages.fa.ts and nowhere else in code: neither in sources nor in tests, styles or pages.
 * Tests name a single letter by its escape and take words from messages; data files (.csv, .json, .xlsx) are not code.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from './steps.ts';

const folders = ['src', 'test', 'tools', 'bench', 'bin'];
const code = /\.(ts|tsx|mjs|css|html|sql)$/;
const messages = /\.messages\.fa\.ts$/;
/** The Arabic blocks, presentation forms included. */
const arabicLetters = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;

export async function checkPersianText(): Promise<string[]> {
  const faults: string[] = [];
  for (const folder of folders)
    for (const entry of await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !code.test(entry.name) || messages.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const lines = (await readFile(path, 'utf8')).split('\n');
      for (const [index, line] of lines.entries()) if (arabicLetters.test(line)) faults.push(`${relative(projectRoot, path)}:${index + 1}: ${line.trim().slice(0, 120)}`);
    }
  return faults;
}
