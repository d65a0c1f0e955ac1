/** Who writes and publishes at the same moment: whatever comes of it, one day has one version, and the other is told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineFormulaUse } from '#platform/formula/formula.define.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { libraryErrors } from '../library.errors.ts';
import { library } from '../library.formula.ts';
import messages from '../library.messages.fa.ts';
import { routes } from '../library.routes.ts';
import { routes as publishRoutes } from './publishing.routes.ts';

const CONSTANT = '/rest/s1/hcm/entity/Constant';
const slice = 'platform/formula/library';
const writer = actorIn('payrollOfficer', 'payrollOfficer');
const publishers = [actorIn('payrollOfficer', 'accountant'), actorIn('payrollOfficer', 'colleague')];
const said = { title: 'base', value: '100', unit: 'rial', fromDate: '2026-03-21' };

let bed: Mounted;
beforeAll(async () => {
  bed = await mountSlices({ slice, routes: [...routes, ...publishRoutes], messages, errors: [libraryErrors] });
  await layOrganisation(bed.database.owner);
  announceFormulas([library, defineFormulaUse({ code: 'pay.factor', title: 'pay', type: 'number', unit: 'rial', vocabularies: [] })]);
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

const make = async (code: string): Promise<string> => (await bed.call(writer, 'POST', CONSTANT, { ...said, code, title: code })).body.id;
const change = (id: string, rowVersion: number, over: object = {}) => bed.call(writer, 'PUT', `${CONSTANT}/${id}`, { ...said, title: id, ...over, rowVersion });
const publish = (id: string, rowVersion: number, actor = publishers[0] as typeof writer) => bed.call(actor, 'PUT', `/rest/s1/rule/constant/${id}/publish`, { rowVersion });
const versionsOf = async (id: string): Promise<{ version: number; statusId: string; fromDate: string; content: { value: string } }[]> =>
  (await bed.call(writer, 'GET', `/rest/s1/rule/constant/${id}/versions`)).body.versions;
const publishedOne = async (code: string): Promise<string> => {
  const id = await make(code);
  expect((await publish(id, 1)).body.statusId).toBe('LvPublished');
  return id;
};
const statuses = (answers: readonly { readonly status: number }[]): number[] => answers.map(({ status }) => status).sort();

describe('at the same moment', () => {
  test('eight publish one draft: one does', async () => {
    const id = await make('eight');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => publish(id, 1, publishers[at % 2])));
    expect(statuses(answers)).toEqual([200, ...new Array(7).fill(409)]);
    expect((await versionsOf(id)).map(({ statusId }) => statusId)).toEqual(['LvPublished']);
  });

  test('eight begin the version of one day: one does, and what is published is what that one wrote', async () => {
    const id = await publishedOne('day');
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => change(id, 2, { value: String(at), fromDate: '2027-03-21' })));
    expect(statuses(answers)).toEqual([200, ...new Array(7).fill(409)]);
    const winner = String(answers.findIndex(({ status }) => status === 200));
    expect((await publish(id, 3)).body.statusId).toBe('LvPublished');
    expect((await versionsOf(id)).map(({ fromDate, content }) => [fromDate, content.value])).toEqual([
      ['2027-03-21', winner],
      ['2026-03-21', '100'],
    ]);
  });

  test('one writes and another publishes: nobody publishes what they did not see', async () => {
    const id = await make('seen');
    const [written, published] = await Promise.all([change(id, 1, { value: '7' }), publish(id, 1)]);
    expect(statuses([written, published])).toEqual([200, 409]);
    const [version] = await versionsOf(id);
    expect([version?.statusId, version?.content.value]).toEqual(published.status === 200 ? ['LvPublished', '100'] : ['LvDraft', '7']);
  });
});

test('the database itself has one version of a day, whoever writes to it', async () => {
  const id = await publishedOne('kept');
  const copy = (valid: string) =>
    bed.database.owner.query(
      `insert into library_version (library_version_id, library_item_id, company_id, kind, version_no, status, valid, content, published_at)
       select gen_random_uuid(), library_item_id, company_id, kind, 9, 'published', $2, content, now() from library_version where library_item_id = $1`,
      [id, valid],
    );
  await expect(copy('[2026-03-21,)')).rejects.toMatchObject({ constraint: 'library_version_no_overlap' });
  await expect(copy('[2020-03-21,2026-03-22)')).rejects.toMatchObject({ constraint: 'library_version_no_overlap' });
});
