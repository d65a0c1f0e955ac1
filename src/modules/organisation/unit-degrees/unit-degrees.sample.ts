import { defineSample } from '#testing/sample.ts';
import { degrees } from './unit-degrees.contract.ts';

export const degree = defineSample({
  gives: 'row/unitDegree',
  create: degrees.create,
  body: (title) => ({ degreeCode: 'D1', title, rankNumber: 1 }),
  isOfCompany: true,
  named: ['unitDegreeId'],
});
