import { defineErrors } from '#kernel/errors.ts';

export const serviceCostErrors = defineErrors('modules/welfare/service-cost', {
  /** Two rows of one audience speak of one age. */
  rowsOverlap: { status: 400, field: 'audience' },
  /** Shares of a row do not add up to 100, or two rows speak of one audience. */
  sharesSum: { status: 400, field: 'shares' },
  /** A group without a service, a service without a group, or shares beside them. */
  groupOrShares: { status: 400, field: 'groupId' },
  /** None of the company. */
  unknownGroup: { status: 404, field: 'groupId' },
});
