import { defineSample } from '#testing/sample.ts';
import { payslipTypeFactors, payslipTypes } from './payslip-types.contract.ts';

export const payslipType = defineSample({
  gives: 'row/payslipType',
  create: payslipTypes.create,
  body: (title) => ({ code: 'monthly', title, printSettingId: 'PayslipPrintPreviewDefault' }),
  named: ['payslipTypeId', 'payslipTypeIds'],
});

export const payslipTypeFactor = defineSample({
  gives: 'row/payslipTypeFactor',
  create: payslipTypeFactors.create,
  body: () => ({ calcTypeEnumId: 'PfcNormal' }),
  needs: { payslipTypeId: 'row/payslipType', payrollFactorId: 'row/payFactor' },
});
