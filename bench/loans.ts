/**
 * `npm run bench:loans -- --people 22000 --loans 50000`: what loans cost on a database of its own: what pay is to take of everybody of the largest company told and booked,
 * requests of a budget ranked, /loanReport asked by sixteen readers at once, a long schedule counted. Beside each a bare ceiling: the same rows asked for by their
 * index or copied into a table with the same indexes, the same numbers sorted. Times of the clock and of processors; asserts nothing but that the work was done.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { fractionOf, ZERO } from '#kernel/rial/fraction.ts';
import { scheduleOf } from '#kernel/rial/schedule.ts';
import { loanDeductions } from '#modules/welfare/instalments/loan.pay-source.ts';
import { type Asked, rankOf } from '#modules/welfare/loan-figures/rank.rules.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { CLIENTS, signIn } from './calls.ts';
import { cpuOfChildren } from './cpu.ts';
import { load } from './load.ts';
import { machineFacts } from './machine.ts';
import { type Prepared, prepare } from './prepare.ts';
import { productArguments, settled, startNode } from './servers.ts';

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '22000' }, loans: { type: 'string', default: '50000' }, port: { type: 'string', default: '8197' } },
});
const [PEOPLE, LOANS, PORT] = [Number(options.people), Number(options.loans), Number(options.port)];
/** People whose pay is counted, with two loans each. */
const PAYERS = 10_000;
const LINES = 24;
const REQUESTS = 10_000;
const MONTH = { from: '2026-05-22', thru: '2026-06-21', year: 1405, month: 3 } as const;
/** Milliseconds. */
const GOALS = { told: 1_000, booked: 3_000, ranking: 1_000, schedule: 1, report: 150 } as const;
const REPORT_MS = 8_000;

const newId = (): string => makeUuidV7(Date.now(), randomBytes(10));

interface Place {
  readonly prepared: Prepared;
  readonly owner: pg.Client;
  readonly companyId: string;
  readonly employmentIds: readonly string[];
  inWriting<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

async function timed<T>(prepared: Prepared | undefined, work: () => Promise<T> | T) {
  const spent = (): number => (prepared === undefined ? 0 : cpuOfChildren(prepared.databasePid));
  const [cpu, database, began] = [process.cpuUsage(), spent(), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, ms: performance.now() - began, own: (user + system) / 1_000, database: spent() - database };
}

type Times = Omit<Awaited<ReturnType<typeof timed>>, 'result'>;

function show(name: keyof typeof GOALS, { ms, own, database }: Times, bare: number): void {
  console.log(
    `${name.padEnd(9)} ${ms.toFixed(1)} ms of ${GOALS[name]}; processors: product ${own.toFixed(1)} ms, database ${database.toFixed(0)} ms; bare ${bare.toFixed(1)} ms (${(ms / Math.max(bare, 0.001)).toFixed(1)} times)`,
  );
}

/** Loans of the first people of the largest company, two each until there are enough, paid out before the month; lines of a million rials each. */
async function lay(prepared: Prepared, owner: pg.Client): Promise<Place> {
  const { rows } = await owner.query<{ company: string; ids: string[] }>(
    `select company_id as company, (array_agg(party_relationship_id order by code_key))[1:$1] as ids from party_relationship
     where relationship_type_enum_id = 'PrtEmployee' and upper(valid) is null group by 1 order by count(*) desc limit 1`,
    [PAYERS],
  );
  const [{ company: companyId, ids } = { company: '', ids: [] }] = rows;
  await owner.query('begin');
  await owner.query(
    `create temporary table laid on commit drop as
       select gen_random_uuid() as loan_id, r.party_id, r.party_relationship_id, w.welfare_id, w.row_version as version, n as number, date '2026-04-21' - (n % 20) * 30 as paid_on
       from generate_series(1, $3) n join unnest($2::uuid[]) with ordinality e (party_relationship_id, at) on e.at = 1 + n % cardinality($2::uuid[])
       join party_relationship r using (party_relationship_id) cross join (select * from welfare_loan where company_id = $1 and welfare_code = 'QARZ') w`,
    [companyId, ids, LOANS],
  );
  await owner.query(
    `insert into loan (loan_id, company_id, party_id, party_relationship_id, welfare_id, version, loan_year, loan_number, principal, line_count, paid_on)
     select loan_id, $1, party_id, party_relationship_id, welfare_id, version, 1399, number, $2 * 1000000, $2, paid_on from laid`,
    [companyId, LINES],
  );
  await owner.query(
    `insert into loan_schedule (loan_id, version, company_id, reason, from_day, principal, line_count) select loan_id, 1, $1, 'paidOut', paid_on, $2 * 1000000, $2 from laid`,
    [companyId, LINES],
  );
  await owner.query(
    `insert into loan_line (loan_id, version, company_id, number, original_number, due_date, principal, profit, fee)
     select loan_id, 1, $1, n, n, paid_on + 30 * n, 1000000, 0, 0 from laid, generate_series(1, $2) n`,
    [companyId, LINES],
  );
  await owner.query(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, source) select gen_random_uuid(), $1, loan_id, 'paidOut', 'paidOut', $2 * 1000000, paid_on, 'payment' from laid`,
    [companyId, LINES],
  );
  // what was due before the month came in, but for the loans beyond two of each
  await owner.query(
    `insert into loan_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source)
     select gen_random_uuid(), $1, n.loan_id, 'received', 'received', n.open, n.due_date, n.number, 'receipt' from loan_line_now n join laid using (loan_id)
     where n.due_date < $2::date or laid.number > 2 * cardinality($3::uuid[]) and n.due_date <= $4::date`,
    [companyId, MONTH.from, ids, MONTH.thru],
  );
  await owner.query('commit');
  await owner.query('vacuum analyze');
  const pool = openPool({ connection: { connectionString: prepared.appUrl } });
  return { prepared, owner, companyId, employmentIds: ids, inWriting: (work) => writing(pool, systemActor('bench', [companyId]), work) };
}

async function deductions({ prepared, owner, companyId, employmentIds, inWriting }: Place): Promise<void> {
  const look = { rows: systemScope([companyId], MONTH.thru), companyId, employmentIds, ...MONTH };
  const bareAsk = () =>
    owner.query(`select loan_id, number, due_date, open from loan_line_now where open > 0 and due_date <= $1::date and company_id = $2`, [MONTH.thru, companyId]);
  await bareAsk();
  const bareTold = await timed(undefined, bareAsk);
  const told = await timed(prepared, () => inWriting((db) => loanDeductions.read({ db, ...look })));
  console.log(`${told.result.length} deductions of ${employmentIds.length} people`);
  show('told', told, bareTold.ms);
  const taken = told.result.map(({ employmentId, factor, title, asked, evidence }) => ({ employmentId, factor, title, asked, amount: asked, evidence }));
  const payRunId = newId();
  const booked = await timed(prepared, () => inWriting((tx) => loanDeductions.taken?.(tx, taken, payRunId) ?? Promise.resolve()));
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from loan_entry where source_id = $1`, [payRunId]);
  if (rows[0]?.n !== taken.length) throw new Error(`${rows[0]?.n} of ${taken.length} are booked`);
  await owner.query('create table bare_entry (like loan_entry including all)');
  const bare = await timed(undefined, () =>
    owner.query(
      `insert into bare_entry (loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source, source_id)
       select loan_entry_id, company_id, loan_id, kind, counts_as, amount, day, line_number, source, source_id from loan_entry where source_id = $1`,
      [payRunId],
    ),
  );
  show('booked', booked, bare.ms);
}

/** The middle of some runs of work that takes no database, once it is warm. */
async function often(work: () => unknown, times = 30): Promise<Times> {
  const all: Times[] = [];
  for (let at = 0; at < times; at++) all.push(await timed(undefined, work));
  return all.toSorted((a, b) => a.ms - b.ms)[Math.floor(times / 2)] ?? { ms: 0, own: 0, database: 0 };
}

async function counting(): Promise<void> {
  const quotas = ['A', 'B', 'C', 'D'];
  const requests = Array.from(
    { length: REQUESTS },
    (_, n): Asked => ({
      ...{ id: newId(), score: (n * 7919) % 101, requestedOn: `2026-05-${String(1 + (n % 28)).padStart(2, '0')}`, code: `${100_000 + ((n * 104_729) % 900_000)}`, hash: undefined },
      ...{ amount: BigInt(1 + (n % 50)) * 1_000_000n, quota: quotas[n % 5] },
    }),
  );
  const budget = {
    ...{ amount: 100_000_000_000n, cap: 40_000_000n, ranking: 'score' as const, remainders: 'next' as const },
    quotas: quotas.map((code) => ({ code, amount: 20_000_000_000n })),
  };
  const ranking = await often(() => rankOf(budget, requests));
  const bareRanking = await often(() => requests.map(({ score }) => score).toSorted((a, b) => b - a));
  show('ranking', ranking, bareRanking.ms);
  const terms = {
    ...{ amount: 5_000_000_000n, count: 360, yearlyRate: fractionOf(18n), method: 'Annuity' as const, gapMonths: 1, breathingMonths: 0, feeRate: ZERO },
    ...{ feeMode: 'none' as const, rounding: { mode: 'half' as const, unit: 1_000n }, weights: 'declining' as const, from: '2026-05-22' },
  };
  const schedule = await often(() => scheduleOf(terms), 300);
  const bareSchedule = await often(() => {
    let balance = 5_000_000_000n;
    for (let line = 0; line < 360; line++) balance -= 75_000_000n - (balance * 15n) / 1_000n;
    return balance;
  }, 300);
  show('schedule', schedule, bareSchedule.ms);
}

async function report({ prepared, owner, companyId }: Place): Promise<void> {
  const env = { DATABASE_URL: prepared.ownerUrl, HCM_APP_DATABASE_URL: prepared.appUrl, HCM_DATA_DIR: prepared.dataDir, PORT: String(PORT) };
  const server = await startNode(productArguments, env, PORT, '/api/health');
  try {
    await settled(server, prepared.databasePid);
    const accounts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(prepared.dataDir, 'demo-accounts.json'), 'utf8'));
    const headers = await signIn(PORT, 'payroll', accounts['payroll'] ?? '');
    // in the order of days, and of what is left
    for (const order of ['', '&orderByField=-remaining']) {
      const paths = [0, 1, 2, 40].map((page) => `/api/rest/s1/welfare/getRequestedLoanInfo?pageSize=25&pageIndex=${page}${order}`);
      let at = 0;
      const next = () => ({ method: 'GET' as const, path: paths[at++ % paths.length] ?? '', headers });
      await load({ port: PORT, clients: CLIENTS, milliseconds: 2_000, next });
      const before = cpuOfChildren(prepared.databasePid);
      const { p50, p95, perSecond, failed } = await load({ port: PORT, clients: CLIENTS, milliseconds: REPORT_MS, next });
      if (failed > 0) throw new Error(`${failed} questions of the report failed`);
      const bare = await timed(undefined, () => owner.query('select loan_id, principal from loan where company_id = $1 order by paid_on desc, loan_id limit 25', [companyId]));
      const database = (cpuOfChildren(prepared.databasePid) - before) / Math.max(1, (perSecond * REPORT_MS) / 1_000);
      console.log(
        `report${order === '' ? '   ' : ' by remaining'} p95 ${p95.toFixed(1)} ms of ${GOALS.report} at ${CLIENTS} clients, p50 ${p50.toFixed(1)} ms, ${perSecond.toFixed(0)} a second; database ${database.toFixed(1)} ms each; a bare page ${bare.ms.toFixed(1)} ms`,
      );
    }
  } finally {
    await server.stop();
  }
}

const { date, cpu, cores, loadAverage } = machineFacts();
console.log(`${date}, ${cpu}, ${cores} cores, load ${loadAverage[0]}`);
await counting();
const prepared = await prepare(PEOPLE);
const owner = new pg.Client(prepared.owner);
await owner.connect();
try {
  const place = await lay(prepared, owner);
  await deductions(place);
  await report(place);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await owner.end();
await prepared.stop();
process.exit();
