/**
 * `npm run bench:payroll -- --people 10000`: a month of pay from inputs to sealed payslips through the calls of the product, on a server of its own.
 * Two months: the first alone, for its time and memory, the second while people read lists, which are measured without it first (their ratio
 * says more than their milliseconds). Then payslips are explained. Prints figures with the machine's facts and the goals; asserts nothing but that all
 * are paid. `--profile` adds the dearest statements of the database, `HCM_BENCH_NODE=--cpu-prof` what the server does.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { todayIn, toJalali } from '#kernel/jalali/jalali.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { signIn } from './calls.ts';
import { cpuOf, cpuOfChildren, cpuOfMainThread, fineCpuOfMainThread } from './cpu.ts';
import { type Api, apiOf } from './growth-acts.ts';
import { type LoadResult, load, median } from './load.ts';
import { machineFacts } from './machine.ts';
import { counted, type Measured, showDearest, showGoals, statementStatistics } from './payroll-goals.ts';
import { layPaid, type PaidPlace } from './payroll-people.ts';
import { temporaryDirectory } from './prepare.ts';
import { fill, untilQuiet, urlOf } from './search.ts';
import { productArguments, type Running, settled, startNode } from './servers.ts';

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, base: { type: 'string', default: '600' }, profile: { type: 'boolean', default: false } },
});
const PEOPLE = Number(options.people);
const BASE = Number(options.base);
const PORT = Number(process.env['HCM_BENCH_PORT'] ?? 8_441);
const OFFICER = 'payroll';
const PAYROLL = '/api/rest/s1/payroll';
const PROCESS = '/api/rest/s1/hcm/process';
const LIST_CLIENTS = 4;
const LISTS_MS = 5_000;
const EXPLAINED = 40;
/** How often the matrix of a month is opened. */
const OPENED = 9;
/** The page asks every second and a half. */
const POLL_MS = 300;

type YearMonth = readonly [year: number, month: number];

/** Two months of the year until today's: both by the same law. */
function monthsToPay(): readonly [YearMonth, YearMonth] {
  const { year, month } = toJalali(todayIn('Asia/Tehran', Date.now()));
  const last = Math.max(month, 2);
  return [
    [year, last - 1],
    [year, last],
  ];
}

/** Megabytes that a process has held at most since it began, or since `forgetPeak`; where the system does not say, 0. */
function peakOf(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** What a start needs once is not what a server holds: the system counts anew from what the process holds now. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    console.log('the peak of the start cannot be left out here');
  }
}

interface Bench {
  readonly owner: pg.Client;
  readonly product: Running;
  readonly embedded: Awaited<ReturnType<typeof startEmbedded>>;
  readonly databasePid: number;
  readonly place: PaidPlace;
  readonly passwords: Readonly<Record<string, string>>;
  readonly officer: Api;
}

/** Polls what a run stands at, as the page does less often. */
async function untilState(api: Api, payRunId: string, state: string): Promise<void> {
  for (;;) {
    const { statusId } = await api.get(`${PAYROLL}/run/${payRunId}`);
    if (statusId === state) return;
    await pause(POLL_MS);
  }
}

/** Whoever is asked says yes, on a connection of theirs, until nobody is asked any more. */
async function approve({ owner, product, passwords }: Bench, payRunId: string): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ task: string; username: string }>(
      `select t.task_id as task, a.username from process_task t join process_instance i using (process_instance_id) join process_task_candidate c using (task_id)
       join user_account a on a.party_id = c.party_id where i.record_id = $1 and t.status = 'open'`,
      [payRunId],
    );
    const asked = rows.find(({ username }) => passwords[username] !== undefined);
    if (asked === undefined) return;
    const api = apiOf(PORT, await signIn(product.port, asked.username, passwords[asked.username] ?? ''));
    // the voucher is accepted as it was seen
    const [seen] = (await api.get(`${PROCESS}/task/${asked.task}`)).data?.offers ?? [];
    const values = seen && { mark: { value: seen.mark }, ...(seen.voucherTemplateId && { voucherTemplateId: { value: seen.voucherTemplateId } }) };
    await api.send('POST', `${PROCESS}/form`, { taskId: asked.task, variables: { outcome: { value: 'accept' }, comment: { value: null }, ...values } });
  }
}

interface Stage {
  readonly name: string;
  readonly seconds: number;
  /** Seconds of the processors: in the thread that answers requests, in the others of the server, in the database. */
  readonly web: number;
  readonly threads: number;
  readonly database: number;
}

async function stage(bench: Bench, name: string, work: () => Promise<unknown>): Promise<Stage> {
  const { pid } = bench.product;
  const cpu = () => ({ all: cpuOf(pid), web: cpuOfMainThread(pid), database: cpuOfChildren(bench.databasePid) });
  const [before, began] = [cpu(), performance.now()];
  await work();
  const after = cpu();
  const of = (which: keyof typeof before): number => (after[which] - before[which]) / 1_000;
  return { name, seconds: (performance.now() - began) / 1_000, web: of('web'), threads: of('all') - of('web'), database: of('database') };
}

/** A month from its first click to its seal. */
async function payMonth(bench: Bench, [jalaliYear, jalaliMonth]: YearMonth): Promise<{ readonly payRunId: string; readonly stages: readonly Stage[] }> {
  const { officer, place } = bench;
  let payRunId = '';
  const counted = await stage(bench, 'counted', async () => {
    ({ payRunId } = await officer.send('POST', `${PAYROLL}/run`, {
      payGroupId: place.payGroupId,
      kind: 'regular',
      jalaliYear,
      jalaliMonth: String(jalaliMonth),
      description: null,
    }));
    await untilState(officer, payRunId, 'PrCalculated');
  });
  const sealed = await stage(bench, 'sealed', async () => {
    const { rowVersion, people, aside } = await officer.get(`${PAYROLL}/run/${payRunId}`);
    if (people !== PEOPLE || aside > 0) throw new Error(`${people} are paid, ${aside} set aside: ${JSON.stringify(await reasons(bench, payRunId))}`);
    await officer.send('POST', `${PAYROLL}/run/${payRunId}/send`, { rowVersion });
    await approve(bench, payRunId);
    await untilState(officer, payRunId, 'PrApproved');
  });
  return { payRunId, stages: [counted, sealed] };
}

const reasons = async ({ owner }: Bench, payRunId: string) =>
  (await owner.query('select failure, min(reason), count(*) from pay_run_refusal where pay_run_id = $1 group by 1', [payRunId])).rows;

/** The lists that others read meanwhile: people by page and the payslips of a run. */
async function lists({ passwords, product }: Bench, payRunId: string, until: () => boolean): Promise<LoadResult> {
  const people = await signIn(product.port, 'hrofficer', passwords['hrofficer'] ?? '');
  const pay = await signIn(product.port, OFFICER, passwords[OFFICER] ?? '');
  let turn = 0;
  const next = () => {
    turn += 1;
    const page = turn % 5;
    return turn % 2 === 0
      ? { method: 'GET' as const, path: `/api/rest/s1/hcm/personList?pageSize=25&pageIndex=${page}`, headers: people }
      : { method: 'GET' as const, path: `${PAYROLL}/allPayrollsData?payRunId=${payRunId}&pageIndex=${page}`, headers: pay };
  };
  return load({ port: product.port, clients: LIST_CLIENTS, until, next });
}

const lasting = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
};

interface Explained {
  /** Milliseconds of the clock. */
  readonly taken: readonly number[];
  /** Of the thread that answers. */
  readonly processor: readonly number[];
}

async function explain({ officer, product: { pid } }: Bench, payRunId: string): Promise<Explained> {
  const { rows } = await officer.get(`${PAYROLL}/allPayrollsData?payRunId=${payRunId}&pageSize=${EXPLAINED}`);
  const [taken, processor]: [number[], number[]] = [[], []];
  for (const { payslipId } of rows) {
    const [before, began] = [fineCpuOfMainThread(pid), performance.now()];
    await officer.get(`${PAYROLL}/payslip/${payslipId}/explanation`);
    taken.push(performance.now() - began);
    processor.push(fineCpuOfMainThread(pid) - before);
  }
  return { taken, processor };
}

/** Milliseconds in which the matrix of a month opens, of everybody and factor: the first time, and at the middle of the next ones. */
async function matrix({ officer }: Bench, [year, month]: YearMonth): Promise<{ readonly first: number; readonly median: number; readonly columns: number }> {
  const taken: number[] = [];
  let columns = 0;
  for (let again = 0; again <= OPENED; again += 1) {
    const began = performance.now();
    const seen = await officer.get(`${PAYROLL}/ReportsData?year=${year}&month=${month}&pageSize=30`);
    taken.push(performance.now() - began);
    columns = seen.columns.length;
  }
  return { first: taken[0] ?? 0, median: median(taken.slice(1)), columns };
}

const show = (what: string, text: string): void => console.log(what.padEnd(40), text);
const together = (stages: readonly Stage[]): number => stages.reduce((sum, { seconds }) => sum + seconds, 0);
const showStages = (stages: readonly Stage[]): void => {
  const each = (seconds: number): string => (seconds / (PEOPLE / 1_000)).toFixed(3);
  for (const { name, seconds, web, threads, database } of stages)
    show(`  ${name}`, `${seconds.toFixed(2)} s (processor of a thousand: requests ${each(web)} s, threads ${each(threads)} s, database ${each(database)} s)`);
  show('  together', `${together(stages).toFixed(2)} s`);
};
const showLists = ({ perSecond, p50, p95, failed }: LoadResult): string => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${Math.round(perSecond)}/s, ${failed} failed`;

async function measure(bench: Bench, [first, second]: readonly [YearMonth, YearMonth]): Promise<Measured> {
  const { owner, product } = bench;
  forgetPeak(product.pid);
  const idle = peakOf(product.pid);
  const statistics = options.profile ? await statementStatistics(bench.embedded) : undefined;
  const alone = await payMonth(bench, first);
  const memory = peakOf(product.pid);
  if (statistics) await showDearest(statistics, PEOPLE);
  await statistics?.end();
  const { rows } = await owner.query<{ lines: number; bytes: number }>(
    `select (select count(*) from payslip_line where pay_run_id = $1)::float / $2 as lines, avg(pg_column_size(s.*))::int as bytes from payslip s where pay_run_id = $1`,
    [alone.payRunId, PEOPLE],
  );
  show(`${PEOPLE} payslips`, `${rows[0]?.lines.toFixed(1)} lines, ${rows[0]?.bytes} bytes each as stored`);
  showStages(alone.stages);
  show('  memory of the server at most', `${memory} MB (before: ${idle} MB)`);
  await untilQuiet(owner);
  const calm = await lists(bench, alone.payRunId, lasting(LISTS_MS));
  let isPaid = false;
  const paying = payMonth(bench, second).finally(() => {
    isPaid = true;
  });
  const [beside, busy] = await Promise.all([paying, lists(bench, alone.payRunId, () => isPaid)]);
  show('lists without a run', showLists(calm));
  show('lists beside a run', showLists(busy));
  show('the run meanwhile', '');
  showStages(beside.stages);
  const { taken, processor } = await explain(bench, beside.payRunId);
  show('a payslip explained, of the processor', `${median(processor).toFixed(1)} ms, the first ${processor[0]?.toFixed(1)}`);
  const opened = await matrix(bench, first);
  show('matrix of people and factors', `${opened.columns} factors, opened in ${opened.median.toFixed(0)} ms, the first time in ${opened.first.toFixed(0)} ms`);
  return {
    people: PEOPLE,
    matrix: opened.median,
    seconds: together(alone.stages),
    memoryAlone: memory,
    memory: peakOf(product.pid),
    lists: { p50: busy.p50 / calm.p50, p95: busy.p95 / calm.p95 },
    explained: { median: median(taken), first: taken[0] ?? 0 },
  };
}

async function run(): Promise<void> {
  console.log(JSON.stringify(machineFacts()));
  const dataDir = temporaryDirectory('payroll');
  const embedded = await startEmbedded({ dataDir, ...(options.profile && { settings: counted }) });
  const owner = new pg.Client(embedded.owner);
  owner.on('error', () => undefined);
  try {
    const began = performance.now();
    const passwords = await fill(dataDir, embedded, BASE);
    await owner.connect();
    await owner.query(`set default_transaction_read_only = off; set app.past = 'open'`);
    const months = monthsToPay();
    const place = await layPaid(owner, OFFICER, PEOPLE, months);
    console.log(`${PEOPLE} people laid in ${Math.round((performance.now() - began) / 1_000)} s`);
    const env = { DATABASE_URL: urlOf(embedded.owner), HCM_APP_DATABASE_URL: urlOf(embedded.app), HCM_DATA_DIR: dataDir, PORT: String(PORT) };
    const product = await startNode([...(process.env['HCM_BENCH_NODE'] ?? '').split(' ').filter(Boolean), ...productArguments], env, PORT, '/api/health');
    try {
      // some hundreds of people a second on a busy machine
      await settled(product, embedded.pid, 60 + PEOPLE / 100);
      const officer = apiOf(PORT, await signIn(PORT, OFFICER, passwords[OFFICER] ?? ''));
      const measured = await measure({ owner, product, embedded, databasePid: embedded.pid ?? 0, place, passwords, officer }, months);
      showGoals(measured);
    } finally {
      await product.stop();
    }
  } finally {
    await owner.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await run();
