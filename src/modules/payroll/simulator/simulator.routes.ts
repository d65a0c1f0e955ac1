import { route, withExamples } from '#platform/http/context.server.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { eidi, insurance, leavePay, premium, seniority, severance, tax, wageDecree } from './calculators.service.ts';
import * as examples from './examples.rules.ts';
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
  withExamples(simulatePay, route(simulatePay, simulate), examples.simulateExamples),
  withExamples(taxCalculator, route(taxCalculator, tax), examples.taxExamples),
  withExamples(insuranceCalculator, route(insuranceCalculator, insurance), examples.insuranceExamples),
  withExamples(premiumCalculator, route(premiumCalculator, premium), examples.premiumExamples),
  withExamples(eidiCalculator, route(eidiCalculator, eidi), examples.eidiExamples),
  withExamples(severanceCalculator, route(severanceCalculator, severance), examples.severanceExamples),
  withExamples(leavePayCalculator, route(leavePayCalculator, leavePay), examples.leavePayExamples),
  withExamples(wageDecreeCalculator, route(wageDecreeCalculator, wageDecree), examples.wageDecreeExamples),
  withExamples(seniorityCalculator, route(seniorityCalculator, seniority), examples.seniorityExamples),
];
