/** Whom the grid is opened for: kept in memory for the account that chose, because a search may hold a national code. */
import { session, useMay } from '#ui/client/session.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import { bulkEditScreen } from './bulk-edit.screen.ts';

export interface ChosenPeople {
  readonly selection: BulkSelection;
  /** The conditions that are parameters of the list, which a selection of all does not hold. */
  readonly conditions: Readonly<Record<string, string>>;
}

const useKept = pageStore<{ readonly kept?: ChosenPeople & { readonly userId: string } }>(() => ({}));

export function keepChosen(chosen: ChosenPeople): void {
  const { user } = session();
  useKept.setState(user === null ? {} : { kept: { ...chosen, userId: user.userId } }, true);
}

export const useChosen = (): ChosenPeople | undefined => useKept(({ kept }) => (kept?.userId === session().user?.userId ? kept : undefined));

/** Any of the keys by which the file is edited opens the grid. */
export const useMayEditMany = (): boolean => useMay(bulkEditScreen);
