/**
 * Attack: a colleague reads out of a shared view of a table what its writer looked for: the national code in a filter, the
 * words of a search; or shared views of a table that is closed to the colleague altogether.
 * Refused: `src/platform/tables/views.rules.ts`: a view of somebody else comes without filters, order and words of classes the
 * reader lacks; `src/platform/tables/views.routes.ts`: only to who holds the permission of the table.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestActor } from '#testing/actors.ts';
import { addHolder } from '#testing/holders.ts';
import { factsOf } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const VIEWS = '/api/rest/s1/hcm/entity/UserValues';
const TABLE = 'personnel/search';
const { nationalCode } = factsOf('accountant');
const state = {
  search: nationalCode,
  filters: [
    { column: 'nationalCode', operator: 'is', values: [nationalCode] },
    { column: 'lastName', operator: 'contains', values: ['a'] },
  ],
  sort: [{ column: 'nationalCode' }, { column: 'lastName', descending: true }],
  page: 1,
  pageSize: 25,
  columns: [{ name: 'nationalCode', width: 140 }, { name: 'lastName' }],
  quick: { status: 'all' },
};

const LIST = 'personnelInformationManagement/searchPersonnelList/observe';
/** Sees the list and nothing of it but what is public. */
let recruiter: TestActor;
let viewId: string;
beforeAll(async () => {
  recruiter = await addHolder(server, 'list-reader', { person: 'seller', rowScope: 'company', classes: ['public'], permissions: [LIST] });
  const made = await actors.hrOfficer.request('POST', VIEWS, { type: TABLE, name: 'ours', value: JSON.stringify(state), isShared: true });
  expect(made.statusCode, made.body).toBe(201);
  viewId = made.json().viewId;
});

const shown = async (actor: TestActor) => {
  const { values } = (await actor.request('GET', `${VIEWS}?type=${TABLE}`)).json<{ values: { name: string; value: string; isOwn: boolean }[] }>();
  return values.map(({ value }) => JSON.parse(value));
};

describe('a shared view', () => {
  test('comes whole to who may see all it asks for', async () => {
    expect(await shown(actors.administrator)).toEqual([state]);
    expect(await shown(actors.hrOfficer)).toEqual([state]);
  });

  test('holds no value of a class the reader lacks, and begins with all the same', async () => {
    const cut = { ...state, search: '', filters: [state.filters[1]], sort: [state.sort[1]] };
    expect(await shown(recruiter)).toEqual([cut]);
    const begun = await recruiter.request('PUT', `${VIEWS}/${viewId}`, { name: 'ours', value: JSON.stringify(cut), isShared: true, isDefault: true });
    expect([begun.statusCode, begun.json().isDefault]).toEqual([200, true]);
    expect(begun.body).not.toContain(nationalCode);
    // the colleague's own stays as it was written
    expect(await shown(actors.hrOfficer)).toEqual([state]);
  });

  test('does not exist for who may not open the table, by list, change or removal', async () => {
    const stranger = await addHolder(server, 'of-nothing', { person: 'salesHead', rowScope: 'company', classes: ['public', 'identity'], permissions: ['dashboard/observe'] });
    expect(await shown(stranger)).toEqual([]);
    const body = { name: 'ours', value: JSON.stringify(state), isShared: true, isDefault: true };
    expect((await stranger.request('PUT', `${VIEWS}/${viewId}`, body)).statusCode).toBe(404);
    expect((await stranger.request('DELETE', `${VIEWS}/${viewId}`)).statusCode).toBe(404);
  });
});
