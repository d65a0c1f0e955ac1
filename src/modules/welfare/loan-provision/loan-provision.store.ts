/** Where budgets of loans, their quotas and their criteria are kept. */

import type { FormValues } from '#kernel/form/definition.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { budgetWord, layWord } from '../draw-words/draw-words.store.ts';
import { budgetCriteria, budgetQuotas, budgets } from './loan-provision.contract.ts';
import { budgetErrors } from './loan-provision.errors.ts';
import { isCounted } from './points.rules.ts';

const PERCENT = 100_000n;
const THOUSAND = 1_000;

/** Its loan is one of the company, its days follow one another, and a draw is announced before its requests close. */
async function checkBudget(tx: Tx, { welfareId, requestsThru, ranking }: FormValues, before: FormValues | undefined): Promise<void> {
  const loan = await tx.maybe(sql`select from welfare_loan where welfare_id::text = ${String(welfareId)} and company_id = any ((select app_companies())::uuid[]) for key share`);
  if (loan === undefined) throw budgetErrors.error('option', { fields: { welfareId: 'option' } });
  if (ranking === 'score' || (before !== undefined && before['ranking'] !== 'score')) return;
  const { isLate } = await tx.one<{ isLate: boolean }>(sql`select ${String(requestsThru)}::date < (now() at time zone 'Asia/Tehran')::date as "isLate"`);
  if (isLate) throw budgetErrors.error('drawLate');
}

export const budgetRows: RegisterRows = {
  register: budgets,
  entity: 'LoanBudget',
  table: 'loan_budget',
  key: 't.loan_budget_id',
  ofCompany: true,
  columns: {
    ...{ trackingCode: 'tracking_code', title: 'title', welfareId: 'welfare_id', amount: 'amount', cap: 'cap', requestsFrom: 'requests_from' },
    ...{ requestsThru: 'requests_thru', paymentDate: 'payment_date', ranking: 'ranking', remainders: 'remainders' },
  },
  texts: ['amount', 'cap'],
  unique: { loan_budget_code: 'trackingCode' },
  async prepare(tx, values, id, before) {
    if (id !== undefined) await mustBeDraft(tx, id);
    await checkBudget(tx, values, before);
  },
  added: (tx, id) => layWord(tx, budgetWord, id),
  async usedBy(tx, id) {
    const kept = await tx.maybe(
      sql`select from loan_budget where loan_budget_id = ${id}::uuid and (state_id <> 'LbDraft' or exists (select from loan_budget_place p where p.loan_budget_id = ${id}::uuid))`,
    );
    return kept === undefined ? undefined : 'loan_budget_place';
  },
  shown: {
    loanTitle: { value: sql`(select l.title from welfare_loan l where l.welfare_id = t.welfare_id)` },
    amount: { value: sql`t.amount` },
    stateId: { value: sql`t.state_id` },
    seedHash: { value: sql`case when t.ranking <> 'score' then t.draw_hash end` },
  },
  search: ['trackingCode', 'title'],
  order: sql`t.created_at desc`,
};

/** Throws frozen of a budget whose list is made: it is held until the end of the transaction. */
async function mustBeDraft(tx: Tx, loanBudgetId: string): Promise<void> {
  const { state } = await tx.one<{ state: string }>(sql`select state_id as state from loan_budget where loan_budget_id = ${loanBudgetId}::uuid for no key update`);
  if (state !== 'LbDraft') throw budgetErrors.error('frozen');
}

const above = { table: 'loan_budget', field: 'loanBudgetId' };
const refuse: RecordRows['refuse'] = (name, detail) => budgetErrors.error(name, detail);

async function checkQuota(tx: Tx, { companyId, aboveId }: RowOwner, { welfareGroupId, percent }: FormValues, id: string): Promise<void> {
  await mustBeDraft(tx, aboveId);
  const group = await tx.maybe(sql`select from welfare_group where welfare_group_id::text = ${String(welfareGroupId)} and company_id = ${companyId}::uuid for key share`);
  if (group === undefined) throw budgetErrors.error('option', { fields: { welfareGroupId: 'option' } });
  const { others } = await tx.one<{ others: string }>(sql`
    select coalesce(sum(percent), 0)::numeric(9, 3)::text as others from loan_budget_quota where loan_budget_id = ${aboveId}::uuid and loan_budget_quota_id <> ${id}::uuid`);
  const left = PERCENT - BigInt(Math.round(Number(others) * THOUSAND));
  if (BigInt(Math.round(Number(percent) * THOUSAND)) > left) throw budgetErrors.error('tooMuch', { values: { left: toPersianDigits(String(Number(left) / THOUSAND)) } });
}

const budgetOf = (tx: Tx, table: 'loan_budget_quota' | 'loan_budget_criterion', id: string) =>
  table === 'loan_budget_quota'
    ? tx.one<{ id: string }>(sql`select loan_budget_id as id from loan_budget_quota where loan_budget_quota_id = ${id}::uuid`)
    : tx.one<{ id: string }>(sql`select loan_budget_id as id from loan_budget_criterion where loan_budget_criterion_id = ${id}::uuid`);

export const quotaRows: RecordRows = {
  records: budgetQuotas,
  table: 'loan_budget_quota',
  above,
  shown: { groupName: sql`(select g.description from welfare_group g where g.welfare_group_id = t.welfare_group_id)` },
  refuse,
  check: checkQuota,
  mayRemove: async (tx, id) => mustBeDraft(tx, (await budgetOf(tx, 'loan_budget_quota', id)).id),
};

const MARITAL_STATES = 3;

/** Throws noScore of a budget whose loan has no formula of points. */
async function mustHaveScore(tx: Tx, loanBudgetId: string): Promise<void> {
  const has = await tx.maybe(
    sql`select from loan_budget b join welfare_loan l on l.welfare_id = b.welfare_id where b.loan_budget_id = ${loanBudgetId}::uuid and l.score_text is not null`,
  );
  if (has === undefined) throw budgetErrors.error('noScore');
}

export const criterionRows: RecordRows = {
  records: budgetCriteria,
  table: 'loan_budget_criterion',
  above,
  refuse,
  async check(tx, { aboveId }, { criteriaScoreEnumId, unit }) {
    await mustBeDraft(tx, aboveId);
    if (!isCounted(String(criteriaScoreEnumId))) throw budgetErrors.error('notCounted');
    if (criteriaScoreEnumId === 'ScoreLc') await mustHaveScore(tx, aboveId);
    const state = Number(unit);
    if (criteriaScoreEnumId === 'MaterialStatusLc' && !(Number.isInteger(state) && state <= MARITAL_STATES)) throw budgetErrors.error('marital');
  },
  mayRemove: async (tx, id) => mustBeDraft(tx, (await budgetOf(tx, 'loan_budget_criterion', id)).id),
};
