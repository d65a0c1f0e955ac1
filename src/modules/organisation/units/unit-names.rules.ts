/** Which rows of a sheet would give a unit a name that another one of its company has on some day. Pure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

/** What a row says, and where it stands; `company` is any text that is the same for rows and units of one company. */
export interface NamedRow {
  readonly row: number;
  readonly company: string;
  readonly code: string;
  readonly name: string;
}

/** A name that a unit has or had. `isPast`: on no day from today on. */
export interface StoredName {
  readonly company: string;
  readonly code: string;
  readonly name: string;
  readonly isPast: boolean;
}

/** The row and what has the name already: another row of the sheet, or a unit by its name. */
export type NameFault = { readonly row: number } & ({ readonly other: number } | { readonly owner: string });

const unitOf = ({ company, code }: Pick<NamedRow, 'company' | 'code'>): string => `${company} ${code.toUpperCase()}`;
const nameOf = ({ company, name }: Pick<NamedRow, 'company' | 'name'>): string => `${company} ${foldForSearch(name)}`;

/**
 * A unit that is new stands since always and may have no name of another day either; one that is there is called so from today on.
 * A name that a unit has kept is none of the sheet's business; units that the sheet calls otherwise leave theirs.
 */
export function takenNames(rows: readonly NamedRow[], stored: readonly StoredName[]): NameFault[] {
  const names = Map.groupBy(stored, nameOf);
  const units = Map.groupBy(stored, unitOf);
  const keeps = (row: NamedRow): boolean => units.get(unitOf(row))?.some((one) => !one.isPast && nameOf(one) === nameOf(row)) === true;
  const renamed = new Set(rows.filter((row) => !keeps(row)).map(unitOf));
  const first = new Map<string, number>();
  return rows.flatMap((row): NameFault[] => {
    const [key, own] = [nameOf(row), units.get(unitOf(row))];
    const other = first.get(key);
    if (other === undefined) first.set(key, row.row);
    if (keeps(row)) return [];
    if (other !== undefined) return [{ row: row.row, other }];
    const isIn = (one: StoredName): boolean => unitOf(one) !== unitOf(row) && (own === undefined || (!one.isPast && !renamed.has(unitOf(one))));
    const owner = names.get(key)?.find(isIn);
    return owner === undefined ? [] : [{ row: row.row, owner: owner.name }];
  });
}
