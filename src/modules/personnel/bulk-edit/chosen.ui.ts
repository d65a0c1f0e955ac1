/**
 * Whom the grid is opened for: kept in memory for the account that chose, and with the entry of the tab's history, which a
 * reload keeps and a closed tab does not. Neither the address nor a storage that outlives the tab holds it: a search may hold
 * a national code.
 */
import { useEffect, useState } from 'react';
import { session, useMay } from '#ui/client/session.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import { bulkEditScreen } from './bulk-edit.screen.ts';

export interface ChosenPeople {
  readonly selection: BulkSelection;
  /** The conditions that are parameters of the list, which a selection of all does not hold. */
  readonly conditions: Readonly<Record<string, string>>;
}

type Kept = ChosenPeople & { readonly userId: string };

const useKept = pageStore<{ readonly kept?: Kept }>(() => ({}));

export function keepChosen(chosen: ChosenPeople): void {
  const { user } = session();
  useKept.setState(user === null ? {} : { kept: { ...chosen, userId: user.userId } }, true);
}

const ENTRY = 'sheetPeople';

const keptWithEntry = (): Kept | undefined => (window.history.state as { readonly [ENTRY]?: Kept } | null)?.[ENTRY];

export function useChosen(): ChosenPeople | undefined {
  const chosen = useKept(({ kept }) => kept);
  const [before] = useState(keptWithEntry);
  useEffect(() => {
    if (chosen !== undefined) window.history.replaceState({ ...window.history.state, [ENTRY]: chosen }, '');
  }, [chosen]);
  const people = chosen ?? before;
  return people?.userId === session().user?.userId ? people : undefined;
}

/** Any of the keys by which the file is edited opens the grid. */
export const useMayEditMany = (): boolean => useMay(bulkEditScreen);
