import { defineErrors } from '#kernel/errors.ts';

export const premiumErrors = defineErrors('modules/welfare/premium', {
  /** Neither a contract nor terms are said, or both. */
  termsOrContract: { status: 400, field: 'terms' },
  /** None of the own companies has the contract. */
  unknownContract: { status: 404, field: 'contractId' },
  /** The contract ends before it begins, or lasts longer than five years. */
  contractDays: { status: 400, field: 'terms' },
  /** Two rows of one tier and relation speak of one age. */
  rowsOverlap: { status: 400, field: 'terms' },
  /** Shares of a row do not add up to 100, or two rows speak of one relation. */
  sharesSum: { status: 400, field: 'terms' },
  /** The last part would be due after the contract. */
  partsBeyond: { status: 400, field: 'terms' },
  /** A member leaves before joining. */
  memberDays: { status: 400, field: 'members' },
});
