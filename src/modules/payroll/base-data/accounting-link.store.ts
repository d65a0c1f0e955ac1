/** Where links to accounting software lie; password and key are sealed and never read by a call. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql } from '#platform/db/db.server.ts';
import { updateRecord } from '#platform/db/records.server.ts';
import { type RowWriting, rowKind } from '#platform/records/record-routes.server.ts';
import { type RecordRows, type RowOwner, rowColumns } from '#platform/records/record-rows.store.ts';
import type { RecordKind } from '#platform/records/write.service.ts';
import { sealedKey, sealedPassword } from '../accounting-sending/opened-link.store.ts';
import { accountingLinks } from './accounting-link.contract.ts';
import { baseDataErrors } from './base-data.contract.ts';

export const accountingLinkRows: RecordRows = {
  records: accountingLinks,
  table: 'accounting_link',
  columns: {
    title: 'title',
    url: 'url',
    userName: 'user_name',
    password: 'password',
    signingKey: 'signing_key',
    outputExcelTypeEnumId: 'output_excel_type_enum_id',
    isDefault: 'is_default',
  },
  defaults: { isDefault: 'N' },
  shown: {
    ...{ password: sql`null::text`, hasPassword: sql`case when t.password is null then 'N' else 'Y' end` },
    ...{ signingKey: sql`null::text`, hasSigningKey: sql`case when t.signing_key is null then 'N' else 'Y' end` },
  },
  refuse: (name, detail) => baseDataErrors.error(name, detail),
};

/** What is sealed, of what is said; one that is not said stays as it is. */
function sealedOf(id: string, { password, signingKey }: FormValues): { readonly password?: string; readonly signingKey?: string } {
  return {
    ...(typeof password === 'string' && { password: sealedPassword.seal(id, password) }),
    ...(typeof signingKey === 'string' && { signingKey: sealedKey.seal(id, signingKey) }),
  };
}

/** The columns that values say. */
function columnsOf(id: string, values: FormValues): Record<string, unknown> {
  const { password: _, signing_key: __, ...rest } = rowColumns(accountingLinkRows, values);
  const { password, signingKey } = sealedOf(id, values);
  return { ...rest, ...(password !== undefined && { password }), ...(signingKey !== undefined && { signing_key: signingKey }) };
}

const base = rowKind(accountingLinkRows);

export const accountingLinkKind: RecordKind<RowOwner, RowWriting> = {
  ...base,
  sealed: new Set(['password', 'signingKey']),
  /** The new default takes the place of the one before. */
  async before({ tx }, { of: { id, owner }, after }) {
    if (after['isDefault'] === 'Y')
      await tx.run(sql`
        update accounting_link set is_default = 'N', row_version = row_version + 1 where company_id = ${owner.companyId}::uuid and is_default = 'Y' and accounting_link_id <> ${id}::uuid`);
    return after;
  },
  insert: (writing, of, values) => base.insert(writing, of, { ...values, password: null, signingKey: null, ...sealedOf(of.id, values) }),
  update: async ({ tx }, { id }, values) => ({ id, ...(await updateRecord(tx, accountingLinkRows.table, id, columnsOf(id, values))) }),
};
