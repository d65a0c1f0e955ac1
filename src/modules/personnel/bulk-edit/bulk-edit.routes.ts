import { permissionKeys } from '#kernel/call.ts';
import { classesOf, mayUse } from '#platform/access/access.rules.ts';
import { type Actor, type Context, type ManualTransactionContext, manualRoute, route } from '#platform/http/context.server.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { peopleSource } from '../search/people.store.ts';
import { partiesOf } from '../search/search.store.ts';
import { bulkErrors, MAX_SHEET_PEOPLE, type SavedRow, type SentRow, saveSheet, sheetRows } from './bulk-edit.contract.ts';
import { holdSheet, sheetRowsOf } from './bulk-edit.store.ts';
import { callOf, sheetColumns } from './columns.rules.ts';
import { saveRow } from './save-row.service.ts';

/** Columns the actor may change: by the permission and the class that the file itself asks for. */
const editable = (actor: Actor): string[] =>
  sheetColumns
    .filter((column) => mayUse(actor.grants, permissionKeys(callOf[column.part].permission)) && classesOf(actor, callOf[column.part])(undefined).has(column.class))
    .map(({ name }) => name);

async function chosen({ db, actor, rows, today, body: { selection, ...query } }: ManualTransactionContext<typeof sheetRows>): Promise<readonly string[]> {
  const keys = await selectionOf(peopleSource, { db, actor, rows, today, by: sheetRows, query: { order: 'asc', pageSize: 1, ...query } }, selection);
  if (keys.length > MAX_SHEET_PEOPLE) throw bulkErrors.error('tooMany', { values: { most: MAX_SHEET_PEOPLE } });
  return partiesOf(db, keys);
}

/** Where the forms of the file call a column otherwise. */
const columnOfField: Readonly<Record<string, string>> = { contactNumber: 'mobile', kindFrom: 'employmentStatusEnumId' };
const inColumns = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [columnOfField[name] ?? name, sentence]));

async function saved(context: Context<typeof saveSheet>, sent: SentRow): Promise<SavedRow> {
  const { partyId } = sent;
  const result = await context.attempt((audit) => saveRow({ ...context, audit, fromDate: context.body.fromDate ?? context.today }, sent));
  const [row] = await sheetRowsOf(context.tx, context.rows, [partyId]);
  const told = { partyId, row: (row ?? null) as SavedRow['row'] };
  if ('done' in result) return { ...told, outcome: result.done ? 'saved' : 'same', message: null, fields: {} };
  const { errorCode, messages, fields } = result.refused;
  const outcome = row === undefined ? 'gone' : errorCode.endsWith('.stale') ? 'stale' : 'refused';
  return { ...told, outcome, message: messages, fields: inColumns(fields) };
}

export const routes = [
  manualRoute(sheetRows, async (context) => {
    const found = await sheetRowsOf(context.db, context.rows, await chosen(context));
    if (found.length === 0) throw bulkErrors.error('nobody');
    return { rows: found, columns: editable(context.actor) };
  }),
  route(saveSheet, async (context) => {
    const { rows } = context.body;
    if (new Set(rows.map(({ partyId }) => partyId)).size < rows.length) throw bulkErrors.error('doubled');
    await holdSheet(
      context.tx,
      context.rows,
      rows.map(({ partyId }) => partyId),
    );
    const answers: SavedRow[] = [];
    for (const row of rows) answers.push(await saved(context, row));
    return { saved: answers.filter(({ outcome }) => outcome === 'saved').length, rows: answers };
  }),
];
