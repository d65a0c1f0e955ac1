/** What terms of contracts can speak of. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { personOnPaper, wageOnPaper } from '#platform/papers/paper-person.rules.ts';
import { definePlaceholders, type PaperFacts } from '#platform/papers/placeholders.rules.ts';
import words from './contract-types-page.messages.fa.ts';

/** What a term may speak of, and the class of it. */
const classes = {
  ...personOnPaper,
  contractType: 'public',
  contractNumber: 'public',
  contractDate: 'public',
  fromDate: 'public',
  thruDate: 'public',
  probationDays: 'public',
  probationEnd: 'public',
  ...wageOnPaper,
} as const satisfies Readonly<Record<string, FieldClass>>;
export type ContractPlaceholder = keyof typeof classes;

export type ContractFacts = PaperFacts<ContractPlaceholder>;

export const contractPlaceholders = definePlaceholders(classes, words.placeholders);

/** What is wrong with the text of a term, in words; undefined of a sound one. */
export function faultOfText(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined;
  const { unknown, isBroken } = contractPlaceholders.in(body);
  if (unknown[0] !== undefined) return words.unknownPlaceholder(unknown[0]);
  return isBroken ? words.brokenPlaceholder : undefined;
}
