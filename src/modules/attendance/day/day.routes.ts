import { route, withExamples } from '#platform/http/context.server.ts';
import { calculateDayCall, calculateMonthCall } from './day.contract.ts';
import { dayExamples, monthExamples } from './day.examples.rules.ts';
import { dayFor, monthFor } from './day.service.ts';

export const routes = [
  withExamples(calculateDayCall, route(calculateDayCall, dayFor), dayExamples),
  withExamples(calculateMonthCall, route(calculateMonthCall, monthFor), monthExamples),
];
