import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { placeNames } from '#testing/place-names.ts';
import { routes } from './talent-base.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const BASE = '/rest/s1/orgStructure';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, actor = officer) => testBed.call(actor, method, `${BASE}/${path}`, body);
const made = async (path: string, body: object): Promise<string> => {
  const { status, body: answer } = await call('POST', path, body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.id;
};
const criterion = (competenceModelId: string, criterionCode: string, over: object = {}) => ({
  competenceModelId,
  criterionCode,
  title: criterionCode,
  weight: 1.5,
  criterionRateEnumId: 'FivePointLikertScale',
  ...over,
});

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/reference-data/register', routes, messages: { ...registerMessages, places: placeNames }, errors: [registerErrors] });
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a model with its criteria: codes are their own in the model, what is used is not deleted', async () => {
  const [one, two] = [await made('competence/model', { title: 'one' }), await made('competence/model', { title: 'two' })];
  const top = await made('competence/criterion', criterion(one, 'K1'));
  const under = await made('competence/criterion', criterion(one, 'K2', { parentCriterionId: top }));
  await made('competence/criterion', criterion(two, 'K1'));
  expect((await call('POST', 'competence/criterion', criterion(one, 'k1'))).body).toMatchObject({
    errorCode: expect.stringContaining('taken'),
    fields: { criterionCode: expect.any(String) },
  });
  expect((await call('POST', 'competence/criterion', criterion(two, 'K3', { parentCriterionId: top }))).body.fields).toHaveProperty('parentCriterionId');
  expect((await call('PUT', `competence/criterion/${top}`, criterion(one, 'K1', { parentCriterionId: under, rowVersion: 1 }))).body.errorCode).toContain('cycle');
  expect((await call('DELETE', `competence/criterion/${top}`)).body.messages).toContain(placeNames['competence_criterion']);
  expect((await call('DELETE', `competence/model/${one}`)).status).toBe(409);
  expect((await call('GET', `competence/criterion?competenceModelId=${one}`)).body.rows).toMatchObject([
    { criterionCode: 'K1', weight: 1.5, modelName: 'one', parentName: null },
    { criterionCode: 'K2', parentName: 'K1', parentCriterionId: top },
  ]);
});

test('skills stand under groups', async () => {
  const group = await made('skill', { skillCode: 'G1', title: 'group', skillType: 'SkillGroup' });
  const skill = await made('skill', { skillCode: 'S1', title: 'skill', skillType: 'Skill', parentSkillId: group });
  expect((await call('POST', 'skill', { skillCode: 'S2', title: 'odd', skillType: 'Skill', parentSkillId: skill })).body.fields).toHaveProperty('parentSkillId');
  expect((await call('PUT', `skill/${group}`, { skillCode: 'G1', title: 'group', skillType: 'Skill', rowVersion: 1 })).body.fields).toHaveProperty('skillType');
  expect((await call('GET', 'skill?skillType=Skill')).body.rows).toMatchObject([{ title: 'skill', parentName: 'group' }]);
});

test('another company sees and touches nothing of it', async () => {
  const own = await made('competence/model', { title: 'own' });
  expect((await call('GET', 'competence/model', undefined, foreigner)).body).toMatchObject({ rows: [], count: 0 });
  expect((await call('PUT', `competence/model/${own}`, { title: 'theirs', rowVersion: 1 }, foreigner)).status).toBe(404);
  expect((await call('DELETE', `competence/model/${own}`, undefined, foreigner)).status).toBe(404);
  expect((await call('POST', 'competence/criterion', criterion(own, 'K9'), foreigner)).body.fields).toHaveProperty('competenceModelId');
  expect((await call('GET', 'competence/model', undefined, actorIn('employee', 'seller'))).status).toBe(403);
});

test.each([['course', (code: string) => ({ courseCode: code, courseTitle: code }), 'courseCode', 'Course']])(
  '%s: a catalogue of the own company, its codes are its own',
  async (path, body, codeField, entity) => {
    const at = (id = '') => `/rest/s1/hcm/baseData/${path}${id && `/${id}`}`;
    const { status, body: own } = await testBed.call(officer, 'POST', at(), body('C1'));
    expect(status).toBe(201);
    expect((await testBed.call(officer, 'POST', at(), body('c1'))).body.fields).toHaveProperty(codeField);
    expect((await testBed.call(foreigner, 'GET', at())).body).toMatchObject({ rows: [], count: 0 });
    expect((await testBed.call(foreigner, 'PUT', at(own.id), { ...body('C1'), rowVersion: 1 })).status).toBe(404);
    expect((await testBed.call(foreigner, 'DELETE', at(own.id))).status).toBe(404);
    // the same code in another company is another row
    expect((await testBed.call(foreigner, 'POST', at(), body('C1'))).status).toBe(201);
    expect((await testBed.call(actorIn('employee', 'seller'), 'GET', at())).status).toBe(403);
    expect((await testBed.call(officer, 'PUT', at(`${own.id}/active`), { optionIndicator: 'N', rowVersion: 1 })).body.rowVersion).toBe(2);
    expect((await testBed.call(officer, 'PUT', at(own.id), { ...body('C2'), rowVersion: 1 })).status).toBe(409);
    expect((await testBed.call(officer, 'GET', at())).body.rows).toMatchObject([{ [codeField]: 'C1', optionIndicator: 'N', rowVersion: 2 }]);
    const { rows } = await testBed.database.owner.query('select action from audit_entry where entity = $1 and record_id = $2 order by audit_id', [entity, own.id]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
  },
);
