/** What letters can speak of. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import { definePlaceholders, type PaperFacts } from '#platform/papers/placeholders.rules.ts';
import words from './letters-page.messages.fa.ts';

export const letterKinds = ['employment', 'wage'] as const;
export type LetterKind = (typeof letterKinds)[number];
export const languages = ['fa', 'en'] as const;
export type Language = (typeof languages)[number];

/** What a template may speak of, and the class of it. A Persian template says it in Persian, an English one by its id. */
const classes = {
  honorific: 'public',
  fullName: 'public',
  fatherName: 'identity',
  nationalCode: 'identity',
  idNumber: 'identity',
  birthDate: 'personal',
  pseudoId: 'public',
  companyName: 'public',
  positionTitle: 'public',
  unitName: 'public',
  employmentKind: 'public',
  hireDate: 'public',
  addressee: 'public',
  letterNumber: 'public',
  letterDate: 'public',
  dailyWage: 'pay',
  monthlyWage: 'pay',
  monthlyWageInWords: 'pay',
} as const satisfies Readonly<Record<string, FieldClass>>;
export type Placeholder = keyof typeof classes;

export type LetterFacts = PaperFacts<Placeholder>;

export const letterPlaceholders = definePlaceholders(classes, words.placeholders);
