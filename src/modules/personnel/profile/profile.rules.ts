/** Rules of the base facts of a person (guide 6.4) and of what a history may tell. Pure. */
import { type FieldClass, fieldClassOf } from '#kernel/entity.ts';
import { cleanCode } from '#kernel/identity-codes/identity-codes.ts';
import { ageInYears } from '#kernel/jalali/jalali.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import { type PersonEdit, type PersonFacts, personFacts, personFile } from './profile.contract.ts';

export const MIN_AGE = 15;
export const MAX_AGE = 100;

export type EditableFacts = Omit<PersonFacts, 'partyId' | 'rowVersion'>;
export type FactName = keyof EditableFacts;
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

const classOfField: ReadonlyMap<string, FieldClass> = new Map(
  [personFacts, personFile].flatMap((schema) => Object.entries(schema.shape).map(([name, inner]) => [name, fieldClassOf(inner) ?? 'public'] as const)),
);

/** Fields of an edit that the actor may not even see: their values were never shown, so they cannot be meant. */
export const hiddenFrom = (classes: ReadonlySet<FieldClass>, names: readonly string[]): string[] => names.filter((name) => !classes.has(classOfField.get(name) ?? 'public'));

const text = (value: string | null): string | null => (value === null ? null : normaliseText(value) || null);
const code = (value: string | null): string | null => (value === null ? null : cleanCode(value) || null);

const cleaners: { readonly [K in FactName]?: (value: string | null) => string | null } = {
  firstName: text,
  lastName: text,
  suffix: text,
  fatherName: text,
  birthPlace: text,
  nationalCode: code,
  idNumber: code,
};

/** The facts after the edit, in stored form: what follows from others (a woman's military state, no children of a single person) follows here. */
export function applyEdit(stored: EditableFacts, { rowVersion: _, ...edit }: PersonEdit): EditableFacts {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  const cleaned = given.map(([name, value]) => {
    const clean = cleaners[name as FactName];
    return [name, clean && (typeof value === 'string' || value === null) ? clean(value) : value];
  });
  const next: EditableFacts = { ...stored, ...(Object.fromEntries(cleaned) as Partial<EditableFacts>) };
  return {
    ...next,
    ...(next.gender === 'N' ? { militaryStateEnumId: 'NotIncluded' } : {}),
    ...(next.maritalStatusEnumId === 'MarsSingle' && edit.numberOfKids === undefined ? { numberOfKids: null } : {}),
  };
}

/** Field to validation key for what cannot be. `hireDate` and `today` are ISO dates. */
export function faultsOf(edit: PersonEdit, next: EditableFacts, hireDate: string | null, today: string): Record<string, string> {
  const faults: Record<string, string> = {};
  if (next.gender === 'N' && edit.militaryStateEnumId && edit.militaryStateEnumId !== 'NotIncluded') faults['militaryStateEnumId'] = 'militaryOfWoman';
  if (next.maritalStatusEnumId === 'MarsSingle' && (edit.numberOfKids ?? 0) > 0) faults['numberOfKids'] = 'kidsOfSingle';
  if (edit.birthDate) {
    const birthFault = faultOfBirth(edit.birthDate, hireDate, today);
    if (birthFault) faults['birthDate'] = birthFault;
  }
  return faults;
}

/** Validation key of a birth date that cannot be; all are ISO dates. */
export function faultOfBirth(birthDate: string, hireDate: string | null, today: string): 'birthRange' | 'birthAfterHire' | undefined {
  // the Jalali calendar begins in 1827: older texts are no date of a living person
  if (birthDate < '1850-01-01' || birthDate > today) return 'birthRange';
  const age = ageInYears(birthDate, today);
  if (age < MIN_AGE || age > MAX_AGE) return 'birthRange';
  return hireDate !== null && birthDate >= hireDate ? 'birthAfterHire' : undefined;
}

/** Fields that differ, with old and new value. */
export function changesBetween(before: EditableFacts, after: EditableFacts): Changes {
  const names = Object.keys(after) as FactName[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]] as const]));
}

/** Changes the actor may see. Fields that no contract here classes stay hidden: nobody said who may see them. */
export const visibleChanges = (changes: Changes, classes: ReadonlySet<FieldClass>): { field: string; old: unknown; new: unknown }[] =>
  Object.entries(changes)
    .filter(([name]) => {
      const fieldClass = classOfField.get(name);
      return fieldClass !== undefined && classes.has(fieldClass);
    })
    .map(([name, [before, after]]) => ({ field: name, old: before ?? null, new: after ?? null }));
