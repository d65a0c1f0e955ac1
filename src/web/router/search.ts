/** Search values of addresses: plain texts, checked by the table of the screen. */
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import type { SearchTable } from '#kernel/screen.ts';

type Values = Record<string, string | number | undefined>;

/** `?q=100007` stays a text; of a repeated name the first value counts. */
export function parseSearch(text: string): Values {
  const values: Values = {};
  for (const [name, value] of new URLSearchParams(text)) values[name] ??= value;
  return values;
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps what the table of a screen names and what is of its kind; the rest of it is undefined, because the router lays the values over those of the address. */
export function checkSearch(table: SearchTable, raw: Readonly<Record<string, unknown>>): Values {
  const values: Values = {};
  for (const [name, kind] of Object.entries(table)) {
    const value = raw[name];
    values[name] = undefined;
    if (kind === 'text' && (typeof value === 'string' || typeof value === 'number') && value !== '') values[name] = String(value);
    if (kind === 'day' && typeof value === 'string' && isCalendarDay(value)) values[name] = value;
    if (kind === 'integer' && /^-?\d{1,15}$/.test(String(value ?? ''))) values[name] = Number(value);
  }
  return values;
}
