import { defineSample } from '#testing/sample.ts';
import { wageSteps } from './wage-table.contract.ts';

export const wageStep = defineSample({
  gives: 'row/wageStep',
  create: wageSteps.create,
  isOfCompany: true,
  body: (source) => ({ jobGradeEnumId: 'JgGrade5', dailyWage: '450000', source, fromDate: '2026-03-21' }),
});
