import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import type { Actor } from '#platform/http/context.server.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { noteErrors } from './notes.contract.ts';
import messages from './notes.messages.fa.ts';
import { routes } from './notes.routes.ts';

const PATH = '/rest/s1/hcm/person/note';
const officer = actorIn('hrOfficer', 'hrOfficer');
const holding = (...classes: readonly FieldClass[]): Actor => ({ ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public', ...classes] })) });
const all = holding('personal', 'pay', 'family', 'health');
const note = { partyId: partyId('accountant'), noteDate: '2026-04-01', noteKind: 'general', noteText: 'Asked for a quieter room' };

let testBed: Mounted;
const add = (more: object = {}, actor = all) => testBed.call(actor, 'POST', PATH, { ...note, ...more });
const listed = async (actor = all, person: PersonName = 'accountant'): Promise<readonly { id: string; noteKind: string; noteText: string }[]> =>
  (await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId(person)}`)).body.rows;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/notes', routes, messages, errors: [noteErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a note is of the class of what it is about: whoever lacks it meets none, neither to read nor to write nor to change', async () => {
  const about = async (noteKind: string) => (await add({ noteKind, noteText: `about ${noteKind}` })).body.id as string;
  const ids = { general: await about('general'), pay: await about('pay'), health: await about('health') };
  expect((await listed()).map(({ noteKind }) => noteKind).sort()).toEqual(['general', 'health', 'pay']);
  const plain = holding('personal');
  expect(await listed(plain)).toMatchObject([{ id: ids.general, noteText: 'about general' }]);
  const change = (id: string, more: object, actor = plain) => testBed.call(actor, 'PUT', `${PATH}/${id}`, { ...note, partyId: undefined, rowVersion: 1, ...more });
  expect((await change(ids.pay, { noteKind: 'pay' })).status).toBe(404);
  expect((await testBed.call(plain, 'DELETE', `${PATH}/${ids.health}?rowVersion=1`)).status).toBe(404);
  expect((await add({ noteKind: 'health' }, plain)).status).toBe(404);
  // what it is about stays, or others would read it
  expect((await change(ids.pay, { noteKind: 'general' }, all)).body.fields).toEqual({ noteKind: messages.errors.otherSubject });
  expect((await change(ids.general, { noteKind: 'praise' }, all)).status).toBe(200);
});

test('the text lies sealed; of a day that has not come, of no kind or without a text there is none', async () => {
  const { rows } = await testBed.database.owner.query('select * from person_note');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/about/);
  for (const [field, value] of Object.entries({ noteDate: '2200-01-01', noteKind: 'gossip', noteText: null }))
    expect((await add({ [field]: value })).body.fields).toHaveProperty(field);
});

test('nobody writes of themselves, of people out of reach, or without the key', async () => {
  expect((await add({ partyId: partyId('hrOfficer') })).status).toBe(403);
  expect((await add({ partyId: partyId('worker') })).status).toBe(404);
  expect((await add({}, actorIn('employee', 'seller'))).status).toBe(403);
});
