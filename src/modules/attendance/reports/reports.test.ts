/** Reports of attendance, on the real database: what the days and sheets say, of people in reach alone. */
import { beforeAll, expect, test } from 'vitest';
import { layAttendance, layDay, layPeriod } from '#testing/attendance-rows.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { owner } = server;
const PATH = '/api/rest/s1/functionalManagement/report';
const names = ['totals', 'days', 'ceilings', 'late'] as const;
type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (name: (typeof names)[number], actor: keyof typeof actors = 'administrator', query = ''): Promise<readonly Row[]> =>
  (await actors[actor].request('GET', `${PATH}/${name}?pageSize=100${query}`)).json().rows;
const of = (rows: readonly Row[], person: Parameters<typeof partyId>[0]) => rows.filter(({ partyId: id }) => id === partyId(person));

/** A day with plan, delay, an hour and a half outside of the plan and pieces that say when somebody came and went. */
const layWorked = async (person: 'accountant' | 'worker', day: string): Promise<void> => {
  await layDay(owner, person, day);
  await owner.query(
    `update attendance_day set planned = 480, present = 550, inside = 460, outside = 90, delay = 20, counted = 60, not_counted = 30, lines = $3 where party_id = $1 and day = $2`,
    [
      partyId(person),
      day,
      JSON.stringify([
        ['planned', 480, 'plan', 480],
        ['delay', 20, 'notWorked', 480],
        ['inside', 460, 'presence', 500],
        ['notCounted', 30, 'rounding', 1_020],
        ['counted', 60, 'after', 960],
      ]),
    ],
  );
};

beforeAll(async () => {
  const period = await layPeriod(owner, companyId('holding'), 1404);
  for (const day of ['2025-04-05', '2025-04-06', '2025-05-05']) await layWorked('accountant', day);
  await layWorked('worker', '2025-04-05');
  const { attendanceSheetId } = await layAttendance(owner, 'accountant');
  await owner.query(`update attendance_sheet set figures = jsonb_set(figures, '{exceptions}', $2) where attendance_sheet_id = $1`, [
    attendanceSheetId,
    JSON.stringify([{ of: 'overtime', period: 'week', from: '2019-03-23', minutes: 75 }]),
  ]);
  await owner.query(
    `insert into attendance_difference (attendance_difference_id, company_id, party_id, day, attendance_sheet_id, figures, cause, found_at)
     values (gen_random_uuid(), $1, $2, '2019-03-25', $3, '{"delay": -20, "hurry": 5, "inside": 20}', 'figures', now())`,
    [companyId('holding'), partyId('accountant'), attendanceSheetId],
  );
  expect(period).not.toBe('');
});

test('sums of a month are those of its days, by person and month, and can be filtered by both', async () => {
  const [sum, ...more] = of(await rowsOf('totals'), 'accountant');
  expect(more).toEqual([]);
  expect(sum).toMatchObject({ year: '1404', month: '1', workedDays: 2, planned: 960, inside: 920, delay: 40, hurry: 0, lacking: 40, counted: 120 });
  const filter = encodeURIComponent(JSON.stringify([{ column: 'month', operator: 'in', values: ['2'] }]));
  const other = await actors.administrator.request('GET', `${PATH}/totals?filter=${filter}`);
  expect([other.statusCode, other.json().rows ?? other.json()]).toEqual([200, []]);
});

test('a day says when somebody came and went, a passed ceiling by how much, and a late fact what it changed', async () => {
  const [day] = of(await rowsOf('days'), 'accountant').filter(({ date }) => date === '2025-05-05');
  expect(day).toMatchObject({ delay: 20, lacking: 20, counted: 60 });
  const seen = of(await rowsOf('days', 'hrOfficer'), 'accountant').find(({ date }) => date === '2025-05-05');
  expect(seen).toMatchObject({ begin: 500, end: 1_050 });
  expect(of(await rowsOf('ceilings'), 'accountant')).toMatchObject([{ of: 'overtime', period: 'week', date: '2019-03-23', beyond: 75 }]);
  expect(of(await rowsOf('late'), 'accountant')).toMatchObject([{ date: '2019-03-25', lacking: -15, inside: 20, isTaken: 'N', cause: 'figures' }]);
});

test('each is of people in reach alone, as a page and as a file', async () => {
  for (const name of names) {
    expect(await rowsOf(name, 'managerElsewhere')).toEqual([]);
    expect(of(await rowsOf(name, 'hrOfficerElsewhere'), 'accountant')).toEqual([]);
    expect((await actors.self.request('GET', `${PATH}/${name}`)).statusCode).toBe(403);
    const file = await actors.managerElsewhere.request('GET', `${PATH}/${name}/export?format=csv`);
    expect([file.statusCode, file.body.trim().split('\n').length]).toEqual([200, 1]);
  }
});
