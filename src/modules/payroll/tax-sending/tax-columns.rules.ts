/** Columns of the list of the salary tax: what they are called, and of which class what they tell of people is. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import type { TaxFile } from '../state-files/tax-list.rules.ts';
import titles from './tax-columns.messages.fa.ts';
import words from './tax-sending-page.messages.fa.ts';

const FIRST_OLDER = 33;

/** What a column is called, counted from 1. */
export function titleOf(list: TaxFile, column: number, isOlder: boolean): string {
  const older = isOlder && list === 'amounts' ? titles.older[column - FIRST_OLDER] : undefined;
  return older ?? titles[list][column - 1] ?? String(column);
}

/** What a reader holds of somebody. */
export type Held = (partyId: string) => ReadonlySet<FieldClass>;

/** Columns about people of a class beside those of all files: birth and schooling, and where they live. */
const classed: ReadonlyMap<number, FieldClass> = new Map([
  [6, 'personal'],
  [8, 'personal'],
  [9, 'personal'],
  [16, 'contact'],
  [17, 'contact'],
]);

/** The files have it; who does not hold its class is told that it is there. */
export const toldCell = (list: TaxFile, column: number, text: string, held: ReadonlySet<FieldClass>): string => {
  const of = list === 'person' ? classed.get(column) : undefined;
  return text === '' || of === undefined || held.has(of) ? text : words.withheld;
};
