import { route } from '#platform/http/context.server.ts';
import { postponeAll, postponeInstallment, readPostponing, readPostponingAll } from './loan-moving.contract.ts';
import { postpone, postponing } from './postpone.service.ts';
import { moveLoans, movingAll } from './postpone-all.service.ts';

export const routes = [
  route(readPostponing, (context) => postponing(context, context.query)),
  route(postponeInstallment, (context) => postpone(context, context.body)),
  route(readPostponingAll, (context) => movingAll(context, context.query)),
  route(postponeAll, (context) => moveLoans(context, context.body)),
];
