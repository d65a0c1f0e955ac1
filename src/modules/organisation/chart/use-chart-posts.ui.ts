import { useCallback, useRef, useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { send } from '#ui/client/client.ts';
import { chartPosts, MAX_UNITS } from './chart.contract.ts';
import { type PostRow, postRows } from './chart-posts.rules.ts';

export type RowsByUnit = ReadonlyMap<string, readonly PostRow[]>;

export interface ChartPosts {
  readonly rows: RowsByUnit;
  /** Asks for the posts of units that are not known yet; answers all that are known then. */
  readonly want: (unitIds: readonly string[]) => Promise<RowsByUnit>;
}

/** The posts of a day, asked for as their units come to be seen, each once. */
export function useChartPosts(day: string | undefined): ChartPosts {
  const [known, setKnown] = useState<{ day: string | undefined; rows: RowsByUnit }>({ day, rows: new Map() });
  const asked = useRef<{ day: string | undefined; parts: Map<string, Promise<RowsByUnit>> }>({ day, parts: new Map() });
  const want = useCallback(
    async (unitIds: readonly string[]): Promise<RowsByUnit> => {
      if (asked.current.day !== day) asked.current = { day, parts: new Map() };
      const { parts } = asked.current;
      const missing = unitIds.filter((id) => !parts.has(id));
      for (let at = 0; at < missing.length; at += MAX_UNITS) {
        const some = missing.slice(at, at + MAX_UNITS);
        const part = read(some, day);
        for (const id of some) parts.set(id, part);
        part.then(
          (rows) => setKnown((old) => ({ day, rows: new Map([...(old.day === day ? old.rows : []), ...rows]) })),
          (refusal: unknown) => {
            for (const id of some) parts.delete(id);
            showError(refusal);
          },
        );
      }
      const all = await Promise.all(new Set(unitIds.flatMap((id) => parts.get(id) ?? [])));
      return new Map(all.flatMap((rows) => [...rows]));
    },
    [day],
  );
  return { rows: known.day === day ? known.rows : none, want };
}

const none: RowsByUnit = new Map();

async function read(unitIds: readonly string[], asOf: string | undefined): Promise<RowsByUnit> {
  const { posts } = await send(chartPosts, { query: { asOf, unitId: [...unitIds] } });
  const byUnit = Map.groupBy(posts, ({ unitId }) => unitId ?? '');
  return new Map(unitIds.map((id) => [id, postRows(byUnit.get(id) ?? [])]));
}
