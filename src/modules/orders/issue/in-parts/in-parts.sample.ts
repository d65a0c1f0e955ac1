import { defineSample } from '#testing/sample.ts';
import { issueInRun } from './in-parts.contract.ts';

export const ordersRun = defineSample({
  gives: 'row/ordersRun',
  create: issueInRun,
  answers: 'runId',
  body: (description, pseudoId) => ({ orderDate: '2026-03-21', fromDate: '2026-03-21', description, codes: [pseudoId] }),
  named: ['ordersRunId'],
  needs: { settingId: 'row/orderType', agreementId: 'row/agreementType' },
});
