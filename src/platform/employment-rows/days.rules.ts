/** Days on which a row of an employment counts. Pure. */
/** Days, both within; an end that is open is null. */
export interface Days {
  readonly from: string;
  readonly thru: string | null;
}

/** Whether two spans of days share one. */
export const meets = (one: Days, other: Days): boolean => (other.thru === null || one.from <= other.thru) && (one.thru === null || other.from <= one.thru);
