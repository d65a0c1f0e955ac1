import { route, withExamples } from '#platform/http/context.server.ts';
import { serviceCostCall } from './service-cost.contract.ts';
import { serviceCostExamples } from './service-cost.examples.rules.ts';
import { serviceCostFor } from './service-cost.service.ts';

export const routes = [withExamples(serviceCostCall, route(serviceCostCall, serviceCostFor), serviceCostExamples)];
