/**
 * `npm run bench:growth`: what acts cost among 2,000, 20,000 and 200,000 people, and the last against the first. No act on one record may cost more
 * because the organisation grows (goal: at most 1.3 times). HCM_BENCH_SIZES names other sizes, the first of which is generated and then
 * multiplied (multiply.ts). CPU time of the database and of the server says more than the clock on a machine that does other things too.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { settleEverybody } from '#modules/attendance/leave/leave.job.ts';
import { openPool } from '#platform/db/db.server.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { signIn } from './calls.ts';
import { cpuOf } from './cpu.ts';
import { type Act, actsOf, apiOf } from './growth-acts.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';
import { multiply } from './multiply.ts';
import { temporaryDirectory } from './prepare.ts';
import { fill, untilQuiet, urlOf } from './search.ts';
import { productArguments, type Running, startNode } from './servers.ts';

const SIZES = (process.env['HCM_BENCH_SIZES'] ?? '2000,20000,200000').split(',').map(Number);
const PORT = Number(process.env['HCM_BENCH_PORT'] ?? 8_431);
const GOAL = 1.3;

/** Milliseconds of one act: of the clock (median), of the processors in database and server. */
interface Cost {
  readonly ms: number;
  readonly cpuDatabase: number;
  readonly cpuServer: number;
}

const shown = ({ ms, cpuDatabase, cpuServer }: Cost): string => `${ms.toFixed(1)} ms (${cpuDatabase.toFixed(1)} + ${cpuServer.toFixed(1)})`;

/** CPU time of the connections of clients, by process: what looks after itself (autovacuum, checkpoints) is no part of an act. */
async function cpuOfClients(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

async function costOf(act: Act, owner: pg.Client, product: Running): Promise<Cost> {
  const taken: number[] = [];
  let [cpuDatabase, cpuServer] = [0, 0];
  for (let turn = 0; turn < act.times; turn++) {
    await act.prepare?.(turn);
    const before = [await cpuOfClients(owner), cpuOf(product.pid)] as const;
    const began = performance.now();
    await act.run(turn);
    taken.push(performance.now() - began);
    cpuDatabase += (await cpuOfClients(owner)) - before[0];
    cpuServer += cpuOf(product.pid) - before[1];
  }
  return { ms: median(taken), cpuDatabase: cpuDatabase / act.times, cpuServer: cpuServer / act.times };
}

async function lay(dataDir: string, embedded: Awaited<ReturnType<typeof startEmbedded>>, owner: pg.Client, people: number): Promise<Readonly<Record<string, string>>> {
  const [base = people] = SIZES;
  const passwords = await fill(dataDir, embedded, base);
  const clock = { now: () => Date.now() };
  const pool = openPool({ connection: embedded.app });
  await settleEverybody(pool, clock, todayIn('Asia/Tehran', clock.now()));
  await pool.end();
  await owner.connect();
  if (people > base) await multiply(owner, Math.round(people / base));
  await owner.query('vacuum analyze');
  return passwords;
}

async function measure(people: number): Promise<Readonly<Record<string, Cost & { readonly isOfOne: boolean }>>> {
  const dataDir = temporaryDirectory('growth');
  const embedded = await startEmbedded({ dataDir });
  const owner = new pg.Client(embedded.owner);
  owner.on('error', () => undefined);
  try {
    const began = performance.now();
    const passwords = await lay(dataDir, embedded, owner, people);
    console.log(`${people} people laid in ${Math.round((performance.now() - began) / 1_000)} s`);
    const env = { DATABASE_URL: urlOf(embedded.owner), HCM_APP_DATABASE_URL: urlOf(embedded.app), HCM_DATA_DIR: dataDir, PORT: String(PORT) };
    const product = await startNode(productArguments, env, PORT, '/api/health');
    try {
      await untilQuiet(owner);
      const users = ['admin', 'hrofficer', 'manager', 'employee'];
      const apis = new Map(await Promise.all(users.map(async (name) => [name, apiOf(PORT, await signIn(PORT, name, passwords[name] ?? ''))] as const)));
      const as = (name: string) => apis.get(name) ?? apiOf(PORT, {});
      const costs: Record<string, Cost & { isOfOne: boolean }> = {};
      for (const act of await actsOf({ owner, as, today: todayIn('Asia/Tehran', Date.now()) })) {
        const cost = await costOf(act, owner, product);
        costs[act.name] = { ...cost, isOfOne: act.isOfOne };
        console.log(`  ${act.name.padEnd(20)} ${shown(cost)}`);
      }
      return costs;
    } finally {
      await product.stop();
    }
  } finally {
    await owner.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const machine = machineFacts();
console.log(JSON.stringify(machine));
const sizes = [];
for (const people of SIZES) sizes.push({ people, costs: await measure(people) });
console.log(`median of the clock (CPU of the database + of the server), ${SIZES.join(', ')} people; ratio of the last to the first, by the clock and by CPU`);
for (const [name, first] of Object.entries(sizes[0]?.costs ?? {})) {
  const all = sizes.flatMap(({ costs }) => costs[name] ?? []);
  const last = all.at(-1) ?? first;
  const ratio = [last.ms / first.ms, (last.cpuDatabase + last.cpuServer) / (first.cpuDatabase + first.cpuServer)].map((one) => one.toFixed(2)).join(', ');
  console.log(`${name.padEnd(20)} ${all.map((one) => shown(one).padEnd(26)).join(' ')} ratio ${ratio}${first.isOfOne ? ` (goal ${GOAL})` : ''}`);
}
const folder = new URL('results/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('growth.json', folder), `${JSON.stringify({ machine, sizes }, null, 2)}\n`);
