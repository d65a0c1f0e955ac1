/** Where the legal deductions of pay groups lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { checkBase } from '../groups/group-formulas.service.ts';
import { type DeductionKind, deductionKinds } from '../pay/legal-deductions.rules.ts';
import { groupDeductions } from './group-deductions.contract.ts';
import { groupDeductionErrors } from './group-deductions.errors.ts';

const known: ReadonlySet<string> = new Set(deductionKinds);

const refuseOption = (field: string): never => {
  throw groupDeductionErrors.error('option', { fields: { [field]: 'option' } });
};

async function checkDeduction(tx: Tx, { companyId, aboveId: payGroupId }: RowOwner, values: FormValues): Promise<void> {
  const { parentLegalDeductId: parent, legalDeductEnumId: kind, baseFactorIds: base, formulaId, rate } = values;
  const placed = await tx.maybe<{ parent: string | null }>(sql`
    select parent_enum_id as parent from enumeration where enum_type_id = 'DeductionsType' and enum_id = ${String(kind ?? parent)}`);
  if (kind == null ? placed?.parent !== null : placed?.parent !== parent) refuseOption(kind == null ? 'parentLegalDeductId' : 'legalDeductEnumId');
  if (!known.has(String(kind ?? parent))) refuseOption(kind == null ? 'parentLegalDeductId' : 'legalDeductEnumId');
  const ids = typeof base === 'string' ? (JSON.parse(base) as string[]) : [];
  if (rate == null && ids.length === 0 && formulaId == null) throw groupDeductionErrors.error('nothingSaid');
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from pay_factor where pay_factor_id::text = any (${ids}::text[]) and company_id = ${companyId}::uuid and branch = 'payroll'`);
  if (count < ids.length || (ids.length > 0 && kind == null)) refuseOption('baseFactorIds');
  if (formulaId == null) return;
  if (ids.length > 0) throw groupDeductionErrors.error('oneBase');
  await checkBase(tx, { companyId, payGroupId, kind: (kind ?? parent) as DeductionKind, formulaId: String(formulaId), day: String(values['fromDate']) });
}

export const groupDeductionRows: RecordRows = {
  records: groupDeductions,
  table: 'pay_group_legal_deduct',
  above: { table: 'pay_group', field: 'payGroupId' },
  isDated: true,
  columns: {
    ...{ parentLegalDeductId: 'parent_kind_enum_id', legalDeductEnumId: 'kind_enum_id', rate: 'rate' },
    ...{ baseFactorIds: 'base_factor_ids', formulaId: 'base_formula_id', source: 'source' },
  },
  shown: {
    rate: sql`t.rate::float8`,
    formulaTitle: sql`(select i.title from library_item i where i.library_item_id = t.base_formula_id)`,
    bases: sql`(select string_agg(f.title, ' + ' order by f.code) from pay_factor f where f.pay_factor_id::text in (select jsonb_array_elements_text(t.base_factor_ids::jsonb)))`,
  },
  refuse: (name, detail) => groupDeductionErrors.error(name, detail),
  check: checkDeduction,
};
