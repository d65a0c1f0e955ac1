/**
 * Values of input factors of a sheet: in the drafts of factors of one company, by the code of the factor and the personnel
 * code. What stands in a draft and not in the sheet stays; whoever wants the sheet alone empties the draft first.
 */

import { writeExact } from '#kernel/formula/exact.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code, type ReadCell } from '#platform/import-export/cells.rules.ts';
import {
  type Applied,
  changesOf,
  defineImport,
  type FileRow,
  type Planned,
  type Reverter,
  type Revertible,
  type RowFault,
  type Target,
} from '#platform/import-export/kind.define.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { exactOf } from '../library-forms.rules.ts';
import messages from './factor-import.messages.fa.ts';
import { draftsByCode, employeesByCode, type FactorDraft, isOfOne, publishedOfRun, storedValues, takeBack, writeValues } from './factor-import.store.ts';

/** Most characters of a number. */
const MOST = 60;

/** A number in whatever digits: whole, decimal or a fraction. */
const number: ReadCell = Object.assign(
  (cell: string) => {
    const exact = exactOf(cell);
    return exact === undefined || cell.length > MOST ? { code: 'no_number' } : { value: writeExact(exact) };
  },
  { form: { is: 'text', max: MOST } as const },
);

interface Book {
  readonly drafts: ReadonlyMap<string, FactorDraft>;
  readonly people: ReadonlyMap<string, { readonly partyRelationshipId: string; readonly partyId: string }>;
}

const upper = (text: string | undefined): string => (text ?? '').toUpperCase();

async function bookOf(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<Book> {
  const codesIn = (column: string): string[] => [...new Set(rows.map(({ values }) => upper(values[column])))];
  const [drafts, people] = [await draftsByCode(db, companyId, codesIn('factor')), await employeesByCode(db, companyId, codesIn('pseudoId'))];
  return { drafts: new Map(drafts.map((one) => [upper(one.code), one])), people: new Map(people.map((one) => [upper(one.pseudoId), one])) };
}

/** Imports of all kinds are one right; what is written here asks for that of the screen too. */
async function mayWrite(db: Db, { importer, companyId = '', today }: Target): Promise<boolean> {
  return importer === undefined || mayUse((await accessOf(db, { ...importer, companyId }, today)).grants, [`${PAGE}/edit`]);
}

function faultOf({ values }: FileRow, { drafts, people }: Book, { held, importer }: Target): { column: string; code: string } | undefined {
  const [draft, person] = [drafts.get(upper(values['factor'])), people.get(upper(values['pseudoId']))];
  if (!draft) return { column: 'factor', code: 'unknown_factor' };
  if (!person) return { column: 'pseudoId', code: 'unknown_employee' };
  if (held !== undefined && !held.has(draft.fieldClass)) return { column: 'value', code: 'class_not_held' };
  return person.partyId === importer?.partyId ? { column: 'value', code: 'own_file' } : undefined;
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  if (!(await mayWrite(db, target))) return rows.map(({ row }) => ({ row, column: 'factor', code: 'factor_not_allowed' }));
  const book = await bookOf(db, target, rows);
  const first = new Map<string, number>();
  return rows.flatMap((one): RowFault[] => {
    const pair = `${upper(one.values['factor'])} ${upper(one.values['pseudoId'])}`;
    const other = first.get(pair);
    if (other === undefined) first.set(pair, one.row);
    const fault = other === undefined ? faultOf(one, book, target) : { column: 'pseudoId', code: 'duplicate_code', facts: { other } };
    return fault === undefined ? [] : [{ row: one.row, ...fault }];
  });
}

/** Where the value of a row that has passed stands. */
function placeOf({ values }: FileRow, { drafts, people }: Book) {
  const [draft, person] = [drafts.get(upper(values['factor'])), people.get(upper(values['pseudoId']))];
  if (!draft || !person) throw new Error('a row that was checked has no place');
  return { versionId: draft.versionId, partyRelationshipId: person.partyRelationshipId };
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const book = await bookOf(db, target, rows);
  const stored = new Map((await storedValues(db, [...book.drafts.values()])).map((one) => [`${one.versionId} ${one.partyRelationshipId}`, one]));
  return rows.map((row) => {
    const place = placeOf(row, book);
    const found = stored.get(`${place.versionId} ${place.partyRelationshipId}`);
    const changes = changesOf({ value: row.values['value'] }, found && { value: found.value });
    const action = found === undefined ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged';
    return { ...row, companyId: target.companyId ?? '', id: found?.id ?? target.newId(), changes, action, ...(found && { stored: { value: found.value } }) };
  });
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const book = await bookOf(tx, target, rows);
  const written = rows
    .filter(({ action }) => action !== 'unchanged')
    .map((row) => ({ ...placeOf(row, book), id: row.id, companyId: row.companyId, value: row.values['value'] ?? '' }));
  await writeValues(tx, written, target.importer?.partyId ?? null);
  return { changes: rows.flatMap(({ row, id, action, stored }) => (action === 'unchanged' ? [] : [{ row, id, action, ...(stored && { before: stored['value'] }) }])) };
}

/** Taking back writes as bringing does. Throws forbidden and ownValue. */
async function revert(tx: Tx, { changes }: Revertible, by: Reverter | undefined): Promise<void> {
  const ids = changes.map(({ id }) => id);
  if (by !== undefined && !mayUse(by.actor.grants, [`${PAGE}/edit`])) throw httpErrors.error('forbidden');
  if (by !== undefined && (await isOfOne(tx, ids, by.actor.partyId))) throw libraryErrors.error('ownValue');
  const values = changes.map(({ id, action, before }) => ({ id, before: action === 'update' ? String(before) : null }));
  await takeBack(tx, values, by?.actor.partyId ?? null);
}

export const importKind = defineImport({
  kind: 'inputFactor',
  entity: 'InputFactorValue',
  order: 6,
  texts: messages.importFactors,
  columns: [
    { name: 'factor', required: true, fieldClass: 'public', read: code(40) },
    { name: 'pseudoId', required: true, fieldClass: 'public', codeOf: 'employment', read: code(40) },
    // of whichever class the factor is; pay is what most of them are
    { name: 'value', required: true, fieldClass: 'pay', read: number },
  ],
  labels: ['factor', 'pseudoId'],
  unique: {},
  needs: async () => undefined,
  check,
  plan,
  apply,
  dependants: publishedOfRun,
  revert,
});
