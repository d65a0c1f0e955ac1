/** The dated facts that a sheet of people says, and from which day a change of them counts. */

import { permissionKeys } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Fault, FileRow, Planned, RowFault, Target, Values } from '#platform/import-export/kind.define.ts';
import { begunSince, type DatedTable } from '#platform/structure/dated.store.ts';
import { accountKeys } from '../profile/account.form.ts';

/** Column of the sheet that names the day; a fact of nobody. */
export const EFFECTIVE = 'effectiveDate';

export const kinds: DatedTable = { table: 'employment_kind', owner: 'party_relationship_id', values: { employment_status_enum_id: 'text' } };
export const wages: DatedTable = { table: 'employment_salary', owner: 'party_relationship_id', values: { daily_wage: 'bigint' } };
export const seats: DatedTable = {
  table: 'empl_position_party',
  owner: 'party_id',
  id: 'empl_position_party_id',
  values: { empl_position_id: 'uuid' },
  fixed: { main_position: "'Y'" },
};
export const mobiles: DatedTable = {
  table: 'telecom_number',
  owner: 'party_id',
  id: 'telecom_number_id',
  values: { contact_number: 'text' },
  fixed: { contact_mech_purpose_id: "'PhoneMobile'" },
};
export const addresses: DatedTable = {
  table: 'postal_address',
  owner: 'party_id',
  id: 'postal_address_id',
  values: { city_geo_id: 'text', city_text: 'text', street: 'text', postal_code: 'text' },
  fixed: { contact_mech_purpose_id: "'PostalHome'" },
};
export const degrees: DatedTable = {
  table: 'party_qualification',
  owner: 'party_id',
  id: 'party_qualification_id',
  values: { qualification_type_enum_id: 'text', field_text: 'text' },
};
export const accounts: DatedTable = {
  table: 'bank_account',
  owner: 'party_id',
  id: 'bank_account_id',
  // what was said of another account does not belong to this one
  values: { iban: 'text', bank_id: 'text', branch_code: 'text', branch_name: 'text', branch_address: 'text', account_number: 'text', card_number: 'text' },
  fixed: { payment_method_purpose_enum_id: "'PmpPriamryAccont'" },
};

/** Columns of the sheet by the table in which they are facts of an employment, or of a person. */
const dated: readonly { readonly table: DatedTable; readonly of: 'employment' | 'party'; readonly columns: readonly string[] }[] = [
  { table: kinds, of: 'employment', columns: ['employmentStatusEnumId'] },
  { table: wages, of: 'employment', columns: ['dailyWage'] },
  { table: seats, of: 'party', columns: ['positionCode'] },
  { table: mobiles, of: 'party', columns: ['mobile'] },
  { table: addresses, of: 'party', columns: ['city', 'street', 'postalCode'] },
  { table: degrees, of: 'party', columns: ['qualificationTypeEnumId', 'qualificationField'] },
  { table: accounts, of: 'party', columns: ['iban'] },
];

/** ISO day from which what a row changes counts. */
export const dayOf = ({ values }: FileRow, { today }: Pick<Target, 'today'>): string => values[EFFECTIVE] ?? today;

/** Changes are planned ahead, but not by more than a year. */
const AHEAD_DAYS = 365;

export const effectiveFault = ({ [EFFECTIVE]: day, hireDate }: Values, today: string): Fault | undefined => {
  if (day === undefined) return undefined;
  if (hireDate !== undefined && day < hireDate) return { column: EFFECTIVE, code: 'impossible_date', facts: { fault: 'tooEarly' } };
  return day > addDays(today, AHEAD_DAYS) ? { column: EFFECTIVE, code: 'impossible_date', facts: { fault: 'tooLate' } } : undefined;
};

/** Rows whose day lies before, or on the first day of, a fact that they change and that has begun: it would be written over from its beginning. */
export async function overThePast(db: Db, { today }: Target, planned: readonly Planned[]): Promise<RowFault[]> {
  const early = planned.filter((row) => row.action === 'update' && dayOf(row, { today }) < today);
  const faults: RowFault[] = [];
  for (const { table, of, columns } of dated) {
    const owned = early.flatMap((row) => {
      const owner = of === 'party' ? row.id : row.stored?.['relationshipId'];
      return owner !== undefined && columns.some((name) => name in row.changes) ? [{ row: row.row, owner, on: dayOf(row, { today }) }] : [];
    });
    const begun = owned.length === 0 ? new Set<string>() : await begunSince(db, table, owned, today);
    faults.push(...owned.filter(({ owner }) => begun.has(owner)).map(({ row }) => ({ row, column: EFFECTIVE, code: 'past_kept' })));
  }
  return faults;
}

/** Whether the importer may put first days of employments right: a key of its own, as in the file (profile/account.routes.ts). */
export async function mayMoveHiring(db: Db, { companyId = '', today, importer }: Target): Promise<boolean> {
  if (importer === undefined) return true;
  const { grants } = await accessOf(db, { ...importer, companyId }, today);
  return mayUse(grants, permissionKeys(accountKeys.hireDate));
}
