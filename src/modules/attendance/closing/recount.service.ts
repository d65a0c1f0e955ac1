/** Sheets counted anew from stored days, by whoever holds them. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { factorMappingOf } from '../factors/factors.store.ts';
import type { Period } from '../periods/periods.store.ts';
import { type CountedMonth, countMonths, payOf } from '../sheets/count-sheets.service.ts';
import { type Sheet, writeCounted } from '../sheets/sheets.store.ts';

/** People whose months are counted together. */
const TOGETHER = 500;

export interface Recounted {
  readonly sheet: Sheet;
  readonly month: CountedMonth;
  /** Whether it says something else now. */
  readonly isOther: boolean;
}

/** A value with its names in the order of another one: what is stored as jsonb comes back in an order of its own. */
function ordered(like: unknown, value: unknown): unknown {
  if (typeof like !== 'object' || like === null || typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(like)) return value;
  if (Array.isArray(value)) return value.map((one, at) => ordered((like as unknown[])[at], one));
  const names = [...new Set([...Object.keys(like), ...Object.keys(value)])].filter((name) => name in value);
  return Object.fromEntries(names.map((name) => [name, ordered((like as Record<string, unknown>)[name], (value as Record<string, unknown>)[name])]));
}

const isOther = (sheet: Sheet, { figures }: CountedMonth): boolean => JSON.stringify(sheet.figures) !== JSON.stringify(ordered(sheet.figures, figures));

/** Counts the months of held sheets of one company anew; what pay takes by the factors of the company. Without a RowScope: of sheets whoever asks has found. */
export async function monthsOf({ tx, today }: { readonly tx: Tx; readonly today: string }, sheets: readonly Sheet[], period: Period): Promise<Recounted[]> {
  const [first] = sheets;
  if (first === undefined) return [];
  const people = sheets.map(({ partyId }) => partyId);
  const months = new Map((await countMonths(tx, first.companyId, people, period, addDays(today, -1))).map((month) => [month.partyId, month]));
  return sheets.flatMap((sheet) => {
    const month = months.get(sheet.partyId);
    return month === undefined ? [] : [{ sheet, month, isOther: isOther(sheet, month) }];
  });
}

/** The same, written into the sheets. */
export async function recount(of: { readonly tx: Tx; readonly today: string }, sheets: readonly Sheet[], period: Period): Promise<Recounted[]> {
  const [first] = sheets;
  if (first === undefined) return [];
  const mapping = await factorMappingOf(of.tx, first.companyId);
  const found: Recounted[] = [];
  for (let at = 0; at < sheets.length; at += TOGETHER) {
    const counted = await monthsOf(of, sheets.slice(at, at + TOGETHER), period);
    await writeCounted(
      of.tx,
      counted.map(({ sheet, month }) => ({ sheetId: sheet.sheetId, figures: month.figures, days: month.days, pay: payOf(month, mapping), stops: month.stops.length })),
    );
    found.push(...counted);
  }
  return found;
}
