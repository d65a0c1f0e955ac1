/** Generated files are committed, so that a review shows what a change does to them; here they must be current. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from './generate.ts';
import { projectRoot } from './steps.ts';

export async function checkGenerated(): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, text } of await generatedFiles()) {
    const stored = await readFile(join(projectRoot, path), 'utf8').catch(() => undefined);
    if (stored !== text) faults.push(`${path} is ${stored === undefined ? 'missing' : 'not current'}: run "npm run generate" and read the difference`);
  }
  return faults;
}
