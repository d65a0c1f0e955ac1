import { beforeEach, describe, expect, test } from 'vitest';
import type { ActorName } from '#testing/actors.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { MAX_VIEW_BYTES, MAX_VIEWS } from './views.contract.ts';

const VIEWS = '/api/rest/s1/hcm/entity/UserValues';
const TABLE = 'organisation/jobs';
const state = { search: '', filters: [], sort: [], page: 1, pageSize: 10, columns: [] };

const { server, actors } = await serverWithActors();
beforeEach(() => server.owner.query('delete from table_view'));

const body = (name: string, more: object = {}) => ({ name, value: JSON.stringify({ ...state, search: name }), ...more });
const add = (actor: ActorName, name: string, more: object = {}) => actors[actor].request('POST', VIEWS, { type: TABLE, ...body(name, more) });
const added = async (actor: ActorName, name: string, more: object = {}): Promise<string> => (await add(actor, name, more)).json().viewId;
const save = (actor: ActorName, viewId: string, sent: object) => actors[actor].request('PUT', `${VIEWS}/${viewId}`, sent);
const remove = (actor: ActorName, viewId: string) => actors[actor].request('DELETE', `${VIEWS}/${viewId}`);
const list = async (actor: ActorName, type = TABLE): Promise<{ name: string; value: string; isOwn: boolean; isDefault: boolean }[]> =>
  (await actors[actor].request('GET', `${VIEWS}?type=${encodeURIComponent(type)}`)).json().values;
const names = async (actor: ActorName, type?: string): Promise<string[]> => (await list(actor, type)).map(({ name }) => name);

describe('a view', () => {
  test('is kept with its whole state, changed and deleted, and each leaves a trace', async () => {
    const whole = {
      ...state,
      filters: [{ column: 'kind', operator: 'in', values: ['A'] }],
      sort: [{ column: 'name', descending: true }],
      columns: [
        { name: 'name', width: 120, pinned: 'start' },
        { name: 'kind', hidden: true },
      ],
      density: 'compact',
    };
    const made = await add('self', ' \u0646\u0645\u0627\u064A  1 ', { value: JSON.stringify(whole), isDefault: true });
    expect(made.statusCode).toBe(201);
    const { viewId, ...view } = made.json();
    expect(view).toMatchObject({ name: '\u0646\u0645\u0627\u06CC 1', isShared: false, isDefault: true, isOwn: true });
    expect(JSON.parse((await list('self'))[0]?.value ?? '')).toEqual(whole);
    expect((await save('self', viewId, body('second', { isShared: true }))).json()).toMatchObject({ viewId, name: 'second', isShared: true, isDefault: false });
    expect(await list('self')).toMatchObject([{ name: 'second', isDefault: false }]);
    expect((await remove('self', viewId)).json()).toEqual({ removed: true });
    expect(await names('self')).toEqual([]);
    const { rows } = await server.owner.query(`select action from audit_entry where entity = 'TableView' and record_id = $1 order by audit_id`, [viewId]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  // JSON text hides from the check of the body what its escapes spell
  test.each([
    ['NUL', { ...state, search: 'a\u0000' }],
    ['half a letter', { ...state, search: '\ud800' }],
    ['an override of direction', { ...state, filters: [{ column: 'name', operator: 'is', values: ['\u202Eabc'] }] }],
    ['a key of every object', JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(state).slice(1)}`)],
    ['depth', { ...state, filters: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) }],
    ['a number for a text', { ...state, search: 1 }],
    ['a page behind all', { ...state, page: 10 ** 30 }],
  ])('with %s in its state is refused', async (_, hostile) => {
    const answer = await add('self', 'hostile', { value: JSON.stringify(hostile).replace('\u202E', '\\u202e') });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'platform/tables.badState']);
  });

  test('belongs to one table', async () => {
    await add('self', 'here');
    expect(await names('self', 'test/other')).toEqual([]);
  });

  test('has a name of its own among those of its writer for the table', async () => {
    await add('self', 'same');
    const second = await add('self', 'same');
    expect([second.statusCode, Object.keys(second.json().fields)]).toEqual([409, ['name']]);
    expect((await add('hrOfficer', 'same')).statusCode).toBe(201);
  });

  test('one begins with one at most', async () => {
    await add('self', 'a', { isDefault: true });
    await add('self', 'b', { isDefault: true });
    expect((await list('self')).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });
});

describe('a view of somebody else', () => {
  test('that is not shared does not exist, whoever asks', async () => {
    const viewId = await added('self', 'mine');
    for (const other of ['hrOfficer', 'administrator'] as const) {
      expect(await names(other)).toEqual([]);
      expect((await save(other, viewId, body('taken'))).statusCode).toBe(404);
      expect((await remove(other, viewId)).statusCode).toBe(404);
    }
    expect((await server.pool.query('select from table_view')).rows).toEqual([]);
    expect(await names('self')).toEqual(['mine']);
  });

  test('that is shared is seen by the colleagues and changed by none of them', async () => {
    const viewId = await added('self', 'ours', { isShared: true });
    expect(await list('hrOfficer')).toMatchObject([{ name: 'ours', isOwn: false }]);
    for (const sent of [body('other', { isShared: true }), body('ours'), { ...body('ours', { isShared: true }), value: JSON.stringify({ ...state, search: 'x' }) }])
      expect((await save('hrOfficer', viewId, sent)).json().errorCode).toBe('platform/tables.foreignView');
    expect((await remove('hrOfficer', viewId)).statusCode).toBe(403);
    expect(await list('self')).toMatchObject([{ name: 'ours', value: expect.stringContaining('ours') }]);
  });

  test('may be the one a person begins with, until it is shared no more', async () => {
    const viewId = await added('self', 'ours', { isShared: true });
    expect((await save('hrOfficer', viewId, body('ours', { isShared: true, isDefault: true }))).json()).toMatchObject({ isDefault: true, isOwn: false });
    expect(await list('hrOfficer')).toMatchObject([{ isDefault: true }]);
    expect(await list('self')).toMatchObject([{ isDefault: false }]);
    await save('self', viewId, body('ours'));
    expect(await names('hrOfficer')).toEqual([]);
  });

  test('of another company does not exist, shared or not, nor for whom sees both companies', async () => {
    const viewId = await added('self', 'ours', { isShared: true });
    await server.owner.query('update table_view set company_id = $1', [companyId('subsidiary')]);
    for (const other of ['hrOfficer', 'administrator'] as const) {
      expect(await names(other)).toEqual([]);
      expect((await save(other, viewId, body('ours', { isShared: true, isDefault: true }))).statusCode).toBe(404);
      expect((await remove(other, viewId)).statusCode).toBe(404);
    }
  });

  test('is nothing for an account in no group', async () => {
    await add('self', 'ours', { isShared: true });
    expect((await actors.noRoles.request('GET', `${VIEWS}?type=${TABLE}`)).statusCode).toBe(403);
    expect((await add('noRoles', 'mine')).statusCode).toBe(403);
  });
});

describe('limits', () => {
  test('the fifty-first view of a table is refused, one of another table is not', async () => {
    for (let index = 0; index < MAX_VIEWS; index++) expect((await add('self', `view ${index}`)).statusCode).toBe(201);
    const more = await add('self', 'one more');
    expect([more.statusCode, more.json().errorCode]).toEqual([409, 'platform/tables.tooManyViews']);
    expect((await actors.self.request('POST', VIEWS, { type: 'test/other', ...body('one more') })).statusCode).toBe(201);
  });

  test.each<[string, object]>([
    ['no JSON', { value: '{' }],
    ['no state', { value: '[]' }],
    ['a key that no state has', { value: JSON.stringify({ ...state, isAdmin: true }) }],
    ['a prototype', { value: '{"__proto__":{"a":1},"pageSize":10}' }],
    ['too many filters', { value: JSON.stringify({ ...state, filters: Array(21).fill({ column: 'a', operator: 'is', values: ['1'] }) }) }],
    ['too many characters', { value: JSON.stringify({ ...state, search: 'x'.repeat(MAX_VIEW_BYTES) }) }],
    [
      'too many bytes',
      { value: JSON.stringify({ ...state, filters: Array.from({ length: 20 }, () => ({ column: 'a', operator: 'in', values: Array(6).fill('\u0646'.repeat(90)) })) }) },
    ],
  ])('%s is no view', async (_, more) => {
    const { statusCode, json } = await add('self', 'wrong', more);
    expect([statusCode, Object.keys(json().fields)]).toEqual([400, ['value']]);
    expect(await names('self')).toEqual([]);
  });

  test('a name of blanks is none', async () => {
    const { statusCode, json } = await add('self', '\u200C \u200B');
    expect([statusCode, Object.keys(json().fields)]).toEqual([400, ['name']]);
  });

  test('an id that is none is not found', async () => {
    expect((await remove('self', 'x')).statusCode).toBe(404);
  });
});
