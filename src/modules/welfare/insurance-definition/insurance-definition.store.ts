/** Where contracts of supplementary insurance and their rows lie. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { insuranceAgeLimits, insuranceContracts, insuranceCosts, insuranceErrors, insurancePremiums, insuranceShares } from './insurance-definition.contract.ts';
import { contractStart } from './insurance-definition.table.ts';

export const insuranceContractRows: RegisterRows = {
  register: insuranceContracts,
  entity: 'InsuranceContract',
  table: 'insurance_contract',
  key: 't.insurance_contract_id',
  ofCompany: true,
  columns: {
    contractCode: 'contract_code',
    title: 'title',
    insurerId: 'insurer_id',
    fromDate: 'from_date',
    thruDate: 'thru_date',
    ageOn: 'age_on',
    proration: 'proration',
    parts: 'parts',
    gapMonths: 'gap_months',
    employeePercent: 'employee_percent',
    joinFromDate: 'join_from_date',
    joinThruDate: 'join_thru_date',
    hireDays: 'hire_days',
    marriageDays: 'marriage_days',
    birthDays: 'birth_days',
    endsOn: 'ends_on',
    description: 'description',
  },
  floats: ['employeePercent'],
  defaults: contractStart,
  activity: { column: 'status_id', active: 'ActiveInsurance', inactive: 'NotActiveInsurance' },
  unique: { insurance_contract_code: 'contractCode' },
  shown: { insurerName: { value: sql`t.insurer_name` } },
  search: ['contractCode', 'title', 'insurerName'],
  order: sql`t.from_date desc, t.contract_code`,
};

/** Throws notFound of a contract that is none of the company. */
async function mustBeOwn(tx: Tx, { companyId, kinds }: RowOwner): Promise<{ readonly from: string; readonly thru: string }> {
  const known = await tx.maybe<{ from: string; thru: string }>(sql`
    select from_date as "from", thru_date as thru from insurance_contract where insurance_contract_id = ${String(kinds['insuranceContractId'])}::uuid and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw httpErrors.error('notFound');
  return known;
}

const ofContract = {
  kinds: { insuranceContractId: 'insurance_contract_id' },
  refuse: (name, detail) => insuranceErrors.error(name, detail),
  check: async (tx, owner) => void (await mustBeOwn(tx, owner)),
} satisfies Partial<RecordRows>;

/** Amounts as forms hold them. */
export const insurancePremiumRows: RecordRows = {
  ...ofContract,
  ...{ records: insurancePremiums, table: 'insurance_premium' },
  async check(tx, owner, { sinceDate }) {
    const { from, thru } = await mustBeOwn(tx, owner);
    if (typeof sinceDate === 'string' && (sinceDate <= from || sinceDate > thru)) throw insuranceErrors.error('sinceOutside');
  },
  columns: { tier: 'tier', relation: 'relation', ageFrom: 'age_from', ageThru: 'age_thru', sinceDate: 'since_date', premium: 'premium' },
  shown: { premium: sql`t.premium::text` },
  listed: { premium: sql`t.premium` },
};

export const insuranceShareRows: RecordRows = {
  ...ofContract,
  ...{ records: insuranceShares, table: 'insurance_share' },
  columns: { relation: 'relation', employeePercent: 'employee_percent' },
  shown: { employeePercent: sql`t.employee_percent::float8` },
};

export const insuranceCostRows: RecordRows = {
  ...ofContract,
  ...{ records: insuranceCosts, table: 'insurance_cost' },
  columns: {
    ...{ costTypeEnumId: 'cost_type_enum_id', personCeiling: 'person_ceiling', familyCeiling: 'family_ceiling' },
    ...{ franchisePercent: 'franchise_percent', waitingDays: 'waiting_days', claimDays: 'claim_days' },
  },
  shown: { personCeiling: sql`t.person_ceiling::text`, familyCeiling: sql`t.family_ceiling::text`, franchisePercent: sql`t.franchise_percent::float8` },
  listed: { personCeiling: sql`t.person_ceiling`, familyCeiling: sql`t.family_ceiling` },
};

export const insuranceAgeLimitRows: RecordRows = {
  ...ofContract,
  ...{ records: insuranceAgeLimits, table: 'insurance_age_limit' },
  columns: { relation: 'relation', ageThru: 'age_thru', liftedFor: 'lifted_for' },
};
