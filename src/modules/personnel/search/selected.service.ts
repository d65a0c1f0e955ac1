/** People chosen by the filters of the list, for what other modules do for them. */
import type { AnyCall } from '#kernel/call.ts';
import type { TableSelection } from '#kernel/table/contract.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { peopleSource } from './people.store.ts';

export interface ChosenByFilter {
  /** With everything below the unit. */
  readonly unitId?: string | undefined;
  readonly people?: TableSelection | undefined;
}

export interface ChoosingLook {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
  /** ISO date in Tehran. */
  readonly today: string;
  readonly by: AnyCall;
}

const everybody: TableSelection = { all: { search: '', filters: [], sort: [] }, except: [] };

/** Employments of a company in reach whom the filters choose as of a day (ISO). Throws what a filter of a class that is not held throws, tooManyRows. */
export const selectedEmployments = (look: ChoosingLook, { unitId, people = everybody }: ChosenByFilter, companyId: string, day: string): Promise<readonly string[]> =>
  selectionOf(peopleSource, { ...look, query: { order: 'asc', pageSize: 1, statusId: 'all', companyId, asOf: day, ...(unitId !== undefined && { unitId }) } }, people);
