import { defineSample } from '#testing/sample.ts';
import { bankColumns, bankTemplates } from './bank-templates.contract.ts';

export const payBankTemplate = defineSample({
  gives: 'row/payBankTemplate',
  create: bankTemplates.create,
  body: (title) => ({ title, separator: 'comma', encoding: 'utf8', fileName: '{payer}{serial}.txt' }),
  named: ['payBankTemplateId'],
});

export const payBankTemplateColumn = defineSample({
  gives: 'row/payBankTemplateColumn',
  create: bankColumns.create,
  body: () => ({ place: 'row', sequence: 1, field: 'iban' }),
  needs: { payBankTemplateId: 'row/payBankTemplate' },
});
