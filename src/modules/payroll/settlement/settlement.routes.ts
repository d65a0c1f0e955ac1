import { route, withExamples } from '#platform/http/context.server.ts';
import { settlementExamples } from './examples.rules.ts';
import { calculateSettlement } from './settlement.contract.ts';
import { settlement } from './settlement.service.ts';

export const routes = [withExamples(calculateSettlement, route(calculateSettlement, settlement), settlementExamples)];
