/** Names as the language and as editors know them. Pure. */
import type { Named } from '#kernel/formula/values.ts';
import type { FormulaName } from './formula.define.ts';

export const namedOf = ({ title, type, unit, keys, fields }: FormulaName): Named => ({
  title,
  type,
  unit,
  keys,
  fields: fields && new Map(fields.map((field) => [field.code, namedOf(field)])),
});

/** A name with nothing of where it comes from. */
export const present = ({ code, title, type, unit, options, keys }: FormulaName) => ({ code, title, type, unit, options, keys: keys && [...keys] });
