import type { FormDefinition } from '#kernel/form/definition.ts';
import { isPassing } from '#ui/client/api-error.ts';
import type { KitServices } from '#ui/services/services.tsx';
import { draftOf } from './model.ts';
import type { FormStore } from './store.ts';

/** A pause of typing after which what is written is kept. */
export const PAUSE_MS = 2_000;
/** Without an answer of the server it is tried again, so that what was typed while the network was away is kept once it is back. */
export const RETRY_MS = 5_000;

/** How the last keeping went. */
export type Kept = 'nothing' | 'kept' | 'failed';

export interface DraftKeeper {
  /** Puts back what was kept, which is no typing; false when the form was sent or reset meanwhile. */
  readonly restore: (changes: Readonly<Record<string, unknown>>) => boolean;
  /** Sends what waits, at once. */
  readonly flush: () => void;
  /** Nothing more is kept, and what was kept is gone. */
  readonly drop: () => void;
  readonly stop: () => void;
}

/** One write after the other, so that a late save never follows a drop. */
export function keeperOf(store: FormStore, definition: FormDefinition, key: string, drafts: KitServices['drafts'], tell: (kept: Kept) => void): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let last = store.snapshot().values;
  let isKept = false;
  let isRestoring = false;
  let isOver = false;
  const enqueue = (work: () => Promise<void>, end: Kept, failed: (error: unknown) => void): void => {
    queue = queue.then(work).then(() => tell(end), failed);
  };
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isKept = false;
    isOver = true;
    // one that could not be taken away goes by itself after seven days
    enqueue(
      () => drafts.drop(key),
      'nothing',
      () => tell('nothing'),
    );
  };
  const saveFailed = (error: unknown): void => {
    tell('failed');
    // whoever has typed on meanwhile waits for the pause already
    if (isPassing(error) && !isOver) timer ??= setTimeout(flush, RETRY_MS);
  };
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const values = draftOf(definition, store.snapshot());
    if (Object.keys(values).length > 0) {
      isKept = true;
      enqueue(() => drafts.save(key, values), 'kept', saveFailed);
    } else if (isKept) drop();
  };
  const unsubscribe = store.subscribe(() => {
    const { values, base, changed } = store.snapshot();
    if (values === last) return;
    last = values;
    // a reset and a save are no typing; what they end is dropped by the form
    if (isRestoring || values === base || (changed.length === 0 && !isKept)) return;
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  });
  const restore = (changes: Readonly<Record<string, unknown>>): boolean => {
    if (isOver) return false;
    isKept = true;
    isRestoring = true;
    store.setValues(changes);
    isRestoring = false;
    return true;
  };
  const stop = (): void => {
    isOver = true;
    unsubscribe();
  };
  return { restore, flush, drop, stop };
}
