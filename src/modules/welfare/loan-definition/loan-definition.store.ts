/** Where loans of a company and their conditions lie. */
import { checkFormula } from '#kernel/formula/check.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { checkOptionOf, enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { conditionNames } from '../loan-figures/condition-names.service.ts';
import { loanConditions, loanDefinitionErrors, loans } from './loan-definition.contract.ts';
import { LOANS, loanStart } from './loan-definition.table.ts';

export const loanRows: RegisterRows = {
  register: loans,
  entity: 'WelfareLoan',
  table: 'welfare_loan',
  key: 't.welfare_id',
  ofCompany: true,
  columns: {
    welfareCode: 'welfare_code',
    title: 'title',
    welfareTypeEnumId: 'welfare_type_enum_id',
    loanTypeEnumId: 'loan_type_enum_id',
    financialFacilityTypeId: 'financial_facility_type_id',
    bankName: 'bank_name',
    bankBranch: 'bank_branch',
    paymentFormulaId: 'payment_formula_id',
    loanInterestAmount: 'loan_interest_amount',
    profitWeights: 'profit_weights',
    feeMode: 'fee_mode',
    loanFeeAmount: 'loan_fee_amount',
    installmentGap: 'installment_gap',
    breathingPeriod: 'breathing_period',
    maxInstallmentNumber: 'max_installment_number',
    loanAmountLimit: 'loan_amount_limit',
    roundingMode: 'rounding_mode',
    roundingUnit: 'rounding_unit',
    installmentCalculationMethodEnumId: 'installment_calculation_method_enum_id',
    deductionRank: 'deduction_rank',
    penaltyFormulaId: 'penalty_formula_id',
    loanPenaltyAmount: 'loan_penalty_amount',
    graceDays: 'grace_days',
    mostPostponements: 'most_postponements',
    rebateShare: 'rebate_share',
    description: 'description',
  },
  floats: ['loanInterestAmount', 'loanFeeAmount', 'loanPenaltyAmount'],
  texts: ['loanAmountLimit', 'roundingUnit'],
  defaults: loanStart,
  activity: { column: 'status_id', active: 'ActiveLoan', inactive: 'NotActiveLoan' },
  unique: { welfare_loan_code: 'welfareCode' },
  prepare: (tx, values, _id, before) => checkOptionOf(tx, { type: 'Welfare', under: LOANS, field: 'welfareTypeEnumId' }, values, before),
  shown: {
    createdDate: { value: sql`t.created_date` },
    kindName: { value: enumerationName('welfare_type_enum_id') },
    typeName: { value: enumerationName('loan_type_enum_id') },
  },
  search: ['welfareCode', 'title'],
  order: sql`t.welfare_code`,
};

/** Throws notFound of a loan that is none of the company. */
async function mustBeOwn(tx: Tx, { companyId, kinds }: RowOwner): Promise<void> {
  const known = await tx.maybe(sql`select from welfare_loan where welfare_id = ${String(kinds['welfareId'])}::uuid and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw httpErrors.error('notFound');
}

export const conditionRows: RecordRows = {
  records: loanConditions,
  table: 'welfare_loan_condition',
  kinds: { welfareId: 'welfare_id' },
  refuse: (name, detail) => loanDefinitionErrors.error(name, detail),
  async check(tx, owner, { conditionText }) {
    await mustBeOwn(tx, owner);
    const { day } = await tx.one<{ day: string }>(sql`select current_date::text as day`);
    const names = await conditionNames(tx, owner.companyId, day);
    const [fault] = checkFormula(String(conditionText), { names, type: 'flag' }).errors;
    if (fault !== undefined) throw loanDefinitionErrors.error('formula', { values: { why: toPersianDigits(fault.message) } });
  },
};
