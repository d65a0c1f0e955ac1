import { isUuid } from '#kernel/ids/ids.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { addNote, deleteNote, noteList, saveNote } from './notes.contract.ts';
import { noteErrors } from './notes.errors.ts';
import { insertNote, lockNote, notesOf, removeNote, updateNote } from './notes.store.ts';

const isoOf = (ms: number): string => new Date(ms).toISOString();

export const routes = [
  route(noteList, async ({ db, actor }) => ({ notes: await notesOf(db, actor.userId) })),
  route(addNote, async ({ tx, actor, body, newId, clock, audit }) => {
    const added = await insertNote(tx, actor.userId, newId(), body, isoOf(clock.now()));
    if (!added) throw noteErrors.error('full');
    audit({ entity: 'PersonalNote', id: added.noteId, action: 'create' });
    return added;
  }),
  route(saveNote, async ({ tx, actor, params: { noteId }, body: { rowVersion, ...content }, clock, audit }) => {
    const stored = isUuid(noteId) ? await lockNote(tx, actor.userId, noteId) : undefined;
    if (!stored) throw httpErrors.error('notFound');
    if (stored.rowVersion !== rowVersion) throw noteErrors.error('stale', { data: stored });
    audit({ entity: 'PersonalNote', id: noteId, action: 'update' });
    return updateNote(tx, actor.userId, noteId, content, isoOf(clock.now()));
  }),
  route(deleteNote, async ({ tx, actor, params: { noteId }, audit }) => {
    const removed = isUuid(noteId) && (await removeNote(tx, actor.userId, noteId)) > 0;
    if (!removed) throw httpErrors.error('notFound');
    audit({ entity: 'PersonalNote', id: noteId, action: 'delete' });
    return { removed };
  }),
];
