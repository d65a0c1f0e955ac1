/** What other modules may ask of payroll. */
export { openFigures, standingRates } from './annual-annuities/legal.store.ts';
export { legalYearLock } from './annual-annuities/year-lock.server.ts';
export type { PaySource } from './sources/pay-source.define.ts';
export { announcePaySources } from './sources/pay-sources.server.ts';
