/** Where loans of a company, their conditions and their papers lie. */
import type { FormValues } from '#kernel/form/definition.ts';
import { checkFormula } from '#kernel/formula/check.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { checkOptionOf, enumerationName, type RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { conditionNames } from '../loan-figures/condition-names.service.ts';
import { loanConditions, loanDefinitionErrors, loanDocuments, loans } from './loan-definition.contract.ts';
import { LOANS, loanStart } from './loan-definition.table.ts';

/** Throws option of a payslip type that is none of a company that the actor works for. */
async function checkPayslipType(tx: Tx, { payslipTypeId }: FormValues): Promise<void> {
  if (payslipTypeId == null) return;
  const known = await tx.maybe(
    sql`select from payslip_type where payslip_type_id::text = ${String(payslipTypeId)} and company_id = any ((select app_companies())::uuid[]) for key share`,
  );
  if (known === undefined) throw registerErrors.error('option', { fields: { payslipTypeId: 'option' } });
}

/** What the language says of a text; undefined where it is sound. */
async function faultOf(tx: Tx, companyId: string, text: string, type: 'flag' | 'number'): Promise<string | undefined> {
  const { day } = await tx.one<{ day: string }>(sql`select current_date::text as day`);
  const [fault] = checkFormula(text, { names: await conditionNames(tx, companyId, day), type }).errors;
  return fault === undefined ? undefined : toPersianDigits(fault.message);
}

/** Throws scoreFormula. */
async function checkScore(tx: Tx, { scoreText }: FormValues, id: string | undefined): Promise<void> {
  if (typeof scoreText !== 'string') return;
  // a new one is of the company that somebody works in, which is the first of theirs
  const { companyId } = await tx.one<{ companyId: string }>(sql`
    select coalesce((select company_id from welfare_loan where welfare_id = ${id ?? null}::uuid), ((select app_companies())::uuid[])[1]) as "companyId"`);
  const why = await faultOf(tx, companyId, scoreText, 'number');
  if (why !== undefined) throw loanDefinitionErrors.error('scoreFormula', { values: { why } });
}

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
    payslipTypeId: 'payslip_type_id',
    scoreText: 'score_text',
    description: 'description',
  },
  floats: ['loanInterestAmount', 'loanFeeAmount', 'loanPenaltyAmount'],
  texts: ['loanAmountLimit', 'roundingUnit'],
  defaults: loanStart,
  activity: { column: 'status_id', active: 'ActiveLoan', inactive: 'NotActiveLoan' },
  unique: { welfare_loan_code: 'welfareCode' },
  async prepare(tx, values, id, before) {
    await checkOptionOf(tx, { type: 'Welfare', under: LOANS, field: 'welfareTypeEnumId' }, values, before);
    await checkPayslipType(tx, values);
    await checkScore(tx, values, id);
  },
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

const ofLoan = {
  kinds: { welfareId: 'welfare_id' },
  refuse: (name, detail) => loanDefinitionErrors.error(name, detail),
} satisfies Partial<RecordRows>;

export const loanDocumentRows: RecordRows = { ...ofLoan, records: loanDocuments, table: 'welfare_loan_document', check: mustBeOwn };

export const conditionRows: RecordRows = {
  ...ofLoan,
  records: loanConditions,
  table: 'welfare_loan_condition',
  async check(tx, owner, { conditionText }) {
    await mustBeOwn(tx, owner);
    const why = await faultOf(tx, owner.companyId, String(conditionText), 'flag');
    if (why !== undefined) throw loanDefinitionErrors.error('formula', { values: { why } });
  },
};

/** Payslip types of companies in scope, by words of the title or by id. */
export const payslipTypesOf = (
  db: Db,
  rows: RowScope,
  { payslipTypeId, words, most }: { readonly payslipTypeId: string | undefined; readonly words: string; readonly most: number },
) =>
  db.many<{ payslipTypeId: string; title: string; code: string }>(sql`
    select y.payslip_type_id as "payslipTypeId", y.title, y.code from payslip_type y
    where ${companiesIn(rows, sql`y.company_id`)} and (${payslipTypeId ?? null}::uuid is null or y.payslip_type_id = ${payslipTypeId ?? null}::uuid)
      and position(lower(${words}) in lower(y.title)) > 0 order by y.title, y.payslip_type_id limit ${most}`);
