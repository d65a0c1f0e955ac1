import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineScreen } from '#kernel/screen.ts';
import type { Note } from '#platform/notes/notes.contract.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import { useToasts } from '#ui/toast/toast-store.ts';
import { NotesTab } from './notes-tab.tsx';
import messages from './quick-panel.messages.fa.ts';

const LIST = 'GET /rest/s1/hcm/notes';
const ADD = 'POST /rest/s1/hcm/notes';
const first = '0196f0a0-0000-7000-8000-000000000001';
const SAVE = `PUT /rest/s1/hcm/notes/${first}`;
const one = '\u06f1';

const place = defineScreen<{ title: string }>()({ path: '/notes', title: 'title', chrome: 'full', access: 'session' });
const note = (more: Partial<Note> = {}): Note => ({ noteId: first, text: 'milk', isPinned: false, rowVersion: 1, updatedAt: '2026-05-10T06:30:00.000Z', ...more });
const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: messages.note(one) });
const open = (notes: readonly Note[], answers: Parameters<typeof openPage>[0]['answers'] = {}) =>
  openPage({ page: NotesTab, screen: place, answers: { [LIST]: () => ({ notes }), ...answers } });

test('what is written is saved when the field is left, over the version it was read in', async () => {
  const { user, asked } = await open([note()], { [SAVE]: () => ({ noteId: first, rowVersion: 2, updatedAt: '2026-05-10T06:31:00.000Z' }) });
  await user.type(await screen.findByRole('textbox', { name: messages.note(one) }), ' and bread');
  await user.tab();
  await screen.findByText(messages.saved);
  await user.click(screen.getByRole('button', { name: messages.pin(one) }));
  await waitFor(() => expect(asked(SAVE)).toHaveLength(2));
  expect(asked(SAVE).map(({ body }) => body)).toEqual([
    { text: 'milk and bread', isPinned: false, rowVersion: 1 },
    { text: 'milk and bread', isPinned: true, rowVersion: 2 },
  ]);
});

test('a note changed elsewhere is not overwritten unasked', async () => {
  const theirs = note({ text: 'theirs', rowVersion: 5 });
  let saves = 0;
  const { user, asked } = await open([note()], {
    [SAVE]: () => {
      saves += 1;
      return saves === 1 ? refusal(409, 'platform/notes.stale', { data: theirs }) : { noteId: first, rowVersion: 6, updatedAt: '2026-05-10T06:31:00.000Z' };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: messages.note(one) }), '!');
  await user.tab();
  await screen.findByText(messages.stale);
  await user.type(field(), '!');
  await user.tab();
  expect([asked(SAVE).length, field().value]).toEqual([1, 'milk!!']);
  await user.click(screen.getByRole('button', { name: messages.keepMine }));
  await screen.findByText(messages.saved);
  expect(asked(SAVE).at(-1)?.body).toEqual({ text: 'milk!!', isPinned: false, rowVersion: 5 });
});

test('the newer words are taken when asked for, and saved no more', async () => {
  const { user, asked } = await open([note()], { [SAVE]: () => refusal(409, 'platform/notes.stale', { data: note({ text: 'theirs', rowVersion: 5 }) }) });
  await user.type(await screen.findByRole('textbox', { name: messages.note(one) }), '!');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: messages.takeTheirs }));
  expect([field().value, asked(SAVE).length]).toEqual(['theirs', 1]);
});

test('a deleted note can be brought back; an unsaved one is not saved any more', async () => {
  const { user, asked } = await open([note()], {
    [`DELETE /rest/s1/hcm/notes/${first}`]: () => ({ removed: true }),
    [ADD]: () => ({ noteId: '0196f0a0-0000-7000-8000-000000000002', rowVersion: 1, updatedAt: '2026-05-10T06:31:00.000Z' }),
  });
  await user.click(await screen.findByRole('button', { name: messages.removeNote(one) }));
  await screen.findByText(messages.noNotes);
  expect(screen.getByRole('button', { name: messages.addNote })).toBe(document.activeElement);
  useToasts.getState().toasts.at(-1)?.action?.onPress();
  await waitFor(() => expect(field().value).toBe('milk'));
  expect([asked(ADD).map(({ body }) => body), asked(SAVE)]).toEqual([[{ text: 'milk', isPinned: false }], []]);
});

test('six notes can be searched, Arabic letters find Persian ones', async () => {
  const notes = Array.from({ length: 6 }, (_, index) => note({ noteId: first.replace(/1$/, String(index)), text: index === 3 ? '\u06a9\u062a\u0627\u0628' : `n ${index}` }));
  const { user } = await open(notes);
  await user.type(await screen.findByRole('searchbox', { name: messages.searchNotes }), '\u0643\u062a\u0627\u0628');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().value).toBe('\u06a9\u062a\u0627\u0628');
});
