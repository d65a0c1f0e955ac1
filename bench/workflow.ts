/**
 * `npm run bench:workflow`: 10,000 cases that wait (their tables at most 15 MB), a step of a case against a bare change of a status with its line of
 * history in the same run (p95 at most 3 times as long), an inbox of 15 among 10,000 open tasks (at most 20 ms). HCM_BENCH_CASES makes it smaller.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { openPool, reading, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { countWaiting, taskPage } from '#platform/tasks/tasks.store.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { definitionInForce, lockTask } from '#platform/workflow/cases/instances.store.ts';
import { complete } from '#platform/workflow/engine.service.ts';
import type { EngineDeps } from '#platform/workflow/engine-deps.service.ts';
import { defineProcess } from '#platform/workflow/process.define.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { loadSlices } from '#server/slices.ts';
import { machineFacts } from './machine.ts';
import { prepare } from './prepare.ts';

const CASES = Number(process.env['HCM_BENCH_CASES'] ?? 10_000);
const STEPS = 2_000;
const AT_ONCE = 4;
const PAGES = 200;

const clock = { now: () => Date.now() };
const today = todayIn('Asia/Tehran', clock.now());
const newId = (): string => makeUuidV7(clock.now(), randomBytes(10));

/** Value below which that share of them lies. */
const at = (values: readonly number[], share: number): number => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const said = (values: readonly number[]): string => `p50 ${at(values, 0.5).toFixed(2)} ms, p95 ${at(values, 0.95).toFixed(2)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const outcomes = [
  { id: 'accept', name: 'accept', leads: 'on' },
  { id: 'reject', name: 'reject', leads: 'stop' },
] as const;
const steps = (approver: string): StepList => [
  { is: 'ask', id: 'approve', title: 'approve', who: `person(${approver})`, form: 'f', outcomes, deadline: { due: 'P2D', remindAfter: 'P1D' } },
  { is: 'ask', id: 'confirm', title: 'confirm', who: `person(${approver})`, form: 'f', outcomes },
];
const KEY = 'benchProcess';

const form = { sees: 'case' as const, values: z.strictObject({}), read: async () => ({ data: {} }) };

/** Two processes of one kind: with deadlines and telling people, as they come. */
const declare = (approver: string) => defineProcess({ key: KEY, title: 'bench', steps: steps(approver), variables: {}, forms: { f: form }, services: {}, tells: [] });

interface Place {
  readonly pool: pg.Pool;
  readonly owner: pg.Client;
  readonly companyId: string;
  readonly approver: string;
  readonly people: readonly string[];
}

const inStep = <T>({ pool, companyId }: Place, work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(pool, systemActor('bench', [companyId]), (tx: Tx) => work({ tx, today, clock, newId, audit: () => undefined, companyId }));

async function beginMany(place: Place): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    for (let number = next++; number < CASES; number = next++) {
      const subject = place.people[number % place.people.length] as string;
      await inStep(place, (ctx) => beginCase(ctx, { key: KEY }, { recordId: null, subjectPartyId: subject, subject: `case ${number}`, variables: { days: number % 20 } }, subject));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const tables = ['process_instance', 'process_task', 'process_task_candidate', 'process_timer', 'process_event'];

async function tellSizes({ owner }: Place): Promise<void> {
  const { rows } = await owner.query<{ name: string; bytes: string }>('select t as name, pg_total_relation_size(t::regclass)::text as bytes from unnest($1::text[]) t', [tables]);
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  console.log(`${CASES} waiting cases with indexes: ${mb(all)} (${rows.map(({ name, bytes }) => `${name} ${mb(Number(bytes))}`).join(', ')}); target 15 MB`);
}

/** The floor: a status changed under a lock, and a line of history. */
async function bareStep({ pool, companyId }: Place, id: string): Promise<void> {
  await writing(pool, systemActor('bench', [companyId]), async (tx) => {
    await tx.one(sql`select status from bench_status where id = ${id}::uuid for no key update`);
    await tx.run(sql`update bench_status set status = 'accepted' where id = ${id}::uuid`);
    await tx.run(sql`insert into bench_history (id, status_id, at) values (${newId()}::uuid, ${id}::uuid, now())`);
  });
}

/** A step of the engine alone: the next task is for somebody who is known, and nobody is told. */
const bareEngine = ({ approver }: Place, tx: Tx): EngineDeps => ({
  tx,
  newId,
  now: () => new Date(clock.now()),
  definition: (companyId, processKey) => definitionInForce(tx, companyId, processKey),
  facts: async ({ variables }) => variables,
  groups: async () => [],
  findPeople: async () => [{ partyId: approver, reason: 'known' }],
  substitutes: async () => [],
  opened: async () => undefined,
  halted: async () => undefined,
  freed: async () => undefined,
  closed: async () => undefined,
  ended: async () => undefined,
  dueAt: async (_, __, from) => from,
  run: async () => ({}),
  defer: async () => undefined,
});

const engineStep = (place: Place, taskId: string): Promise<unknown> =>
  writing(place.pool, systemActor('bench', [place.companyId]), async (tx) => {
    const locked = await lockTask(tx, taskId, place.approver);
    if (locked) await complete(bareEngine(place, tx), locked.instance, locked.task, { partyId: place.approver, onBehalfOf: null, outcome: 'accept', comment: null });
  });

async function measureSteps(place: Place): Promise<void> {
  const { rows: open } = await place.owner.query<{ id: string }>(
    `select task_id as id from process_task join process_task_candidate using (task_id) where status = 'open' and party_id = $1 and node_id = 'approve' order by random() limit $2`,
    [place.approver, STEPS],
  );
  const { rows: bare } = await place.owner.query<{ id: string }>('select id from bench_status limit $1', [STEPS]);
  const [steps_, engines, bares]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < Math.min(open.length / 2, STEPS); round++) {
    const [taskId, other, id] = [open[2 * round]?.id ?? '', open[2 * round + 1]?.id ?? '', bare[round]?.id ?? ''];
    engines.push(await timed(() => engineStep(place, other)));
    bares.push(await timed(() => bareStep(place, id)));
    const answer = { taskId, partyId: place.approver, outcome: 'accept', comment: null, values: {} };
    steps_.push(await timed(() => inStep(place, (ctx) => answerTask(ctx, answer))));
  }
  const ratio = (values: readonly number[], share: number): string => (at(values, share) / at(bares, share)).toFixed(2);
  console.log(`bare status and history: ${said(bares)}`);
  console.log(`a step of the engine: ${said(engines)}; ratio p50 ${ratio(engines, 0.5)}, p95 ${ratio(engines, 0.95)}; target p95 at most 3`);
  console.log(`a whole answer, with people found for the next task and told: ${said(steps_)}; ratio p50 ${ratio(steps_, 0.5)}, p95 ${ratio(steps_, 0.95)}`);
}

async function measureInbox({ pool, companyId, approver }: Place): Promise<void> {
  const actor = systemActor('bench', [companyId]);
  const asked = { partyId: approver, box: undefined, processKey: undefined, search: undefined, due: undefined, today, now: new Date(clock.now()), team: undefined };
  const pages: number[] = [];
  const counts: number[] = [];
  for (let round = 0; round < PAGES; round++) {
    pages.push(await timed(() => reading(pool, actor, (db) => taskPage(db, asked, 0, 15))));
    counts.push(await timed(() => reading(pool, actor, (db) => countWaiting(db, approver))));
  }
  console.log(`inbox of 15 among ${await reading(pool, actor, (db) => countWaiting(db, approver))} open tasks: ${said(pages)}; the badge: ${said(counts)}; target 20 ms`);
}

console.log(JSON.stringify(machineFacts()));
const prepared = await prepare(2_000);
const owner = new pg.Client(prepared.owner);
owner.on('error', () => undefined);
try {
  await owner.connect();
  const pool = openPool({ connection: { connectionString: prepared.appUrl }, max: AT_ONCE });
  const { rows } = await owner.query<{ id: string }>(`select party_id as id from user_account where username = 'hrofficer'`);
  const approver = rows[0]?.id ?? '';
  const place: Place = { pool, owner, companyId: prepared.companyId, approver, people: prepared.ids.filter((id) => id !== approver) };
  announceProcesses([...(await loadSlices()).processes, { kind: declare(approver), slice: 'platform/workflow' }]);
  await owner.query(`create table bench_status (id uuid primary key, status text not null, note text); create table bench_history (id uuid primary key, status_id uuid not null, at timestamptz not null);
    insert into bench_status select gen_random_uuid(), 'sent', repeat('x', 200) from generate_series(1, ${CASES}); grant all on bench_status, bench_history to kargozin_app`);
  const begun = await timed(() => beginMany(place));
  console.log(`${CASES} cases begun by ${AT_ONCE} at once in ${(begun / 1000).toFixed(1)} s`);
  await tellSizes(place);
  await owner.query('vacuum analyze');
  await measureInbox(place);
  await measureSteps(place);
  await pool.end();
} finally {
  await owner.end();
  await prepared.stop();
}
