/**
 * `npm run bench`: every figure as a ratio against a bare ceiling in the same run, printed with the machine's facts and written to
 * bench/results, part by part; of each first what became worse since the last committed result (docs/adr/0039). The calls are always
 * measured, the rest of `page`, `import` and `search` can be chosen: `npm run bench -- page`. Asserts nothing: the clock is no test.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { buildWeb } from '#server/build.ts';
import { version } from '#server/version.ts';
import { type Against, compareCalls, type Figures, type Ratio, type Servers } from './calls.ts';
import { linesOf, newestOf, type Result, worseLines } from './compare.rules.ts';
import { firstLoad } from './first-load.ts';
import { importTenThousand } from './import-10k.ts';
import { interactions } from './interaction.ts';
import { machineFacts } from './machine.ts';
import { type Prepared, prepare } from './prepare.ts';
import { searchAmongMany } from './search.ts';
import { productArguments, type Running, settled, startNode } from './servers.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 10_000);
const firstPort = Number(process.env['HCM_BENCH_PORT'] ?? 8_191);
const [productPort, flatPort, importPort, barePort] = [firstPort, firstPort + 1, firstPort + 2, firstPort + 3];

/** An idle server is one that nobody has asked for a while: what a start took is given back within half a minute. */
const IDLE_MS = 30_000;

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
const machine = machineFacts();
let result: Result & object = { ratios: [] };

async function readLast(): Promise<readonly [name: string, result: Result]> {
  const name = newestOf(await readdir(folder));
  return name === undefined ? ['the first run', { ratios: [] }] : [name, JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Result];
}
const [lastName, last] = await readLast();

/** Of what was just measured first the lines that became worse, then its figures; kept at once, so that a run may be broken off. */
async function tell(measured: Partial<Result>, printFigures: () => void): Promise<void> {
  const known = new Set(linesOf(result).map(({ name }) => name));
  result = { ...result, ...measured };
  const lines = linesOf(result).filter(({ name }) => !known.has(name));
  for (const { name, value, unit, times, before } of worseLines(linesOf(last), lines))
    console.log(`worse since ${lastName}: ${name.padEnd(44)} ${round(before)} -> ${round(value)} ${unit} (${round(times, 2)} times as bad)`);
  printFigures();
  await writeFile(new URL(`${version}.json`, folder), `${JSON.stringify({ machine, people: PEOPLE, ...result }, null, 2)}\n`);
}

async function tellCalls(servers: Servers, calls: Prepared): Promise<void> {
  await settled(servers.product);
  await delay(IDLE_MS);
  const idleMb = await residentMb(servers.product);
  const ratios = await compareCalls(calls, servers);
  const loadedMb = await residentMb(servers.product);
  await tell({ ratios, memory: { idleMb, loadedMb } }, () => {
    for (const ratio of ratios) print(ratio);
    console.log(`server memory              ${idleMb} MB idle, ${loadedMb} MB after the load`);
  });
}

async function tellPage(password: string): Promise<void> {
  const page = await firstLoad(productPort);
  const inp = await interactions(productPort, password);
  await tell({ page, inp }, () => {
    console.log(
      `first load, CPU x4         entry ${round(page.entryKb)} KB gzip, LCP ${round(page.lcpMs, 0)} ms (bare page ${round(page.barePaintMs, 0)} ms), CLS ${round(page.cls, 3)}`,
    );
    console.log(`longest answer, CPU x4     menu item ${inp.menuItem} ms, typing in the person search ${inp.typing} ms, opening a menu ${inp.openMenu} ms (target 100)`);
  });
}

async function tellImport(): Promise<void> {
  const imported = await importTenThousand(importPort);
  await tell({ imported }, () =>
    console.log(`import of 10,000 people    ${round(imported.seconds['personnel'] ?? 0)} s (${imported.accepted} accepted, ${imported.refused} refused)`),
  );
}

async function tellSearch(): Promise<void> {
  const search = await searchAmongMany();
  await tell({ search }, () => console.log(`search among ${search.people} people: as printed above`));
}

console.log(JSON.stringify(machine));
await buildWeb();
const prepared = await prepare(PEOPLE);
const started: Running[] = [];
try {
  const plain = (url: string, port: number) => JSON.stringify({ connection: { connectionString: url }, port, companyId: prepared.companyId, dataDir: prepared.dataDir });
  const startProduct = () =>
    startNode(
      productArguments,
      { DATABASE_URL: prepared.ownerUrl, HCM_APP_DATABASE_URL: prepared.appUrl, HCM_DATA_DIR: prepared.dataDir, PORT: String(productPort) },
      productPort,
      '/api/health',
    );
  // the first start after ten thousand people came books their leave of years: a server that idles has that behind it
  const first = await startProduct();
  await settled(first);
  await first.stop();
  const product = await startProduct();
  started.push(product);
  const flat = await startNode(['bench/flat-table.ts'], { BENCH_BARE: plain(prepared.appUrl, flatPort) }, flatPort, '/list?q=x');
  started.push(flat);
  const bare = await startNode(['bench/bare.ts'], { BENCH_BARE: plain(prepared.ownerUrl, barePort) }, barePort, '/list?q=x');
  started.push(bare);
  await tellCalls({ product, flat, bare }, prepared);
  const chosen = process.argv.slice(2);
  const parts = { page: () => tellPage(prepared.password), import: tellImport, search: tellSearch };
  for (const [name, measure] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await measure();
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await prepared.stop();
}
