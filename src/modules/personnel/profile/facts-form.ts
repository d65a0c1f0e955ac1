/** The base facts as a form: its values, the edit it means, and what is wrong with it. Pure. */
import type { ReplyOf } from '#kernel/call.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import type { infoOfEachPerson, PersonEdit, PersonFacts } from './profile.contract.ts';
import serverMessages from './profile.messages.fa.ts';
import { type EditableFacts, type FactName, faultsOf } from './profile.rules.ts';
import messages from './profile-page.messages.fa.ts';

/** A file as it arrives: facts of a class the reader does not hold are not in it. */
export type SeenFile = ReplyOf<typeof infoOfEachPerson>;

/** In the order of the form. */
export const factNames = [
  'firstName',
  'lastName',
  'suffix',
  'fatherName',
  'nationalCode',
  'idNumber',
  'gender',
  'birthDate',
  'birthPlace',
  'maritalStatusEnumId',
  'numberOfKids',
  'militaryStateEnumId',
] as const satisfies readonly FactName[];

type TextName = 'firstName' | 'lastName' | 'suffix' | 'fatherName' | 'nationalCode' | 'idNumber' | 'birthPlace';
const textNames: readonly FactName[] = ['firstName', 'lastName', 'suffix', 'fatherName', 'nationalCode', 'idNumber', 'birthPlace'] satisfies TextName[];

/** Texts are never null in a form; everything else is as on the wire. */
export type Values = { [K in FactName]: K extends TextName ? string : EditableFacts[K] };
export type Errors = { [K in FactName]?: string | undefined };
/** What stands on the server, as far as it may be seen. */
export type Stored = Partial<EditableFacts>;

export const isVisible = (stored: Stored, name: FactName): boolean => stored[name] !== undefined;

export function valuesOf(stored: Stored): Values {
  const entries = factNames.map((name) => [name, stored[name] ?? (textNames.includes(name) ? '' : null)]);
  return Object.fromEntries(entries) as Values;
}

const isMilitaryFixed = ({ gender }: Pick<Values, 'gender'>): boolean => gender === 'N';
const isKidsFixed = ({ maritalStatusEnumId }: Pick<Values, 'maritalStatusEnumId'>): boolean => maritalStatusEnumId === 'MarsSingle';

/** Facts that follow from others and cannot be chosen (guide 6.4). */
export const isFixed = (name: FactName, values: Values): boolean => (name === 'militaryStateEnumId' && isMilitaryFixed(values)) || (name === 'numberOfKids' && isKidsFixed(values));

/** The wire's form of a value: a text that is empty is nothing. */
const wireValue = (value: Values[FactName]): string | number | null => (typeof value === 'string' ? normaliseText(value) || null : value);

/** Names of the facts that differ from the stored ones. */
export const changedNames = (stored: Stored, values: Values): FactName[] =>
  factNames.filter((name) => isVisible(stored, name) && !isFixed(name, values) && wireValue(values[name]) !== (stored[name] ?? null));

/** The edit that turns what stands into what is written: only facts that differ. */
export function editOf(stored: Stored, rowVersion: number, values: Values): PersonEdit {
  return { rowVersion, ...Object.fromEntries(changedNames(stored, values).map((name) => [name, wireValue(values[name])])) };
}

const demanded: readonly FactName[] = ['firstName', 'lastName', 'nationalCode'];

/** A fact once known is not emptied again; one that never was need not be given. */
export const isRequired = (name: FactName, stored: Stored): boolean => demanded.includes(name) && (name !== 'nationalCode' || stored.nationalCode !== null);

/** Faults of the changed facts. `today` and `hireDate` are ISO days. */
export function faultsOfForm(stored: Stored, values: Values, hireDate: string | null, today: string, isCode: (code: string) => boolean): Errors {
  const errors: Errors = {};
  for (const name of changedNames(stored, values)) {
    if (isRequired(name, stored) && wireValue(values[name]) === null) errors[name] = messages.mandatory(messages.labels[name]);
    else if (name === 'nationalCode' && !isCode(values.nationalCode)) errors[name] = serverMessages.validation.nationalCode;
    else if (name === 'idNumber' && !/^\d{0,10}$/.test(values.idNumber)) errors[name] = serverMessages.validation.idNumber;
  }
  const next = Object.fromEntries(factNames.map((name) => [name, wireValue(values[name])])) as unknown as EditableFacts;
  const faults = faultsOf(editOf(stored, 1, values), next, hireDate, today);
  for (const [name, key] of Object.entries(faults)) errors[name as FactName] ??= serverMessages.validation[key as keyof typeof serverMessages.validation];
  return errors;
}

/** The stored facts of an answer, without the ids. */
export function storedOf(facts: Partial<PersonFacts> | SeenFile): Stored {
  return Object.fromEntries(factNames.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]])) as Stored;
}
