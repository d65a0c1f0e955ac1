/** Names as the language and as editors know them. Pure. */
import type { FieldClass } from '#kernel/entity.ts';
import type { Callable, Named } from '#kernel/formula/values.ts';
import type { FormulaFunction, FormulaName, FormulaParameter } from './formula.define.ts';

/** What records of a list must tell. */
const fieldsOf = ({ fields }: FormulaParameter): ReadonlyMap<string, Named> | undefined => fields && new Map(fields.map(({ code, title, type }) => [code, { title, type }]));

const callableOf = ({ takes, gives, unit, run }: FormulaFunction): Callable => ({
  takes: takes.map(({ type }) => type),
  units: takes.map((one) => one.unit),
  fields: takes.map(fieldsOf),
  least: takes.filter(({ isOptional }) => isOptional !== true).length,
  most: takes.length,
  gives,
  unit,
  run,
});

/** A function as a name that is called. What it tells is known to everybody who gives it something. */
export const nameOf = (call: FormulaFunction): FormulaName => ({ code: call.code, title: call.title, type: call.gives, unit: call.unit, class: 'public', call });

export const namedOf = ({ title, type, unit, keys, fields, call }: FormulaName): Named => ({
  title,
  type,
  unit,
  keys,
  fields: fields && new Map(fields.map((field) => [field.code, namedOf(field)])),
  call: call && callableOf(call),
});

/** Whether somebody may know the values of a name. A list is told with all of its fields, so each of them is looked at. */
export const mayKnow = (held: ReadonlySet<FieldClass>, { class: own, fields = [] }: FormulaName): boolean => held.has(own) && fields.every((field) => held.has(field.class));

const presentCall = ({ takes, help, examples }: FormulaFunction) => ({
  takes: takes.map(({ fields, ...one }) => ({ ...one, ...(fields && { fields: fields.map((field) => ({ ...field })) }) })),
  help,
  examples: examples.map(({ text, result }) => ({ text, result })),
});

/** A name with nothing of where it comes from. */
export const present = ({ code, title, type, unit, options, keys, call }: FormulaName) => ({
  ...{ code, title, type, unit, options },
  keys: keys && [...keys],
  call: call && presentCall(call),
});
