/** What other modules may ask of payroll. */
export { standingRates } from './annual-annuities/legal.store.ts';
