import { defineSample } from '#testing/sample.ts';
import { periods, periodTypes } from './base-data.contract.ts';

export const payPeriodType = defineSample({
  gives: 'row/payPeriodType',
  create: periodTypes.create,
  body: (description) => ({ code: 'season', description, periodPurposeEnumId: 'TPPPayroll', periodLength: 3, lengthUomId: 'TF_mon' }),
});

export const payPeriod = defineSample({
  gives: 'row/payPeriod',
  create: periods.create,
  body: (periodName) => ({ periodNum: 1, periodName, fromDate: '2026-03-21', thruDate: '2026-06-21' }),
  needs: { timePeriodTypeId: 'row/payPeriodType' },
  named: ['timePeriodId'],
});
