/** General-ledger accounts of a sheet, for one company: by code, below others of the sheet or of the company. */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, oneOf, option, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type RowFault, type Target } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { growTree, type Standing } from '#platform/import-export/tree.rules.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { accountingKeys } from './accounting.contract.ts';
import { lockAccounts } from './accounting.store.ts';
import messages from './accounts-import.messages.fa.ts';
import { accountDependants, accountsOf, deleteAccounts, insertAccounts, linkAccounts, type SheetAccount, updateAccounts } from './accounts-import.store.ts';

const kept: readonly KeptTable[] = [
  {
    ...{ table: 'gl_account', key: 'gl_account_id' },
    main: { id: 'gl_account_id', columns: ['account_code', 'account_name', 'gl_account_class_enum_id', 'is_debit', 'parent_gl_account_id'], versioned: true },
  },
];

const upper = (value: string | null | undefined): string => (value ?? '').toUpperCase();

/** Codes as one: their letter case does not matter. */
const inCapitals = ({ values, ...row }: FileRow): FileRow => {
  const { parentCode, ...rest } = values;
  return { ...row, values: { ...rest, accountCode: upper(values['accountCode']), ...(parentCode !== undefined && { parentCode: upper(parentCode) }) } };
};

const standing = async (db: Db, { companyId = '' }: Target): Promise<Standing[]> =>
  (await accountsOf(db, companyId)).map((one) => ({ code: upper(one.code), parent: one.parentCode === null ? null : upper(one.parentCode) }));

const treeOf = async (db: Db, target: Target, rows: readonly FileRow[]) => growTree(rows.map(inCapitals), 'accountCode', 'parentCode', await standing(db, target));

async function check(db: Db, target: Target, rows: readonly FileRow[]): Promise<RowFault[]> {
  const { faults } = await treeOf(db, target, rows);
  return faults.map(({ row, fault }) => ({ row, column: 'parentCode', code: fault === 'circle' ? 'circle' : 'unknown_account' }));
}

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const { companyId = '' } = target;
  const known = new Map((await accountsOf(db, companyId)).map((one) => [upper(one.code), one]));
  return rows.map((row) => {
    const found = known.get(upper(row.values['accountCode']));
    const { accountCode, parentCode, ...values } = row.values;
    // codes that differ by their letter case alone are the same
    const isSameParent = found !== undefined && parentCode !== undefined && upper(parentCode) === upper(found.parentCode);
    const said = { ...values, ...(found === undefined && { accountCode }), ...(parentCode !== undefined && !isSameParent && { parentCode }) };
    const stored = found && { accountName: found.name, glAccountClassEnumId: found.class, isDebit: found.isDebit, parentCode: found.parentCode ?? undefined };
    const changes = changesOf(said, stored);
    return { ...row, companyId, id: found?.id ?? target.newId(), changes, action: !found ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

const accountOf = ({ id, companyId, values }: Planned): SheetAccount => ({
  ...{ id, companyId, code: values['accountCode'] ?? '', name: values['accountName'] ?? '', class: values['glAccountClassEnumId'] ?? '' },
  ...{ isDebit: values['isDebit'] ?? '', parentCode: values['parentCode'] ?? null },
});

async function apply(tx: Tx, _target: Target, rows: readonly Planned[]): Promise<Applied> {
  const created = rows.filter(({ action }) => action === 'create');
  const updated = rows.filter(({ action }) => action === 'update');
  const before = await takeSnapshots(
    tx,
    kept,
    updated.map(({ id }) => id),
  );
  await insertAccounts(tx, created.map(accountOf));
  await updateAccounts(tx, updated.map(accountOf));
  await linkAccounts(tx, [...created, ...updated].map(accountOf));
  return {
    changes: [
      ...created.map(({ row, id }) => ({ row, id, action: 'create' as const })),
      ...updated.map(({ row, id }) => ({ row, id, action: 'update' as const, before: before.get(id) })),
    ],
  };
}

export const importKind = defineImport({
  kind: 'glAccount',
  entity: 'GlAccount',
  byHand: [accountingKeys.add, accountingKeys.edit],
  order: 9,
  texts: messages.importAccounts,
  columns: [
    { name: 'accountCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'accountName', required: true, fieldClass: 'public', read: text(200) },
    { name: 'glAccountClassEnumId', required: true, fieldClass: 'public', read: option('GlAccountClass'), shown: 'option' },
    { name: 'isDebit', required: true, fieldClass: 'public', read: oneOf(messages.sideWords), shown: messages.sideNames },
    { name: 'parentCode', fieldClass: 'public', read: code(40) },
  ],
  labels: ['accountCode', 'accountName'],
  unique: { accountCode: 'duplicate_code' },
  needs: async () => undefined,
  check,
  arrange: async (db, target, rows) => {
    const { ordered } = await treeOf(db, target, rows);
    const byLine = new Map(rows.map((row) => [row.row, row]));
    return ordered.flatMap(({ row }) => byLine.get(row) ?? []);
  },
  hold: (tx, { companyId = '' }) => lockAccounts(tx, companyId),
  plan,
  apply,
  dependants: accountDependants,
  revert: revertRecords(deleteAccounts, kept),
});
