/** Servers that die by SIGKILL while a file of presses is brought, while marked days are counted and while a month is closed: nothing is lost, doubled or half done. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { insertRun, updateRun } from '#platform/import-export/run.store.ts';
import { pack } from '#platform/import-export/trial.service.ts';
import { TEST_START } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase, testKey } from '#testing/database.ts';
import { lived, placesIn, statementsIn } from '#testing/killed.ts';
import type { KilledAttendance } from '#testing/killed-attendance.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { SEED, scale } from '#testing/scale.ts';
import { addPeriods, periodsOf } from '../periods/periods.store.ts';
import { holdSheets, moveSheets } from '../sheets/sheets.store.ts';
import { insertClosing, insertSheets } from './closing.store.ts';
import { recount } from './recount.service.ts';

const PLACES = 3 * scale;
const ROWS = 2_400;
const [FROM, DAYS] = ['2026-03-21', 31];
const company = companyId('holding');
const actor = systemActor('test', [company]);
const worker = fileURLToPath(new URL('../../../testing/killed-attendance.ts', import.meta.url));
/** Whose presses are brought, and whose months are closed. */
const presser = partyId('seller');
const people = [partyId('colleague'), partyId('accountant')];
const closingId = newId();
let database: TestDatabase;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
const count = async (text: string): Promise<number> => (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n ?? -1;

function ended(does: KilledAttendance['does'], diesAt?: number): Promise<string> {
  const task: KilledAttendance = {
    ...{ connection: database.connections.app, companyId: company, now: TEST_START, key: testKey.secret.toString('base64'), does, closingId },
    ...(diesAt !== undefined && { diesAt }),
  };
  return lived(worker, { KILLED_ATTENDANCE: JSON.stringify(task) });
}

/** Kills it at places among so many statements, looks at what stands after each, and lets it come to its end; how often it was killed. */
async function killed(does: KilledAttendance['does'], statements: number, look: () => Promise<void>): Promise<number> {
  let deaths = 0;
  for (const place of placesIn(statements, PLACES, SEED)) {
    if ((await ended(does, place)) === 'SIGKILL') deaths += 1;
    await look();
  }
  statementsIn(await ended(does));
  return deaths;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  const device = newId();
  await rows(`insert into clock_device (clock_device_id, company_id, code, title) values ($1, $2, 'GATE', 'gate')`, device, company);
  await rows(
    `insert into clock_card (clock_card_id, company_id, party_relationship_id, card, valid) values ($1, $2, $3, '1001', '[2026-01-01,)')`,
    newId(),
    company,
    employmentId('seller'),
  );
});
afterAll(() => database.close());

test(`kill -9 while a file is brought (seed ${SEED}): each press once, its days marked, the run comes to its end`, { timeout: 120_000 }, async () => {
  const moments = Array.from(
    { length: ROWS },
    (_, at) => `${addDays(FROM, at % DAYS)} ${String(6 + (at % 12)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:${String(Math.floor(at / 60) % 60).padStart(2, '0')}`,
  );
  const content = await pack(Buffer.from(['device,card,at,key', ...moments.map((at) => `GATE,1001,${at},`)].join('\n')));
  const runId = newId();
  await writing(database.pool, actor, async (tx) => {
    await insertRun(tx, {
      runId,
      companyId: company,
      kind: 'clockEvents',
      fileName: 'gate.csv',
      sha256: content.subarray(0, 32),
      content,
      headers: [],
      companyIds: [company],
      mayFound: false,
    });
    await updateRun(tx, runId, { state: 'applying' });
  });
  const deaths = await killed('import', 60, async () => {
    // what a batch has written stands whole: events, what the run knows of them, the days to count
    expect(await count('clock_event')).toBe(await count('import_change'));
  });
  expect(deaths).toBeGreaterThan(0);
  expect([await count('clock_event'), (await rows<{ state: string }>('select state from import_run'))[0]?.state]).toEqual([new Set(moments).size, 'done']);
  expect(await count('(select distinct day from attendance_mark) d')).toBeGreaterThanOrEqual(DAYS);
});

test(`kill -9 while days are counted (seed ${SEED}): a day is counted or still marked, and in the end as without a death`, { timeout: 120_000 }, async () => {
  for (const of of people)
    await rows(`insert into attendance_mark (company_id, party_id, day) select $1, $2, $3::date + n from generate_series(0, ${DAYS - 1}) n`, company, of, FROM);
  const marked = await count('(select distinct party_id, day from attendance_mark) m');
  const deaths = await killed('count', 60, async () => {
    const lost = `(select 1 from generate_series('${FROM}'::date, '${FROM}'::date + ${DAYS - 1}, '1 day') d where not exists (select from attendance_day a where a.day = d::date and a.party_id = '${presser}')
      and not exists (select from attendance_mark m where m.day = d::date and m.party_id = '${presser}')) l`;
    expect(await count(lost)).toBe(0);
  });
  expect([deaths > 0, await count('attendance_mark')]).toEqual([true, 0]);
  expect(await count('attendance_day')).toBeGreaterThanOrEqual(marked);
  // the days beside those that are marked anew are counted with them: they lie in other months
  const counted = `select party_id, day, present, absence from attendance_day where day between '${FROM}' and '${addDays(FROM, DAYS - 1)}' order by 1, 2`;
  const once = await rows(counted);
  await rows(`insert into attendance_mark (company_id, party_id, day) select company_id, party_id, day from attendance_day on conflict do nothing`);
  statementsIn(await ended('count'));
  expect(await rows(counted)).toEqual(once);
});

test(`kill -9 while a month is closed (seed ${SEED}): all of it is closed or none, and once`, { timeout: 120_000 }, async () => {
  await writing(database.pool, actor, async (tx) => {
    const [periodId = ''] = await addPeriods(tx, company, [{ year: 1405, month: 1, from: FROM, thru: addDays(FROM, DAYS - 1) }], newId);
    const hrOfficer = partyId('hrOfficer');
    await insertClosing(tx, { closingId, companyId: company, periodId, deadline: '2026-05-10', producerPartyId: hrOfficer, now: new Date(TEST_START) });
    const sheets = people.map((of) => ({ sheetId: newId(), partyId: of }));
    await insertSheets(tx, { companyId: company, closingId, periodId }, sheets);
    const [period] = await periodsOf(tx, company);
    if (period === undefined) throw new Error('no period');
    await recount({ tx, today: '2026-05-10' }, await holdSheets(tx, closingId, ['AsDrafted']), period);
    for (const status of ['AsCalculated', 'AsConfirmed', 'AsInApproval'] as const)
      await moveSheets(
        tx,
        sheets.map(({ sheetId }) => sheetId),
        status,
      );
  });
  const states = async () => (await rows<{ of: string }>('select distinct status_id as of from attendance_sheet')).map(({ of }) => of);
  const deaths = await killed('close', 12, async () => {
    expect(await states()).toHaveLength(1);
  });
  expect([deaths > 0, await states()]).toEqual([true, ['AsClosed']]);
  expect([await count('attendance_difference'), await count(`attendance_sheet where closed_at is null or version <> 1`)]).toEqual([0, 0]);
});
