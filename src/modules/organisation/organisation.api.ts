/** What other modules may do in the organisation: the first post of somebody who is registered, and why it is refused. */
export { giveFirstPost } from './positions/place-holder.service.ts';
export { positionErrors } from './positions/positions.contract.ts';
export { structureErrors } from './structure.errors.ts';
