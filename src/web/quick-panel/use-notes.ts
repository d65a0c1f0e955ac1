/** The own notes as the browser holds them: the answer of the list, kept true by what is written. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addNote, deleteNote, type Note, noteList, saveNote } from '#platform/notes/notes.contract.ts';
import { send } from '#ui/client/client.ts';
import { callKey } from '#ui/client/hooks.ts';

export type NoteContent = Pick<Note, 'text' | 'isPinned'>;

export interface NoteActions {
  /** The new note stands in the list when it is there. Throws ApiError. */
  add(content: NoteContent): Promise<Note>;
  /** Writes over the version given. Throws ApiError; a stale one carries what is stored. */
  save(note: Note, content: NoteContent): Promise<Note>;
  /** Takes what is stored elsewhere as it is. */
  take(note: Note): void;
  remove(note: Note): Promise<void>;
}

/** Pinned ones first; otherwise as they stand. */
const inOrder = (notes: readonly Note[]): Note[] => [...notes.filter(({ isPinned }) => isPinned), ...notes.filter(({ isPinned }) => !isPinned)];

export function useNoteActions(): NoteActions {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (work: (notes: readonly Note[]) => readonly Note[]): void =>
      void client.setQueryData<{ notes: Note[] }>(callKey(noteList), (old) => ({ notes: inOrder(work(old?.notes ?? [])) }));
    const take = (note: Note): void => change((notes) => notes.map((one) => (one.noteId === note.noteId ? note : one)));
    return {
      take,
      async add(content) {
        const note = { ...content, ...(await send(addNote, { body: content })) };
        change((notes) => [note, ...notes]);
        return note;
      },
      async save({ noteId, rowVersion }, content) {
        const note = { ...content, ...(await send(saveNote, { params: { noteId }, body: { ...content, rowVersion } })) };
        take(note);
        return note;
      },
      async remove({ noteId }) {
        await send(deleteNote, { params: { noteId } });
        change((notes) => notes.filter((one) => one.noteId !== noteId));
      },
    };
  }, [client]);
}
