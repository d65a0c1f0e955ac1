/** Where groups of welfare, their members and what lies below them are kept. */

import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { groupCriteria, groupDocuments, groupGuarantors, groupLoans, welfareGroupErrors, welfareGroups, welfareMembers } from './welfare-groups.contract.ts';
import messages from './welfare-groups-page.messages.fa.ts';

/** Today in Tehran. */
const today = sql`(now() at time zone 'Asia/Tehran')::date`;

/** The post that a group names is one that is there, of a company that the actor works for. Without a RowScope: of no person. */
async function mustBeSeat(tx: Tx, { responsibleEmplPositionId: id }: FormValues): Promise<void> {
  const known = await tx.maybe(sql`
    select from empl_position where empl_position_id::text = ${String(id)} and company_id = any ((select app_companies())::uuid[]) and status_id = 'EmpsActive' for share`);
  if (known === undefined) throw welfareGroupErrors.error('option', { fields: { responsibleEmplPositionId: 'option' } });
}

export const groupRows: RegisterRows = {
  register: welfareGroups,
  entity: 'WelfareGroup',
  table: 'welfare_group',
  key: 't.welfare_group_id',
  ofCompany: true,
  columns: { standardCode: 'standard_code', description: 'description', responsibleEmplPositionId: 'responsible_empl_position_id' },
  activity: { column: 'welfare_group_status_id', active: 'ActiveWelfareGroup', inactive: 'NotActiveWelfareGroup' },
  unique: { welfare_group_code: 'standardCode' },
  prepare: (tx, values) => mustBeSeat(tx, values),
  shown: {
    positionTitle: { value: sql`(select e.description from empl_position e where e.empl_position_id = t.responsible_empl_position_id)` },
    members: { value: sql`(select count(*)::int from welfare_member m where m.welfare_group_id = t.welfare_group_id and m.valid @> ${today})` },
  },
  search: ['standardCode', 'description'],
  order: sql`t.standard_code`,
};

interface Other {
  readonly id: string;
  readonly group: string;
  readonly isEarlier: boolean;
}

/** Ends the days of another group where somebody is moved. Throws inOtherGroup and otherLater. */
async function moveIn(tx: Tx, { employment: { partyRelationshipId, companyId }, values, id }: Judged): Promise<void> {
  const group = await tx.maybe(sql`
    select from welfare_group where welfare_group_id = ${String(values['welfareGroupId'])}::uuid and company_id = ${companyId}::uuid and welfare_group_status_id = 'ActiveWelfareGroup' for share`);
  if (group === undefined) throw httpErrors.error('notFound');
  const [from, thru] = [String(values['fromDate']), (values['thruDate'] as string | null | undefined) ?? null];
  const [other] = await tx.many<Other>(sql`
    select m.welfare_member_id as id, g.description as group, lower(m.valid) < ${from}::date as "isEarlier" from welfare_member m join welfare_group g using (welfare_group_id)
    where m.party_relationship_id = ${partyRelationshipId}::uuid and m.welfare_member_id <> ${id}::uuid and m.valid && daterange(${from}::date, ${thru}::date, '[]')
    order by lower(m.valid) desc`);
  if (other === undefined) return;
  if (!other.isEarlier) throw welfareGroupErrors.error('otherLater', { values: { group: other.group } });
  if (values['isMoved'] !== 'Y') throw welfareGroupErrors.error('inOtherGroup', { values: { group: other.group } });
  await tx.run(sql`
    update welfare_member set valid = daterange(lower(valid), ${from}::date), row_version = row_version + 1, changed_at = now() where welfare_member_id = ${other.id}::uuid`);
}

export const memberRows: EmploymentRows = {
  records: welfareMembers,
  table: 'welfare_member',
  fieldClass: 'public',
  columns: { welfareGroupId: 'welfare_group_id', isMoved: 'is_moved' },
  under: ['welfareGroupId'],
  fixed: ['isMoved'],
  isDated: true,
  shown: { groupName: sql`(select g.description from welfare_group g where g.welfare_group_id = t.welfare_group_id)` },
  defaults: { isMoved: 'N' },
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: typeof thruDate === 'string' ? thruDate : null }),
  async check(tx, judged) {
    if (judged.before['fromDate'] === undefined) await moveIn(tx, judged);
  },
};

const above = { table: 'welfare_group', field: 'welfareGroupId' };
const refuse: RecordRows['refuse'] = (name, detail) => welfareGroupErrors.error(name, detail);
const loanTitle = sql`(select l.title from welfare_loan l where l.welfare_id = t.welfare_id)`;

async function mustBeLoan(tx: Tx, companyId: string, { welfareId }: FormValues): Promise<void> {
  const known = await tx.maybe(sql`select from welfare_loan where welfare_id::text = ${String(welfareId)} and company_id = ${companyId}::uuid for key share`);
  if (known === undefined) throw welfareGroupErrors.error('option', { fields: { welfareId: 'option' } });
}

export const documentRows: RecordRows = {
  records: groupDocuments,
  table: 'welfare_group_document',
  above,
  refuse,
  async check(tx, _, { welfareTypeEnumId, loanTypeEnumId }) {
    const isLoan = await tx.maybe(sql`select from enumeration where enum_id = ${String(welfareTypeEnumId)} and 'WeLoan' in (enum_id, parent_enum_id)`);
    if (isLoan !== undefined && loanTypeEnumId == null) throw welfareGroupErrors.error('loanType');
  },
};

export const groupLoanRows: RecordRows = {
  records: groupLoans,
  table: 'welfare_group_loan',
  above,
  columns: {
    welfareId: 'welfare_id',
    amountTypeEnumId: 'amount_type_enum_id',
    loanAmountLimit: 'loan_amount_limit',
    calculationImpact: 'calculation_impact',
    maxInstallmentNumber: 'max_installment_number',
    loanUsageLimit: 'loan_usage_limit',
  },
  isDated: true,
  // rials: digits in the form, a number that is sorted by in the list
  shown: { loanTitle, loanAmountLimit: sql`t.loan_amount_limit::text` },
  listed: { loanAmountLimit: sql`t.loan_amount_limit` },
  refuse,
  check: (tx, { companyId }, values) => mustBeLoan(tx, companyId, values),
};

export const criterionRows: RecordRows = {
  records: groupCriteria,
  table: 'welfare_group_criterion',
  above,
  shown: { loanTitle },
  refuse,
  check: (tx, { companyId }, values) => mustBeLoan(tx, companyId, values),
};

export const guarantorRows: RecordRows = {
  records: groupGuarantors,
  table: 'welfare_group_guarantor',
  above,
  defaults: { isMutual: 'N' },
  shown: {
    loanTitle,
    // rials: digits in the form, numbers that are sorted by in the list
    leastDailyWage: sql`t.least_daily_wage::text`,
    mostGuaranteed: sql`t.most_guaranteed::text`,
    documentNames: sql`(select string_agg(e.description, ${messages.separator} order by e.sequence_num) from enumeration e
      where e.enum_id in (select jsonb_array_elements_text(t.welfare_doc_enum_ids::jsonb)))`,
  },
  listed: { leastDailyWage: sql`t.least_daily_wage`, mostGuaranteed: sql`t.most_guaranteed` },
  refuse,
  check: (tx, { companyId }, values) => mustBeLoan(tx, companyId, values),
};
