/**
 * `npm run bench`: every figure as a ratio against a bare ceiling in the same run, printed with the machine's facts
 * and written to bench/results. Asserts nothing: the clock is no test.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '#server/build.ts';
import { compareCalls, type Ratio } from './calls.ts';
import { firstLoad } from './first-load.ts';
import { importTenThousand } from './import-10k.ts';
import { machineFacts } from './machine.ts';
import { prepare } from './prepare.ts';
import { type Running, startNode } from './servers.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 10_000);
const [productPort, barePort, importPort] = [8191, 8192, 8193];

/** Resident memory of a process in MB (Linux). */
const residentMb = async ({ pid }: Running): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
};

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const percent = (value: number): string => `${Math.round(value * 100)} %`;

function print(ratio: Ratio): void {
  const { name, product, bare } = ratio;
  console.log(
    `${name.padEnd(26)} ${percent(ratio.ratio).padStart(6)} of bare (${percent(ratio.range[0])} to ${percent(ratio.range[1])}, target ${percent(ratio.target)})` +
      `   ${round(product.perSecond, 0)}/s against ${round(bare.perSecond, 0)}/s, p50 ${round(product.p50)} ms, p95 ${round(product.p95)} ms`,
  );
}

const machine = machineFacts();
console.log(JSON.stringify(machine));
await buildWeb();
const prepared = await prepare(PEOPLE);
const started: Running[] = [];
try {
  const connection = JSON.stringify({ connection: { connectionString: prepared.appUrl }, port: barePort });
  const product = await startNode(
    ['--max-semi-space-size=4', 'bin/kargozin.mjs'],
    { DATABASE_URL: prepared.ownerUrl, HCM_APP_DATABASE_URL: prepared.appUrl, HCM_DATA_DIR: prepared.dataDir, PORT: String(productPort) },
    productPort,
    '/api/health',
  );
  started.push(product);
  const bare = await startNode(['bench/bare.ts'], { BENCH_BARE: connection }, barePort, '/list?q=x');
  started.push(bare);
  const idleMb = await residentMb(product);
  const ratios = await compareCalls(prepared, product, bare);
  for (const ratio of ratios) print(ratio);
  const loadedMb = await residentMb(product);
  console.log(`server memory              ${idleMb} MB idle, ${loadedMb} MB after the load`);
  const page = await firstLoad(productPort);
  console.log(
    `first load, CPU x4         entry ${round(page.entryKb)} KB gzip, LCP ${round(page.lcpMs, 0)} ms (bare page ${round(page.barePaintMs, 0)} ms), CLS ${round(page.cls, 3)}`,
  );
  const imported = await importTenThousand(importPort);
  console.log(`import of 10,000 people    ${round(imported.seconds['personnel'] ?? 0)} s (${imported.accepted} accepted, ${imported.refused} refused)`);
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${machine.date.slice(0, 10)}.json`, folder);
  await writeFile(file, `${JSON.stringify({ machine, people: PEOPLE, ratios, memory: { idleMb, loadedMb }, page, imported }, null, 2)}\n`);
  console.log(`written to ${fileURLToPath(file).replace(process.cwd(), '.')}`);
} finally {
  await Promise.all(started.map((one) => one.stop()));
  await prepared.stop();
}
