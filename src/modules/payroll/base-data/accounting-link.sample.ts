import { defineSample } from '#testing/sample.ts';
import { accountingLinks } from './accounting-link.contract.ts';

export const accountingLink = defineSample({
  gives: 'row/accountingLink',
  create: accountingLinks.create,
  beside: ['relationList', 'updateRelation', 'deleteRelation'].map((path) => `/rest/s1/payroll/${path}`),
  body: (title) => ({ title, url: 'https://127.0.0.1/api', userName: 'pay', password: 'Sealed-1' }),
  named: ['configAcountingSoftwareId', 'accountingLinkId'],
});
