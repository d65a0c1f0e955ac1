/** Names as the language and as editors know them. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import type { Named } from '#kernel/formula/values.ts';
import type { FormulaName } from './formula.define.ts';

export const namedOf = ({ title, type, unit, keys, fields }: FormulaName): Named => ({
  title,
  type,
  unit,
  keys,
  fields: fields && new Map(fields.map((field) => [field.code, namedOf(field)])),
});

/** Whether somebody may know the values of a name. A list is told with all of its fields, so each of them is looked at. */
export const mayKnow = (held: ReadonlySet<FieldClass>, { class: own, fields = [] }: FormulaName): boolean => held.has(own) && fields.every((field) => held.has(field.class));

/** A name with nothing of where it comes from. */
export const present = ({ code, title, type, unit, options, keys }: FormulaName) => ({ code, title, type, unit, options, keys: keys && [...keys] });
