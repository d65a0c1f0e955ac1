/**
 * The draft of a form: what was written and not sent is kept on the server, a while after the last key and whenever
 * the page is hidden or left; it comes back with a notice and goes with the submit. Nothing stays in the browser.
 */
import { useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { useKitServices } from '#ui/services/services.tsx';
import { type DraftKeeper, type Kept, keeperOf } from './draft-keeper.ts';
import { draftChanges } from './model.ts';
import type { FormStore } from './store.ts';

export interface DraftState {
  /** ISO instant of the draft that was brought back; undefined when there is no notice to show. */
  readonly restoredAt: string | undefined;
  readonly kept: Kept;
}

/** Keeps and restores the draft under `key`; without a key it does nothing. */
export function useDraft(store: FormStore, definition: FormDefinition, key: string | undefined) {
  const [state, setState] = useState<DraftState>({ restoredAt: undefined, kept: 'nothing' });
  const keeper = useRef<DraftKeeper>(undefined);
  const { drafts } = useKitServices();
  useEffect(() => {
    if (key === undefined) return;
    let isGone = false;
    const made = keeperOf(store, definition, key, drafts, (kept) => {
      if (!isGone) setState((old) => ({ ...old, kept }));
    });
    keeper.current = made;
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') made.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    // a draft that cannot be read is none: the form works without it
    drafts.load(key).then(
      (draft) => {
        if (isGone || draft === null) return;
        const written = store.snapshot().changed;
        const changes = Object.entries(draftChanges(definition, draft.values)).filter(([path]) => !written.includes(path));
        if (changes.length > 0 && made.restore(Object.fromEntries(changes))) setState({ restoredAt: draft.savedAt, kept: 'kept' });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      made.flush();
      made.stop();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [store, definition, key, drafts]);
  return {
    ...state,
    /** The notice was read. */
    keep: () => setState((old) => ({ ...old, restoredAt: undefined })),
    /** The draft is over: sent, or not wanted. */
    drop: () => {
      setState((old) => ({ ...old, restoredAt: undefined }));
      keeper.current?.drop();
    },
  };
}
