/**
 * `npm run bench`: every figure as a ratio against a bare ceiling in the same run, printed with the machine's facts
 * and written to bench/results; first what became worse since the last committed result (docs/adr/0039). Asserts nothing: the clock is no test.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#server/build.ts';
import { version } from '#server/version.ts';
import { type Against, compareCalls, type Figures, type Ratio } from './calls.ts';
import { linesOf, newestOf, type Result, worseLines } from './compare.rules.ts';
import { firstLoad } from './first-load.ts';
import { importTenThousand } from './import-10k.ts';
import { interactions } from './interaction.ts';
import { machineFacts } from './machine.ts';
import { prepare } from './prepare.ts';
import { searchAmongMany } from './search.ts';
import { type Running, settled, startNode } from './servers.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 10_000);
const firstPort = Number(process.env['HCM_BENCH_PORT'] ?? 8_191);
const [productPort, flatPort, importPort, barePort] = [firstPort, firstPort + 1, firstPort + 2, firstPort + 3];

/** Resident memory of a process in MB (Linux). */
const residentMb = async ({ pid }: Running): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
};

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const percent = (value: number): string => `${Math.round(value * 100)} %`;

const share = ({ ratio, range }: Against): string => `${percent(ratio).padStart(5)} (${percent(range[0])} to ${percent(range[1])})`;
const costs = ({ perSecond, cpuServer, cpuDatabase }: Figures): string => `${round(perSecond, 0)}/s, CPU ${round(cpuServer, 2)} + ${round(cpuDatabase, 2)} ms`;

function print({ name, target, product, flat, bare }: Ratio): void {
  console.log(`${name.padEnd(26)} ${costs(product)} (server + database), p50 ${round(product.p50)} ms, p95 ${round(product.p95)} ms`);
  console.log(`${'  of bare, same answer'.padEnd(26)} ${share(bare)}, target ${percent(target)}   ${costs(bare.figures)}`);
  console.log(`${'  of one flat table'.padEnd(26)} ${share(flat)}   ${costs(flat.figures)}`);
}

const folder = new URL('results/', import.meta.url);

/** What became worse, before anything else. */
async function tellWorse(now: Result): Promise<void> {
  const last = newestOf(await readdir(folder));
  if (last === undefined) return console.log('no committed result to compare with');
  const before = JSON.parse(await readFile(new URL(last, folder), 'utf8')) as Result;
  const worse = worseLines(linesOf(before), linesOf(now));
  if (worse.length === 0) return console.log(`nothing became worse by more than a tenth since ${last}`);
  console.log(`worse by more than a tenth since ${last}:`);
  for (const { name, value, unit, times, before: was } of worse) console.log(`  ${name.padEnd(56)} ${round(was)} -> ${round(value)} ${unit} (${round(times, 2)} times as bad)`);
}

const machine = machineFacts();
console.log(JSON.stringify(machine));
await buildWeb();
const prepared = await prepare(PEOPLE);
const started: Running[] = [];
try {
  const plain = (url: string, port: number) => JSON.stringify({ connection: { connectionString: url }, port, companyId: prepared.companyId, dataDir: prepared.dataDir });
  const product = await startNode(
    ['--max-semi-space-size=4', 'bin/kargozin.mjs'],
    { DATABASE_URL: prepared.ownerUrl, HCM_APP_DATABASE_URL: prepared.appUrl, HCM_DATA_DIR: prepared.dataDir, PORT: String(productPort) },
    productPort,
    '/api/health',
  );
  started.push(product);
  const flat = await startNode(['bench/flat-table.ts'], { BENCH_BARE: plain(prepared.appUrl, flatPort) }, flatPort, '/list?q=x');
  started.push(flat);
  const bare = await startNode(['bench/bare.ts'], { BENCH_BARE: plain(prepared.ownerUrl, barePort) }, barePort, '/list?q=x');
  started.push(bare);
  await settled(product);
  const idleMb = await residentMb(product);
  const ratios = await compareCalls(prepared, { product, flat, bare });
  const loadedMb = await residentMb(product);
  const page = await firstLoad(productPort);
  const inp = await interactions(productPort, prepared.password);
  const imported = await importTenThousand(importPort);
  const search = await searchAmongMany();
  const result = { machine, people: PEOPLE, ratios, memory: { idleMb, loadedMb }, page, inp, imported, search };
  await tellWorse(result);
  for (const ratio of ratios) print(ratio);
  console.log(`server memory              ${idleMb} MB idle, ${loadedMb} MB after the load`);
  console.log(
    `first load, CPU x4         entry ${round(page.entryKb)} KB gzip, LCP ${round(page.lcpMs, 0)} ms (bare page ${round(page.barePaintMs, 0)} ms), CLS ${round(page.cls, 3)}`,
  );
  console.log(`longest answer, CPU x4     menu item ${inp.menuItem} ms, typing in the person search ${inp.typing} ms, opening a menu ${inp.openMenu} ms (target 100)`);
  console.log(`import of 10,000 people    ${round(imported.seconds['personnel'] ?? 0)} s (${imported.accepted} accepted, ${imported.refused} refused)`);
  const file = new URL(`${version}.json`, folder);
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`written to ${fileURLToPath(file).replace(process.cwd(), '.')}`);
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await prepared.stop();
}
