/** How much of what an employee begins waits for others at a time: an inbox of which one person fills more is of use to nobody. */

/** Open cases of a process that somebody has brought about themselves. */
export const MOST_OPEN_CASES = 20;
/** People whom one case is about: each is looked at alone where a step asks somebody relative to them. */
export const MOST_SUBJECTS = 500;
/** Comments of one person in a case within an hour. */
export const MOST_COMMENTS_AN_HOUR = 30;
