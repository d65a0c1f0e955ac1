/** Checks body and query against the call's schema and says, field by field and in Persian, what is wrong. */
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { AppError } from '#kernel/errors.ts';
import { findHostility } from './hostile.ts';
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

/** Parses, or throws the 400 whose fields name the slice's validation keys. */
export function parseInput(slice: string, schema: $ZodType | undefined, input: unknown): unknown {
  const hostility = findHostility(input);
  if (hostility === 'nodes' || hostility === 'length') throw httpErrors.error('tooLarge');
  if (hostility) throw httpErrors.error('hostileText');
  if (!schema) return undefined;
  const result = safeParse(schema, input, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= 'unknownField';
    else fields[issue.path.join('.') || 'body'] ??= keyOf(issue);
  }
  throw new AppError(slice, 'invalid', 400, { fields });
}
