/** Rosters by sheets: months of days, and who works by which calendar and crew; what is refused, taken back, or kept because somebody wrote after it. */
import { beforeAll, expect, test } from 'vitest';
import { calendarRegister } from '#platform/calendar/work-calendar/work-calendar.contract.ts';
import type { TestActor } from '#testing/actors.ts';
import { companyId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
const IMPORT = '/api/rest/s1/hcm/import';
const PATH = '/api/rest/s1/functionalManagement';
const code = (person: PersonName): string => factsOf(person).pseudoId;
/** 1405/07/01. */
const FIRST = '2026-09-23';

let morning: string;
let crew: string;
let crewTitle: string;
const made = async (path: string, body: object): Promise<string> => (await administrator.request('POST', `${PATH}/${path}`, body)).json().id;

beforeAll(async () => {
  const { rows } = (await administrator.request('GET', `/api${calendarRegister.list.path}`)).json();
  const workCalendarId = rows[0].workCalendarId;
  morning = await made('shift', { shiftCode: 'M1', title: 'M', shiftClass: 'morning', colour: 'blue', statusId: 'SWSActive' });
  await made('shiftLine', { workShiftId: morning, lineKind: 'ShlWork', dayOffset: '0', fromMinute: 480, minutes: 480, floating: 0 });
  crewTitle = 'crew one';
  const programme = { workCalendarId, title: crewTitle, priority: 10, holidays: 'through', forAll: 'N', programmeType: 'CShTRotat', rotationFrom: FIRST };
  crew = await made('shiftProgramme', programme);
  await made('shiftTurn', { shiftProgrammeId: crew, sequence: 1, workShiftId: morning, days: 1 });
});

async function bring(kind: string, lines: readonly string[], actor: TestActor = administrator) {
  const content = lines.join('\n');
  const trial = (await actor.upload(IMPORT, { name: 'roster.csv', content }, { kind, companyId: companyId('holding') })).json();
  const apply = async () => {
    await actor.request('POST', `${IMPORT}/${trial.run.runId}/apply`);
    for (;;) {
      const run = (await actor.request('GET', `${IMPORT}/${trial.run.runId}`)).json();
      if (run.state !== 'applying') return run;
    }
  };
  return { trial, apply, reasons: (trial.refused ?? []).map(({ row, code: why }: { row: number; code: string }) => [row, why]) };
}
const undo = async (runId: string): Promise<number> => (await administrator.request('POST', `${IMPORT}/${runId}/undo`)).statusCode;

const cells = async (): Promise<string[]> =>
  (
    await server.owner.query<{ line: string }>(`
      select concat_ws(' ', r.pseudo_id, d.day_date, coalesce(w.shift_code, 'rest')) as line from person_day_shift d left join work_shift w using (work_shift_id)
      join party_relationship r on r.party_id = d.party_id and r.company_id = d.company_id and r.relationship_type_enum_id = 'PrtEmployee' order by 1`)
  ).rows.map(({ line }) => line);
const crews = async (): Promise<string[]> =>
  (
    await server.owner.query<{ line: string }>(
      `select concat_ws(' ', valid, shift_programme_id is not null) as line from person_work_calendar where party_id = $1 order by lower(valid)`,
      [partyId('seller')],
    )
  ).rows.map(({ line }) => line);

const HEAD = 'pseudoId,year,month,1,2,3,d4,d31';

test('a month of days is brought, changed, cleared and taken back', async () => {
  const { apply } = await bring('rosterDays', [HEAD, `${code('seller')},1405,7,m1,-,,,`, `${code('accountant')},1405,7,M1,,,,`]);
  const first = await apply();
  expect([first.state, first.counts]).toEqual(['done', expect.objectContaining({ accepted: 2, refused: 0 })]);
  const laid = [`${code('accountant')} ${FIRST} M1`, `${code('seller')} ${FIRST} M1`, `${code('seller')} 2026-09-24 rest`].toSorted();
  expect(await cells()).toEqual(laid);
  const second = await (await bring('rosterDays', [HEAD, `${code('seller')},1405,7,[\u067E\u0627\u06A9],M1,,,`, `${code('accountant')},1405,7,M1,,,,`])).apply();
  expect(second.counts).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await cells()).toEqual([`${code('accountant')} ${FIRST} M1`, `${code('seller')} 2026-09-24 M1`].toSorted());
  expect(await undo(first.runId)).toBe(409);
  expect(await undo(second.runId)).toBe(200);
  expect(await cells()).toEqual(laid);
  expect(await undo(first.runId)).toBe(200);
  expect(await cells()).toEqual([]);
  const marks = await server.owner.query(`select from attendance_mark where party_id = $1 and day = $2`, [partyId('seller'), FIRST]);
  expect(marks.rowCount).toBeGreaterThan(0);
});

test('codes that nobody has, shifts and days that are not there, doubled months and the own row are told apart', async () => {
  const { reasons } = await bring('rosterDays', [
    HEAD,
    'NOBODY,1405,7,M1,,,,',
    `${code('seller')},1405,7,ZZ,,,,`,
    `${code('accountant')},1405,7,M1,,,,M1`,
    `${code('accountant')},1405,0,M1,,,,`,
    `${code('colleague')},1405,7,M1,,,,`,
    `${code('colleague')},1405,7,,M1,,,`,
    `${code('administrator')},1405,7,M1,,,,`,
    `${code('seller')},1310,1,M1,,,,`,
  ]);
  expect(reasons).toEqual([
    [2, 'unknown_employee'],
    [3, 'unknown_shift'],
    [4, 'impossible_date'],
    [5, 'bad_number'],
    [7, 'duplicate_code'],
    [8, 'own_row'],
    [9, 'not_employed_then'],
  ]);
});

test('people are put on a calendar and a crew from a day on; what was written after it is kept', async () => {
  const head = 'pseudoId,calendar,crew,from';
  const refused = await bring('rosterPlans', [head, `${code('seller')},NONE,,1405/07/01`, `${code('accountant')},MAIN,no such crew,1405/07/01`]);
  expect(refused.reasons).toEqual([
    [2, 'unknown_calendar'],
    [3, 'unknown_crew'],
  ]);
  const first = await (await bring('rosterPlans', [head, `${code('seller')},main,${crewTitle},1405/07/01`])).apply();
  expect(first.counts).toMatchObject({ accepted: 1 });
  expect(await crews()).toEqual(['[2026-09-23,) t']);
  const second = await (await bring('rosterPlans', [head, `${code('seller')},MAIN,,1405/08/01`])).apply();
  expect(second.counts).toMatchObject({ updated: 1 });
  expect(await crews()).toEqual(['[2026-09-23,2026-10-23) t', '[2026-10-23,) f']);
  expect((await (await bring('rosterPlans', [head, `${code('seller')},MAIN,,1405/08/01`])).apply()).counts).toMatchObject({ unchanged: 1 });
  expect(await undo(first.runId)).toBe(409);
  expect([await undo(second.runId), await undo(first.runId)]).toEqual([200, 200]);
  expect(await crews()).toEqual([]);
});

test('whoever may not write rosters brings none', async () => {
  for (const kind of ['rosterDays', 'rosterPlans']) {
    const { statusCode } = await actors.self.upload(IMPORT, { name: 'r.csv', content: `${HEAD}\n${code('seller')},1405,7,M1,,,,` }, { kind });
    expect(statusCode).toBe(403);
  }
});
