/** What the views of the import screen share: the kinds and the run in the cache. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#kernel/call.ts';
import { importRun, importRuns, type RunView, type uploadImport } from '#platform/import-export/import-export.contract.ts';
import texts from '#platform/import-export/import-export.messages.fa.ts';
import { callKey, useCall } from '#ui/client/hooks.ts';

/** Kinds that are open to whoever looks, in the order in which they are imported; undefined while that is not known. */
export const useKinds = (): readonly string[] | undefined => useCall(importRuns, { staleTime: 0 }).data?.kinds;

/** What a trial answers. */
export type Report = ReplyOf<typeof uploadImport>;

export const kindTitle = (kind: string): string => texts.kinds[kind] ?? kind;

/** Rows that applying writes or that are already so. */
export const goodRows = ({ counts }: RunView): number => counts.accepted + counts.updated + counts.unchanged;

/** A run that ended without a single row taken. */
export const tookNothing = (run: RunView): boolean => run.state === 'done' && run.counts.refused > 0 && goodRows(run) === 0;

/** Nothing was checked, because a required column had no header: the counts of a trial add up to its rows. */
export const lacksColumns = (run: RunView): boolean => run.state === 'checked' && run.counts.rows > 0 && goodRows(run) + run.counts.refused === 0;

/** The largest first; of alike ones always in the same order. */
export const byCount = (counts: Readonly<Record<string, number>>): (readonly [string, number])[] => Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

/** Puts the answer of a write where the screen reads the run from. */
export function useKeepRun(): (run: RunView) => void {
  const client = useQueryClient();
  return (run) => client.setQueryData(callKey(importRun, { params: { runId: run.runId } }), run);
}
