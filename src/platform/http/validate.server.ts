/** Checks body and query against the call's schema and says, field by field and in Persian, what is wrong. */
import { type $ZodIssue, type $ZodType, safeParse, safeParseAsync } from 'zod/v4/core';
import type { AnyCall } from '#kernel/call.ts';
import { AppError } from '#kernel/errors.ts';
import { asOf, type ClassesHeld, formFaultOf, isFormBody } from '#kernel/form/schema.ts';
import { findHostility } from './hostile.rules.ts';
import { httpErrors } from './http.errors.ts';

/** Validation key of an issue: a key of `validation` in the slice's or the shared messages. */
function keyOf(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'type';
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'tooShort') : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooBig';
    case 'invalid_format':
      return 'format';
    case 'invalid_value':
      return 'option';
    case 'custom':
      return issue.message;
    default:
      return 'format';
  }
}

/** Where an issue is shown: a form's own at the field's path, wherever the form stands in the body. */
const fieldOf = (issue: $ZodIssue): string => formFaultOf(issue)?.formPath ?? (issue.path.join('.') || 'body');

function refuse(slice: string, issues: readonly $ZodIssue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= 'unknownField';
    else fields[fieldOf(issue)] ??= keyOf(issue);
  }
  const unseen = issues.flatMap((issue) => {
    const fault = formFaultOf(issue);
    return fault?.isUnseen ? [[fault.formPath, 'unseenField']] : [];
  });
  if (unseen.length > 0) return httpErrors.error('unseenField', { fields: Object.fromEntries(unseen) });
  const summary = issues.map(formFaultOf).find((fault) => fault !== undefined)?.summary;
  return new AppError(slice, 'invalid', 400, { fields, ...(summary === undefined ? {} : { values: { wireMessage: summary } }) });
}

function refuseHostility(input: unknown, takes?: AnyCall['takes']): void {
  const { kind, field } = findHostility(input, takes) ?? {};
  const at = (key: string) => (field ? { fields: { [field]: key } } : {});
  if (kind === 'nodes' || kind === 'length') throw httpErrors.error('tooLarge', at('tooLong'));
  if (kind) throw httpErrors.error('hostileText', at('characters'));
}

/** Parses, or throws the 400 whose fields name the slice's validation keys. */
export function parseInput(slice: string, schema: $ZodType | undefined, input: unknown, takes?: AnyCall['takes']): unknown {
  refuseHostility(input, takes);
  if (!schema) return undefined;
  const result = safeParse(schema, input, { reportInput: true });
  if (!result.success) throw refuse(slice, result.error.issues);
  return result.data;
}

const formBearers = new WeakMap<$ZodType, boolean>();

/** Whether the schema is a form's body or has one as a property; only such bodies wait. */
function bearsForm(schema: $ZodType): boolean {
  const known = formBearers.get(schema);
  if (known !== undefined) return known;
  const { shape = {} } = schema._zod.def as { readonly shape?: Readonly<Record<string, $ZodType>> };
  const bears = isFormBody(schema) || Object.values(shape).some(isFormBody);
  formBearers.set(schema, bears);
  return bears;
}

/**
 * `parseInput` for the body of a call, which may be a form: judged by its definition for the day (ISO), with its own
 * sentences. Throws the 403 whose fields are those that the sender may not see; `held` says which classes they hold.
 */
export async function parseBody(slice: string, schema: $ZodType | undefined, input: unknown, today: string, held?: ClassesHeld, takes?: AnyCall['takes']): Promise<unknown> {
  if (!schema || !bearsForm(schema)) return parseInput(slice, schema, input, takes);
  refuseHostility(input, takes);
  const result = await safeParseAsync(schema, input, asOf(today, held));
  if (!result.success) throw refuse(slice, result.error.issues);
  return result.data;
}
