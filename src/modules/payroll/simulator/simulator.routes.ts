import { route } from '#platform/http/context.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { eidi, insurance, leavePay, premium, seniority, severance, tax, wageDecree } from './calculators.service.ts';
import {
  eidiCalculator,
  insuranceCalculator,
  leavePayCalculator,
  premiumCalculator,
  seniorityCalculator,
  severanceCalculator,
  simulatePay,
  simulatorYears,
  taxCalculator,
  wageDecreeCalculator,
} from './simulator.contract.ts';
import { simulate } from './simulator.service.ts';

export const routes = [
  route(simulatorYears, async ({ db }) => ({ years: [...(await figuresByYear(db)).keys()].toSorted((a, b) => b - a) })),
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
