/** Judges the values of a form in the order of spec 5 "Form submit"; runs the same in the browser and on the server. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { holdsValue, isRequired, isVisible, same, settled } from './compute.ts';
import { type DatedRule, type FieldDefinition, type FieldState, type FileEntry, type FormDefinition, type FormValues, fieldsOf, type PlacedField, valueAt } from './definition.ts';
import { filesLeft } from './files.ts';
import texts from './form.messages.fa.ts';
import { normalise } from './normalise.ts';
import { builtInRules } from './rules.ts';

type Validator = DatedRule<FieldState | Promise<FieldState>>;

export interface CheckContext {
  /** ISO day in Tehran. */
  readonly today: string;
  /** Validators of the page, by path; they run after those of the definition. */
  readonly extraValidators?: Readonly<Record<string, Validator>>;
  /** What stands stored, where only changes of it are sent: what is as it was is not judged, for it is nobody's writing. */
  readonly base?: FormValues | undefined;
}

/** ok: nothing is in the way. required: a required field is empty. invalid: a value is wrong. */
export type CheckOutcome = 'ok' | 'required' | 'invalid';

export interface CheckResult {
  readonly outcome: CheckOutcome;
  /** By path; fields with nothing to say are missing. A state without error is a hint and stops nothing. */
  readonly states: Readonly<Record<string, FieldState>>;
  /** The settled values, which were judged. */
  readonly values: FormValues;
  /** The alert over the form; undefined when the outcome is ok. */
  readonly summary: string | undefined;
}

/** The sentence of a required field without a value. */
export const requiredMessage = ({ label }: FieldDefinition): string => texts.required(label);

/** Whether a value counts as none: blank text, nothing chosen, a box not ticked, every file deleted. `N` and an off switch are answers. */
export function isEmpty(field: FieldDefinition, raw: unknown): boolean {
  const value = normalise(field, raw);
  if (value === null) return true;
  if (field.type === 'text' || field.type === 'textarea' || field.type === 'textResize' || field.type === 'password') return typeof value === 'string' && value.trim() === '';
  if (field.type === 'check') return value === false;
  return field.type === 'filePro' && Array.isArray(value) && filesLeft(value as readonly FileEntry[]).length === 0;
}

/** The built-in rules of one field; the sentence to show under it, or undefined. An empty value breaks none. */
export function checkField({ field, path }: PlacedField, values: FormValues, today: string): string | undefined {
  const value = normalise(field, valueAt(values, path));
  return value === null ? undefined : builtInRules[field.type](value, field, { values, today });
}

const error = (helper: string): FieldState => ({ error: true, helper });

/** Whether a field differs from what stands stored; without a base each counts as written. */
export const isWritten = ({ field, path }: PlacedField, values: FormValues, base: FormValues | undefined): boolean =>
  base === undefined || !same(normalise(field, valueAt(values, path)), normalise(field, valueAt(base, path)));

/** What is wrong with one filled field of settled values, or its hint: the built-in rules, then its validators until one finds an error. */
export async function stateOf(placed: PlacedField, values: FormValues, { today, extraValidators = {} }: CheckContext): Promise<FieldState | undefined> {
  const fault = checkField(placed, values, today);
  if (fault !== undefined) return error(fault);
  let last: FieldState | undefined;
  for (const validator of [placed.field.validator, extraValidators[placed.path]]) {
    const state = await validator?.(values, today);
    if (state?.error) return state;
    last = state ?? last;
  }
  return last?.helper === undefined ? undefined : last;
}

/**
 * Settles the values and judges them: first every required field in order, groups included; only when none is empty the
 * built-in rules and then the validators of each field, which see all values. Fields that `visibleWhen` hides are not
 * judged and hold nothing; those with `display: false` are (guide conventions.md 3.1). With a `base` only what differs
 * from it is judged. Rejects when a validator does.
 */
export async function checkForm(definition: FormDefinition, raw: FormValues, context: CheckContext): Promise<CheckResult> {
  const values = settled(definition, raw);
  const judged = fieldsOf(definition).filter((placed) => holdsValue(placed) && isVisible(placed, values) && isWritten(placed, values, context.base));
  const missing = judged.filter((placed) => isRequired(placed, values) && isEmpty(placed.field, valueAt(values, placed.path)));
  if (missing.length > 0) {
    const states = Object.fromEntries(missing.map(({ field, path }) => [path, error(requiredMessage(field))]));
    return { outcome: 'required', states, values, summary: texts.allRequired(toPersianDigits(String(missing.length))) };
  }
  const all = await Promise.all(judged.map(async (placed) => [placed.path, await stateOf(placed, values, context)] as const));
  const states = Object.fromEntries(all.flatMap(([path, state]) => (state === undefined ? [] : [[path, state]])));
  const isInvalid = Object.values(states).some((state) => state.error);
  return { outcome: isInvalid ? 'invalid' : 'ok', states, values, summary: isInvalid ? texts.someInvalid : undefined };
}
