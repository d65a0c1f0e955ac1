import { defineSample } from '#testing/sample.ts';
import { payFactors } from './factors.contract.ts';

export const payFactor = defineSample({
  gives: 'row/payFactor',
  create: payFactors.create,
  body: (title) => ({ code: 'siteAllowance', title, groupEnumId: 'PfgBenefit' }),
  named: ['payFactorId', 'payrollFactorId', 'baseFactorIds'],
});
