import { defineSample } from '#testing/sample.ts';
import { bookFund, fundFees, fundLoans, funds } from './group-fund.contract.ts';

const needs = { welfareGroupId: 'row/welfareGroup' } as const;

export const welfareFund = defineSample({
  gives: 'row/welfareFund',
  create: funds.create,
  body: (title) => ({ title, isShareBack: 'Y', repayMonths: 0 }),
  needs,
  named: ['welfareFundId'],
});

export const welfareFundFee = defineSample({
  gives: 'row/welfareFundFee',
  create: fundFees.create,
  body: () => ({ amount: 500_000, fromDate: '2026-03-21' }),
  needs,
  after: ['row/welfareFund'],
});

export const welfareFundLoan = defineSample({
  gives: 'row/welfareFundLoan',
  create: fundLoans.create,
  body: () => ({}),
  needs: { ...needs, welfareId: 'row/welfareLoan' },
  after: ['row/welfareFund'],
});

export const welfareFundEntry = defineSample({
  gives: 'row/welfareFundEntry',
  create: bookFund,
  answers: 'welfareFundEntryId',
  named: ['welfareFundEntryId'],
  isOfCompany: true,
  beside: ['/rest/s1/welfare/fundEntry'],
  body: () => ({ kind: 'deposit', day: '2026-03-21', amount: 1_000_000, note: 'x' }),
  needs: { welfareFundId: 'row/welfareFund' },
});
