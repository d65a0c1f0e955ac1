/**
 * `npm run bench:orders -- --people 22000`: orders of everybody of the largest company among so many people by the services of the product on a database of its own: counted, brought before
 * approvers, signed with their days and facts, and what they pay in a month. Beside each that writes, a bare copy of the same rows. Times of the clock and of
 * processors, for a busy machine says little by its clock; asserts nothing but that all have an order. What writes does so in parts of five hundred people,
 * each a transaction of its own, as runs do; signing leaves its trace and tells everybody.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { holdPeople, type OrderedPerson } from '#modules/orders/book/orders.store.ts';
import { paySpans } from '#modules/orders/book/pay-spans.rules.ts';
import { ordersPaying } from '#modules/orders/book/pay-spans.store.ts';
import { LAW_SINCE } from '#modules/orders/factors/order-factors.catalogue.ts';
import { MOST_PEOPLE } from '#modules/orders/issue/issue.contract.ts';
import { ordersOfIssue } from '#modules/orders/issue/issued.store.ts';
import { newOrder, type OrderDef, type PreparedOrder, prepareOrders } from '#modules/orders/issue/prepare.service.ts';
import { activeKinds, insertIssue, insertOrders } from '#modules/orders/issue/prepare.store.ts';
import { signAndTell } from '#modules/orders/issue/sign.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { loadSlices } from '#server/slices.ts';
import { cpuOfChildren } from './cpu.ts';
import { machineFacts } from './machine.ts';
import { type Prepared, prepare } from './prepare.ts';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '22000' } } });
const PEOPLE = Number(options.people);
/** First day of 1405, on which wages rise. */
const DAY = '2026-03-21';
const MONTH = { from: '2026-04-21', thru: '2026-05-21' } as const;
/** Rials a day. */
const OPENING = new Map([
  ['dailyWage', 7_000_000],
  ['seniorityWage', 900_000],
]);
/** Seconds. */
const GOALS = { counted: 5, drafts: 10, signed: 20, 'a month of pay': 0.5 } as const;
const MS = 1_000;
const MICRO = 1_000_000;

interface Place {
  readonly prepared: Prepared;
  readonly owner: pg.Client;
  readonly companyId: string;
  readonly agreementId: string;
  /** Employments. */
  readonly ids: readonly string[];
  /** Those of people hired before the first year whose law is kept: their level is typed, as their opening. */
  readonly old: ReadonlySet<string>;
  inWriting<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

const newId = (): string => makeUuidV7(Date.now(), randomBytes(10));

/** Times of one piece of work: of the clock, of this process, of the database. */
async function timed<T>({ prepared }: Place, work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number; readonly own: number; readonly database: number }> {
  const [cpu, database, began] = [process.cpuUsage(), cpuOfChildren(prepared.databasePid), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, seconds: (performance.now() - began) / MS, own: (user + system) / MICRO, database: (cpuOfChildren(prepared.databasePid) - database) / MS };
}

function show(name: keyof typeof GOALS, { seconds, own, database }: Omit<Awaited<ReturnType<typeof timed>>, 'result'>, bare?: number): void {
  const beside = bare === undefined ? '' : `, bare copy of the rows ${bare.toFixed(2)} s (${(seconds / bare).toFixed(1)} times)`;
  console.log(`${name.padEnd(16)} ${seconds.toFixed(2)} s of ${GOALS[name]} s; processors: product ${own.toFixed(2)} s, database ${database.toFixed(2)} s${beside}`);
}

/** Orders of issues, `$1`. */
const ORDERS = 'select empl_order_id from empl_order where order_issue_id = any ($1::uuid[])';
/** By table, the rows that were written. */
const DRAFTED = { empl_order: 'order_issue_id = any ($1::uuid[])', empl_order_version: `empl_order_id in (${ORDERS})`, empl_order_item: `empl_order_id in (${ORDERS})` } as const;
const SIGNED = {
  empl_order: DRAFTED.empl_order,
  empl_order_day: `empl_order_id in (${ORDERS})`,
  order_effect: `by_order_id in (${ORDERS})`,
  empl_order_before: `party_relationship_id in (select party_relationship_id from empl_order where ${DRAFTED.empl_order})`,
  employment_salary: `(party_relationship_id, lower(valid)) in (select party_relationship_id, from_date from empl_order where ${DRAFTED.empl_order})`,
  audit_entry: `entity = 'EmplOrder' and record_id in (select empl_order_id::text from (${ORDERS}) o)`,
  notification_message: `link like '/userProfile%' and $1::uuid[] is not null`,
  notification_message_user: `notification_message_id in (select notification_message_id from notification_message where link like '/userProfile%') and $1::uuid[] is not null`,
} as const;

/** Seconds that copying the rows takes, into tables with the same indexes. */
async function bareCopy({ owner }: Place, rows: Readonly<Record<string, string>>, issueIds: readonly string[]): Promise<number> {
  const tables = Object.entries(rows);
  for (const [table] of tables) await owner.query(`create table bare_${table} (like ${table} including all)`);
  const began = performance.now();
  for (const [table, condition] of tables) await owner.query(`insert into bare_${table} overriding system value select * from ${table} where ${condition}`, [issueIds]);
  const seconds = (performance.now() - began) / MS;
  for (const [table] of tables) await owner.query(`drop table bare_${table}`);
  return seconds;
}

/** Everybody of the largest company, under one type of contract, by law that is confirmed. */
async function lay(prepared: Prepared, owner: pg.Client): Promise<Place> {
  await owner.query(`update legal_parameter set verified_version = row_version`);
  const { rows } = await owner.query<{ company: string; ids: string[]; old: string[] }>(
    `select company_id as company, array_agg(party_relationship_id order by code_key) as ids,
       coalesce(array_agg(party_relationship_id) filter (where lower(valid) < $2::date), '{}') as old
     from party_relationship
     where relationship_type_enum_id = 'PrtEmployee' and upper(valid) is null and lower(valid) < $1::date group by 1 order by count(*) desc limit 1`,
    [DAY, LAW_SINCE],
  );
  const [{ company: companyId, ids, old } = { company: '', ids: [], old: [] }] = rows;
  const agreementId = newId();
  await owner.query(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'BENCH', 'bench')`, [agreementId, companyId]);
  // fifteen factors, as goals speak of
  await owner.query(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) select gen_random_uuid(), $1, 'order', 'bench' || n, 'bench', 'PfgExtra' from generate_series(1, 5) n`,
    [companyId],
  );
  await owner.query(
    `insert into order_rule (order_rule_id, company_id, pay_factor_id, order_set, amount_text, valid)
     select gen_random_uuid(), company_id, pay_factor_id, 'labour', 'EMPL_R_dailyWage * 2', '[2019-03-21,)' from pay_factor where company_id = $1 and title = 'bench'`,
    [companyId],
  );
  // what is signed is the newest: later orders would be counted anew with it
  await owner.query('delete from empl_order where company_id = $1 and from_date >= $2::date', [companyId, DAY]);
  await owner.query('vacuum analyze');
  const pool = openPool({ connection: { connectionString: prepared.appUrl } });
  return { prepared, owner, companyId, agreementId, ids: ids.slice(0, PEOPLE), old: new Set(old), inWriting: (work) => writing(pool, systemActor('bench', [companyId]), work) };
}

async function counted({ companyId, old }: Place, tx: Tx, people: readonly OrderedPerson[], def: OrderDef, isExplained: boolean): Promise<PreparedOrder[]> {
  const all = await prepareOrders({ db: tx, companyId, isExplained, typedOf: (id) => (old.has(id) ? OPENING : new Map()) }, def, people);
  for (const one of all) if ('error' in one) throw one.error;
  return all.filter((one): one is PreparedOrder => !('error' in one));
}

interface Issued {
  readonly issueId: string;
  readonly partyIds: readonly string[];
}

const issuesOf = (issued: readonly Issued[]): string[] => issued.map(({ issueId }) => issueId);

/** Orders of people brought before approvers. */
async function drafted(place: Place, tx: Tx, ids: readonly string[], def: OrderDef): Promise<Issued> {
  const { companyId } = place;
  const [type] = (await activeKinds(tx, companyId)).filter(({ code }) => code === 'EotAnnual');
  if (type === undefined) throw new Error('there is no yearly order');
  const orders = (await counted(place, tx, await holdPeople(tx, ids), def, true)).map((order) => newOrder(newId(), 1, order));
  const issue = { issueId: newId(), companyId, orderTypeId: type.orderTypeId, producerPartyId: orders[0]?.partyId ?? '', description: null, now: new Date() };
  await insertIssue(tx, issue);
  await insertOrders(tx, issue, type, { orderDate: DAY, fromDate: DAY, thruDate: null }, orders);
  return { issueId: issue.issueId, partyIds: orders.map(({ partyId }) => partyId) };
}

async function measure(place: Place): Promise<void> {
  const { companyId, agreementId, ids, owner, inWriting } = place;
  const def: OrderDef = { fromDate: DAY, agreementId, kind: null, anew: undefined };
  const preview = await timed(place, () => inWriting(async (tx) => counted(place, tx, await holdPeople(tx, ids), def, false)));
  console.log(`${preview.result.length} people, ${preview.result[0]?.items.length ?? 0} items each`);
  show('counted', preview);

  const parts = Array.from({ length: Math.ceil(ids.length / MOST_PEOPLE) }, (_, at) => ids.slice(at * MOST_PEOPLE, (at + 1) * MOST_PEOPLE));
  const drafts = await timed(place, async () => {
    const issues: Issued[] = [];
    for (const part of parts) issues.push(await inWriting((tx) => drafted(place, tx, part, def)));
    return issues;
  });
  show('drafts', drafts, await bareCopy(place, DRAFTED, issuesOf(drafts.result)));

  const signed = await timed(place, async () => {
    for (const { issueId, partyIds } of drafts.result)
      await inWriting(async (tx) => {
        const entries: AuditEntry[] = [];
        await signAndTell({ tx, now: new Date(), today: DAY, newId, audit: (entry) => void entries.push(entry) }, await ordersOfIssue(tx, issueId, partyIds));
        await writeAudit(tx, entries);
      });
  });
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from empl_order where status_id = 'EoSigned' and order_issue_id = any ($1::uuid[])`, [
    issuesOf(drafts.result),
  ]);
  if (rows[0]?.n !== ids.length) throw new Error(`${rows[0]?.n} of ${ids.length} are signed`);
  show('signed', signed, await bareCopy(place, SIGNED, issuesOf(drafts.result)));

  const look = { rows: systemScope([companyId], MONTH.thru), companyId, employmentIds: ids, ...MONTH };
  const pay = await timed(place, () => inWriting(async (tx) => paySpans(await ordersPaying({ db: tx, ...look }))));
  show('a month of pay', pay);
}

const { date, cpu, cores, loadAverage } = machineFacts();
console.log(`${date}, ${cpu}, ${cores} cores, load ${loadAverage[0]}`);
announceFormulas((await loadSlices()).formulas);
const prepared = await prepare(PEOPLE);
const owner = new pg.Client(prepared.owner);
await owner.connect();
try {
  await measure(await lay(prepared, owner));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await owner.end();
await prepared.stop();
process.exit();
