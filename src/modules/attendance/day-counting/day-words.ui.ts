/** Minutes and moments of a day in words. */
import { formatNumber } from '#ui/format/format.ts';
import words from './day-words.messages.fa.ts';

const HOUR = 60;
const DAY = 1_440;
const two = (value: number): string => formatNumber(value).padStart(2, formatNumber(0));

/** A length: `8:05`; less than nothing carries its sign. */
export const hours = (minutes: number): string => `${minutes < 0 ? '−' : ''}${formatNumber(Math.floor(Math.abs(minutes) / HOUR))}:${two(Math.abs(minutes) % HOUR)}`;

/** A moment of the day; behind midnight it says so. */
export function moment(minute: number): string {
  const within = ((minute % DAY) + DAY) % DAY;
  const time = `${two(Math.floor(within / HOUR))}:${two(within % HOUR)}`;
  return minute >= DAY ? `${time} ${words.nextDay}` : time;
}

export const spanText = ({ from, minutes }: { readonly from: number; readonly minutes: number }): string => words.span({ from: moment(from), until: moment(from + minutes) });

const named = (table: Readonly<Record<string, string>>, name: string): string => table[name] ?? name;
export const figureName = (name: string): string => named(words.figures, name);
export const ruleName = (name: string): string => named(words.rules, name);
export const exceptionName = (name: string): string => named(words.exceptions, name);
export const kindName = (name: string): string => named(words.kinds, name);
export const className = (name: string): string => named(words.classes, name);
export const keyName = (name: string): string => named(words.pressKeys, name);
