import { defineSample } from '#testing/sample.ts';
import { groupCriteria, groupDocuments, groupGuarantors, groupLoans, welfareGroups, welfareMembers } from './welfare-groups.contract.ts';

const needs = { welfareGroupId: 'row/welfareGroup', welfareId: 'row/welfareLoan' } as const;

export const welfareGroup = defineSample({
  gives: 'row/welfareGroup',
  create: welfareGroups.create,
  isOfCompany: true,
  body: (description, _, responsibleEmplPositionId) => ({ standardCode: 'W1', description, responsibleEmplPositionId }),
  named: ['welfareGroupId'],
});

export const welfareMember = defineSample({
  gives: 'row/welfareMember',
  create: welfareMembers.create,
  body: (_, pseudoId) => ({ pseudoId, fromDate: '2026-03-21', isMoved: 'N' }),
  needs: { welfareGroupId: 'row/welfareGroup' },
});

export const welfareGroupDocument = defineSample({
  gives: 'row/welfareGroupDocument',
  create: groupDocuments.create,
  body: () => ({ welfareTypeEnumId: 'EmergencyLoan', loanTypeEnumId: 'LtInterestFree', welfareDocEnumId: 'AttNationalCard' }),
  needs: { welfareGroupId: 'row/welfareGroup' },
});

export const welfareGroupLoan = defineSample({
  gives: 'row/welfareGroupLoan',
  create: groupLoans.create,
  body: () => ({ amountTypeEnumId: 'FixedLoanTypeAmount', loanAmountLimit: 500_000_000, maxInstallmentNumber: 24, fromDate: '2026-03-21' }),
  needs,
});

export const welfareGroupCriterion = defineSample({
  gives: 'row/welfareGroupCriterion',
  create: groupCriteria.create,
  body: () => ({ criteriaScoreEnumId: 'SeniorityLc', amount: 2, points: 10 }),
  needs,
});

export const welfareGroupGuarantor = defineSample({
  gives: 'row/welfareGroupGuarantor',
  create: groupGuarantors.create,
  body: (terms) => ({ guarantorTypeEnumId: 'InternalGuarantor', amount: 2, terms }),
  needs,
});
