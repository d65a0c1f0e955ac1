import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import httpMessages from '#platform/http/http.messages.fa.ts';
import printMessages from '#platform/print/print.messages.fa.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, jobId, layOrganisation, postId } from '#testing/organisation.ts';
import { partErrors } from './job-parts.contract.ts';
import { routes as partRoutes } from './job-parts.routes.ts';
import { jobErrors } from './jobs.contract.ts';
import { importKind } from './jobs.import.ts';
import messages from './jobs.messages.fa.ts';
import { routes } from './jobs.routes.ts';
import { insertJobs, jobsByCode, updateJobs } from './jobs-import.store.ts';
import words from './jobs-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const manager = actorIn('unitManager', 'accountant', ['finance']);
const head = { ...manager, grants: manager.grants.map((grant) => ({ ...grant, permissions: ['organizationChartManagement'] })) };
const PATH = '/rest/s1/orgStructure/job';
const ENTITY = '/rest/s1/orgStructure/entity';
const ids = { course: newId(), group: newId(), skill: newId(), model: newId(), criterion: newId(), otherModel: newId(), foreignCourse: newId() };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const job = (jobCode: string, more: object = {}) => ({ jobCode, jobTitle: `Job ${jobCode}`, producerEmplPositionId: postId('clerk'), ...more });
const add = async (jobCode: string, more: object = {}): Promise<string> => (await call('POST', PATH, job(jobCode, more))).body.jobId;
const read = async (id: string) => (await call('GET', `${PATH}/${id}`)).body;
const edit = async (id: string, change: object) => {
  const { jobId: _id, createdDate: _day, creatorName: _name, ...stored } = await read(id);
  return call('PUT', `${PATH}/${id}`, { ...stored, ...change });
};
const addPart = (entity: string, id: string, values: object, actor = officer) => call('POST', `${ENTITY}/${entity}`, { jobId: id, ...values }, actor);
const partsOf = async (entity: string, id: string, type = '', actor = officer) => (await call('GET', `${ENTITY}/${entity}?jobId=${id}${type}`, undefined, actor)).body.rows;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation/jobs', routes: [...routes, ...partRoutes], messages, errors: [jobErrors, partErrors] },
    { slice: 'platform/print', routes: [], messages: printMessages },
  );
  await layOrganisation(testBed.database.owner);
  const [own, other] = [companyId('holding'), companyId('subsidiary')];
  const run = (text: string, ...values: unknown[]) => testBed.database.owner.query(text, values);
  await run(
    `insert into course (course_id, company_id, course_code, course_title) values ($1, $2, 'K1', 'Course one'), ($3, $4, 'K2', 'Course two')`,
    ids.course,
    own,
    ids.foreignCourse,
    other,
  );
  await run(`insert into skill (skill_id, company_id, skill_type, skill_code, title) values ($1, $2, 'SkillGroup', 'G1', 'Group')`, ids.group, own);
  await run(`insert into skill (skill_id, company_id, skill_type, parent_skill_id, skill_code, title) values ($1, $2, 'Skill', $3, 'S1', 'Skill one')`, ids.skill, own, ids.group);
  await run(`insert into competence_model (competence_model_id, company_id, title) values ($1, $2, 'Model'), ($3, $2, 'Other')`, ids.model, own, ids.otherModel);
  await run(
    `insert into competence_criterion (competence_criterion_id, company_id, competence_model_id, criterion_code, title, criterion_rate_enum_id) values ($1, $2, $3, 'C1', 'Criterion', 'FivePointLikertScale')`,
    ids.criterion,
    own,
    ids.model,
  );
  await run(
    `insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtOne', 'JobTitle', 'Class one', '', '011020'), ('JtBare', 'JobTitle', 'Class two', '', null)`,
  );
});
afterAll(() => testBed.close());

describe('jobs', () => {
  test('hold what the form says, with the day and the person of their making', async () => {
    const facts = {
      jobCategoryEnumId: 'JcIt',
      gender: 'B',
      workExperience: 3,
      age: '[20,45]',
      fromDate: '2026-01-01',
      thruDate: '2026-12-31',
      jobDescription: 'What',
      jobTarget: 'Why',
    };
    const id = await add('J1', facts);
    expect(await read(id)).toMatchObject({ ...job('J1'), ...facts, jobSubCategoryEnumId: null, rowVersion: 1 });
    expect((await read(id)).creatorName).not.toBeNull();
    expect((await edit(id, { jobTitle: 'Renamed' })).body).toEqual({ rowVersion: 2 });
    const { status, body } = await edit(id, { rowVersion: 1 });
    expect([status, body.messages, body.data.values.jobTitle]).toEqual([409, messages.errors.stale, 'Renamed']);
  });

  test('a job that came by import without the post that prepared it is written on as it is; one that has it keeps one', async () => {
    const id = await add('J8');
    expect((await edit(id, { producerEmplPositionId: null })).body.fields).toEqual({ producerEmplPositionId: httpMessages.validation.required });
    await testBed.database.owner.query('update job set producer_empl_position_id = null where job_id = $1', [id]);
    expect((await edit(id, { jobTarget: 'Why' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ producerEmplPositionId: null, jobTarget: 'Why' });
    expect((await call('POST', PATH, job('J9', { producerEmplPositionId: null }))).body.fields).toHaveProperty('producerEmplPositionId');
  });

  test('a code is that of one job; the post that prepares it, the categories and the days are checked', async () => {
    await add('C1');
    const fields = async (more: object) => (await call('POST', PATH, job('C9', more))).body.fields;
    expect(await fields({ jobCode: 'c1' })).toEqual({ jobCode: messages.errors.codeTaken });
    expect(await fields({ producerEmplPositionId: postId('worker') })).toEqual({ producerEmplPositionId: messages.errors.post });
    expect(await fields({ jobCategoryEnumId: 'QtBachelor' })).toEqual({ jobCategoryEnumId: messages.errors.option });
    const { rows } = await testBed.database.owner.query(
      `select enum_id, parent_enum_id from enumeration where enum_type_id = 'JobCategory' and parent_enum_id is not null limit 1`,
    );
    const { enum_id: jobSubCategoryEnumId, parent_enum_id: jobCategoryEnumId } = rows[0];
    expect(await fields({ jobCategoryEnumId: jobCategoryEnumId === 'JcIt' ? 'JcSales' : 'JcIt', jobSubCategoryEnumId })).toEqual({
      jobSubCategoryEnumId: messages.errors.subCategory,
    });
    expect(await fields({ fromDate: '2026-02-01', thruDate: '2026-01-01' })).toEqual({ thruDate: words.daysOrder });
    expect((await call('POST', PATH, job('C2', { jobCategoryEnumId, jobSubCategoryEnumId }))).status).toBe(201);
    for (const wrong of [{ jobCategoryEnumId: 'NA' }, { gender: 'X' }, { producerEmplPositionId: "1' or '1'='1" }])
      expect((await call('POST', PATH, job('C3', wrong))).status).toBe(400);
  });

  test('the list counts posts, approved seats and holders of the day; a job names its posts', async () => {
    const of = async (query: string) => (await call('GET', `${PATH}?${query}`)).body.rows.find((row: { jobId: string }) => row.jobId === jobId('management'));
    expect(await of('')).toMatchObject({ posts: 1, seats: 3, holders: 1, vacant: 2, isActive: 'Y', grades: 0 });
    expect(await of('asOf=2020-01-01')).toMatchObject({ posts: 0, seats: 0, holders: 0, vacant: 0, isActive: 'N' });
    const posts = async (query = '', actor = officer) => (await call('GET', `/rest/s1/orgStructure/jobPost?jobId=${jobId('management')}${query}`, undefined, actor)).body;
    expect(await posts()).toMatchObject({ rows: [{ seats: 3, holders: 1, vacant: 2, unitName: expect.any(String) }], totals: { seats: '3', holders: '1', vacant: '2' } });
    expect([(await posts('&asOf=2020-01-01')).rows, (await posts('', foreigner)).rows]).toEqual([[], []]);
  });

  test('a job that a post carries keeps its days and is not deleted; another goes with its parts', async () => {
    expect((await edit(jobId('office'), { thruDate: '2026-06-01' })).body.fields).toEqual({ thruDate: messages.errors.heldOutside });
    expect((await call('DELETE', `${PATH}/${jobId('office')}`)).body.messages).toBe(messages.errors.inUse);
    const id = await add('D1');
    await addPart('JobCommunication', id, { unitName: 'Sales' });
    // somebody has changed it since it was seen
    expect((await call('DELETE', `${PATH}/${id}?rowVersion=7`)).body).toMatchObject({ messages: messages.errors.stale, data: { values: { jobCode: 'D1' } } });
    expect((await call('DELETE', `${PATH}/${id}?rowVersion=1`)).body).toEqual({ removed: true });
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(404);
  });

  test('another company neither sees nor touches them; who leads a unit reads and does not write', async () => {
    const id = await add('F1');
    const part = (await addPart('JobCommunication', id, { unitName: 'Sales' })).body.id;
    const { rowVersion, ...values } = { ...job('F1'), rowVersion: 2 };
    const asked = [
      await call('GET', `${PATH}/${id}`, undefined, foreigner),
      await call('PUT', `${PATH}/${id}`, { ...values, rowVersion }, foreigner),
      await call('DELETE', `${PATH}/${id}`, undefined, foreigner),
      await call('POST', `${PATH}/${id}/copy`, { jobCode: 'F2', jobTitle: 'F2' }, foreigner),
      await call('GET', `${PATH}/skill?jobId=${id}`, undefined, foreigner),
      await addPart('JobCommunication', id, { unitName: 'x' }, foreigner),
      await call('PUT', `${ENTITY}/JobCommunication/${part}`, { unitName: 'x', rowVersion: 1 }, foreigner),
      await call('DELETE', `${ENTITY}/JobCommunication/${part}`, undefined, foreigner),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect(await partsOf('JobCommunication', id, '', foreigner)).toEqual([]);
    expect((await testBed.file(foreigner, `${PATH}/${id}/print`)).status).toBe(404);
    expect((await call('GET', PATH, undefined, foreigner)).body.rows).toEqual([]);
    expect((await call('GET', `${PATH}/${id}`, undefined, head)).status).toBe(200);
    expect((await call('POST', PATH, job('F3'), head)).status).toBe(403);
  });

  test('are chosen from by code and by words, on their days; one that is named at any time', async () => {
    const id = await add('O1', { jobTitle: 'Option', thruDate: '2026-01-31' });
    const found = async (query: string) => (await call('GET', `/rest/s1/hcm/jobOptions?${query}`)).body.list;
    expect(await found('searchValue=o1&asOf=2026-01-31')).toMatchObject([{ jobId: id, jobCode: 'O1', jobTitle: 'Option' }]);
    expect(await found('searchValue=OPT&asOf=2026-02-01')).toEqual([]);
    expect(await found(`jobId=${id}&asOf=2026-02-01`)).toHaveLength(1);
    expect(await found('searchValue=%25')).toEqual([]);
  });
});

test('a sheet that names a category below another fills both columns, and says what it said', async () => {
  const [id, company] = [newId(), companyId('holding')];
  const { rows } = await testBed.database.owner.query(`select enum_id, parent_enum_id from enumeration where enum_type_id = 'JobCategory' and parent_enum_id is not null limit 1`);
  const { enum_id: below, parent_enum_id: above } = rows[0];
  const write = (work: (tx: Tx) => Promise<void>) => writing(testBed.database.pool, systemActor('test', [company]), work);
  const levels = async () => {
    const { jobCategoryEnumId, jobSubCategoryEnumId, jobTitle } = await read(id);
    return [jobTitle, jobCategoryEnumId, jobSubCategoryEnumId];
  };
  await write((tx) => insertJobs(tx, [{ id, companyId: company, code: 'I1', title: 'Imported', category: below }]));
  expect(await levels()).toEqual(['Imported', above, below]);
  await write((tx) => updateJobs(tx, [{ id, title: 'Again' }]));
  expect(await levels()).toEqual(['Again', above, below]);
  await write(async (tx) => expect(await jobsByCode(tx, company, ['i1'])).toMatchObject([{ title: 'Again', category: below }]));
  // an exported sheet names the upper category, and does not take the lower one away
  const planned = async (jobCategoryEnumId: string) => {
    let action = '';
    const target = { companyId: company, reach: [company], mayFound: false, today: '2026-01-01', clock: { now: () => 0 }, newId };
    const row = { row: 2, values: { code: 'I1', title: 'Again', jobCategoryEnumId } };
    await write(async (tx) => {
      action = (await importKind.plan(tx, target, [row]))[0]?.action ?? '';
    });
    return action;
  };
  expect([await planned(above), await planned(below), await planned('JcOther')]).toEqual(['unchanged', 'unchanged', 'update']);
  await write((tx) => updateJobs(tx, [{ id, category: above }]));
  expect(await levels()).toEqual(['Again', above, null]);
});

describe('parts', () => {
  const samples: Readonly<Record<string, { readonly values: () => object; readonly taken?: readonly [string, string] }>> = {
    JobEducation: { values: () => ({ qualificationTypeEnumId: 'QtBachelor' }), taken: ['fieldEnumId', messages.errors.educationTaken] },
    JobCourse: { values: () => ({ courseId: ids.course, hasLicense: 'Y', hours: 12 }), taken: ['courseId', messages.errors.courseTaken] },
    JobSkill: { values: () => ({ skillId: ids.skill, skillGroupId: ids.group, skillLevelEnumId: 'SkLevelGood' }), taken: ['skillId', messages.errors.skillTaken] },
    JobResponsibility: { values: () => ({ title: 'Task', activityPercent: 40 }) },
    JobCompetence: {
      values: () => ({ competenceModelId: ids.model, competenceCriterionId: ids.criterion }),
      taken: ['competenceCriterionId', messages.errors.competenceTaken],
    },
    JobDetail: { values: () => ({ title: 'Noise', jobDetailTypeEnumId: 'JbdWorkingConditions' }) },
    JobGrade: { values: () => ({ jobTitleEnumId: 'JtOne', jobScore: 12.5, jobGradeEnumId: 'JgGrade3' }), taken: ['jobGradeEnumId', messages.errors.gradeTaken] },
    JobCommunication: { values: () => ({ unitName: 'Sales', communicationTypeEnumId: 'ComtInternal' }) },
    JobAuthority: { values: () => ({ title: 'Signs', jobAuthorityTypeEnumId: 'JatSignature', importanceEnumId: 'Likert7Point5' }) },
  };
  const typeOf = (entity: string): string => (entity === 'JobDetail' ? '&jobDetailTypeEnumId=JbdWorkingConditions' : '');

  test.each(Object.entries(samples))('%s: added, once where it is a pair, changed on its version, taken away', async (entity, { values, taken }) => {
    const id = await add(`P${entity}`);
    const { status, body } = await addPart(entity, id, values());
    expect([status, body.rowVersion]).toEqual([201, 1]);
    const { jobDetailTypeEnumId: _type, ...sent } = values() as Record<string, unknown>;
    expect(await partsOf(entity, id, typeOf(entity))).toMatchObject([{ ...sent, rowVersion: 1 }]);
    if (taken) expect((await addPart(entity, id, values())).body.fields).toEqual({ [taken[0]]: taken[1] });
    const path = `${ENTITY}/${entity}/${body.id}`;
    expect((await call('PUT', path, { ...sent, rowVersion: 1 })).body).toEqual({ id: body.id, rowVersion: 2 });
    const stale = await call('PUT', path, { ...sent, rowVersion: 1 });
    expect([stale.status, stale.body.messages]).toEqual([409, messages.errors.rowStale]);
    expect(stale.body.data.values).toMatchObject({ ...sent, rowVersion: 2 });
    const unseen = await call('DELETE', `${path}?rowVersion=1`);
    expect([unseen.status, unseen.body.messages]).toEqual([409, messages.errors.rowStale]);
    expect(unseen.body.data.values).toMatchObject({ ...sent, rowVersion: 2 });
    expect((await call('DELETE', `${path}?rowVersion=2`)).body).toEqual({ removed: true });
    expect(await partsOf(entity, id, typeOf(entity))).toEqual([]);
  });

  test('percents add up to 100 at most, told what is left', async () => {
    const id = await add('R1');
    const first = (await addPart('JobResponsibility', id, { title: 'a', activityPercent: 70 })).body.id;
    const refused = await addPart('JobResponsibility', id, { title: 'b', activityPercent: 31 });
    expect(refused.body.fields).toEqual({ activityPercent: messages.errors.percentSum({ left: 30 }) });
    const both = await Promise.all(['b', 'c'].map((title) => addPart('JobResponsibility', id, { title, activityPercent: 30 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await call('PUT', `${ENTITY}/JobResponsibility/${first}`, { title: 'a', activityPercent: 71, rowVersion: 1 })).status).toBe(409);
    expect((await call('PUT', `${ENTITY}/JobResponsibility/${first}`, { title: 'a', activityPercent: 10, rowVersion: 1 })).status).toBe(200);
  });

  test('what is chosen stands in its list: of the company, of the model, of the scale', async () => {
    const id = await add('W1');
    const fields = async (entity: string, values: object) => (await addPart(entity, id, values)).body.fields;
    const { option, noInsuranceCode } = messages.errors;
    expect(await fields('JobEducation', { qualificationTypeEnumId: 'WorkExperience' })).toEqual({ qualificationTypeEnumId: option });
    expect(await fields('JobCourse', { courseId: ids.foreignCourse })).toEqual({ courseId: option });
    expect(await fields('JobSkill', { skillId: ids.group })).toEqual({ skillId: option });
    expect(await fields('JobCompetence', { competenceModelId: ids.otherModel, competenceCriterionId: ids.criterion })).toEqual({ competenceCriterionId: option });
    expect(await fields('JobAuthority', { title: 'x', importanceEnumId: 'Likert5Point1' })).toEqual({ importanceEnumId: option });
    expect(await fields('JobGrade', { jobTitleEnumId: 'JtBare', jobGradeEnumId: 'JgGrade1' })).toEqual({ jobTitleEnumId: noInsuranceCode });
    expect(await fields('JobEducation', { qualificationTypeEnumId: 'NA' })).toHaveProperty('qualificationTypeEnumId');
    expect((await call('GET', `${PATH}/skill?jobId=${id}`)).body.list).toMatchObject([{ skillId: ids.group }, { skillId: ids.skill, parentSkillId: ids.group }]);
    expect((await call('GET', `${PATH}/competence?jobId=${id}`)).body).toMatchObject({ criteria: [{ competenceCriterionId: ids.criterion }] });
  });

  test('what is not offered any more is not chosen anew; where it stands it stays', async () => {
    const { owner } = testBed.database;
    const { option } = messages.errors;
    const id = await add('V1', { jobCategoryEnumId: 'JcIt' });
    const degree = { qualificationTypeEnumId: 'QtBachelor' };
    const { id: partId } = (await addPart('JobEducation', id, degree)).body;
    const offered = (flag: 'Y' | 'N') => owner.query(`update enumeration set option_indicator = $1 where enum_id in ('JcIt', 'QtBachelor')`, [flag]);
    await offered('N');
    expect((await call('POST', PATH, job('V2', { jobCategoryEnumId: 'JcIt' }))).body.fields).toEqual({ jobCategoryEnumId: option });
    expect((await edit(id, { jobTarget: 'Still' })).status).toBe(200);
    expect((await addPart('JobEducation', await add('V3'), degree)).body.fields).toEqual({ qualificationTypeEnumId: option });
    expect((await call('PUT', `${ENTITY}/JobEducation/${partId}`, { ...degree, description: 'Still', rowVersion: 1 })).status).toBe(200);
    await offered('Y');
  });

  test('a copy has everything under a new code; the print shows it', async () => {
    const id = await add('K1', { jobTarget: 'To serve', age: '[20,45]' });
    for (const [entity, { values }] of Object.entries(samples)) expect((await addPart(entity, id, values())).status).toBe(201);
    expect((await call('POST', `${PATH}/${id}/copy`, { jobCode: 'k1', jobTitle: 'Same' })).body.fields).toEqual({ jobCode: messages.errors.codeTaken });
    const copy = (await call('POST', `${PATH}/${id}/copy`, { jobCode: 'K2', jobTitle: 'Copied' })).body.jobId;
    expect(await read(copy)).toMatchObject({ jobCode: 'K2', jobTitle: 'Copied', jobTarget: 'To serve', age: '[20,45]', producerEmplPositionId: postId('clerk') });
    const bare = ({ rowVersion: _version, ...row }: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !/^job\w+Id$/.test(name) || name.endsWith('EnumId')));
    for (const entity of Object.keys(samples)) expect((await partsOf(entity, copy, typeOf(entity))).map(bare)).toEqual((await partsOf(entity, id, typeOf(entity))).map(bare));
    const { status, headers, bytes } = await testBed.file(officer, `${PATH}/${copy}/print`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pagesOf(bytes).flatMap(linesOf).join('\n');
    for (const shown of ['Copied', 'serve', 'Course', 'Skill', 'Criterion', 'Noise', 'Class', 'Sales', 'Signs']) expect(text).toContain(shown);
  });
});
