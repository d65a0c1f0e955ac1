/** What the dashboard counts and what the list shows under the conditions of the links, for everybody who sees both. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { pageQuery } from '#kernel/table/request.ts';
import { defaultState, readTableState, writeTableState } from '#kernel/table/state.ts';
import searchMessages from '#modules/personnel/search/search.messages.fa.ts';
import { routes as searchRoutes } from '#modules/personnel/search/search.routes.ts';
import { peopleTable } from '#modules/personnel/search/search.table.ts';
import tableMessages from '#platform/tables/tables.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PostName, postId } from '#testing/organisation.ts';
import type { DashboardSummary } from './dashboard.contract.ts';
import messages from './dashboard.messages.fa.ts';
import { routes } from './dashboard.routes.ts';
import { firstDayOf, ofYear } from './dashboard.rules.ts';
import { type Asked, movedSince, waysOn } from './drill-down.rules.ts';

/** The day of the calls. */
const today = todayIn('Asia/Tehran', Date.parse('2026-05-10T09:00:00Z'));
const PEOPLE = 120;

let testBed: Mounted;

/** Dice that fall the same way in every run. */
let state = 1405;
const pick = <T>(...of: readonly T[]): T => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return of[Math.floor((state / 2 ** 31) * of.length)] as T;
};
/** Days before today by whole years and a few days: groups end there. */
const ago = (years: readonly number[]): string => addDays(`${2026 - pick(...years)}-05-10`, pick(-1, 0, 1, 40));

async function layEmployee(at: number): Promise<void> {
  const { owner } = testBed.database;
  const [person, employment] = [newId(), newId()];
  const [company, posts] = pick<readonly [string, readonly PostName[]]>(
    [companyId('holding'), ['director', 'accountant', 'seller', 'salesHead', 'clerk']],
    [companyId('subsidiary'), ['worker']],
  );
  await owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [person, company]);
  await owner.query(
    `insert into person (party_id, company_id, first_name, last_name, gender, birth_date, search_text, search_words) values ($1, $2, 'First', $3, $4, $5, 'first last', '{first,last}')`,
    [...[person, company, `Last ${at}`, pick('Y', 'N', null), pick(null, ago([20, 25, 35, 45, 55, 70]), ago([24, 25, 26, 34, 35, 36]))]],
  );
  const hired = pick(ago([1, 5, 10, 20]), ago([2, 7, 12, 25]), firstDayOf(today, 'month'), firstDayOf(today, 'year'), addDays(today, -3), today, addDays(today, 5));
  const last = pick(null, null, null, today, addDays(today, -1), addDays(firstDayOf(today, 'month'), pick(-1, 0, 1)), firstDayOf(today, 'year'), addDays(today, 9));
  const gone = last === null || last < hired ? null : addDays(last, 1);
  await owner.query(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, status_id, valid)
     values ($1, $2, $3, 'PrtEmployee', $4, $5, daterange($6::date, $7::date))`,
    [employment, company, person, `D${at}`, gone !== null && gone <= today ? 'NotActiveRel' : 'ActiveRel', hired, gone],
  );
  const kind = pick(null, 'EmsOfficial', 'EmsContract', 'EmsHourly');
  if (kind !== null)
    await owner.query('insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values ($1, $2, $3, daterange($4::date, null))', [
      ...[employment, company, kind, hired],
    ]);
  for (const degree of pick<readonly string[]>([], ['QtBachelor'], ['QtMaster', 'QtBachelor'], ['QtDoctorate', 'QtBachelor'], ['QtDiploma']))
    await owner.query(
      `insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, field_text, valid) values ($1, $2, $3, $4, '', $5)`,
      [...[newId(), person, company, degree, pick('[2010-01-01,)', '[2010-01-01,2014-01-01)')]],
    );
  const post = pick(undefined, ...posts);
  if (post !== undefined)
    await owner.query('insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid) values ($1, $2, $3, $4, $5)', [
      ...[newId(), company, postId(post), person, pick('[2021-03-21,)', '[2021-03-21,2026-05-11)', '[2021-03-21,2026-05-10)')],
    ]);
}

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/home/dashboard', routes, messages },
    { slice: 'modules/personnel/search', routes: searchRoutes, messages: searchMessages },
    { slice: 'platform/tables', routes: [], messages: tableMessages },
  );
  await layOrganisation(testBed.database.owner);
  await testBed.database.owner.query('update empl_position_fact set seats = 200');
  for (let at = 0; at < PEOPLE; at++) await layEmployee(at);
});
afterAll(() => testBed.close());

/** The figures with the way that each leads to the list; parts of which nobody can be asked for are left out. */
function waysOf(figures: DashboardSummary): readonly (readonly [name: string, count: number, way: Asked])[] {
  const { movement, headcount } = figures;
  const ways = waysOn(today);
  const moved = (['hires', 'leavers'] as const).flatMap((which) => [
    [`${which} of the month`, movement.at(-1)?.[which] ?? -1, movedSince(which, firstDayOf(today, 'month'), today)] as const,
    [`${which} of the year`, ofYear(movement)[which], movedSince(which, firstDayOf(today, 'year'), today)] as const,
  ]);
  const years = (column: 'age' | 'service', groups: DashboardSummary['byService'] = []) =>
    groups.map((group) => [`${column} from ${group.from}`, group.count, ways.inYears(column, group)] as const);
  const degrees = figures.byDegree ?? [];
  const parts = [
    ...figures.byEmploymentKind.map(({ enumId, count }) => [`kind ${enumId}`, count, ways.ofKind(enumId)] as const),
    ...figures.byUnit.map(({ name, count }) => [`unit ${name}`, count, ways.ofUnit(name)] as const),
    ...years('age', figures.byAge),
    ...years('service', figures.byService),
    ...degrees.map(
      ({ enumId, count }, at) =>
        [
          `degree ${enumId}`,
          count,
          ways.ofDegree(
            enumId,
            degrees.slice(0, at).flatMap((one) => one.enumId ?? []),
          ),
        ] as const,
    ),
    ...figures.byGender.map(({ gender, count }) => [`gender ${gender}`, count, ways.ofGender(gender)] as const),
  ];
  return [['headcount', headcount, ways.everybody] as const, ...moved, ...parts].flatMap(([name, count, way]) => (way === undefined ? [] : [[name, count, way] as const]));
}

test.each([
  ['the office', () => actorIn('hrOfficer', 'hrOfficer'), ['age from 25', 'degree QtMaster', 'gender null', 'kind null', 'leavers of the month', 'hires of the year']],
  ['an administrator of both companies', () => actorIn('administrator', 'administrator'), ['age from null', 'degree null', 'service from 20']],
  ['an officer of the other company', () => actorIn('hrOfficer', 'worker'), ['headcount', 'kind EmsOfficial']],
  ['a manager', () => actorIn('unitManager', 'salesHead', ['sales']), ['headcount', 'service from 0']],
])('%s: each figure is the number of those to whom it leads', async (_, actorOf, there) => {
  const actor = actorOf();
  const figures: DashboardSummary = (await testBed.call(actor, 'GET', '/rest/s1/hcm/dashboard/summary')).body;
  const ways = waysOf(figures);
  expect(ways.filter(([, count]) => count > 0).map(([name]) => name)).toEqual(expect.arrayContaining(there));
  const shown = async ({ filters, status = undefined, gender }: Asked): Promise<number> => {
    // as it goes through the address of the list
    const { filter } = pageQuery(readTableState(peopleTable, writeTableState(peopleTable, { ...defaultState(peopleTable), filters })));
    const query = new URLSearchParams({ pageSize: '1', statusId: status ?? 'ActiveRel', ...(filter === undefined ? {} : { filter }), ...(gender === undefined ? {} : { gender }) });
    const { status: answered, body } = await testBed.call(actor, 'GET', `/rest/s1/hcm/personList?${query}`);
    expect([filters, answered]).toEqual([filters, 200]);
    return body.count;
  };
  const listed = await Promise.all(ways.map(async ([name, , way]) => [name, await shown(way)] as const));
  expect(listed).toEqual(ways.map(([name, count]) => [name, count]));
  // the parts of the whole are the whole
  for (const parts of [figures.byEmploymentKind, figures.byService, figures.byGender, figures.byAge ?? [], figures.byDegree ?? []])
    if (parts.length > 0) expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(figures.headcount);
});

test('on the first of a month nobody has left in it, also who is here for the last day', () => {
  expect(movedSince('leavers', '2026-04-21', '2026-04-21')).toBeUndefined();
  expect(movedSince('leavers', '2026-04-21', '2026-04-22')?.filters[0]?.values).toEqual(['2026-04-21', '2026-04-21']);
});
