import { route } from '#platform/http/context.server.ts';
import { eidi, insurance, leavePay, premium, seniority, severance, tax, wageDecree } from './calculators.service.ts';
import {
  eidiCalculator,
  insuranceCalculator,
  leavePayCalculator,
  premiumCalculator,
  seniorityCalculator,
  severanceCalculator,
  simulatePay,
  taxCalculator,
  wageDecreeCalculator,
} from './simulator.contract.ts';
import { simulate } from './simulator.service.ts';

export const routes = [
  route(simulatePay, simulate),
  route(taxCalculator, tax),
  route(insuranceCalculator, insurance),
  route(premiumCalculator, premium),
  route(eidiCalculator, eidi),
  route(severanceCalculator, severance),
  route(leavePayCalculator, leavePay),
  route(wageDecreeCalculator, wageDecree),
  route(seniorityCalculator, seniority),
];
