/**
 * Values of input factors of a sheet: in the drafts of factors of one company, by the code of the factor and the personnel code. Adding,
 * what stands in a draft and not in the sheet stays. Replacing, it ends: but for the value of whoever imports, which another writes.
 */
import { writeExact } from '#kernel/formula/exact.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code, type ReadCell } from '#platform/import-export/cells.rules.ts';
import {
  type Applied,
  changesOf,
  type FileRow,
  type ImportKind,
  type Planned,
  type Reverter,
  type Revertible,
  type RowFault,
  type Target,
} from '#platform/import-export/kind.define.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { exactOf } from '../library-forms.rules.ts';
import { BY_HAND, mayWriteDrafts } from '../library-import.service.ts';
import {
  draftsByCode,
  employeesByCode,
  type FactorDraft,
  isOfOne,
  type KeptValue,
  publishedOfRun,
  type StoredValue,
  storedValues,
  takeBack,
  writeValues,
} from './factor-import.store.ts';

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

function faultOf({ values }: FileRow, { drafts, people }: Book, { held, importer }: Target): { column: string; code: string } | undefined {
  const [draft, person] = [drafts.get(upper(values['factor'])), people.get(upper(values['pseudoId']))];
  if (!draft) return { column: 'factor', code: 'unknown_factor' };
  if (!person) return { column: 'pseudoId', code: 'unknown_employee' };
  if (held !== undefined && !held.has(draft.fieldClass)) return { column: 'value', code: 'class_not_held' };
  return person.partyId === importer?.partyId ? { column: 'value', code: 'own_file' } : undefined;
}

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  if (!(await mayWriteDrafts(db, target))) return rows.map(({ row }) => ({ row, column: 'factor', code: 'factor_not_allowed' }));
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

const keyOf = ({ versionId, partyRelationshipId }: Pick<StoredValue, 'versionId' | 'partyRelationshipId'>): string => `${versionId} ${partyRelationshipId}`;

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const book = await bookOf(db, target, rows);
  const stored = new Map((await storedValues(db, [...book.drafts.values()])).map((one) => [keyOf(one), one]));
  return rows.map((row) => {
    const place = placeOf(row, book);
    const found = stored.get(keyOf(place));
    const changes = changesOf({ value: row.values['value'] }, found && { value: found.value }, found && row.cleared);
    const action = found === undefined ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged';
    return { ...row, companyId: target.companyId ?? '', id: found?.id ?? target.newId(), changes, action, ...(found && { stored: { value: found.value } }) };
  });
}

/**
 * Behind the rows of the sheet one for each value that is not in it. Their lines are counted from the end, so that a run which is
 * taken up after some of them are gone finds the others under the lines that they had.
 */
async function withThoseThatEnd(db: Db, target: Target, rows: readonly FileRow[]): Promise<readonly FileRow[]> {
  const book = await bookOf(db, target, rows);
  const told = new Set(rows.map((row) => keyOf(placeOf(row, book))));
  const others = (await storedValues(db, [...book.drafts.values()])).filter((one) => !told.has(keyOf(one)) && one.partyId !== target.importer?.partyId);
  const last = Math.max(0, ...rows.map(({ row }) => row));
  return [...rows, ...others.map(({ factor, pseudoId }, at) => ({ row: last + others.length - at, values: { factor, pseudoId }, cleared: ['value'] }))];
}

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const book = await bookOf(tx, target, rows);
  const written = rows
    .filter(({ action }) => action !== 'unchanged')
    .map((row) => ({ ...placeOf(row, book), id: row.id, companyId: row.companyId, value: row.cleared ? null : (row.values['value'] ?? '') }));
  await writeValues(tx, written, target.importer?.partyId ?? null);
  const before = new Map(written.map(({ id, versionId, partyRelationshipId }) => [id, { versionId, partyRelationshipId }]));
  const keptOf = ({ id, stored }: Planned) => stored && { before: { ...before.get(id), value: stored['value'] } };
  return { changes: rows.flatMap((row) => (row.action === 'unchanged' ? [] : [{ row: row.row, id: row.id, action: row.action, ...keptOf(row) }])) };
}

/** Taking back writes as bringing does. Throws forbidden and ownValue. */
async function revert(tx: Tx, { changes }: Revertible, by: Reverter | undefined): Promise<void> {
  if (by !== undefined && !mayUse(by.actor.grants, [`${PAGE}/edit`])) throw httpErrors.error('forbidden');
  const values = changes.map(({ id, action, before }) => ({ id, before: action === 'update' ? (before as KeptValue | string) : null }));
  if (by !== undefined && (await isOfOne(tx, values, by.actor.partyId))) throw libraryErrors.error('ownValue');
  await takeBack(tx, values, by?.actor.partyId ?? null);
}

/** A kind that adds to what stands in drafts, or that takes its place. */
export const factorImport = ({ replaces, ...of }: Pick<ImportKind, 'kind' | 'order' | 'texts'> & { readonly replaces: boolean }): ImportKind => ({
  ...of,
  entity: 'InputFactorValue',
  byHand: BY_HAND,
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
  ...(replaces && { arrange: withThoseThatEnd }),
  plan,
  apply,
  dependants: publishedOfRun,
  revert,
});
