import { defineSample } from '#testing/sample.ts';
import { detailAccounts, detailGroups, glAccounts, templateLines, voucherTemplates } from './accounting.contract.ts';

export const glAccount = defineSample({
  gives: 'row/glAccount',
  create: glAccounts.create,
  body: (accountName) => ({ glAccountClassEnumId: 'GacExpense', accountCode: 'S-7101', accountName, isDebit: 'Y' }),
  named: ['glAccountId', 'parentGlAccountId'],
});

export const detailAccount = defineSample({
  gives: 'row/detailAccount',
  create: detailAccounts.create,
  body: (title) => ({ code: 'S-01', title }),
  named: ['parentDetailAccountId', 'detailAccountIds'],
});

export const detailGroup = defineSample({
  gives: 'row/detailGroup',
  create: detailGroups.create,
  body: (title) => ({ code: 'S-UNITS', title, gdAccountTypeEnumId: 'GDATOrgUnit' }),
});

export const voucherTemplate = defineSample({
  gives: 'row/voucherTemplate',
  create: voucherTemplates.create,
  body: (title) => ({ code: 'S-MONTH', title, statusId: 'VTActive' }),
  named: ['voucherTemplateId'],
});

export const templateLine = defineSample({
  gives: 'row/voucherTemplateLine',
  create: templateLines.create,
  body: () => ({ seqNum: 1, isDebit: 'Y', vtItemTypeEnumId: 'VTITPayrollFactor', description: 'line' }),
  needs: { voucherTemplateId: 'row/voucherTemplate', glAccountId: 'row/glAccount', payrollFactorId: 'row/payFactor' },
});
