/** The handlers of a table's calls: a slice gives its source, and keeps its own list when it knows a quicker one. */

import type { AnyCall } from '#kernel/call.ts';
import { subjectFieldOf } from '#kernel/entity.ts';
import { type ExportFormat, MAX_SELECTION, type TableSelection } from '#kernel/table/contract.ts';
import type { TableRequest } from '#kernel/table/definition.ts';
import type { TableQuery } from '#kernel/table/request.ts';
import type { Db, Sql } from '#platform/db/db.server.ts';
import { type Actor, manualRoute, type Route, route } from '#platform/http/context.server.ts';
import { exportTable } from './export.service.ts';
import { type Look, type Sight, sightOf, type TableCalls, type TableSource } from './source.define.ts';
import { type Asked, type Chosen, keysQuery, readPage, selectedKeys } from './table.store.ts';
import { exportedColumns, parseTableQuery, refuseLargeSelection, selectedRequest } from './table-query.server.ts';

/** The parts of a context that are the same for both calls. */
interface Common {
  readonly actor: Actor;
  readonly today: string;
  readonly query: Omit<TableQuery, 'searchValue'> & {
    readonly searchValue?: unknown;
    readonly pageIndex?: number;
    readonly pageSize?: number;
    readonly format?: ExportFormat;
    readonly columns?: string | undefined;
    readonly keys?: string | undefined;
    readonly except?: string | undefined;
  };
}

/** What the query asks, checked. Words of another shape than text are the source's own affair. */
function checked(calls: TableCalls, { actor, query }: Common): { readonly request: TableRequest; readonly sight: Sight } {
  const sight = sightOf(actor, calls.list);
  const searchValue = typeof query.searchValue === 'string' ? query.searchValue : undefined;
  return { request: parseTableQuery(calls.table, { ...query, searchValue }, sight), sight };
}

const lookOf = <C extends TableCalls>(context: object, db: Db): Look<C> => ({ ...(context as Look<C>), db });

async function ask<C extends TableCalls>(source: TableSource<C>, look: Look<C>, request: TableRequest, sight: Sight): Promise<Asked> {
  const { table, row } = source.calls;
  const parts = await source.parts({ ...look, filters: request.filters });
  // without it one's own evaluation would show in the order
  if (subjectFieldOf(row) !== undefined && parts.subject === undefined) throw new Error(`the source of ${table.key} names no subject`);
  return { table, parts, request, sight };
}

/** The route of the pages of a table. */
export const listRoute = <C extends TableCalls>(source: TableSource<C>): Route =>
  route(
    source.calls.list,
    async (context) => {
      const common = context as unknown as Common & { readonly db: Db };
      const { request, sight } = checked(source.calls, common);
      const page = { pageIndex: common.query.pageIndex ?? 0, pageSize: common.query.pageSize ?? 0 };
      return readPage(common.db, await ask(source, lookOf(context, common.db), request, sight), page, source.countCap);
    },
    'table list',
  );

/** The rows of a file that are chosen among the matching; undefined for all. */
function chosenOf({ keys, except }: Common['query']): Chosen | undefined {
  if (keys !== undefined) return { keys: keys.split(',') };
  return except === undefined ? undefined : { except: except.split(',') };
}

/** The route of the files of a table, for slices whose list is their own. */
export const exportRoute = <C extends TableCalls>(source: TableSource<C>): Route =>
  manualRoute(
    source.calls.export,
    async (context) => {
      const { actor, today, query } = context as unknown as Common;
      const { request, sight } = checked(source.calls, { actor, today, query });
      const columns = exportedColumns(source.calls.table, query.columns, sight);
      const { content, contentType, disposition } = await exportTable(actor.userId, context.transact, async (tx) => ({
        asked: { ...(await ask(source, lookOf(context, tx), request, sight)), chosen: chosenOf(query) },
        columns,
        format: query.format ?? 'xlsx',
        actor,
        today,
      }));
      context.reply.header('content-type', contentType);
      context.reply.header('content-disposition', disposition);
      context.reply.header('cache-control', 'no-store');
      return content;
    },
    'table export',
  );

/** The routes of both calls. */
export const listRoutes = <C extends TableCalls>(source: TableSource<C>): Route[] => [listRoute(source), exportRoute(source)];

/** What a selection asks of the table, checked. Throws hiddenColumn and the faults of filters. */
async function askedOf<C extends TableCalls>(source: TableSource<C>, look: Look<C> & { readonly by: AnyCall }, selection: TableSelection): Promise<Asked> {
  const { table, list } = source.calls;
  const sight = sightOf(look.actor, list, look.by);
  if (!('all' in selection)) return { ...(await ask(source, look, { search: '', filters: [], sort: [] }, sight)), chosen: selection };
  const request = selectedRequest(table, selection, sight);
  // a source that sees to the words itself reads them in the query
  const asked = await ask(source, { ...look, query: { ...look.query, searchValue: request.search } }, request, sight);
  return { ...asked, chosen: selection };
}

/**
 * Keys of the rows a bulk action is about, for the handlers of a slice: those chosen that are in scope, or all that
 * match but some. `by` is the call of the action. Throws hiddenColumn, the faults of filters, and tooManySelected beyond MAX_SELECTION.
 */
export async function selectionOf<C extends TableCalls>(source: TableSource<C>, look: Look<C> & { readonly by: AnyCall }, selection: TableSelection): Promise<readonly string[]> {
  const keys = await selectedKeys(look.db, await askedOf(source, look, selection), MAX_SELECTION);
  return 'all' in selection ? refuseLargeSelection(keys) : keys;
}

/** The same as a statement that selects their `key`, for a run over more than a bulk action may touch. */
export const selectionQuery = async <C extends TableCalls>(source: TableSource<C>, look: Look<C> & { readonly by: AnyCall }, selection: TableSelection): Promise<Sql> =>
  keysQuery(await askedOf(source, look, selection));
