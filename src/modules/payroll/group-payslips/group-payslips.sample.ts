import { defineSample } from '#testing/sample.ts';
import { groupPayslips } from './group-payslips.contract.ts';

export const payGroupPayslipType = defineSample({
  gives: 'row/payGroupPayslipType',
  create: groupPayslips.create,
  body: () => ({ paymentDay: 25, isNextMonth: 'N', sendTypeEnumIds: '["PssInbox"]' }),
  needs: { payGroupId: 'row/payGroup', payslipTypeId: 'row/payslipType' },
});
