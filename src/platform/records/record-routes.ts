/** The handlers of rows that belong to another record. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql } from '#platform/db/db.ts';
import { deleteRecord, insertRecord, updateRecord } from '#platform/db/records.ts';
import type { Route, RowScope } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import { holdAbove, lockRow, ownerColumns, type RecordRows, type RowOwner, rowColumns, rowSource } from './record-rows.store.ts';
import { type RecordKind, type RecordWriting, writeRoutes } from './write.ts';

interface Writing extends RecordWriting {
  readonly rows: RowScope;
}

const kindOf = (rows: RecordRows): RecordKind<RowOwner, Writing> => {
  const { records, table, above, kinds = {} } = rows;
  const beside = new Set([above.field, ...Object.keys(kinds)]);
  return {
    records,
    refuse: rows.refuse,
    async ownerOf({ tx, rows: scope, body }) {
      const aboveId = String(body[above.field]);
      const holder = await holdAbove(tx, rows, scope, sql`${aboveId}::uuid`);
      if (holder === undefined) throw httpErrors.error('notFound');
      return { ...holder, aboveId, kinds: Object.fromEntries(Object.keys(kinds).map((name) => [name, body[name]])) };
    },
    hold: ({ tx, rows: scope }, id) => lockRow(tx, rows, scope, id),
    valuesOf: (said): FormValues => Object.fromEntries(Object.entries(said).filter(([name]) => !beside.has(name))),
    check: async ({ tx }, { of, after }) => rows.check?.(tx, of.owner, after, of.id),
    async insert({ tx }, { id, owner }, values) {
      await insertRecord(tx, table, id, { ...rowColumns(rows, values), ...ownerColumns(rows, owner) });
      return id;
    },
    update: async ({ tx }, { id }, values) => ({ id, ...(await updateRecord(tx, table, id, rowColumns(rows, values))) }),
    remove: ({ tx }, { id }) => deleteRecord(tx, table, id),
    about: ({ companyId }) => ({ companyId }),
    belongs: ({ aboveId, kinds: said }) => ({ [above.field]: aboveId, ...said }),
    asListed: ({ values, rowVersion }) => ({ ...values, rowVersion }),
  };
};

/** All routes of rows that belong to another record. */
export const recordRoutes = (rows: RecordRows): Route[] => [...listRoutes(rowSource(rows)), ...writeRoutes(kindOf(rows), 'record')];
