import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '#kernel/form/definition.ts';
import { isPassing } from '#ui/client/api-error.ts';
import { PAUSE_MS, RETRY_MS } from '#ui/form/draft-keeper.ts';
import { useKitServices } from '#ui/services/services.tsx';
import type { TaskValues } from '../task-form.ui.ts';

export interface Typed {
  readonly comment: string;
  readonly values: TaskValues;
}

export const nothing: Typed = { comment: '', values: {} };
const isNothing = ({ comment, values }: Typed): boolean => comment === '' && Object.keys(values).length === 0;

export interface TypedAnswer {
  readonly typed: Typed;
  readonly isTyped: () => boolean;
  /** What stands there was typed earlier and not sent. */
  readonly isKept: boolean;
  readonly type: (change: Partial<Typed>) => void;
  /** It was sent: nothing is kept of it. */
  readonly drop: () => void;
}

/**
 * What somebody types into a task before they answer it, or to begin a process: kept as a draft under the key, so that it is there again after the page was left.
 * `start`: what was typed already, where an answer was taken back.
 */
export function useTypedAnswer(key: string, mayAnswer: boolean, start = nothing): TypedAnswer {
  const { drafts } = useKitServices();
  const [typed, setTyped] = useState(start);
  const [isKept, setKept] = useState(false);
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function put(next: Typed): void {
    latest.current = next;
    setTyped(next);
  }
  useEffect(() => {
    if (!mayAnswer) return;
    let isOver = false;
    drafts
      .load(key)
      .then((draft) => {
        if (draft === null || isOver || !isNothing(latest.current)) return;
        const { comment, values } = draft.values as Partial<Typed>;
        latest.current = { comment: comment ?? '', values: values ?? {} };
        setTyped(latest.current);
        setKept(true);
      })
      // a draft that cannot be had is one that is not there
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [drafts, key, mayAnswer]);

  const isGone = useRef(false);
  const keep = (): void => {
    timer.current = undefined;
    const work = isNothing(latest.current) ? drafts.drop(key) : drafts.save(key, latest.current as unknown as FormValues);
    work.catch((error: unknown) => {
      // whoever has typed on meanwhile waits for the pause already
      if (isPassing(error) && !isGone.current) timer.current ??= setTimeout(() => flush.current(), RETRY_MS);
    });
  };
  const flush = useRef(keep);
  useEffect(() => {
    flush.current = keep;
  });
  useEffect(() => {
    const keepNow = (): void => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      flush.current();
    };
    // a page that is reloaded or closed does not come to the end of the pause
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') keepNow();
    };
    isGone.current = false;
    document.addEventListener('visibilitychange', onHide);
    return () => {
      isGone.current = true;
      document.removeEventListener('visibilitychange', onHide);
      keepNow();
    };
  }, []);
  return {
    typed,
    isTyped: () => !isNothing(latest.current),
    isKept,
    type: (change) => {
      put({ ...latest.current, ...change });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), PAUSE_MS);
    },
    drop: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current = nothing;
      drafts.drop(key).catch(() => undefined);
    },
  };
}
