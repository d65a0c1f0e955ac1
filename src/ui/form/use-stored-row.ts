import { useEffect, useRef } from 'react';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import { resetTo } from './model.ts';
import type { FormStore } from './store.ts';

interface Reading {
  /** The values as JSON; undefined where something new is made. */
  readonly text: string | undefined;
  readonly version: number | undefined;
}

/**
 * The stored row a form stands on: its values and their version, always of the same reading. A newer reading is taken
 * over when nothing is written, and one that comes with a save after it; otherwise the form stays on its own, and the
 * save tells of the conflict.
 */
export function useStoredRow(store: FormStore, definition: FormDefinition, values: FormValues | undefined, version: number | undefined) {
  const text = JSON.stringify(values);
  const taken = useRef<Reading>({ text, version });
  const ofSave = useRef<Reading>(undefined);
  const current = useRef(version);

  function take(next: Reading): void {
    if (next.text !== undefined && next.text !== taken.current.text) resetTo(store, definition, JSON.parse(next.text));
    taken.current = next;
    current.current = next.version;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: take reads references only
  useEffect(() => {
    const { changed, status } = store.snapshot();
    if (text === taken.current.text && version === taken.current.version) return;
    if (status === 'started') ofSave.current = { text, version };
    else if (changed.length === 0 || text === taken.current.text) take({ text, version });
  }, [text, version]);
  return {
    version: current,
    /** After a save: the reading that came with it. */
    settle(): void {
      const next = ofSave.current;
      ofSave.current = undefined;
      if (next !== undefined && store.snapshot().changed.length === 0) take(next);
    },
  };
}
