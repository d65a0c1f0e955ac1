/**
 * A period as a case of pay: its last month is counted as the month of the payslip, those before it as lines of their own month, each by its
 * own law, for the days of the period alone. What is known of whole months, work and items, is paid by the period that a month ends in. Pure.
 */
import { insuranceCodes } from '../pay/pay-arrears.rules.ts';
import type { PayBefore, PayFacts, PayWage, PayWork } from '../pay/pay-case.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { closes, type Days, daysWithin, monthsOf, type PaidPart } from '../pay/pay-part.rules.ts';
import type { ItemFact } from '../sources/pay-source.define.ts';

/** A sealed payslip as the tax of later ones knows it. Rials. */
export interface MonthBefore extends YearMonth {
  readonly employmentId: string;
  readonly taxable: bigint;
  /** Of the table. */
  readonly tax: bigint;
  readonly rounding: bigint;
  readonly shortfall: bigint;
  /** Of things what was free of the tax. */
  readonly thingsFree: bigint;
  /** Of a period: its first and last day. */
  readonly from: string | null;
  readonly thru: string | null;
}

type Taxed = Pick<PayBefore, 'year' | 'month' | 'taxable' | 'tax'>;

const isOf = (a: YearMonth, b: YearMonth): boolean => a.year === b.year && a.month === b.month;

/**
 * What was taxed by month: the parts of a month are one, and months that a period paid before the one it ends in were taxed with that one. Rials.
 */
export function byMonth(rows: readonly MonthBefore[]): readonly Taxed[] {
  const found = new Map<string, Taxed>();
  const note = ({ year, month, taxable, tax }: Taxed): void => {
    const key = `${year}/${month}`;
    const known = found.get(key);
    found.set(key, { year, month, taxable: taxable + (known?.taxable ?? 0n), tax: tax + (known?.tax ?? 0n) });
  };
  for (const row of rows) {
    const others = row.from === null || row.thru === null ? [] : monthsOf({ from: row.from, thru: row.thru }).filter((one) => !isOf(one, row));
    for (const one of others) note({ ...one, taxable: 0n, tax: 0n });
    note(row);
  }
  return [...found.values()].toSorted((a, b) => a.year - b.year || a.month - b.month);
}

/** The days of a month that a period pays. */
export function partOf(days: Days, of: YearMonth, paid: Pick<PaidPart, 'since' | 'insured' | 'over' | 'left'> | undefined): PaidPart {
  const own = daysWithin(days, of);
  return { ...own, since: paid !== undefined && paid.since < own.from ? paid.since : own.from, insured: paid?.insured ?? 0n, over: paid?.over ?? 0n, left: paid?.left ?? 0n };
}

/** One month of a period before the one that it ends in. */
export interface EarlierMonth extends YearMonth {
  readonly part: PaidPart;
  readonly facts: PayFacts;
  readonly wages: readonly PayWage[];
  readonly work: readonly PayWork[];
}

/** What was taxed, with the earlier months of the period as months that nothing has been paid of. */
export function withEarlier(taxed: readonly PayBefore[], earlier: readonly EarlierMonth[]): readonly PayBefore[] {
  const months = earlier.map((one): PayBefore => {
    const known = taxed.find((row) => isOf(row, one));
    return { ...one, taxable: known?.taxable ?? 0n, tax: known?.tax ?? 0n, paid: new Map(insuranceCodes.map((code) => [code, 0n])), itemsInsured: 0n };
  });
  return [...taxed.filter((row) => !earlier.some((one) => isOf(row, one))), ...months].toSorted((a, b) => a.year - b.year || a.month - b.month);
}

/** What the months that end in a period ask for: what is paid, or is of a month, for each of them as far as there is something left; all else that is taken once, whatever months ask for it. */
export function itemsOf(days: Days, months: readonly { readonly of: YearMonth; readonly items: readonly ItemFact[] }[], isTaken: (factor: string) => boolean): readonly ItemFact[] {
  const found = new Map<string, ItemFact>();
  const sums = new Map<string, bigint>();
  for (const { of, items } of months) {
    if (!closes(days, of)) continue;
    for (const item of items) {
      const key = `${item.factor} ${item.evidence.kind} ${item.evidence.id}`;
      const sum = sums.get(key) ?? 0n;
      // what an earlier month of the period asks for is left no more
      const asked = item.left !== undefined && item.left - sum < item.asked ? item.left - sum : item.asked;
      if (asked <= 0n && item.formula === undefined) continue;
      sums.set(key, sum + asked);
      found.set(isTaken(item.factor) && item.isOfMonth !== true ? key : `${key} ${of.year}/${of.month}`, { ...item, asked });
    }
  }
  return [...found.values()];
}
