/** Where somebody's wage of a year stands. Pure. */

/**
 * open: may be written. applied: was written by an act. contract: the contract says no less from the first day on. item: a wage item begins on
 * that day. monthly: the wage is one of a month, which the circular does not raise. own: of the asker. elsewhere: of another company.
 */
export const decreeStates = ['open', 'applied', 'contract', 'item', 'monthly', 'own', 'elsewhere'] as const;
export type DecreeState = (typeof decreeStates)[number];
