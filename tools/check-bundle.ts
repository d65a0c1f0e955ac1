/** Weight of the browser bundle (docs/ARCHITECTURE.md, budgets): what the first page loads, and each chunk of a route. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, webRoot } from '#server/build.ts';

const KB = 1_000;
const ENTRY_BUDGET = 185 * KB;
const ROUTE_BUDGET = 90 * KB;

const weightOf = async (file: string): Promise<number> => gzipSync(await readFile(join(webRoot, file)), { level: 9 }).length;

/** Scripts and styles that index.html loads at once, preloads included. */
async function entryFiles(): Promise<string[]> {
  const page = await readFile(join(webRoot, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file as string);
}

export async function checkBundle(): Promise<string[]> {
  await buildWeb();
  const entry = await entryFiles();
  if (entry.length === 0) return ['index.html loads no script: the budget would mean nothing'];
  const faults: string[] = [];
  let total = 0;
  for (const file of entry) total += await weightOf(file);
  if (total > ENTRY_BUDGET) faults.push(`the first page loads ${(total / KB).toFixed(1)} KB gzip, allowed are ${ENTRY_BUDGET / KB}: ${entry.join(', ')}`);
  for (const name of await readdir(join(webRoot, 'assets'))) {
    const file = `assets/${name}`;
    if (!/\.(js|css)$/.test(name) || entry.includes(file)) continue;
    const weight = await weightOf(file);
    if (weight > ROUTE_BUDGET) faults.push(`${file} weighs ${(weight / KB).toFixed(1)} KB gzip, allowed are ${ROUTE_BUDGET / KB}`);
  }
  return faults;
}
