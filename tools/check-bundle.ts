/**
 * Weight of the browser bundle (docs/performance.md): what the first page loads, each chunk of a route, and what the first visit of
 * each page asks for until its heading can be drawn, as the document names it (`src/server/ahead-file.ts`).
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FilesAhead, readAhead } from '#server/ahead-file.ts';
import { buildWeb, webRoot } from '#server/build.ts';

const KB = 1_000;
const ENTRY_BUDGET = 185 * KB;
const ROUTE_BUDGET = 90 * KB;

/** Of a first visit: files beside the document, and bytes as they are sent. Pages that are known to be heavier have a figure of their own. */
interface Visit {
  readonly files: number;
  readonly bytes: number;
}
const VISIT_BUDGET: Visit = { files: 32, bytes: 401 * KB };
const heavier: Readonly<Record<string, Visit>> = {
  'modules/payroll/pay-run/pay-run.page.tsx': { files: 37, bytes: 440 * KB },
  // the month comes when its tab is opened, by the one file more that fetches it
  'modules/performance/performance-profile/performance-profile.page.tsx': { files: 33, bytes: 401 * KB },
  'modules/personnel/base-information/base-information.page.tsx': { files: 32, bytes: 430 * KB },
  'modules/personnel/profile/profile.page.tsx': { files: 32, bytes: 430 * KB },
  'modules/personnel/profile/user-profile.page.tsx': { files: 32, bytes: 430 * KB },
  // with what they share with the runs and files of pay
  'modules/payroll/work-sheet/work-sheet.page.tsx': { files: 32, bytes: 404 * KB },
  'modules/payroll/yearly-law/yearly-law.page.tsx': { files: 32, bytes: 404 * KB },
  'modules/reports/run-report/run-report.page.tsx': { files: 32, bytes: 404 * KB },
  'modules/administration/formula/formula.page.tsx': { files: 32, bytes: 420 * KB },
  'modules/tasks/designer/designer.page.tsx': { files: 32, bytes: 432 * KB },
  'modules/personnel/change-requests/requests.page.tsx': { files: 37, bytes: 416 * KB },
};
/** A page about as heavy as allowed keeps its figure: a word more or less in a shared file must not be a fault. */
const CLEARLY = 0.95;
const LAYOUT = 'web/layout/layout.tsx';

const weightOf = async (file: string): Promise<number> => gzipSync(await readFile(join(webRoot, file)), { level: 9 }).length;

/** As a browser takes it: packed where the build has packed it. */
const sentBytes = async (file: string): Promise<number> => (await stat(join(webRoot, `${file}.br`)).catch(() => stat(join(webRoot, file)))).size;

/** Scripts, styles and fonts that index.html loads at once, preloads included. */
async function entryFiles(): Promise<string[]> {
  const page = await readFile(join(webRoot, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file]) => file as string);
}

async function visitOf(files: ReadonlySet<string>): Promise<Visit> {
  const sizes = await Promise.all([...files].map(sentBytes));
  return { files: files.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** What is wrong with the first visits of pages, and exceptions that no page needs any more. */
async function visitFaults(entry: readonly string[], ahead: FilesAhead): Promise<string[]> {
  const faults: string[] = [];
  for (const [page, own] of Object.entries(ahead)) {
    if (page === LAYOUT) continue;
    const { files, bytes } = await visitOf(new Set([...entry, ...(ahead[LAYOUT] ?? []), ...own]));
    const allowed = heavier[page] ?? VISIT_BUDGET;
    if (files > allowed.files || bytes > allowed.bytes)
      faults.push(`a first visit of ${page} loads ${files} files of ${(bytes / KB).toFixed(0)} KB, allowed are ${allowed.files} of ${allowed.bytes / KB}`);
    if (heavier[page] !== undefined && files <= VISIT_BUDGET.files && bytes <= VISIT_BUDGET.bytes * CLEARLY) faults.push(`${page} is no heavier than others: take its figure away`);
  }
  for (const page of Object.keys(heavier)) if (ahead[page] === undefined) faults.push(`there is no ${page} to be heavier`);
  return faults;
}

export async function checkBundle(): Promise<string[]> {
  await buildWeb();
  const entry = await entryFiles();
  const ahead = await readAhead(webRoot);
  if (entry.length === 0 || ahead[LAYOUT] === undefined) return ['index.html loads no script, or nothing is told ahead: the budget would mean nothing'];
  const faults: string[] = [];
  let total = 0;
  for (const file of entry) if (!file.endsWith('.woff2')) total += await weightOf(file);
  if (total > ENTRY_BUDGET) faults.push(`the first page loads ${(total / KB).toFixed(1)} KB gzip, allowed are ${ENTRY_BUDGET / KB}: ${entry.join(', ')}`);
  for (const name of await readdir(join(webRoot, 'assets'))) {
    const file = `assets/${name}`;
    if (!/\.(js|css)$/.test(name) || entry.includes(file)) continue;
    const weight = await weightOf(file);
    if (weight > ROUTE_BUDGET) faults.push(`${file} weighs ${(weight / KB).toFixed(1)} KB gzip, allowed are ${ROUTE_BUDGET / KB}`);
  }
  return [...faults, ...(await visitFaults(entry, ahead))];
}
