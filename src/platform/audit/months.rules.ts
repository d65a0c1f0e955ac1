/** The months of the audit, in UTC, written YYYY-MM. Pure. */

/** Months made ahead of the present one: a server that stands still for long still has a place for its rows. */
const AHEAD = 3;

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): string => `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);
export const firstDay = (month: string): string => `${month}-01`;
export const monthAfter = (month: string, by = 1): string => monthAt(indexOf(month) + by);

/** Name of the table of a month, and back; undefined for a name that is none. */
export const tableOf = (month: string): string => `m${month.replace('-', '_')}`;
export const monthIn = (table: string): string | undefined => (/^m\d{4}_\d{2}$/.test(table) ? `${table.slice(1, 5)}-${table.slice(6)}` : undefined);

/** The present month and those made ahead of it. */
export const monthsFrom = (month: string): string[] => Array.from({ length: AHEAD + 1 }, (_, by) => monthAfter(month, by));

/** Whether all of a month is older than what is kept: the present month and `kept` before it are. */
export const isPast = (month: string, present: string, kept: number): boolean => indexOf(month) < indexOf(present) - kept;
