/** What may be told of records of a file, and in which words: its history and its print say the same. */
import { type FieldClass, fieldClassOf } from '#kernel/entity.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf, type OptionRow } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { listIn } from '#kernel/form/normalise.ts';
import { knownRows, toOptions } from '#kernel/form/options.ts';
import { partsOfPeople } from '#platform/party/parts/part.store.ts';
import { employmentForm } from '../employment/employment.form.ts';
import { kindCorrectionForm } from '../employment/kind-correction/kind-correction.form.ts';
import { accountFacts } from './account/account.contract.ts';
import { factsForm } from './facts.form.ts';
import { personFacts, personFile } from './profile.contract.ts';
import type { Changes } from './profile.rules.ts';

const classOfFact: ReadonlyMap<string, FieldClass> = new Map(
  [personFacts, personFile, accountFacts].flatMap((schema) => Object.entries(schema.shape).map(([name, inner]) => [name, fieldClassOf(inner) ?? 'public'] as const)),
);

/** The form whose fields a kind of record has, beside the base facts. */
const ofWork: ReadonlyMap<string, FormDefinition> = new Map<string, FormDefinition>([
  ['PartyRelationship', employmentForm],
  ['EmploymentKind', kindCorrectionForm],
]);
const ownFormOf = (entity: string): FormDefinition | undefined => ofWork.get(entity) ?? partsOfPeople().get(entity)?.part.traced;
const formOf = (entity: string): FormDefinition => ownFormOf(entity) ?? factsForm;

const fieldOf = (entity: string, name: string): FieldDefinition | undefined => fieldsOf(formOf(entity)).find(({ path }) => path === name)?.field;

/** Class of a field; undefined of one that no form and no reply knows: nobody said who may see it. */
function classOf(entity: string, name: string): FieldClass | undefined {
  if (ownFormOf(entity) === undefined) return classOfFact.get(name);
  const field = fieldOf(entity, name);
  return field && (field.class ?? 'public');
}

/** Whether somebody may know of a kind of record. */
const isTold = (entity: string, classes: ReadonlySet<FieldClass>): boolean => classes.has(partsOfPeople().get(entity)?.part.class ?? 'public');

/** Kinds of records of which each row has a class of its own. */
export const kindsByRow = (): string[] => [...partsOfPeople().values()].flatMap(({ part, classOf }) => (classOf === undefined ? [] : [part.entity]));

/** Whether somebody may know of a change of a row: by the values the row ever had, and by those before and after. */
export function isRowVisible({ entity, changes }: { readonly entity: string; readonly changes: Changes }, ever: FormValues, classes: ReadonlySet<FieldClass>): boolean {
  const side = (at: 0 | 1): FormValues => ({ ...ever, ...Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[at]])) });
  const classOfRow = partsOfPeople().get(entity)?.classOf;
  return [side(0), side(1)].every((values) => classes.has(classOfRow?.(values) ?? 'public'));
}

/** Whether somebody may know that there was anything of a kind: by the fields that were changed, and where each row has a class of its own, by the rows there were. */
export const isEntityVisible = (
  { entity, fields }: { readonly entity: string; readonly fields: readonly string[] },
  ever: ReadonlyMap<string, { readonly entity: string; readonly values: FormValues }>,
  classes: ReadonlySet<FieldClass>,
): boolean =>
  visibleChanges(entity, Object.fromEntries(fields.map((name) => [name, [null, null]])), classes).length > 0 &&
  (partsOfPeople().get(entity)?.classOf === undefined || [...ever.values()].some((row) => row.entity === entity && isRowVisible({ entity, changes: {} }, row.values, classes)));

export interface PresentedChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly label?: string;
  readonly oldText?: string;
  readonly newText?: string;
}

/** Classes of what is told of a change: of its fields, and of its kind of record. */
export const visibleClasses = (entity: string, changes: readonly PresentedChange[]): FieldClass[] => [
  partsOfPeople().get(entity)?.part.class ?? 'public',
  ...changes.map(({ field }) => classOf(entity, field) ?? 'public'),
];

/** Changes the actor may see. */
export const visibleChanges = (entity: string, changes: Changes, classes: ReadonlySet<FieldClass>): PresentedChange[] =>
  (isTold(entity, classes) ? Object.entries(changes) : [])
    .filter(([name]) => {
      const fieldClass = classOf(entity, name);
      return fieldClass !== undefined && classes.has(fieldClass);
    })
    .map(([name, [before, after]]) => ({ field: name, old: before ?? null, new: after ?? null }));

const valuesIn = (value: unknown): readonly unknown[] => (value === null || value === undefined ? [] : (listIn(value) ?? [value]));

/** Ids in a value of a field whose options the database keeps: what must be asked for their names. */
export const idsIn = (field: FieldDefinition, value: unknown): string[] => (typeof field.options === 'string' && knownRows(field) === undefined ? valuesIn(value).map(String) : []);

/** The same of both sides of a change. */
export function idsOf(entity: string, { field: name, old, new: now }: PresentedChange): string[] {
  const field = fieldOf(entity, name);
  return field === undefined ? [] : [...idsIn(field, old), ...idsIn(field, now)];
}

/** Ids to their names. */
export type Names = ReadonlyMap<string, string>;

/** A value of a field in words. */
export function presentValue({ filterOptions: _, ...field }: FieldDefinition, value: unknown, names: Names): string {
  const rows: readonly OptionRow[] = knownRows(field) ?? valuesIn(value).flatMap((id) => (names.has(String(id)) ? [{ id, name: names.get(String(id)) }] : []));
  const columns = knownRows(field) === undefined ? { optionIdField: 'id', optionLabelField: 'name' } : {};
  return display(field, value, toOptions({ ...field, ...columns }, rows));
}

/** The change with the label of its field and both values in words, where a form has the field. */
export function told(entity: string, change: PresentedChange, names: Names): PresentedChange {
  const field = fieldOf(entity, change.field);
  if (field === undefined) return change;
  return { ...change, label: field.label, oldText: presentValue(field, change.old, names), newText: presentValue(field, change.new, names) };
}
