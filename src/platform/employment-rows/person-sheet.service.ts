/** What sheets share whose rows are of a person and not of one employment: whose they are, and who may bring and take them back. An import is of a whole company. */
import type { PermissionKey } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { FileRow, Reverter, RowFault, Target } from '#platform/import-export/kind.define.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { type CodedEmployment, employmentsByCode } from './employment-rows.store.ts';

const codeIn = ({ values }: FileRow): string => (values['pseudoId'] ?? '').toUpperCase();
export const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(codeIn))];

/** A row of somebody, with all their employments in the company. */
export interface PersonRow {
  readonly file: FileRow;
  readonly partyId: string;
  readonly employments: readonly CodedEmployment[];
}

/** The person whose code each row has; undefined of a code that nobody has. */
async function personRows(db: Db, { companyId = '' }: Target, rows: readonly FileRow[]): Promise<(PersonRow | undefined)[]> {
  const byCode = Map.groupBy(await employmentsByCode(db, companyId, codesIn(rows)), ({ code }) => code);
  return rows.map((file) => {
    const employments = byCode.get(codeIn(file)) ?? [];
    const [first] = employments;
    return first && { file, partyId: first.partyId, employments };
  });
}

/** The same of rows that were checked. */
export async function checkedRows(db: Db, target: Target, rows: readonly FileRow[]): Promise<PersonRow[]> {
  return (await personRows(db, target, rows)).map((row) => {
    if (row === undefined) throw new Error('a row that was checked names nobody');
    return row;
  });
}

/** Whether an employment stands on a day. */
export const isEmployedOn = ({ employments }: PersonRow, day: string): boolean => employments.some(({ from, thru }) => from <= day && (thru === null || day <= thru));

async function mayWrite(db: Db, { importer, companyId = '', today }: Target, right: PermissionKey): Promise<boolean> {
  if (importer === undefined) return true;
  const { grants } = await accessOf(db, { ...importer, companyId }, today);
  return mayUse(grants, [right]);
}

/** Rows of nobody, of whoever brings the sheet, and of what an earlier row says (`placeOf`); what else is wrong with a row `judge` says. */
export async function faultsOf(
  db: Db,
  target: Target,
  rows: readonly FileRow[],
  of: { readonly right: PermissionKey; placeOf(row: PersonRow): string; judge(row: PersonRow): readonly Omit<RowFault, 'row'>[] },
): Promise<RowFault[]> {
  if (!(await mayWrite(db, target, of.right))) return rows.map(({ row }) => ({ row, column: 'pseudoId', code: 'sheet_not_allowed' }));
  const found = await personRows(db, target, rows);
  const first = new Map<string, number>();
  return rows.flatMap(({ row }, at): RowFault[] => {
    const person = found[at];
    const refuse = (code: string, facts?: RowFault['facts']): RowFault[] => [{ row, column: 'pseudoId', code, ...(facts && { facts }) }];
    if (person === undefined) return refuse('unknown_employee');
    if (person.partyId === target.importer?.partyId) return refuse('own_row');
    const place = `${person.partyId} ${of.placeOf(person)}`;
    const other = first.get(place);
    if (other !== undefined) return refuse('duplicate_code', { other });
    first.set(place, row);
    return of.judge(person).map((fault) => ({ ...fault, row }));
  });
}

/** Throws forbidden, and ownByOthers where rows of their own are among what is taken back. */
export function demandReverter(by: Reverter | undefined, right: PermissionKey, people: readonly string[]): void {
  if (by === undefined) return;
  if (!mayUse(by.actor.grants, [right])) throw httpErrors.error('forbidden');
  if (people.includes(by.actor.partyId)) throw ownFileErrors.error('ownByOthers');
}
