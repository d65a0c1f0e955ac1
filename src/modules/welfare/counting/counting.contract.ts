/** What questions about welfare are made of. Rials are digits, percentages and fractions decimal strings, days ISO dates. */
import { z } from '#kernel/schema.ts';

const HUNDRED = 100;
/** A number as few digits write it: one with an exponent is refused and not read as nothing. */
const plain = z.refine((value) => !String(value).includes('e'));

export const rial = z.union([z.string().check(z.regex(/^\d{1,18}$/)), z.int().check(z.gte(0))]);
/** 0 to 100: `30`, `12.5`. */
export const percent = z.union([z.string().check(z.regex(/^(?:100(?:\.0{1,6})?|\d{1,2}(?:\.\d{1,6})?)$/)), z.number().check(z.gte(0), z.lte(HUNDRED), plain)]);
/** 0 to 1: `0.1`. */
export const fraction = z.union([z.string().check(z.regex(/^(?:1(?:\.0{1,6})?|0(?:\.\d{1,6})?)$/)), z.number().check(z.gte(0), z.lte(1), plain)]);
export const within = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
export const code = z.string().check(z.minLength(1), z.maxLength(60));
export const few = <V extends z.core.$ZodType>(of: V, most = 60) => z.array(of).check(z.maxLength(most));
export const age = within(0, 150);
export const shareRow = z.strictObject({
  /** Of everybody else where absent. */
  relation: z.optional(code),
  /** Percent of the employee; the employer has the rest. */
  employee: percent,
  /** May be said too: then both add up to 100. */
  employer: z.optional(percent),
});
