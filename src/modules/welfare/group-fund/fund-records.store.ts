/** Where funds of groups of welfare, their fees and their loans lie. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { fundFees, fundLoans, funds, groupFundErrors } from './group-fund.contract.ts';

async function mustHaveFund(tx: Tx, { aboveId }: RowOwner): Promise<void> {
  const known = await tx.maybe(sql`select from welfare_fund where welfare_group_id = ${aboveId}::uuid for key share`);
  if (known === undefined) throw groupFundErrors.error('noFund');
}

async function mustBeLoan(tx: Tx, owner: RowOwner, { welfareId }: FormValues): Promise<void> {
  await mustHaveFund(tx, owner);
  const known = await tx.maybe(sql`select from welfare_loan where welfare_id::text = ${String(welfareId)} and company_id = ${owner.companyId}::uuid for key share`);
  if (known === undefined) throw groupFundErrors.error('option', { fields: { welfareId: 'option' } });
}

const ofGroup = {
  above: { table: 'welfare_group', field: 'welfareGroupId' },
  refuse: (name, detail) => groupFundErrors.error(name, detail),
} satisfies Partial<RecordRows>;

export const fundRows: RecordRows = {
  ...ofGroup,
  records: funds,
  table: 'welfare_fund',
  columns: { title: 'title', isShareBack: 'is_share_back', repayMonths: 'repay_months' },
  shown: {
    balance: sql`coalesce((select b.balance from welfare_fund_balance b where b.welfare_fund_id = t.welfare_fund_id), 0)`,
    lent: sql`coalesce((select sum(n.open) from loan_fund f join loan_line_now n on n.loan_id = f.loan_id where f.welfare_fund_id = t.welfare_fund_id), 0)::bigint`,
  },
};

export const feeRows: RecordRows = {
  ...ofGroup,
  records: fundFees,
  table: 'welfare_fund_fee',
  isDated: true,
  columns: { amount: 'amount', percent: 'percent' },
  // rials: digits in the form, a number that is sorted by in the list
  shown: { amount: sql`t.amount::text`, percent: sql`t.percent::float8` },
  listed: { amount: sql`t.amount` },
  check: mustHaveFund,
};

export const fundLoanRows: RecordRows = {
  ...ofGroup,
  records: fundLoans,
  table: 'welfare_fund_loan',
  columns: { welfareId: 'welfare_id' },
  shown: { loanTitle: sql`(select l.title from welfare_loan l where l.welfare_id = t.welfare_id)` },
  check: mustBeLoan,
};
