import { route, withExamples } from '#platform/http/context.server.ts';
import { compensationCall } from './claims.contract.ts';
import { compensationExamples } from './claims.examples.rules.ts';
import { compensationFor } from './claims.service.ts';

export const routes = [withExamples(compensationCall, route(compensationCall, compensationFor), compensationExamples)];
