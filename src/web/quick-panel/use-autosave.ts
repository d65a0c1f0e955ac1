/** Saves a note while it is written: some time after the last letter, when the field is left, and when the panel closes. */
import { useEffect, useRef, useState } from 'react';
import type { Note } from '#platform/notes/notes.contract.ts';
import { noteErrors } from '#platform/notes/notes.errors.ts';
import { isApiError } from '#ui/client/api-error.ts';
import type { NoteActions, NoteContent } from './use-notes.ts';

const PAUSE_MS = 800;

export type SaveState = 'kept' | 'waiting' | 'saving' | 'saved' | 'failed' | 'stale';

const isSame = (a: NoteContent, b: NoteContent): boolean => a.text === b.text && a.isPinned === b.isPinned;

/** `stored` is the note as the list has it. One save is under way at a time; what is written meanwhile is saved after it. */
export function useAutosave(stored: Note, actions: NoteActions) {
  const [content, setContent] = useState<NoteContent>({ text: stored.text, isPinned: stored.isPinned });
  const [state, setState] = useState<SaveState>('kept');
  const now = useRef({
    content,
    base: stored,
    isSaving: false,
    isGone: false,
    theirs: undefined as Note | undefined,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  async function flush(): Promise<void> {
    const at = now.current;
    clearTimeout(at.timer);
    if (at.isSaving || at.isGone || at.theirs !== undefined || isSame(at.content, at.base)) return;
    at.isSaving = true;
    setState('saving');
    try {
      // a letter typed during a save makes one more necessary
      while (!isSame(at.content, at.base) && !at.isGone) at.base = await actions.save(at.base, at.content);
      setState('saved');
    } catch (error) {
      at.theirs = noteErrors.is(error, 'stale') && isApiError(error) ? (error.data as Note) : undefined;
      setState(at.theirs === undefined ? 'failed' : 'stale');
    } finally {
      at.isSaving = false;
    }
  }

  function write(next: NoteContent): void {
    const at = now.current;
    at.content = next;
    setContent(next);
    if (at.theirs !== undefined) return;
    setState('waiting');
    clearTimeout(at.timer);
    at.timer = setTimeout(() => void flush(), PAUSE_MS);
  }

  /** Ends a clash with what another window wrote. */
  function settle(winner: 'mine' | 'theirs'): void {
    const at = now.current;
    if (at.theirs === undefined) return;
    at.base = at.theirs;
    at.theirs = undefined;
    if (winner === 'mine') return void flush();
    actions.take(at.base);
    at.content = { text: at.base.text, isPinned: at.base.isPinned };
    setContent(at.content);
    setState('kept');
  }

  // what another window wrote comes with the list as long as nothing here waits to be saved
  useEffect(() => {
    const at = now.current;
    if (stored.rowVersion <= at.base.rowVersion || at.isSaving || !isSame(at.content, at.base)) return;
    at.base = stored;
    at.content = { text: stored.text, isPinned: stored.isPinned };
    setContent(at.content);
  }, [stored]);

  const last = useRef(flush);
  last.current = flush;
  useEffect(() => () => void last.current(), []);

  return {
    content,
    state,
    write,
    flush,
    settle,
    /** From now on nothing is saved: the note is about to be deleted. Answers the note with what is written. */
    giveUp(): Note {
      now.current.isGone = true;
      clearTimeout(now.current.timer);
      return { ...now.current.base, ...now.current.content };
    },
    /** The note stays after all. */
    keep(): void {
      now.current.isGone = false;
    },
  };
}
