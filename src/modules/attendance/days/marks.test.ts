/** Marks of days: set by each company that employs somebody, never lost and never waited for. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raw, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { markDays, markSpan } from './marks.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const marked = async () =>
  (await database.owner.query<{ party: string; day: string }>(`select distinct party_id as party, day::text as day from attendance_mark order by party_id, day`)).rows;

test('days are marked in the companies of the actor, twice as once, and nobody of another company', async () => {
  await writing(database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    await markDays(tx, [
      { partyId: partyId('seller'), day: '2026-05-10' },
      { partyId: partyId('seller'), day: '2026-05-10' },
      { partyId: partyId('worker'), day: '2026-05-10' },
    ]);
    await markSpan(tx, partyId('seller'), { fromDate: '2026-05-10', thruDate: '2026-05-12' });
  });
  expect(await marked()).toEqual(['2026-05-10', '2026-05-11', '2026-05-12'].map((day) => ({ party: partyId('seller'), day })));
});

test('a mark that is written while a day is counted stays, and neither waits for the other', async () => {
  await database.owner.query('delete from attendance_mark');
  const one = { partyId: partyId('seller'), day: '2026-05-10' };
  const actor = systemActor('test', [companyId('holding')]);
  await writing(database.pool, actor, (tx) => markDays(tx, [one]));
  await writing(database.pool, actor, async (counting) => {
    await writing(database.pool, actor, (marking) => markDays(marking, [one]));
    const [first] = await counting.many<{ no: string }>(sql`select min(attendance_mark_no) as no from attendance_mark`);
    await counting.run(sql`delete from attendance_mark where attendance_mark_no = ${first?.no ?? '0'}::bigint`);
  });
  expect(await marked()).toEqual([{ party: one.partyId, day: one.day }]);
});

describe('a change of plan marks the counted days that rest on it', () => {
  const actor = systemActor('test', [companyId('holding'), companyId('subsidiary')]);
  const holding = `'${companyId('holding')}'::uuid`;
  const id = (no: number) => `'00000000-0000-7000-8000-00000000000${no}'::uuid`;
  const main = `(select work_calendar_id from work_calendar where company_id = ${holding} and is_default = 'Y')`;
  const seller = `'${partyId('seller')}'::uuid`;
  const change = (text: string) => writing(database.pool, actor, (tx) => tx.run(sql`${raw(text)}`));
  const rule = `insert into calendar_rule select ${id(1)}, ${holding}, ${main}, '2026-05-11', '2026-05-12', 480, 'WdFriday', 0, 0, 'nothing', 0, 960, 0, 0, 0, 'all',
    'never', 'never', 'never', 'never', 'never', 0, 1, null, 'warn', 'none'`;
  const programme = `insert into shift_programme (shift_programme_id, company_id, work_calendar_id, title, priority, programme_type, work_shift_id, holidays, from_date, weekday_enum_ids)
    select ${id(3)}, ${holding}, ${main}, 'p', 1, 'CShTWeek', ${id(2)}, 'through', '2026-05-11', '[]'`;
  const shift = (no: number, code: string) =>
    `insert into work_shift (work_shift_id, company_id, shift_code, title, shift_class, colour) values (${id(no)}, ${holding}, '${code}', 's', 'morning', 'blue')`;
  const days = (from: number, thru: number, who: readonly ('seller' | 'colleague' | 'worker')[] = ['seller', 'colleague']) =>
    who.flatMap((name) => Array.from({ length: thru - from + 1 }, (_, at) => `${name} ${from + at}`)).toSorted();

  beforeAll(async () => {
    const figures = [
      'planned',
      'present',
      'inside',
      'outside',
      'covered',
      'delay',
      'gap',
      'hurry',
      'forgiven',
      'absence',
      'counted',
      'not_counted',
      'night',
      'made_good',
      'weekly_rest',
      'holiday',
    ];
    for (const name of ['seller', 'colleague', 'worker'] as const)
      await database.owner.query(
        `insert into attendance_day (company_id, party_id, day, day_kind, ${figures.join()}, covered_by, overtime, exceptions, stops, lines)
         select $1, $2, d, 'ordinary', ${figures.map(() => 0).join()}, '{}', '{}', '[]', 'N', '[]' from generate_series(date '2026-05-10', '2026-05-13', '1 day') d`,
        [companyId(name === 'worker' ? 'subsidiary' : 'holding'), partyId(name)],
      );
  });

  // one after the other: each begins with what the one before it left
  test.each<readonly [what: string, text: string, marked: readonly string[]]>([
    ['a rule', rule, days(11, 12)],
    ['its other span', `update calendar_rule set from_date = '2026-05-12', thru_date = '2026-05-13'`, days(11, 13)],
    ['nothing of it', 'update calendar_rule set row_version = 2', []],
    ['its end', 'delete from calendar_rule', days(12, 13)],
    ['a shift that nobody works', shift(2, 'A'), []],
    ['a programme', programme, days(11, 13)],
    ['words of its shift', `update work_shift set title = 't', colour = 'red'`, []],
    [
      'a line of its shift',
      `insert into work_shift_line (work_shift_line_id, company_id, work_shift_id, line_kind, from_minute, minutes) values (${id(4)}, ${holding}, ${id(2)}, 'ShlWork', 1, 9)`,
      days(11, 13),
    ],
    ['another shift', shift(5, 'B'), []],
    [
      'it in place of the other',
      `insert into work_shift_variant (work_shift_variant_id, company_id, work_shift_id, title, stead_shift_id, from_date, thru_date) values (${id(6)}, ${holding}, ${id(2)}, 'v', ${id(5)}, '2026-05-13', '2026-05-30')`,
      days(13, 13),
    ],
    ['its class, where it stands for the other', `update work_shift set shift_class = 'night' where work_shift_id = ${id(5)}`, days(11, 13)],
    ['a calendar of one', `insert into work_calendar (work_calendar_id, company_id, calendar_code, title) values (${id(7)}, ${holding}, 'X', 'x')`, []],
    [
      'who works by it',
      `insert into person_work_calendar (person_work_calendar_id, company_id, party_id, work_calendar_id, valid) values (${id(8)}, ${holding}, ${seller}, ${id(7)}, '[2026-05-12,)')`,
      days(12, 13, ['seller']),
    ],
    ['a week of it', `insert into work_week values (${id(9)}, ${holding}, ${id(7)}, '2026-01-01', null, 1, 1, 1, 1, 1, 1, 1)`, days(12, 13, ['seller'])],
    ['the programme of the others', 'delete from shift_programme', [...days(11, 13, ['colleague']), 'seller 11']],
    ['another default', `update work_calendar set is_default = 'Y' where work_calendar_id = ${id(7)}`, days(10, 13)],
    [
      'a holiday',
      `insert into special_day (special_day_id, company_id, day_date, jalali_year, day_kind, title, reason) values (${id(1)}, ${holding}, '2026-05-12', 1405, 'SdOff', 't', 'r')`,
      days(12, 12),
    ],
    [
      'a reduction',
      `insert into person_day_reduction (person_day_reduction_id, company_id, party_id, valid, reduction_kind, minutes, place, reason) values (${id(1)}, ${holding}, ${seller}, '[2026-05-13,)', 'RdOther', 60, 'end', 'r')`,
      days(13, 13, ['seller']),
    ],
    ['an employment', `update party_relationship set valid = '[2021-03-21,2026-05-12)' where party_relationship_id = '${employmentId('worker')}'`, days(10, 13, ['worker'])],
  ])('%s', async (_what, text, expected) => {
    await database.owner.query('delete from attendance_mark');
    await change(text);
    const names = new Map((['seller', 'colleague', 'worker'] as const).map((name) => [partyId(name), name]));
    const found = (await marked()).map(({ party, day }) => `${names.get(party)} ${Number(day.slice(8))}`);
    expect(found.toSorted()).toEqual([...expected].toSorted());
  });

  test('a person who goes leaves no marks', async () => {
    await database.owner.query('delete from party where party_id = $1', [partyId('colleague')]);
    expect((await marked()).map(({ party }) => party)).not.toContain(partyId('colleague'));
  });
});
