import { defineSample } from '#testing/sample.ts';
import { loanConditions, loanDocuments, loans } from './loan-definition.contract.ts';
import { loanStart } from './loan-definition.table.ts';

export const welfareLoan = defineSample({
  gives: 'row/welfareLoan',
  create: loans.create,
  isOfCompany: true,
  body: (title) => ({
    ...loanStart,
    ...{ welfareCode: 'L1', title, welfareTypeEnumId: 'EmergencyLoan', loanTypeEnumId: 'LtInterestFree' },
    ...{ installmentCalculationMethodEnumId: 'AutoDeduction', paymentFormulaId: 'InterestFree' },
  }),
  named: ['welfareId'],
});

export const welfareLoanCondition = defineSample({
  gives: 'row/welfareLoanCondition',
  create: loanConditions.create,
  body: (title) => ({ title, sequence: 10, overruledBy: 'nobody', conditionText: 'employment.serviceYears >= 1', refusalText: title }),
  needs: { welfareId: 'row/welfareLoan' },
});

export const welfareLoanDocument = defineSample({
  gives: 'row/welfareLoanDocument',
  create: loanDocuments.create,
  body: () => ({ welfareDocEnumId: 'AttNationalCard' }),
  needs: { welfareId: 'row/welfareLoan' },
});
