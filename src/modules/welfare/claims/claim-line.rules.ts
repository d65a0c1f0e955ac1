/** Where lines of claims stand (guide welfare 7.12), and from them the claim. Pure. */

export const lineStatuses = ['ClmSubmitted', 'ClmUnderReview', 'ClmReturned', 'ClmApproved', 'ClmSentToInsurer', 'ClmPaid', 'ClmRejected', 'ClmWithdrawn'] as const;
export type LineStatus = (typeof lineStatuses)[number];

export const refusalReasons = ['RfNotCovered', 'RfPapers', 'RfPrice', 'RfElsewhere', 'RfOther'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What comes first says where a claim stands: what its asker has to do, then what is furthest from its end. */
const order: readonly LineStatus[] = ['ClmReturned', 'ClmSubmitted', 'ClmUnderReview', 'ClmApproved', 'ClmSentToInsurer', 'ClmPaid', 'ClmRejected', 'ClmWithdrawn'];

/** Where a claim with lines of these statuses stands; one without lines is withdrawn. */
export const claimStatus = (statuses: readonly LineStatus[]): LineStatus => order.find((status) => statuses.includes(status)) ?? 'ClmWithdrawn';

/** Whether nobody has decided on a line for good. */
export const isUndecided = (status: LineStatus): boolean => status === 'ClmSubmitted' || status === 'ClmUnderReview' || status === 'ClmReturned';
