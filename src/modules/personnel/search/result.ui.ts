/**
 * The result of the list one came from, so that its people can be gone through on their pages. Kept in memory for as long as
 * the page lives, for the account that asked: what was looked for may be a national code, and is written nowhere.
 */
import type { QueryInput } from '#kernel/call.ts';
import { session } from '#ui/client/session.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import type { personList } from './search.contract.ts';

/** Query of the page of the list that was seen last. */
export type ResultPage = QueryInput<typeof personList> & { readonly pageIndex: number; readonly pageSize: number };

interface Kept {
  readonly userId: string;
  readonly page: ResultPage;
}

const useKept = pageStore<{ readonly kept?: Kept }>(() => ({}));

export function keepResult(page: ResultPage): void {
  const { user } = session();
  useKept.setState(user === null ? {} : { kept: { userId: user.userId, page } }, true);
}

/** The page seen last by whoever is signed in. */
export const useResult = (): ResultPage | undefined => useKept(({ kept }) => (kept?.userId === session().user?.userId ? kept?.page : undefined));
