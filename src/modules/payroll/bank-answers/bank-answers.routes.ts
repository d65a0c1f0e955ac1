import { route } from '#platform/http/context.server.ts';
import { payTransfers, voidTransferFile } from './bank-answers.contract.ts';
import { transfersOfRun, voidFile } from './bank-answers.service.ts';

export const routes = [
  route(payTransfers, (context) => transfersOfRun(context, context.params.payRunId)),
  route(voidTransferFile, async (context) => ({ transferFileId: await voidFile(context, { ...context.params, ...context.body }) })),
];
