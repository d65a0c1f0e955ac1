/** Old addresses of the personnel list (`sort`, `order`, pages of twenty) as the table writes them now. */
import type { ScreenSearch } from '#kernel/screen.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { defaultState } from '#kernel/table/state.ts';
import type { personnelSearchScreen } from './search.screen.ts';
import { peopleTable } from './search.table.ts';

type Address = ScreenSearch<NonNullable<(typeof personnelSearchScreen)['search']>>;
type Change = { readonly [K in keyof Address]?: Address[K] | undefined };

/** Pages were of this size unless they said otherwise. */
const OLD_SIZE = 20;

/** Old names of orders that are columns of another name now. */
const orders: Readonly<Record<string, string>> = { lastName: 'fullName' };

const isGone = (size: number | undefined): boolean => size === OLD_SIZE;

/** What an old address changes to; undefined when it needs no change. The page goes to where its first row stands now. */
export function renewed({ sort, order, s, page = 1, size }: Address): Change | undefined {
  if (sort === undefined && order === undefined && !isGone(size)) return undefined;
  const column = columnOf(peopleTable, orders[sort ?? ''] ?? sort ?? '');
  const sorted = column === undefined ? s : `${order === 'desc' ? '-' : ''}${column.name}`;
  const moved = Math.floor(((page - 1) * OLD_SIZE) / defaultState(peopleTable).pageSize) + 1;
  return { sort: undefined, order: undefined, s: sorted, ...(isGone(size) ? { size: undefined, page: moved === 1 ? undefined : moved } : {}) };
}
