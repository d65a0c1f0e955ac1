/** The figures of payroll belong to a module: it says how the ones of a year stand. */
import type { Db } from '#platform/db/db.server.ts';

/** Kinds of legal figures of a Jalali year that are missing or not confirmed; undefined when the year has none at all. */
export type OpenFigures = (db: Db, year: number) => Promise<number | undefined>;

let known: OpenFigures | undefined;

/** Called by the composition of the server. */
export function announceLegalFigures(openFigures: OpenFigures): void {
  known = openFigures;
}

export const openFigures: OpenFigures = async (db, year) => known?.(db, year);
