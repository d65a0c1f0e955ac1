import { defineSample } from '#testing/sample.ts';
import { letterTemplates } from './letters.contract.ts';

export const template = defineSample({
  gives: 'row/letterTemplate',
  create: letterTemplates.create,
  body: (label, _pseudoId, _postId, { companyId: partyId }) => ({
    ...{ partyId, title: label, signer: label, bodyText: 'Of {{fullName}}' },
    ...{ kind: 'employment', language: 'fa', isActive: 'Y', fromDate: '2026-04-01' },
  }),
  isOfCompany: true,
  named: ['templateId'],
});
