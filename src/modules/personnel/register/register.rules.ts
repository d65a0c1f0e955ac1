/** When an employment may begin, and what it opens. Pure. */

/** Group of everybody who is registered: they may sign in to the own file. */
export const OWN_FILE = 'employee';

/** 1300/01/01: nobody employed today was hired earlier. */
const FIRST_HIRE_DATE = '1921-03-21';

/** First and last ISO day on which an employment may begin: a contract may be signed at most a year ahead. */
export const hireDates = (today: string): { readonly min: string; readonly max: string } => ({
  min: FIRST_HIRE_DATE,
  max: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
});

/** Validation key of a hire date that cannot be. Both are ISO dates. */
export function faultOfHire(fromDate: string, today: string): 'hireRange' | undefined {
  const { min, max } = hireDates(today);
  return fromDate < min || fromDate > max ? 'hireRange' : undefined;
}
