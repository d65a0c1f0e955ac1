import { defineSample } from '#testing/sample.ts';
import { makePeriods } from './periods.contract.ts';

export const attendancePeriod = defineSample({
  gives: 'row/attendancePeriod',
  create: makePeriods,
  answers: 'periodId',
  isOfCompany: true,
  body: () => ({ year: 1404, begins: 1 }),
  named: ['periodId'],
});
