import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionKeys } from '#kernel/call.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import texts from '#testing/organisation.messages.fa.ts';
import { companyId, factsOf, jobId, layOrganisation, type PersonName, partyId, postId, SINCE, unitId } from '#testing/organisation.ts';
import choices from '../choices.messages.fa.ts';
import { structureErrors } from '../structure.errors.ts';
import structureMessages from '../structure.messages.fa.ts';
import { routes as holderRoutes } from './holders/holders.routes.ts';
import { positionErrors, positionOptions } from './positions.contract.ts';
import messages from './positions.messages.fa.ts';
import { routes } from './positions.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructure/position';
const ONE = `${PATH}/emplPosition`;
const FROM = '2026-04-01';
const post = (pseudoId: string, more: object = {}) => ({
  pseudoId,
  description: `Post ${pseudoId}`,
  organizationPartyId: unitId('finance'),
  statusId: 'EmpsActive',
  seats: 1,
  from: FROM,
  ...more,
});
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const read = async (id: string, day: string) => (await call('GET', `${ONE}/${id}?asOf=${day}`)).body;
const edit = async (id: string, day: string, change: object) => {
  const { fromDate: _f, thruDate: _t, emplPositionId: _u, ...stored } = await read(id, day);
  return call('PUT', `${ONE}/${id}`, { ...stored, from: day, ...change });
};
const add = async (pseudoId: string, more: object = {}) => (await call('POST', ONE, post(pseudoId, more))).body.emplPositionId as string;
const hold = (id: string, person: PersonName, more: object = {}) =>
  call('POST', `${ONE}/${id}/holder`, { partyId: partyId(person), roleTypeId: 'Employee', partyFromDate: FROM, mainPosition: 'N', occupancyRate: 100, ...more });
const held = async (query: string) => (await call('GET', `${PATH}/holders?${query}`)).body.rows;
const holderOf = async (id: string, person: PersonName, day = FROM) =>
  (await held(`emplPositionId=${id}&asOf=${day}`)).find((row: { partyId: string }) => row.partyId === partyId(person));
const errorOf = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode.split('.').at(-1)];

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation', routes: [], messages: structureMessages, errors: [structureErrors] },
    { slice: 'modules/organisation/positions', routes: [...routes, ...holderRoutes], messages, errors: [positionErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('posts over time', () => {
  test('words, unit, job and lines count from their days; what was before stays', async () => {
    const [top, second] = [await add('T1'), await add('T2')];
    const id = await add('P1', { jobId: jobId('office'), reportsToId: top });
    const moved = {
      description: 'Later',
      organizationPartyId: unitId('sales'),
      jobId: jobId('management'),
      reportsToId: second,
      dottedToIds: JSON.stringify([top]),
      payGradeId: 'PgrExpert',
    };
    expect((await edit(id, '2026-06-01', moved)).status).toBe(200);
    expect(await read(id, FROM)).toMatchObject({
      description: 'Post P1',
      organizationPartyId: unitId('finance'),
      jobId: jobId('office'),
      reportsToId: top,
      dottedToIds: null,
      payGradeId: null,
    });
    expect(await read(id, '2026-06-01')).toMatchObject({ ...moved, seats: 1, fromDate: FROM, thruDate: null, rowVersion: 3 });
    expect((await edit(id, '2026-07-01', { dottedToIds: null, jobId: null })).status).toBe(200);
    expect(await read(id, '2026-06-30')).toMatchObject({ dottedToIds: JSON.stringify([top]), jobId: jobId('management') });
    expect(await read(id, '2026-07-01')).toMatchObject({ dottedToIds: null, jobId: null });
    const { list } = (await call('GET', `${PATH}/emplPositionHistory?emplPositionId=${id}`)).body;
    expect(list.map(({ fromDate, thruDate, description, superiorName }: Record<string, string>) => [fromDate, thruDate, description, superiorName])).toEqual([
      ['2026-07-01', null, 'Later', 'Post T2'],
      ['2026-06-01', '2026-06-30', 'Later', 'Post T2'],
      [FROM, '2026-05-31', 'Post P1', 'Post T1'],
    ]);
  });

  test('nobody answers to themselves, and links lead to what is there on the day', async () => {
    const [top, low] = [await add('L1'), await add('L2')];
    expect((await edit(low, FROM, { reportsToId: top })).status).toBe(200);
    expect((await edit(top, '2026-05-01', { reportsToId: low })).body.fields).toEqual({ reportsToId: structureMessages.errors.seatCircle });
    expect((await edit(low, FROM, { dottedToIds: JSON.stringify([top]) })).body.fields).toEqual({ dottedToIds: messages.errors.dotted });
    for (const [change, fields] of [
      [{ reportsToId: postId('worker') }, { reportsToId: messages.errors.superior }],
      [{ jobId: unitId('head') }, { jobId: messages.errors.job }],
      [{ jobId: 'none' }, { jobId: messages.errors.job }],
      [{ organizationPartyId: unitId('works') }, { organizationPartyId: messages.errors.unit }],
    ] as const)
      expect((await edit(low, FROM, change)).body.fields).toEqual(fields);
    expect((await call('POST', ONE, post('l1'))).body.fields).toEqual({ pseudoId: structureMessages.errors.seatCodeTaken });
    expect((await edit(low, FROM, { rowVersion: 1 })).body.data.values.description).toBe('Post L2');
  });

  test('ends with its job and holders once nobody answers to it; is deleted only if nobody ever held it', async () => {
    const [top, low] = [await add('E1', { jobId: jobId('office') }), await add('E2')];
    await edit(low, FROM, { reportsToId: top });
    await hold(top, 'stranger');
    const close = async (id: string, on: string) => call('POST', `${ONE}/${id}/close`, { on, rowVersion: (await read(id, FROM)).rowVersion });
    expect(errorOf(await close(top, '2026-09-01'))).toEqual([409, 'hasReports']);
    expect(errorOf(await call('DELETE', `${ONE}/${top}`))).toEqual([409, 'everHeld']);
    expect(errorOf(await edit(top, '2026-05-01', { statusId: 'EmpsInactive' }))).toEqual([409, 'heldInactive']);
    expect((await edit(low, '2026-09-01', { reportsToId: null })).status).toBe(200);
    expect((await close(top, '2026-09-01')).status).toBe(200);
    expect(await read(top, '2026-08-31')).toMatchObject({ thruDate: '2026-08-31', jobId: jobId('office') });
    expect((await call('GET', `${ONE}/${top}?asOf=2026-09-01`)).status).toBe(404);
    expect(await holderOf(top, 'stranger', '2026-08-31')).toMatchObject({ partyThruDate: '2026-08-31' });
    const { rows } = await testBed.database.owner.query('select upper(valid)::text as thru from empl_position_job where empl_position_id = $1', [top]);
    expect(rows).toEqual([{ thru: '2026-09-01' }]);
    const never = await add('E3', { reportsToId: low, dottedToIds: JSON.stringify([postId('director')]) });
    expect(errorOf(await call('DELETE', `${ONE}/${never}?rowVersion=9`))).toEqual([409, 'stale']);
    expect((await call('DELETE', `${ONE}/${never}`)).status).toBe(200);
  });

  test('the list counts what is approved against who is there, below a unit, with room, and who answers to whom', async () => {
    const wide = await add('C1', { seats: 3, organizationPartyId: unitId('sales') });
    const under = await add('C2', { reportsToId: wide, organizationPartyId: unitId('sales') });
    await hold(wide, 'stranger', { occupancyRate: 50, partyFromDate: '2026-10-01' });
    await hold(wide, 'worker', { partyFromDate: '2026-10-01' });
    await hold(wide, 'director', { partyFromDate: '2026-10-01', roleTypeId: 'OrgRSubstitute' });
    const list = async (query: string) => (await call('GET', `${PATH}/filterPositions?pageSize=100&asOf=2026-10-01&${query}`)).body;
    const { rows, totals } = await list(`unitId=${unitId('sales')}`);
    // the worker is employed by another company
    expect(rows.find((row: { emplPositionId: string }) => row.emplPositionId === wide)).toMatchObject({ seats: 3, holders: 1, vacancies: 2, reports: 1 });
    const sum = (name: string) => String(rows.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0));
    expect(totals).toEqual({ seats: sum('seats'), holders: sum('holders'), vacancies: sum('vacancies'), surplus: sum('surplus') });
    const ids = async (query: string): Promise<string[]> => (await list(query)).rows.map(({ emplPositionId }: { emplPositionId: string }) => emplPositionId);
    expect(await ids(`unitId=${unitId('head')}`)).not.toContain(postId('accountant'));
    expect(await ids(`unitId=${unitId('head')}&below=Y`)).toContain(postId('accountant'));
    const vacant = await ids('vacant=Y');
    expect(vacant).toEqual(expect.arrayContaining([wide, under]));
    expect(vacant).not.toContain(postId('accountant'));
  });

  test('a job that has classes is carried in one of them, dated with it', async () => {
    const { owner } = testBed.database;
    const [low, high] = ['0196f0a0-0000-7000-8000-00000000c1a5', '0196f0a0-0000-7000-8000-00000000c1a6'];
    await owner.query(`insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtTest', 'JobTitle', 'Class of the test', '', '1001')`);
    await owner.query(
      `insert into job_grade (job_grade_id, company_id, job_id, job_title_enum_id, job_score, job_grade_enum_id)
       select ids.id, $1, $2, 'JtTest', 10.5 * grade.nr, grade.enum_id from unnest($3::uuid[]) with ordinality as ids (id, nr)
       join (select enum_id, row_number() over (order by sequence_num) as nr from enumeration where enum_type_id = 'JobGrade') grade using (nr)`,
      [companyId('holding'), jobId('management'), [low, high]],
    );
    const { list } = (await call('GET', `/rest/s1/hcm/jobClassOptions?jobId=${jobId('management')}`)).body;
    expect(list.map(({ jobGradeId, jobScore }: Record<string, unknown>) => [jobGradeId, jobScore])).toEqual([
      [low, 10.5],
      [high, 21],
    ]);
    expect((await call('GET', `/rest/s1/hcm/jobClassOptions?jobGradeId=${high}`)).body.list).toMatchObject([{ jobGradeId: high }]);
    expect((await call('GET', `/rest/s1/hcm/jobClassOptions?jobId=${jobId('management')}`, undefined, foreigner)).body.list).toEqual([]);

    const refused = { jobGradeId: messages.errors.jobClass };
    expect((await call('POST', ONE, post('K1', { jobId: jobId('management') }))).body.fields).toEqual(refused);
    expect((await call('POST', ONE, post('K1', { jobId: jobId('office'), jobGradeId: low }))).body.fields).toEqual(refused);
    const id = await add('K1', { jobId: jobId('management'), jobGradeId: low });
    expect((await edit(id, '2026-06-01', { jobGradeId: null })).body.fields).toEqual(refused);
    expect((await edit(id, '2026-06-01', { jobGradeId: high })).status).toBe(200);
    expect([(await read(id, FROM)).jobGradeId, (await read(id, '2026-05-31')).jobGradeId, (await read(id, '2026-06-01')).jobGradeId]).toEqual([low, low, high]);
    // a post without a job has no class; the one it had stays with the days it had it
    expect((await edit(id, '2026-09-01', { jobId: null })).status).toBe(200);
    expect(await read(id, '2026-09-01')).toMatchObject({ jobId: null, jobGradeId: null });
    const { list: history } = (await call('GET', `${PATH}/emplPositionHistory?emplPositionId=${id}`)).body;
    expect(history.map(({ fromDate, jobGradeName }: Record<string, unknown>) => [fromDate, typeof jobGradeName])).toEqual([
      ['2026-09-01', 'object'],
      ['2026-06-01', 'string'],
      [FROM, 'string'],
    ]);
    const { rows } = (await call('GET', `${PATH}/filterPositions?pageSize=100&asOf=2026-06-01`)).body;
    expect(rows.find((row: { emplPositionId: string }) => row.emplPositionId === id).jobGradeName).toBe(list[1].description);
    await expect(owner.query('delete from job_grade where job_grade_id = $1', [low])).rejects.toMatchObject({ constraint: 'empl_position_job_class' });
  });

  test('what may follow what: planned, active, at rest and active again; never planned anew', async () => {
    expect((await call('POST', ONE, post('S0', { statusId: 'EmpsInactive' }))).body.fields).toEqual({ statusId: messages.errors.statusOrder });
    const id = await add('S1', { statusId: 'EmpsPlanned' });
    const say = async (statusId: string, day: string) => errorOf(await edit(id, day, { statusId }).then(({ status, body }) => ({ status, body: { errorCode: '', ...body } })));
    expect(await say('EmpsActive', '2026-06-01')).toEqual([200, '']);
    expect(await say('EmpsInactive', '2026-08-01')).toEqual([200, '']);
    expect(await say('EmpsPlanned', '2026-09-01')).toEqual([409, 'statusOrder']);
    expect(await say('EmpsActive', '2026-10-01')).toEqual([200, '']);
    // would leave planned days before those at rest, and nothing is active between
    expect(await say('EmpsPlanned', '2026-07-01')).toEqual([409, 'statusOrder']);
    // on its own first day the word is put right, as long as what stood before allows it
    expect(await say('EmpsPlanned', '2026-06-01')).toEqual([200, '']);
    expect((await read(id, '2026-07-01')).statusId).toBe('EmpsPlanned');
  });

  test('type, grade and rank are those of their lists; what is not offered any more stays where it stands', async () => {
    const { owner } = testBed.database;
    const { option } = messages.errors;
    for (const [field, id] of [
      ['positionTypeEnumId', 'PgrExpert'],
      ['gradeTypeEnumId', 'PgrExpert'],
      ['payGradeId', 'OlOffice'],
      ['payGradeId', 'nothing'],
    ] as const)
      expect((await call('POST', ONE, post('Q1', { [field]: id }))).body.fields).toEqual({ [field]: option });
    expect((await call('POST', ONE, post('Q1', { payGradeId: 'NA' }))).status).toBe(400);
    const id = await add('Q1', { payGradeId: 'PgrExpert' });
    await owner.query(`update enumeration set option_indicator = 'N' where enum_id = 'PgrExpert'`);
    expect((await edit(id, '2026-05-01', { description: 'Renamed' })).status).toBe(200);
    expect((await call('POST', ONE, post('Q2', { payGradeId: 'PgrExpert' }))).body.fields).toEqual({ payGradeId: option });
    await owner.query(`update enumeration set option_indicator = 'Y' where enum_id = 'PgrExpert'`);
  });

  test('lines with their days, both ways, solid and dotted, and who holds the post at the other end', async () => {
    const top = await add('N1');
    const id = await add('N2', { reportsToId: top, dottedToIds: JSON.stringify([postId('director')]) });
    await hold(top, 'stranger');
    await edit(id, '2026-08-01', { reportsToId: null });
    const of = async (position: string, more: string) => (await call('GET', `${PATH}/emplPositionLines?emplPositionId=${position}&${more}`)).body.rows;
    const facts = ({ kind, pseudoId, fromDate, thruDate }: Record<string, unknown>) => [kind, pseudoId, fromDate, thruDate];
    expect((await of(id, `asOf=${FROM}`)).map(facts)).toEqual([
      ['superior', 'N1', FROM, '2026-07-31'],
      ['dottedSuperior', 'director', FROM, null],
    ]);
    expect((await of(id, `asOf=${FROM}`))[0].holderNames).toContain(factsOf('stranger').lastName);
    expect((await of(id, 'asOf=2026-08-01')).map(facts)).toEqual([['dottedSuperior', 'director', FROM, null]]);
    expect((await of(top, 'asOf=2026-08-01&history=Y')).map(facts)).toEqual([['report', 'N2', FROM, '2026-07-31']]);
    expect((await of(postId('director'), `asOf=${FROM}`)).map(facts)).toContainEqual(['dottedReport', 'N2', FROM, null]);
    expect(await testBed.call(foreigner, 'GET', `${PATH}/emplPositionLines?emplPositionId=${id}`)).toMatchObject({ body: { rows: [] } });
  });

  test('the posts of a unit in numbers, those that too many people share, and the span of control', async () => {
    const day = '2027-03-21';
    const figures = async () => (await call('GET', `${PATH}/figures?asOf=${day}&unitId=${unitId('sales')}`)).body;
    const before = await figures();
    const shared = await add('G1', { organizationPartyId: unitId('sales'), from: day });
    await add('G2', { organizationPartyId: unitId('sales'), from: day, reportsToId: shared });
    await add('G3', { organizationPartyId: unitId('sales'), from: day, reportsToId: shared, statusId: 'EmpsPlanned' });
    for (const person of ['stranger', 'colleague'] as const) await hold(shared, person, { partyFromDate: day, occupancyRate: 50 });
    const now = await figures();
    const more = (name: string) => now[name] - before[name];
    expect(['posts', 'seats', 'holders', 'vacancies', 'surplus'].map(more)).toEqual([2, 2, 2, 1, 1]);
    expect([now.meanSpan, now.widestSpan]).toEqual([expect.any(Number), 2]);
    const { rows } = (await call('GET', `${PATH}/filterPositions?over=Y&asOf=${day}`)).body;
    expect(rows.map(({ pseudoId, surplus }: Record<string, unknown>) => [pseudoId, surplus])).toEqual([['G1', 1]]);
  });

  test('a post is chosen by words of its title and its unit, by readers of jobs and of the chart too', async () => {
    const id = await add('O1', { description: 'Driver', organizationPartyId: unitId('sales') });
    const unitName = (await call('GET', `/rest/s1/hcm/positionOptions?emplPositionId=${id}&asOf=${FROM}`)).body.list[0].unitName;
    const find = async (words: string) => (await call('GET', `/rest/s1/hcm/positionOptions?asOf=${FROM}&searchValue=${encodeURIComponent(words)}`)).body.list;
    expect(await find(`driv ${unitName}`)).toMatchObject([{ emplPositionId: id, description: `Driver - ${unitName}`, pseudoId: 'O1', unitName }]);
    expect(await find('driv finance-none')).toEqual([]);
    for (const screen of ['defineJob', 'organizationalChart']) expect(permissionKeys(positionOptions.permission)).toContain(`organizationChartManagement/${screen}/observe`);
  });

  test('posts of one title are told apart: who holds them and in which company, what is called so and is vacant first', async () => {
    const held = await add('TT1', { description: 'Expert', organizationPartyId: unitId('head') });
    const vacant = await add('TT2', { description: 'Expert' });
    await add('TT0', { description: 'Expert of sales' });
    await add('TT3', { description: 'Expert', seats: 3 });
    await hold(held, 'stranger');
    const { list } = (await call('GET', `/rest/s1/hcm/positionOptions?asOf=${FROM}&searchValue=expert`)).body;
    const { firstName, lastName } = factsOf('stranger');
    const { holding } = texts.companies;
    expect(list.map(({ pseudoId, second }: { pseudoId: string; second: { words: string[] } }) => [pseudoId, ...second.words])).toEqual([
      ['TT2', choices.vacant, holding, texts.units.head],
      ['TT3', choices.vacant, choices.free('\u06F3', '\u06F3'), holding, texts.units.head],
      ['TT1', `${firstName} ${lastName}`, holding],
      ['TT0', choices.vacant, holding, texts.units.head],
    ]);
    expect(list[0]).toMatchObject({ emplPositionId: vacant, second: { code: 'TT2' } });
  });

  test('whose: another company neither sees, changes nor chooses them', async () => {
    const id = postId('director');
    expect((await call('GET', `${ONE}/${id}`, undefined, foreigner)).status).toBe(404);
    expect((await call('PUT', `${ONE}/${id}`, { ...post('X'), rowVersion: 1 }, foreigner)).status).toBe(404);
    expect((await call('DELETE', `${ONE}/${id}`, undefined, foreigner)).status).toBe(404);
    expect((await call('POST', ONE, post('X'), foreigner)).body.fields).toEqual({ organizationPartyId: messages.errors.unit });
    expect(
      (await call('POST', `${ONE}/${id}/holder`, { partyId: partyId('worker'), roleTypeId: 'Employee', partyFromDate: FROM, mainPosition: 'N', occupancyRate: 100 }, foreigner))
        .status,
    ).toBe(404);
    expect((await call('GET', `${PATH}/holders?emplPositionId=${id}`, undefined, foreigner)).body.rows).toEqual([]);
    expect((await call('GET', '/rest/s1/hcm/positionOptions?searchValue=director', undefined, foreigner)).body.list).toEqual([]);
    expect((await call('GET', `/rest/s1/hcm/positionOptions?searchValue=director&asOf=${SINCE}`)).body.list).toMatchObject([{ emplPositionId: id }]);
  });
});

describe('persons in posts', () => {
  test('only who is employed on all days, in an active post that is there, once', async () => {
    const id = await add('H1', { seats: 9 });
    // whoever works for another company only is not told from nobody at all
    expect(errorOf(await hold(id, 'worker'))).toEqual([400, 'person']);
    expect(errorOf(await hold(id, 'seller', { partyFromDate: '2020-01-01' }))).toEqual([409, 'holderOutside']);
    expect((await hold(id, 'seller', { partyThruDate: '2026-03-01' })).status).toBe(400);
    expect(errorOf(await hold(id, 'seller', { roleTypeId: 'Applicant' }))).toEqual([400, 'role']);
    expect((await hold(id, 'seller')).status).toBe(200);
    expect(errorOf(await hold(id, 'seller', { partyFromDate: '2026-08-01' }))).toEqual([409, 'heldTwice']);
    const planned = await add('H2', { statusId: 'EmpsPlanned' });
    expect(errorOf(await hold(planned, 'seller'))).toEqual([409, 'notActive']);
    const resting = await add('H3');
    expect((await edit(resting, '2026-10-01', { statusId: 'EmpsInactive' })).status).toBe(200);
    expect(errorOf(await hold(resting, 'seller'))).toEqual([409, 'notActive']);
    expect((await hold(resting, 'seller', { partyThruDate: '2026-09-30' })).status).toBe(200);
    const { emplPositionPartyId, rowVersion } = await holderOf(resting, 'seller');
    const longer = { partyFromDate: FROM, partyThruDate: '2026-10-01', mainPosition: 'N', occupancyRate: 100, from: FROM, rowVersion };
    expect(errorOf(await call('PUT', `${PATH}/holder/${emplPositionPartyId}`, longer))).toEqual([409, 'notActive']);
  });

  test('a full post names its holder, who leaves on the day when told so', async () => {
    const id = await add('F1');
    await hold(id, 'seller');
    const wanted = { partyFromDate: '2026-06-01' };
    const refused = await hold(id, 'stranger', wanted);
    expect(errorOf(refused)).toEqual([409, 'seatFull']);
    expect(refused.body.data.standing).toMatchObject([{ reason: 'seatFull', description: 'Post F1' }]);
    expect((await hold(id, 'stranger', { ...wanted, replace: true })).status).toBe(200);
    expect(
      (await held(`emplPositionId=${id}&history=Y&asOf=2026-06-01`)).map((row: Record<string, string>) => [row['partyId'], row['partyFromDate'], row['partyThruDate']]),
    ).toEqual([
      [partyId('stranger'), '2026-06-01', null],
      [partyId('seller'), FROM, '2026-05-31'],
    ]);
  });

  test('many at once: one gets the post, all others are told who', async () => {
    const people: PersonName[] = ['seller', 'stranger', 'colleague', 'accountant', 'administrator', 'hrOfficer', 'payrollOfficer', 'salesHead'];
    const id = await add('F0');
    const answers = await Promise.all(people.map((person) => hold(id, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...people.slice(1).map(() => 409)]);
    expect(answers.flatMap(({ body }) => body.data?.standing.length ?? [])).toEqual(people.slice(1).map(() => 1));
    const replaced = await Promise.all(people.map((person) => hold(id, person, { partyFromDate: '2026-07-01', replace: true })));
    // the holder of before is refused (held twice) unless another one has come first
    expect(replaced.filter(({ status }) => status !== 200).length).toBeLessThanOrEqual(1);
    expect(await held(`emplPositionId=${id}&asOf=2026-07-01`)).toHaveLength(1);
  });

  test('of several holders those leave who are named', async () => {
    const id = await add('F2', { seats: 2 });
    await hold(id, 'seller');
    await hold(id, 'colleague');
    expect((await hold(id, 'stranger', { replace: true })).body.data.standing).toHaveLength(2);
    const { emplPositionPartyId } = await holderOf(id, 'colleague');
    expect((await hold(id, 'stranger', { replace: true, replaceIds: [emplPositionPartyId] })).status).toBe(200);
    expect((await held(`emplPositionId=${id}&asOf=${FROM}`)).map((row: { partyId: string }) => row.partyId).sort()).toEqual([partyId('seller'), partyId('stranger')].sort());
  });

  test('one manager of a unit, one chief, one main post: the other one goes on as a member from that day', async () => {
    const [first, second] = [await add('M1', { organizationPartyId: unitId('sales') }), await add('M2', { organizationPartyId: unitId('sales') })];
    await hold(first, 'colleague', { roleTypeId: 'OrgRManager' });
    const refused = await hold(second, 'stranger', { roleTypeId: 'OrgRManager', partyFromDate: '2026-05-01' });
    expect([...errorOf(refused), refused.body.data.standing[0].description]).toEqual([409, 'secondManager', 'Post M1']);
    expect((await hold(second, 'stranger', { roleTypeId: 'OrgRManager', partyFromDate: '2026-05-01', replace: true })).status).toBe(200);
    expect([(await holderOf(first, 'colleague')).roleTypeId, (await holderOf(first, 'colleague', '2026-05-01')).roleTypeId]).toEqual(['OrgRManager', 'Employee']);

    const wide = await add('M3', { seats: 9 });
    await hold(wide, 'colleague', { roleTypeId: 'ChiefExecutiveOfficer' });
    expect(errorOf(await hold(wide, 'stranger', { roleTypeId: 'ChiefExecutiveOfficer' }))).toEqual([409, 'secondChief']);
    expect((await hold(wide, 'stranger', { roleTypeId: 'ChiefExecutiveOfficer', replace: true })).status).toBe(200);
    expect(await holderOf(wide, 'colleague')).toMatchObject({ roleTypeId: 'Employee' });

    // the seller's main post is that of the layout
    expect(errorOf(await hold(wide, 'seller', { mainPosition: 'Y' }))).toEqual([409, 'secondMain']);
    expect((await hold(wide, 'seller', { mainPosition: 'Y', replace: true })).status).toBe(200);
    expect([(await holderOf(postId('seller'), 'seller', '2026-03-31')).mainPosition, (await holderOf(postId('seller'), 'seller')).mainPosition]).toEqual(['Y', 'N']);
  });

  test('a post that brings its manager into a led unit asks the same way', async () => {
    const [led, coming] = [await add('B1', { organizationPartyId: unitId('head') }), await add('B2')];
    await hold(led, 'seller', { roleTypeId: 'OrgRManager' });
    await hold(coming, 'colleague', { roleTypeId: 'OrgRManager' });
    const move = (more: object) => edit(coming, '2026-07-01', { organizationPartyId: unitId('head'), ...more });
    const refused = await move({});
    expect([...errorOf(refused), refused.body.data.standing.length]).toEqual([409, 'secondManager', 1]);
    expect((await move({ replace: true })).status).toBe(200);
    expect((await holderOf(led, 'seller', '2026-07-01')).roleTypeId).toBe('Employee');
    expect((await holderOf(led, 'seller', '2026-06-30')).roleTypeId).toBe('OrgRManager');
  });

  test('rate and main flag change from a day on, days as a whole; an older reading is refused', async () => {
    const id = await add('R1');
    await hold(id, 'stranger');
    const row = await holderOf(id, 'stranger');
    const one = `${PATH}/holder/${row.emplPositionPartyId}`;
    const link = { partyFromDate: FROM, mainPosition: 'N', occupancyRate: 100, rowVersion: row.rowVersion };
    const change = (more: object) => call('PUT', one, { ...link, from: FROM, ...more });
    // what has begun keeps its first day and what it said; both are put right by an act and a key of its own
    expect(errorOf(await change({ partyFromDate: '2026-05-01', from: '2026-08-01' }))).toEqual([400, 'pastKept']);
    expect(errorOf(await change({ occupancyRate: 40 }))).toEqual([400, 'pastKept']);
    const clerk = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: [`${POSTS}/edit`, `${POSTS}/delete`] })) };
    const correction = { ...link, partyFromDate: '2026-05-01', correctionReason: 'came later' };
    expect((await call('PUT', `${one}/correction`, correction, clerk)).status).toBe(403);
    expect((await call('PUT', `${one}/correction`, correction)).status).toBe(200);
    const { rowVersion } = await holderOf(id, 'stranger', '2026-05-02');
    expect((await change({ occupancyRate: 40, partyFromDate: '2026-05-01', from: '2026-08-01', rowVersion })).status).toBe(200);
    expect(
      (await held(`emplPositionId=${id}&history=Y&asOf=2026-08-01`)).map((one: Record<string, unknown>) => [one['partyFromDate'], one['partyThruDate'], one['occupancyRate']]),
    ).toEqual([
      ['2026-08-01', null, 40],
      ['2026-05-01', '2026-07-31', 100],
    ]);
    expect(errorOf(await change({}))).toEqual([409, 'staleHolder']);
    const late = await holderOf(id, 'stranger', '2026-08-01');
    const end = (on: string, rowVersion: number) => call('POST', `${PATH}/holder/${late.emplPositionPartyId}/close`, { on, rowVersion });
    expect(errorOf(await end('2026-08-01', late.rowVersion))).toEqual([409, 'onRange']);
    expect((await end('2026-09-01', late.rowVersion)).status).toBe(200);
    expect((await call('DELETE', `${PATH}/holder/${late.emplPositionPartyId}`, undefined, foreigner)).status).toBe(404);
    expect(errorOf(await call('DELETE', `${PATH}/holder/${late.emplPositionPartyId}?rowVersion=9`))).toEqual([409, 'staleHolder']);
    expect((await call('DELETE', `${PATH}/holder/${late.emplPositionPartyId}`)).status).toBe(200);
    expect(await holderOf(id, 'stranger', '2026-08-15')).toBeUndefined();
    const { rows } = await testBed.database.owner.query(
      "select count(*)::int as entries from audit_entry where entity = 'EmplPositionParty' and subject_party_id = $1 and company_id = $2",
      [partyId('stranger'), companyId('holding')],
    );
    expect(rows[0].entries).toBeGreaterThan(3);
  });
});

const POSTS = 'organizationChartManagement/organizationalPosition';

describe('a part of the registry', () => {
  /** Leads sales, and nothing else. */
  const branch = { ...officer, partyId: partyId('salesHead'), unitIds: [unitId('sales')], grants: officer.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })) };
  const MOVED = '2026-05-01';
  /** A post that stood in sales until it was moved to finance, held by somebody of finance. */
  const movedAway = async (pseudoId: string): Promise<string> => {
    const id = await add(pseudoId, { organizationPartyId: unitId('sales') });
    expect((await edit(id, MOVED, { organizationPartyId: unitId('finance') })).status).toBe(200);
    return id;
  };

  test('what is said of a post that has gone elsewhere is said there', async () => {
    const id = await movedAway('W1');
    const { fromDate: _f, thruDate: _t, emplPositionId: _u, ...stored } = await read(id, FROM);
    const say = (day: string) => call('PUT', `${ONE}/${id}`, { ...stored, from: day, description: 'Taken' }, branch);
    expect([(await say(FROM)).status, (await say(MOVED)).status]).toEqual([403, 409]);
    expect((await call('POST', `${ONE}/${id}/close`, { on: '2026-04-15', rowVersion: stored.rowVersion }, branch)).status).toBe(403);
    expect((await call('DELETE', `${ONE}/${id}`, undefined, branch)).status).toBe(403);
    expect(await read(id, MOVED)).toMatchObject({ description: 'Post W1', thruDate: null });
  });

  test('nor are persons put there, moved or taken from there', async () => {
    const id = await movedAway('W2');
    const put = (more: object) =>
      call('POST', `${ONE}/${id}/holder`, { partyId: partyId('seller'), roleTypeId: 'Employee', partyFromDate: FROM, mainPosition: 'N', occupancyRate: 100, ...more }, branch);
    expect((await put({})).status).toBe(403);
    expect((await put({ partyThruDate: '2026-04-30' })).status).toBe(200);
    await hold(id, 'colleague', { partyFromDate: MOVED });
    const { emplPositionPartyId, rowVersion } = await holderOf(id, 'colleague', MOVED);
    const one = `${PATH}/holder/${emplPositionPartyId}`;
    const change = { partyFromDate: MOVED, mainPosition: 'N', occupancyRate: 10, from: '2026-06-01', rowVersion };
    expect((await call('PUT', one, change, branch)).status).toBe(403);
    expect((await call('POST', `${one}/close`, { on: '2026-06-01', rowVersion }, branch)).status).toBe(403);
    expect((await call('DELETE', one, undefined, branch)).status).toBe(403);
    // whoever held it in sales may be put right there
    const before = await holderOf(id, 'seller', FROM);
    expect((await call('DELETE', `${PATH}/holder/${before.emplPositionPartyId}`, undefined, branch)).status).toBe(200);
    expect(await holderOf(id, 'colleague', MOVED)).toMatchObject({ occupancyRate: 100 });
  });

  test('nobody is named or made to give way in a post that has gone elsewhere', async () => {
    const gone = await movedAway('W3');
    await hold(gone, 'stranger', { partyFromDate: MOVED });
    const { owner } = testBed.database;
    await owner.query("update empl_position_party set main_position = 'N' where party_id = $1", [partyId('stranger')]);
    await owner.query("update empl_position_party set main_position = 'Y' where party_id = $1 and empl_position_id = $2", [partyId('stranger'), gone]);
    const id = await add('W4', { organizationPartyId: unitId('sales') });
    const refused = await call(
      'POST',
      `${ONE}/${id}/holder`,
      { partyId: partyId('stranger'), roleTypeId: 'Employee', partyFromDate: MOVED, mainPosition: 'Y', occupancyRate: 100, replace: true },
      branch,
    );
    expect([...errorOf(refused), refused.body.data]).toEqual([409, 'secondMain', undefined]);
  });

  test('persons out of reach are not drawn in: who sits in a part is seen by who leads it', async () => {
    const id = await add('W5', { organizationPartyId: unitId('sales') });
    const put = (person: PersonName) =>
      call('POST', `${ONE}/${id}/holder`, { partyId: partyId(person), roleTypeId: 'Employee', partyFromDate: FROM, mainPosition: 'N', occupancyRate: 100 }, branch);
    expect(errorOf(await put('hrOfficer'))).toEqual([400, 'person']);
    expect((await put('seller')).status).toBe(200);
  });
});
