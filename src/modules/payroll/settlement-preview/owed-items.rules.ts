/** What a leaver is to give back and was typed, as it stands in an address: rials and what it is for. Pure. */
import type { Owed } from '../settlement/settlement.rules.ts';

/** Items of a question at most. */
export const MOST_ITEMS = 20;
/** Letters of what one is for, at most. */
export const LONGEST_TITLE = 100;
/** `1200000:Laptop`. */
export const ITEM = /^[1-9]\d{0,14}:.{1,100}$/;

export const itemText = ({ title, amount }: { readonly title: string; readonly amount: string }): string => `${amount}:${title}`;

/** Of texts that match. */
export const readItems = (said: string | readonly string[] | undefined): Owed[] =>
  (typeof said === 'string' ? [said] : (said ?? [])).map((text) => {
    const at = text.indexOf(':');
    return { title: text.slice(at + 1), amount: BigInt(text.slice(0, at)) };
  });
