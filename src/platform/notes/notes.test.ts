import { expect, test } from 'vitest';
import type { ActorName } from '#testing/actors.ts';
import { serverWithActors } from '#testing/served.ts';
import { MAX_NOTE_LENGTH, MAX_NOTES } from './notes.contract.ts';
import { noteErrors } from './notes.errors.ts';

const NOTES = '/api/rest/s1/hcm/notes';

const { server, actors } = await serverWithActors();

const add = async (actor: ActorName, text: string, isPinned = false) => (await actors[actor].request('POST', NOTES, { text, isPinned })).json();
const list = async (actor: ActorName): Promise<string[]> => (await actors[actor].request('GET', NOTES)).json().notes.map(({ text }: { text: string }) => text);
const save = (actor: ActorName, noteId: string, body: object) => actors[actor].request('PUT', `${NOTES}/${noteId}`, body);

test('notes are kept with their lines, pinned ones first, newest before older ones', async () => {
  await add('self', 'first\nline two');
  server.clock.advance(1_000);
  await add('self', 'pinned', true);
  server.clock.advance(1_000);
  await add('self', 'last');
  expect(await list('self')).toEqual(['pinned', 'last', 'first\nline two']);
});

test('an account without a group has its notes too', async () => {
  const { noteId } = await add('noRoles', 'mine');
  expect(await list('noRoles')).toEqual(['mine']);
  expect((await actors.noRoles.request('DELETE', `${NOTES}/${noteId}`)).json()).toEqual({ removed: true });
  expect(await list('noRoles')).toEqual([]);
});

test('a note of somebody else does not exist, not even for an administrator or on a bare connection', async () => {
  const { noteId, rowVersion } = await add('colleague', 'between me and me');
  for (const other of ['self', 'hrOfficer', 'administrator'] as const) {
    expect((await save(other, noteId, { text: 'x', isPinned: false, rowVersion })).statusCode).toBe(404);
    expect((await actors[other].request('DELETE', `${NOTES}/${noteId}`)).statusCode).toBe(404);
    expect(await list(other)).not.toContain('between me and me');
  }
  expect((await server.pool.query('select from personal_note')).rows).toEqual([]);
  expect(await list('colleague')).toEqual(['between me and me']);
});

test('an update of an older version is refused with what is stored, and the audit never quotes', async () => {
  const { noteId, rowVersion } = await add('payrollOfficer', 'one');
  const saved = await save('payrollOfficer', noteId, { text: 'secret words', isPinned: true, rowVersion });
  expect(saved.json()).toMatchObject({ noteId, rowVersion: rowVersion + 1 });
  const stale = await save('payrollOfficer', noteId, { text: 'three', isPinned: false, rowVersion });
  expect([stale.statusCode, noteErrors.is(stale.json(), 'stale'), stale.json().data.text]).toEqual([409, true, 'secret words']);
  const { rows } = await server.owner.query(`select action, changes from audit_entry where entity = 'PersonalNote' and record_id = $1 order by audit_id`, [noteId]);
  expect(rows).toEqual([
    { action: 'create', changes: {} },
    { action: 'update', changes: {} },
  ]);
});

test('a note too long and the note after the hundredth are refused', async () => {
  expect((await actors.hrOfficer.request('POST', NOTES, { text: 'n'.repeat(MAX_NOTE_LENGTH + 1), isPinned: false })).json().fields).toHaveProperty('text');
  for (let count = 0; count < MAX_NOTES; count++) await add('hrOfficer', 'n');
  const refused = await actors.hrOfficer.request('POST', NOTES, { text: 'one more', isPinned: false });
  expect([refused.statusCode, noteErrors.is(refused.json(), 'full')]).toEqual([409, true]);
  expect(await list('hrOfficer')).toHaveLength(MAX_NOTES);
});
