/** What letters can speak of. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { personOnPaper, wageOnPaper } from '#platform/papers/paper-person.rules.ts';
import { definePlaceholders, type PaperFacts } from '#platform/papers/placeholders.rules.ts';
import words from './letters-page.messages.fa.ts';

export const letterKinds = ['employment', 'wage'] as const;
export type LetterKind = (typeof letterKinds)[number];
export const languages = ['fa', 'en'] as const;
export type Language = (typeof languages)[number];

/** What a template may speak of, and the class of it. A Persian template says it in Persian, an English one by its id. */
const classes = {
  ...personOnPaper,
  addressee: 'public',
  letterNumber: 'public',
  letterDate: 'public',
  ...wageOnPaper,
} as const satisfies Readonly<Record<string, FieldClass>>;
export type Placeholder = keyof typeof classes;

export type LetterFacts = PaperFacts<Placeholder>;

export const letterPlaceholders = definePlaceholders(classes, words.placeholders);
