/** The handlers of rows of one table. */
import type { AnyCall } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { deleteRecord, insertRecord, updateRecord } from '#platform/db/records.server.ts';
import { type Route, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { holdAbove, lockRow, ownerColumns, type RecordRows, type RowOwner, rowColumns, rowOf, rowSource } from './record-rows.store.ts';
import type { Records } from './records.define.ts';
import { type RecordKind, type RecordWriting, writeRoutes } from './write.service.ts';

export interface RowWriting extends RecordWriting {
  readonly rows: RowScope;
}

/** Of rows of companies: new ones are those of the own company, by whoever writes for all of it. */
function ownCompany({ actor, rows: scope }: RowWriting): Pick<RowOwner, 'companyId' | 'aboveId'> {
  if (!scope.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return { companyId: actor.companyId, aboveId: actor.companyId };
}

async function recordAbove({ tx, rows: scope, body }: RowWriting, rows: RecordRows<Records>, field: string): Promise<Pick<RowOwner, 'companyId' | 'aboveId'>> {
  const aboveId = String(body[field]);
  const holder = await holdAbove(tx, rows, scope, sql`${aboveId}::uuid`);
  if (holder === undefined) throw httpErrors.error('notFound');
  return { ...holder, aboveId };
}

/** What the engine is told of rows of one table. */
export function rowKind(rows: RecordRows<Records>): RecordKind<RowOwner, RowWriting> {
  const { records, table, above, kinds = {} } = rows;
  const beside = new Set([above?.field, ...Object.keys(kinds)]);
  return {
    records,
    refuse: rows.refuse,
    async ownerOf(writing) {
      const belongs = above === undefined ? ownCompany(writing) : await recordAbove(writing, rows, above.field);
      return { ...belongs, kinds: Object.fromEntries(Object.keys(kinds).map((name) => [name, writing.body[name]])) };
    },
    hold: ({ tx, rows: scope }, id, { method }) => lockRow(tx, rows, scope, id, method === 'DELETE'),
    valuesOf: (said): FormValues => Object.fromEntries(Object.entries(said).filter(([name]) => !beside.has(name))),
    check: async ({ tx }, { of, before, after }) => rows.check?.(tx, of.owner, after, of.id, before),
    async insert({ tx, actor, today }, { id, owner }, values) {
      await insertRecord(tx, table, id, { ...rowColumns(rows, values), ...ownerColumns(rows, owner), ...rows.stamps?.({ actor, today }) });
      return id;
    },
    update: async ({ tx }, { id }, values) => ({ id, ...(await updateRecord(tx, table, id, rowColumns(rows, values))) }),
    mayRemove: async ({ tx }, { id }) => rows.mayRemove?.(tx, id),
    remove: ({ tx }, { id }) => deleteRecord(tx, table, id),
    about: ({ companyId }) => ({ companyId }),
    belongs: ({ aboveId, kinds: said }) => ({ ...(above === undefined ? {} : { [above.field]: aboveId }), ...said }),
    asListed: ({ values, rowVersion }) => ({ ...values, rowVersion }),
  };
}

/** All routes of rows of one table. */
export const recordRoutes = (rows: RecordRows): Route[] => [...listRoutes(rowSource(rows)), ...writeRoutes(rowKind(rows), 'record')];

interface RowReading {
  readonly db: Db;
  readonly rows: RowScope;
  readonly params: { readonly id: string };
}

/** One row by the `id` of the address, with all that is shown of it. `key`: the field that says its id. 404 where there is none within reach. */
export const readRoute = (call: AnyCall, rows: RecordRows<Records>, key: string): Route =>
  route(call, async (context) => {
    const { db, rows: scope, params } = context as unknown as RowReading;
    const found = await rowOf(db, rows, scope, params.id);
    if (found === undefined) throw httpErrors.error('notFound');
    return { ...found.values, [key]: params.id, rowVersion: found.rowVersion };
  });
