/** Turns for work that is heavy for the whole server: a few at once, and not all of them of one person. */
import { httpErrors } from './http.errors.ts';

export interface TurnLimits {
  readonly atOnce: number;
  readonly atOnceOfOne: number;
  /** Of all people together. */
  readonly waiting: number;
  /** Of one person, under way and waiting. */
  readonly ofOne: number;
}

export type InTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/** Work waits until there is a place for this person. Throws busy when too much waits. */
export function createTurns({ atOnce, atOnceOfOne, waiting, ofOne }: TurnLimits): InTurn {
  const running: string[] = [];
  const countOf = (list: readonly string[], who: string): number => list.filter((one) => one === who).length;
  const queue: { readonly who: string; readonly begin: () => void }[] = [];
  const admit = (): void => {
    while (running.length < atOnce) {
      const next = queue.find(({ who }) => countOf(running, who) < atOnceOfOne);
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      running.push(next.who);
      next.begin();
    }
  };
  return async (who, work) => {
    const own =
      countOf(running, who) +
      countOf(
        queue.map((one) => one.who),
        who,
      );
    if (own >= ofOne || queue.length >= waiting) throw httpErrors.error('busy', { retryAfterSeconds: 10 });
    await new Promise<void>((begin) => {
      queue.push({ who, begin });
      admit();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(who), 1);
      admit();
    }
  };
}
