import { defineSample } from '#testing/sample.ts';
import { insurerColumns, insurers } from './insurers.contract.ts';

export const insurer = defineSample({
  gives: 'row/insurer',
  create: insurers.create,
  isOfCompany: true,
  body: (title) => ({ insurerCode: 'N1', title }),
  named: ['insurerId'],
});

export const insurerColumn = defineSample({
  gives: 'row/insurerColumn',
  create: insurerColumns.create,
  body: (title) => ({ sequence: 10, field: 'nationalCode', title, format: 'plain' }),
  needs: { insurerId: 'row/insurer' },
});
