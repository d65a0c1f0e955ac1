import { defineSample } from '#testing/sample.ts';
import { deductionRules } from './deductions.contract.ts';

export const deductionRule = defineSample({
  gives: 'row/deductionRule',
  create: deductionRules.create,
  isOfCompany: true,
  body: (source) => ({ overShare: 'cut', sharePercent: 20, penaltyOfCut: 'N', receiptParts: 'N', source, fromDate: '2026-03-21' }),
});
