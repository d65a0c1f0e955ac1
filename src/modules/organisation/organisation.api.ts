/** What other modules may do in the organisation: the first post of somebody who is registered, a post by an order, and why it is refused; posts to choose from. */
export { secondOfPost } from './choices.rules.ts';
export { payerAccountsOf } from './company/payer-account.store.ts';
export { appoint } from './positions/holders/appoint.service.ts';
export { giveFirstPost } from './positions/holders/place-holder.service.ts';
export { positionOptionsOf } from './positions/position-choices.store.ts';
export { positionErrors } from './positions/positions.contract.ts';
export { structureErrors } from './structure.errors.ts';
