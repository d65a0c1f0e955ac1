/**
 * `npm run bench`: every figure as a ratio against a bare ceiling in the same run, printed with the machine's facts
 * and written to bench/results. Asserts nothing: the clock is no test.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#server/build.ts';
import { type Against, compareCalls, type Figures, type Ratio } from './calls.ts';
import { firstLoad } from './first-load.ts';
import { importTenThousand } from './import-10k.ts';
import { interactions } from './interaction.ts';
import { machineFacts } from './machine.ts';
import { prepare } from './prepare.ts';
import { searchAmongMany } from './search.ts';
import { type Running, startNode } from './servers.ts';

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
  const idleMb = await residentMb(product);
  const ratios = await compareCalls(prepared, { product, flat, bare });
  for (const ratio of ratios) print(ratio);
  const loadedMb = await residentMb(product);
  console.log(`server memory              ${idleMb} MB idle, ${loadedMb} MB after the load`);
  const page = await firstLoad(productPort);
  console.log(
    `first load, CPU x4         entry ${round(page.entryKb)} KB gzip, LCP ${round(page.lcpMs, 0)} ms (bare page ${round(page.barePaintMs, 0)} ms), CLS ${round(page.cls, 3)}`,
  );
  const inp = await interactions(productPort, prepared.password);
  console.log(`longest answer, CPU x4     menu item ${inp.menuItem} ms, typing in the person search ${inp.typing} ms, opening a menu ${inp.openMenu} ms (target 100)`);
  const imported = await importTenThousand(importPort);
  const search = await searchAmongMany();
  console.log(`import of 10,000 people    ${round(imported.seconds['personnel'] ?? 0)} s (${imported.accepted} accepted, ${imported.refused} refused)`);
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${machine.date.slice(0, 10)}.json`, folder);
  await writeFile(file, `${JSON.stringify({ machine, people: PEOPLE, ratios, memory: { idleMb, loadedMb }, page, inp, imported, search }, null, 2)}\n`);
  console.log(`written to ${fileURLToPath(file).replace(process.cwd(), '.')}`);
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await prepared.stop();
}
