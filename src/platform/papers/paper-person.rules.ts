/** Facts of a person that texts of papers may speak of, with the class of each. Their words: paper-person.messages.fa.ts. */
import type { FieldClass } from '#kernel/entity.ts';

type Classes = Readonly<Record<string, FieldClass>>;

export const personOnPaper = {
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
} as const satisfies Classes;

export const wageOnPaper = {
  dailyWage: 'pay',
  monthlyWage: 'pay',
  monthlyWageInWords: 'pay',
} as const satisfies Classes;
