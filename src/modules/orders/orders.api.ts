/** What other modules may ask of orders and contracts. */
export type { PaySpan } from './book/pay-spans.rules.ts';
export { beyondContract } from './contracts/contract.rules.ts';
export { agreementOn, agreementsOn } from './contracts/contracts.store.ts';
export { type AskedDraft, draftOrder, paySpansIn as paySpans, wageOn } from './doors/doors.service.ts';
export { effectsAfter, type OrderEffect } from './doors/doors.store.ts';
