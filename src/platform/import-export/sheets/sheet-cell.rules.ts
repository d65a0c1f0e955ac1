/** What a reader sees in a cell of an XLSX: numbers without exponent, days as ISO days, formulas by their result; without one, the formula. Pure. */

/** A cell as it is written (ECMA-376, 18.3.1.4). */
export interface WrittenCell {
  /** Attribute `t`: what sort of value stands. */
  readonly type: string | undefined;
  readonly style: number;
  /** Text of the value, undefined when nothing stands. */
  readonly value: string | undefined;
  /** The formula; empty where it is that of another cell. */
  readonly formula: string | undefined;
  /** The cell whose formula this one shares. */
  readonly sharedWith: string | undefined;
}

export interface Around {
  readonly dayStyles: readonly boolean[];
  readonly from1904: boolean;
}

const DAY_MS = 86_400_000;
/** 1970-01-01 as spreadsheets count days, and how many fewer where they begin in 1904. */
const [EPOCH, LATER] = [25_569, 1_462];

function dayText(days: number, from1904: boolean): string {
  const date = new Date(Math.round((days - EPOCH + (from1904 ? LATER : 0)) * DAY_MS));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

function numberText(value: string, style: number, { dayStyles, from1904 }: Around): string {
  const number = Number.parseFloat(value);
  if (dayStyles[style]) return dayText(number, from1904);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? BigInt(number).toString() : String(number);
}

function resultText(type: string | undefined, value: string, style: number, around: Around): string {
  if (type === 'str' || type === 'e') return value;
  if (type === 'b') return String(Number.parseInt(value, 10) !== 0);
  return numberText(value, style, around);
}

/** Text of a cell without shared or inline text (those are texts already); undefined when nothing stands in it. */
export function cellText({ type, style, value, formula, sharedWith }: WrittenCell, around: Around): string | undefined {
  if (formula !== undefined) return value ? resultText(type, value, style, around) : `=${formula || (sharedWith ?? '')}`;
  if (value === undefined) return undefined;
  if (type === 'd') return /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? '';
  return resultText(type, value, style, around);
}
