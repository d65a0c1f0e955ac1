import { route, withExamples } from '#platform/http/context.server.ts';
import { calculateOrder } from './calculate.contract.ts';
import { calculateExamples } from './calculate.examples.rules.ts';
import { calculate } from './calculate.service.ts';

export const routes = [withExamples(calculateOrder, route(calculateOrder, calculate), calculateExamples)];
