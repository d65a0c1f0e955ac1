import { route, withExamples } from '#platform/http/context.server.ts';
import { allocateCall } from './allocation.contract.ts';
import { allocationExamples } from './allocation.examples.rules.ts';
import { allocationFor } from './allocation.service.ts';

export const routes = [withExamples(allocateCall, route(allocateCall, allocationFor), allocationExamples)];
