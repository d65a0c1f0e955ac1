/**
 * Personal notes of the quick panel.
 * Invariants: a note is seen and touched by its writer alone, to everybody else it does not exist (row policy `owner`);
 * an update names the version it was written from; the audit tells that a note changed, never what it says.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { noteErrors } from './notes.errors.ts';

export const MAX_NOTES = 100;
/** UTF-16 units, as the browser counts them. */
export const MAX_NOTE_LENGTH = 2_000;

const own = { permission: 'session', scope: 'self' } as const;
const note = z.strictObject({
  noteId: z.string(),
  text: z.string(),
  isPinned: z.boolean(),
  rowVersion: z.int(),
  /** ISO instant. */
  updatedAt: z.string(),
});
export type Note = z.infer<typeof note>;

/** What a write answers. Answers are kept for repeated requests, so the text is not among it. */
const written = z.strictObject({ noteId: z.string(), rowVersion: z.int(), updatedAt: z.string() });
export type WrittenNote = z.infer<typeof written>;

/** A new note begins empty and is saved as it is written. */
const content = { text: z.string().check(z.maxLength(MAX_NOTE_LENGTH)), isPinned: z.boolean() };

export const noteList = defineCall({
  ...own,
  method: 'GET',
  path: '/rest/s1/hcm/notes',
  summary: 'Own notes, pinned ones first, then the newest',
  reply: z.strictObject({ notes: z.array(note) }),
});

export const addNote = defineCall({
  ...own,
  method: 'POST',
  path: '/rest/s1/hcm/notes',
  summary: 'Adds a note',
  success: 201,
  body: z.strictObject(content),
  noChanges: 'the page keeps its notes itself',
  reply: written,
  errors: [noteErrors],
});

export const saveNote = defineCall({
  ...own,
  method: 'PUT',
  path: '/rest/s1/hcm/notes/:noteId',
  summary: 'Changes a note; refused when it was changed elsewhere meanwhile',
  body: z.strictObject({ ...content, rowVersion: z.int() }),
  noChanges: 'the page keeps its notes itself',
  reply: written,
  errors: [noteErrors],
});

export const deleteNote = defineCall({
  ...own,
  method: 'DELETE',
  path: '/rest/s1/hcm/notes/:noteId',
  summary: 'Deletes a note',
  noChanges: 'the page keeps its notes itself',
  reply: z.strictObject({ removed: z.boolean() }),
});
