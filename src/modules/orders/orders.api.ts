/** What other modules may ask of orders and contracts. */
export { beyondContract, type Days as ContractDays } from './contracts/contract.rules.ts';
export { type Agreement, agreementOn, agreementsOn } from './contracts/contracts.store.ts';
