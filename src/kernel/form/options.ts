/** Option lists: what a select offers, in which order, and the three lists that are part of the product. Spec 3 "Option list items", guide conventions.md 3.2. */
import type { FieldDefinition, FormValues, OptionRow } from './definition.ts';
import texts from './form.messages.fa.ts';

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly isDisabled: boolean;
  /** The row it was made of, for `otherOutputs`. */
  readonly row: OptionRow;
}

/** Stored for "none of them" (spec 3). */
export const NONE_ID = 'NA';

/** Lists the specification fixes; a field names them like any other list. */
const constantLists: Readonly<Record<string, readonly OptionRow[]>> = {
  Gender: [
    { enumId: 'Y', description: texts.male },
    { enumId: 'N', description: texts.female },
  ],
  Existence: [
    { enumId: 'exist', description: texts.exist },
    { enumId: 'notExist', description: texts.notExist },
  ],
  InstituteQualification: [
    { enumId: 'Accept', description: texts.accept },
    { enumId: 'Decline', description: texts.decline },
  ],
};

/** Rows of a select from ids and their names. */
export const optionRows = (words: Readonly<Record<string, string>>): readonly OptionRow[] => Object.entries(words).map(([enumId, description]) => ({ enumId, description }));

/** The rows of a field that are known without asking anybody: its own, or those of a list of the product. Undefined when they must be fetched. */
export function knownRows({ options }: FieldDefinition): readonly OptionRow[] | undefined {
  return typeof options === 'string' ? constantLists[options] : options;
}

const firstOf = (row: OptionRow, names: readonly string[]): string => {
  const found = names.map((name) => row[name]).find((value) => value !== undefined && value !== null);
  return found === undefined ? '' : String(found);
};

/** Status rows and places name themselves otherwise than enumerations (spec 3). */
const idFields = ['enumId', 'statusId', 'geoId'];
const labelFields = ['description', 'geoName'];

function optionOf(field: FieldDefinition, row: OptionRow): Option {
  return {
    id: firstOf(row, field.optionIdField === undefined ? idFields : [field.optionIdField]),
    label: firstOf(row, field.optionLabelField === undefined ? labelFields : [field.optionLabelField]),
    isDisabled: row['optionIndicator'] === 'N' || row['disabled'] === true,
    row,
  };
}

const place = (row: OptionRow): number => {
  const number = Number(row['sequenceNum'] ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
};

/** By sequenceNum; rows without one come last, and equal ones stay as they were. */
const inOrder = (rows: readonly OptionRow[]): readonly OptionRow[] =>
  rows.toSorted((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first === second ? 0 : first - second;
  });

/**
 * What a select offers: "none" first where the field has it, the rows that `filterOptions` leaves by sequenceNum, then
 * `appendOptions`. Rows without an id are left out, and an id is offered once.
 */
export function toOptions(field: FieldDefinition, rows: readonly OptionRow[], values: FormValues = {}): readonly Option[] {
  const left = field.filterOptions?.(rows, values) ?? rows;
  const none: readonly Option[] = field.noneOption ? [{ id: NONE_ID, label: texts.none, isDisabled: false, row: {} }] : [];
  const all = [...none, ...[...inOrder(left), ...(field.appendOptions ?? [])].map((row) => optionOf(field, row))];
  const byId = new Map<string, Option>();
  for (const option of all) if (option.id !== '' && !byId.has(option.id)) byId.set(option.id, option);
  return [...byId.values()];
}
