/** What time alone tells of attendance: to whom, when it is sure, and once. */
import { beforeAll, expect, test } from 'vitest';
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { layClosedSheet } from '#testing/attendance-rows.ts';
import { clock, layCard, type Program, program } from '#testing/clocks.ts';
import { newId } from '#testing/mounted.ts';
import organisation from '#testing/organisation.messages.fa.ts';
import { companyId, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { type CountedDay, writeDays } from '../days/days.store.ts';
import { addPeriods } from '../periods/periods.store.ts';
import { remindOfAttendance } from './reminders.job.ts';
import words from './reminders.messages.fa.ts';

const { server, actors } = await serverWithActors();
const company = companyId('holding');
/** A Saturday; the clock of the server stands on the morning after. */
const DAY = '2026-05-09';
const NEXT = addDays(DAY, 1);
const HOUR = 60;
let gate: Program;
let gateId: string;

const remind = (today: string, time: string) =>
  remindOfAttendance({ pool: server.pool, today, now: Date.parse(`${today}T${time}+03:30`), newId, report: (error) => expect(error).toBeUndefined() });
const heardAt = (at: string) => server.owner.query('update clock_contact set last_contact_at = $1 where clock_device_id = $2', [`${at}+03:30`, gateId]);
async function toldTo(name: PersonName): Promise<string[]> {
  const { rows } = await server.owner.query<{ subject: string }>(
    'select m.subject from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 order by m.sent_at, m.subject',
    [partyId(name)],
  );
  return rows.map(({ subject }) => subject);
}

beforeAll(async () => {
  gate = await program(server, actors.administrator, 'gate of reminders');
  gateId = await clock(actors.administrator, { serviceKeyId: gate.serviceKeyId, title: 'gate', silenceMinutes: 60 });
  await layCard(server, 'accountant', '1001', '2026-01-01');
  await layCard(server, 'seller', '1002', '2026-01-01');
  await gate.bring([
    { card: '1001', at: `${DAY}T07:58:31` },
    { card: '1002', at: `${DAY}T07:50:00` },
    { card: '1002', at: `${DAY}T17:05:00` },
  ]);
});

test('a press that lacks is told to whose it is, once, and not before the clock has told all of the day', async () => {
  await server.owner.query('update clock_device set silence_minutes = null');
  await heardAt(`${DAY}T22:00`);
  expect(await remind(DAY, '22:30'), 'its time is not over').toBe(0);
  expect(await remind(NEXT, '09:00'), 'the clock may hold the missing press').toBe(0);
  await heardAt(`${NEXT}T08:59`);
  expect([await remind(NEXT, '09:00'), await remind(NEXT, '10:00')]).toEqual([1, 0]);
  expect(await toldTo('accountant')).toEqual([words.missedPress.subject({ date: formatJalaliFa(DAY) })]);
  expect(await toldTo('seller')).toEqual([]);
});

test('a clock that is silent for too long is told to whoever keeps the clocks, once until it is heard again', async () => {
  await server.owner.query('update clock_device set silence_minutes = 60');
  await heardAt(`${NEXT}T09:00`);
  expect([await remind(NEXT, '09:59'), await remind(NEXT, '10:01'), await remind(NEXT, '12:00')]).toEqual([0, 1, 0]);
  const told = [words.silent.subject({ device: 'gate', company: organisation.companies.holding })];
  expect(await toldTo('hrOfficer')).toEqual(told);
  expect(await toldTo('hrOfficerElsewhere')).toEqual([]);
  await gate.bring([{ card: '1001', at: `${DAY}T17:00:00` }]);
  expect(await remind(addDays(NEXT, 1), '09:00')).toBe(1);
  expect(await toldTo('hrOfficer')).toEqual([...told, ...told]);
  await server.owner.query('update clock_device set silence_minutes = null');
});

test('a ceiling that is nearly used up is told to the person and the manager, once', async () => {
  const from = '2026-04-21';
  await server.owner.query(`update empl_position_party set role_type_id = 'OrgRManager' where party_id = $1`, [partyId('salesHead')]);
  await server.owner.query('delete from calendar_rule');
  await server.owner.query(
    `insert into calendar_rule select gen_random_uuid(), company_id, work_calendar_id, $2, null, 480, 'WdFriday', 60, 90, 'shiftEnd', 3, 900, 0, 0, 0, 'all',
       'automatic', 'automatic', 'automatic', 'automatic', 'automatic', 0, 1, null, 'warn', 'none', 1, null, null, $3, null, 'warn'
     from work_calendar where company_id = $1 and is_default = 'Y'`,
    [company, from, 20 * HOUR],
  );
  const zero = { covered: 0, delay: 0, gap: 0, hurry: 0, forgiven: 0, absence: 0, notCounted: 0, night: 0, offset: 0, weeklyRest: 0, holiday: 0 };
  const dayOf = (date: string): CountedDay => ({
    ...{ ...zero, planned: 480, present: 600, inside: 480, outside: 120, counted: 120 },
    ...{ partyId: partyId('seller'), date, kind: 'ordinary', shiftClass: 'morning', coveredBy: {}, exceptions: [], lines: [] },
    overtime: { normal: 0, before: 0, after: 120, weeklyRest: 0, holiday: 0 },
  });
  const work = (days: number) =>
    writing(server.pool, systemActor('test', [company]), async (tx) => {
      await addPeriods(tx, company, [{ year: 1405, month: 2, from, thru: '2026-05-21' }], newId);
      const dates = Array.from({ length: days }, (_, at) => addDays(from, at));
      await writeDays(tx, company, dates.map(dayOf), []);
    });
  await work(8);
  expect(await remind(NEXT, '09:00')).toBe(0);
  await work(9);
  expect([await remind(NEXT, '10:00'), await remind(NEXT, '11:00')]).toEqual([1, 0]);
  expect(await toldTo('seller')).toEqual([words.ceilingNear.subject]);
  expect(await toldTo('salesHead')).toHaveLength(1);
  // the year counts what a month that was counted elsewhere has used up
  await server.owner.query('update calendar_rule set month_ceiling = null, week_ceiling = null, year_ceiling = $1', [40 * HOUR]);
  expect(await remind(NEXT, '12:00')).toBe(0);
  await layClosedSheet(server.owner, 'seller', { month: 1, days: `[2026-03-21,${from})`, broughtOvertime: 25 * HOUR });
  expect([await remind(NEXT, '13:00'), await remind(NEXT, '14:00')]).toEqual([1, 0]);
});
