/** Rules of the base facts of a person (guide 6.4) and of what a history may tell. Pure. */
import { type FieldClass, fieldClassOf } from '#kernel/entity.ts';
import { type PersonEdit, type PersonFacts, personFacts, personFile } from './profile.contract.ts';

export type EditableFacts = Omit<PersonFacts, 'partyId' | 'rowVersion'>;
export type FactName = keyof EditableFacts;
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

const classOfField: ReadonlyMap<string, FieldClass> = new Map(
  [personFacts, personFile].flatMap((schema) => Object.entries(schema.shape).map(([name, inner]) => [name, fieldClassOf(inner) ?? 'public'] as const)),
);

/** Facts that follow from others and were given otherwise all the same: field to validation key. */
export function contradictionsOf(edit: Partial<PersonEdit>, next: EditableFacts): Record<string, string> {
  const { militaryStateEnumId: state, numberOfKids: kids } = edit;
  return {
    ...(state && state !== next.militaryStateEnumId ? { militaryStateEnumId: 'militaryOfWoman' } : {}),
    ...(kids && kids !== next.numberOfKids ? { numberOfKids: 'kidsOfSingle' } : {}),
  };
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
