/** What other modules may ask of payroll. */
export type { LegalKindId } from './annual-annuities/legal.catalogue.ts';
export { figuresByYear, openFigures, parametersInMonth as parametersOf, standingRates } from './annual-annuities/legal.store.ts';
export { countedInMonth, lastPaid } from './asked-pay/asked-pay.store.ts';
export { type SimulatedCase, simulateMany } from './asked-pay/many-cases.service.ts';
export { PayFault } from './pay/pay-fault.rules.ts';
export { type LawOf, lawBy, lawTitle, seniorityLaw } from './pay/pay-law.rules.ts';
export { entitledChildren, isChildPaid } from './pay/pay-values.rules.ts';
export { seniorityTrail } from './pay/seniority.rules.ts';
export { refusalSentence } from './pay-counting/refusals.rules.ts';
export { settlementOf } from './settlement/leaver.service.ts';
export {
  type BoughtLeave,
  type DebtFact,
  definePaySource,
  type ItemFact,
  type ItemSource,
  type LeaveWay,
  type PaySource,
  type SourceLook,
  type TakenItem,
} from './sources/pay-source.define.ts';
export { announcePaySources, paySources } from './sources/pay-sources.server.ts';
