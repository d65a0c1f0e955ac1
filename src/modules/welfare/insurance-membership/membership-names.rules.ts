/** Kind of record of a membership, in traces and lists. */
export const MEMBERSHIP = 'InsuranceMembership';
/** Where the contracts that last are asked for, to choose from. */
export const OPEN_CONTRACTS = '/rest/s1/welfare/insurance/openContract';
/** Whoever makes somebody a member by hand. */
export const JOIN = 'welfareServices/supplementaryInsurance/membership/add';
