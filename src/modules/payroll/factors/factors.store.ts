/** Where factors of pay lie, and what only the database knows of them. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { factorErrors, payFactors } from './factors.contract.ts';
import { codeFault } from './factors.rules.ts';
import { PAYROLL_BRANCH } from './factors.table.ts';

const isThere = async (tx: Tx, query: ReturnType<typeof sql>): Promise<boolean> => (await tx.maybe(query)) !== undefined;

/** Factors of orders have a screen of their own: here they are not there. */
async function mustBeOfPay(tx: Tx, id: string): Promise<void> {
  if (await isThere(tx, sql`select from pay_factor where pay_factor_id = ${id}::uuid and branch <> 'payroll'`)) throw httpErrors.error('notFound');
}

async function checkFactor(tx: Tx, id: string, { code, groupEnumId }: { code: string; groupEnumId: string }, codeBefore: unknown): Promise<void> {
  await mustBeOfPay(tx, id);
  if (!(await isThere(tx, sql`select from enumeration where enum_id = ${groupEnumId} and parent_enum_id = ${PAYROLL_BRANCH}`)))
    throw factorErrors.error('option', { fields: { groupEnumId: 'option' } });
  const found = codeFault({ code, groupEnumId });
  if (found !== undefined) throw factorErrors.error(found.name, { values: { code: found.code, title: found.title } });
  const isRenamed = codeBefore !== undefined && codeBefore !== code;
  if (isRenamed && (await isThere(tx, sql`select from pay_group_factor where pay_factor_id = ${id}::uuid limit 1`))) throw factorErrors.error('codeInUse');
}

export const factorRows: RecordRows = {
  records: payFactors,
  table: 'pay_factor',
  readable: (rows, company) => sql`(t.branch = 'payroll' and ${companiesIn(rows, company)})`,
  columns: { code: 'code', title: 'title', groupEnumId: 'group_enum_id', description: 'description' },
  shown: { payGroups: sql`(select count(distinct u.pay_group_id)::int from pay_group_factor u where u.pay_factor_id = t.pay_factor_id)` },
  stamps: () => ({ branch: 'payroll' }),
  refuse: (name, detail) => factorErrors.error(name, detail),
  check: (tx, _owner, { code, groupEnumId }, id, before) => checkFactor(tx, id, { code: String(code), groupEnumId: String(groupEnumId) }, before['code']),
  mayRemove: mustBeOfPay,
};
