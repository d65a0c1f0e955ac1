/** What other modules may ask of orders and contracts. */
export { beyondContract } from './contracts/contract.rules.ts';
export { agreementOn, agreementsOn } from './contracts/contracts.store.ts';
export { draftOrder, paySpansIn as paySpans, wageOn } from './doors/doors.service.ts';
export { effectsAfter } from './doors/doors.store.ts';
