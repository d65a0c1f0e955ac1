/** When somebody is told that a ceiling is nearly used up. Pure; rials. */

/** Of a hundred parts of a ceiling: what is left when it is told. */
const NEAR_PERCENT = 20n;

const isNear = (ceiling: bigint, left: bigint): boolean => left * 100n <= ceiling * NEAR_PERCENT;

/** Whether a payment is what brought a ceiling near: it is told once and not at each further payment. `left`: after it; no ceiling is never near. */
export const bringsNear = (ceiling: bigint | undefined, left: bigint | undefined, payable: bigint): boolean =>
  ceiling !== undefined && left !== undefined && isNear(ceiling, left) && !isNear(ceiling, left + payable);
