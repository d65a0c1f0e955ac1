/** Where insurers and the columns of their lists lie. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { allColumns, type InsurerColumn } from './insurer-columns.rules.ts';
import { insurerColumns, insurerErrors, insurers } from './insurers.contract.ts';

export const insurerRows: RegisterRows = {
  register: insurers,
  entity: 'Insurer',
  table: 'insurer',
  key: 't.insurer_id',
  ofCompany: true,
  columns: { insurerCode: 'insurer_code', title: 'title', legalEntityId: 'legal_entity_id', phone: 'phone', description: 'description' },
  activity: { column: 'status_id', active: 'ActiveInsurer', inactive: 'NotActiveInsurer' },
  unique: { insurer_code: 'insurerCode', insurer_title: 'title' },
  search: ['insurerCode', 'title'],
  order: sql`t.title, t.insurer_id`,
};

export const insurerColumnRows: RecordRows = {
  records: insurerColumns,
  table: 'insurer_column',
  columns: { sequence: 'sequence', field: 'field', title: 'title', format: 'format', fixedText: 'fixed_text' },
  kinds: { insurerId: 'insurer_id' },
  refuse: (name, detail) => insurerErrors.error(name, detail),
  /** Throws notFound of an insurer that is none of the company. */
  async check(tx, { companyId, kinds }) {
    const known = await tx.maybe(sql`select from insurer where insurer_id = ${String(kinds['insurerId'])}::uuid and company_id = ${companyId}::uuid for key share`);
    if (known === undefined) throw httpErrors.error('notFound');
  },
};

/** Columns of the lists of an insurer in their order; of one that has none, all there are. Without a RowScope: columns tell of nobody. */
export async function columnsOfInsurer(db: Db, insurerId: string): Promise<readonly InsurerColumn[]> {
  const found = await db.many<InsurerColumn>(sql`
    select field, title, format, fixed_text as "fixedText" from insurer_column where insurer_id = ${insurerId}::uuid order by sequence, insurer_column_id`);
  return found.length === 0 ? allColumns : found;
}
