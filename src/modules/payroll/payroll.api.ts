/** What other modules may ask of payroll. */
export { openFigures, parametersInMonth as parametersOf, standingRates } from './annual-annuities/legal.store.ts';
export { lastPaid } from './asked-pay/asked-pay.store.ts';
export { simulateMany } from './asked-pay/many-cases.service.ts';
export { settlementOf } from './asked-pay/settlement.service.ts';
export { type BoughtLeave, definePaySource, type PaySource } from './sources/pay-source.define.ts';
export { announcePaySources } from './sources/pay-sources.server.ts';
