/** Where the costs of facilities lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { checkFacilityFormula } from '../groups/group-formulas.service.ts';
import { facilityCosts } from './facility-costs.contract.ts';
import { facilityCostErrors } from './facility-costs.errors.ts';
import { strangeFacility } from './facility-type.store.ts';

const refuseOption = (field: string): never => {
  throw facilityCostErrors.error('option', { fields: { [field]: 'option' } });
};

async function checkCost(tx: Tx, { companyId, aboveId: payGroupId }: RowOwner, values: FormValues): Promise<void> {
  const strange = await strangeFacility(tx, values);
  if (strange !== undefined) refuseOption(strange);
  const { payFactorId: factor, deductPayslipTypeId: type, formulaId, fromDate } = values;
  const known = await tx.maybe<{ isTaken: boolean }>(sql`
    select exists (select from pay_group_factor g where g.pay_group_id = ${payGroupId}::uuid and g.pay_factor_id = f.pay_factor_id and g.is_deduct = 'Y'
      and g.valid @> ${String(fromDate)}::date) as "isTaken"
    from pay_factor f where f.pay_factor_id::text = ${String(factor)} and f.company_id = ${companyId}::uuid and f.branch = 'payroll'`);
  if (known === undefined) return refuseOption('payFactorId');
  if (!known.isTaken) throw facilityCostErrors.error('notTaken');
  const isType =
    typeof type !== 'string' || (await tx.maybe(sql`select from payslip_type where payslip_type_id::text = ${type} and company_id = ${companyId}::uuid for share`)) !== undefined;
  if (!isType) refuseOption('deductPayslipTypeId');
  if (typeof formulaId === 'string') await checkFacilityFormula(tx, { companyId, payGroupId, formulaId, day: String(fromDate) });
}

export const facilityCostRows: RecordRows = {
  records: facilityCosts,
  table: 'pay_group_facility_cost',
  above: { table: 'pay_group', field: 'payGroupId' },
  isDated: true,
  columns: {
    ...{ parentFixedWelfareTypeEnumId: 'parent_type_enum_id', fixedWelfareTypeEnumId: 'type_enum_id', payFactorId: 'pay_factor_id' },
    ...{ deductPayslipTypeId: 'payslip_type_id', costUomId: 'cost_uom_id', costAmount: 'cost_amount', rank: 'rank' },
    ...{ isFormula: 'is_formula', formulaId: 'formula_id' },
  },
  defaults: { rank: '100', isFormula: 'N' },
  shown: {
    // as forms hold it
    costAmount: sql`t.cost_amount::text`,
    formulaTitle: sql`(select i.title from library_item i where i.library_item_id = t.formula_id)`,
    factorTitle: sql`(select f.title from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    payslipTypeTitle: sql`(select y.title from payslip_type y where y.payslip_type_id = t.payslip_type_id)`,
  },
  listed: { costAmount: sql`t.cost_amount` },
  refuse: (name, detail) => facilityCostErrors.error(name, detail),
  check: checkCost,
};
