/** The way from elsewhere into the list of personnel. */
import type { ScreenSearch } from '#kernel/screen.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { defaultState, writeTableState } from '#kernel/table/state.ts';
import { defined } from '#ui/cx/cx.ts';
import type { personnelSearchScreen } from '../search.screen.ts';
import { peopleTable } from '../search.table.ts';

type Address = ScreenSearch<NonNullable<(typeof personnelSearchScreen)['search']>>;

/** Search parameters under which the list opens with some filters; `more`: the state of employment (`status`), `gender`. */
export const filteredList = (filters: readonly TableFilter[], more: Pick<Address, 'status' | 'gender'> = {}): Address => ({
  ...defined(writeTableState(peopleTable, { ...defaultState(peopleTable), filters })),
  ...more,
});
