/** SampleThings: each company has its own, a code stands once, and who saw an older version writes nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { sampleThingErrors } from './sample-things.contract.ts';
import messages from './sample-things.messages.fa.ts';
import { routes } from './sample-things.routes.ts';

let bed: Mounted;
const officer = actorIn('administrator', 'administrator');
const PATH = '/rest/s1/hcm/sampleArea/sampleThings';
const add = (code: string) => bed.call(officer, 'POST', PATH, { code, title: `Title ${code}` });

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/sample-area/sample-things', routes, messages, errors: [sampleThingErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('a code stands once in a company; its sheet is read', async () => {
  const { id } = (await add('alpha')).body;
  expect((await add('ALPHA')).body.fields).toEqual({ code: messages.errors.codeTaken });
  expect((await bed.call(officer, 'GET', `${PATH}/${id}`)).body).toMatchObject({ code: 'alpha', title: 'Title alpha', rowVersion: 1 });
  expect((await bed.call(officer, 'GET', `${PATH}/${newId()}`)).status).toBe(404);
});

test('an older version is not written over', async () => {
  const { id } = (await add('beta')).body;
  const change = () => bed.call(officer, 'PUT', `${PATH}/${id}`, { code: 'beta', title: 'Other', description: null, rowVersion: 1 });
  expect((await change()).body.rowVersion).toBe(2);
  expect((await change()).status).toBe(409);
});
