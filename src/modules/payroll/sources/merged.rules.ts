/** Which of several sources counts. Pure. */
import { gaps } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { WageFact, WorkFact } from './pay-source.define.ts';

/** Rows of sources, the one that counts before others first. */
export type Ranked<F> = readonly (readonly F[])[];

const spanOf = ({ from, thru }: WageFact) => ({ from: from ?? null, until: thru === undefined ? null : addDays(thru, 1) });

/** A wage on the days that nothing before it covers: most have nothing before them, and stand as they are. */
function onOpenDays(wage: WageFact, before: readonly WageFact[] = []): WageFact[] {
  if (before.length === 0 && (wage.from === undefined || wage.thru === undefined || wage.from <= wage.thru)) return [wage];
  const { from: _from, thru: _thru, ...plain } = wage;
  return gaps(spanOf(wage), before.map(spanOf)).map(({ from, until }) => ({
    ...plain,
    ...(from !== null && { from }),
    ...(until !== null && { thru: addDays(until, -1) }),
  }));
}

/** Wages by day: each factor of somebody is what the first source says that covers the day. */
export function mergeWages(ranked: Ranked<WageFact>): WageFact[] {
  const taken = new Map<string, WageFact[]>();
  for (const rows of ranked) {
    const added = rows.map((wage): [string, WageFact[]] => {
      const key = `${wage.employmentId} ${wage.factor}`;
      return [key, onOpenDays(wage, taken.get(key))];
    });
    for (const [key, wages] of added) {
      const known = taken.get(key);
      if (known === undefined) taken.set(key, wages);
      else known.push(...wages);
    }
  }
  return [...taken.values()].flat();
}

/** Work of a month: all of somebody's rows are those of the first source that has any. */
export function mergeWork(ranked: Ranked<WorkFact>): WorkFact[] {
  const seen = new Set<string>();
  return ranked.flatMap((rows) => {
    const own = rows.filter(({ employmentId }) => !seen.has(employmentId));
    for (const { employmentId } of own) seen.add(employmentId);
    return own;
  });
}
