/**
 * Counting formulas for outside programs and for whoever tries one out (docs/adr/0048).
 * Invariants: nothing is stored; without an employment no person is read; values of classes that the asker lacks are not read.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, text } from '#kernel/shapes.ts';
import { executeErrors } from './execute.errors.ts';
import { isUnit } from './wire.rules.ts';

const MAX_FORMULAS = 300;
/** Letters of all texts of a call: reading them is not counted in steps. */
const MAX_LETTERS = 200_000;
const MAX_NAMES = 1_000;
const MAX_ROWS = 5_000;

const code = text.check(z.minLength(1), z.maxLength(200));
const type = z.enum(['number', 'flag', 'text', 'date', 'list', 'table']);
const few = <V extends z.core.$ZodType>(value: V, most: number) => z.record(code, value).check(z.refine((named) => Object.keys(named).length <= most));

/** `40`, `1.4` and `2/7` as text; whole numbers as they are. */
const number = z.union([text.check(z.maxLength(130)), z.number()]);
const rounding = z.strictObject({ unit: text.check(z.maxLength(130), z.refine(isUnit)), mode: z.enum(['half', 'down', 'up', 'none']) });

const table = z.strictObject({
  keys: z.array(z.enum(['code', 'band'])).check(z.minLength(1), z.maxLength(3)),
  columns: z.array(code).check(z.minLength(1), z.maxLength(10)),
  /** A band is its upper end, null where it has none. */
  rows: z.array(z.strictObject({ keys: z.array(z.nullable(number)).check(z.maxLength(3)), values: z.array(number).check(z.maxLength(10)) })).check(z.maxLength(MAX_ROWS)),
});

/** Where a value is from: `day` is the first of a version, or the day that was asked about. */
const source = z.strictObject({
  kind: z.enum(['given', 'vocabulary', 'constant', 'inputFactor', 'table', 'formula']),
  id: z.optional(text),
  title: z.optional(text),
  day: z.optional(text),
  version: z.optional(z.int()),
});

const fault = { code: text, message: text, from: z.int(), to: z.int(), name: z.optional(text) };

export const executeFormulas = defineCall({
  method: 'POST',
  path: '/rest/s1/rule/formula/execute',
  summary: 'Counts formulas with values that are given, and for an employment on a day with what is known of it; nothing is stored',
  permission: 'systemBaseData/emplOrderGeneral/formulaDefinition/test',
  scope: 'rows',
  errors: [executeErrors],
  bodyLimit: 2_000_000,
  takes: { text: 20_000, values: 200_000 },
  body: z.strictObject({
    formulas: z.optional(
      z.array(z.strictObject({ code, text: text.check(z.maxLength(20_000)), rounding: z.optional(rounding) })).check(
        z.maxLength(MAX_FORMULAS),
        z.refine((all) => all.reduce((letters, one) => letters + one.text.length, 0) <= MAX_LETTERS),
      ),
    ),
    /** Formulas of the library, with those they rest on. */
    formulaIds: z.optional(z.array(z.guid()).check(z.maxLength(MAX_FORMULAS))),
    /** Whose results are told; all where none are said. */
    ask: z.optional(z.array(code).check(z.maxLength(MAX_FORMULAS))),
    /** Numbers as above, `true`, `{date}`, `{text}`, arrays of objects of these; null is missing. They win over what is known of a person. */
    values: few(z.unknown(), MAX_NAMES),
    tables: z.optional(few(table, 50)),
    partyRelationshipId: z.optional(z.guid()),
    asOf: z.optional(calendarDay),
    explain: z.optional(z.boolean()),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    /** Codes, each behind those it rests on. */
    order: z.array(text),
    /** `value` as values are given, `exact` the ratio of a number in full, or `error`. */
    results: z.record(
      text,
      z.strictObject({
        type: z.optional(type),
        value: z.optional(z.unknown()),
        exact: z.optional(text),
        steps: z.optional(z.int()),
        error: z.optional(z.strictObject({ ...fault, formula: text })),
      }),
    ),
    args: z.array(
      z.strictObject({ name: text, title: z.optional(text), type, unit: z.optional(text), value: z.unknown(), withheld: z.optional(z.literal(true)), source: z.optional(source) }),
    ),
    /** By code, `{text, from, to, value, exact?, rounding?, source?, parts}`; `cut` where there is more below than is told. */
    explanation: z.optional(z.record(text, z.unknown())),
  }),
});
