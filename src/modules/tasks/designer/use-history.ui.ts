import { useReducer } from 'react';

interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

type Act<T> = { readonly do: 'set'; readonly next: T } | { readonly do: 'undo' | 'redo' } | { readonly do: 'reset'; readonly next: T };

const MOST = 100;

function reduce<T>({ past, present, future }: History<T>, act: Act<T>): History<T> {
  switch (act.do) {
    case 'set':
      return act.next === present ? { past, present, future } : { past: [...past, present].slice(-MOST), present: act.next, future: [] };
    case 'reset':
      return { past: [], present: act.next, future: [] };
    case 'undo': {
      const last = past.at(-1);
      return last === undefined ? { past, present, future } : { past: past.slice(0, -1), present: last, future: [present, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
    }
  }
}

export interface Undoable<T> {
  readonly value: T;
  readonly set: (next: T) => void;
  readonly reset: (next: T) => void;
  /** Undefined when there is nothing to take back, or to do again. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A value whose last changes can be taken back and done again. */
export function useHistory<T>(first: T): Undoable<T> {
  const [{ past, present, future }, dispatch] = useReducer(reduce<T>, { past: [], present: first, future: [] });
  return {
    value: present,
    set: (next) => dispatch({ do: 'set', next }),
    reset: (next) => dispatch({ do: 'reset', next }),
    undo: past.length === 0 ? undefined : () => dispatch({ do: 'undo' }),
    redo: future.length === 0 ? undefined : () => dispatch({ do: 'redo' }),
  };
}
