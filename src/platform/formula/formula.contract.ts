/**
 * What formulas may name, and what can be said of a text, for editors and outside programs (docs/adr/0048).
 * Invariants: nothing is stored, and no person is read.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { executeErrors } from './execute.errors.ts';
import { LIBRARY } from './library-records.rules.ts';

const PAGE = 'systemBaseData/emplOrderGeneral/formulaDefinition';
const RULE = '/rest/s1/rule';
const MAX_NAMES = 300;

const code = text.check(z.minLength(1), z.maxLength(200));
const type = z.enum(['number', 'flag', 'text', 'date', 'list', 'table']);
const unit = z.enum(['rial', 'day', 'minute', 'point', 'ratio', 'count']);

const name = z.strictObject({
  /** What stands in stored texts. */
  code: text,
  /** What is shown and written in its place. */
  title: text,
  type,
  unit: z.optional(unit),
  /** The base list whose ids a text holds. */
  options: z.optional(text),
  keys: z.optional(z.array(z.enum(['code', 'band']))),
  /** Of a function, which gives the type and unit of the name: it is called with these, and has no value of its own. */
  call: z.optional(
    z.strictObject({
      takes: z.array(
        z.strictObject({
          ...{ title: text, type: z.enum(['number', 'flag', 'text', 'date', 'list']), unit: z.optional(unit), isOptional: z.optional(z.literal(true)) },
          /** Of a list: what each record must tell. */
          fields: z.optional(z.array(z.strictObject({ code: text, title: text, type: z.enum(['number', 'flag', 'text', 'date']) }))),
        }),
      ),
      help: text,
      /** Calls of it and what they come to, as formulas. */
      examples: z.array(z.strictObject({ text, result: text })),
    }),
  ),
});
/** A name under its heading. */
export const nameInGroup = z.strictObject({
  ...name.shape,
  /** Names of one group stand together in a palette. */
  group: text,
  /** Of the records of a list. */
  fields: z.optional(z.array(name)),
});

/** Values of the base lists of `options`; of a list that is too long to be offered none. */
export const listsOfNames = z.record(text, z.array(z.strictObject({ code: text, title: text })));

export const formulaNames = defineCall({
  method: 'GET',
  path: `${RULE}/getFormulaEnums`,
  summary: 'Who asks formulas for what, and the names that formulas of a use may ask for; of all uses where none is said',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  query: z.strictObject({ use: z.optional(code) }),
  errors: [executeErrors],
  of: [...LIBRARY],
  reply: z.strictObject({
    uses: z.array(z.strictObject({ code: text, title: text, type, unit: z.optional(unit) })),
    names: z.array(nameInGroup),
    lists: listsOfNames,
  }),
});

const place = { from: z.int(), to: z.int(), message: text };

export const checkFormulaText = defineCall({
  method: 'POST',
  path: `${RULE}/formula/check`,
  summary: 'Reads a formula without counting it: its type, unit, canonical text, reading in Persian, names, and all its faults',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  errors: [executeErrors],
  body: z.strictObject({
    text: text.check(z.maxLength(20_000)),
    /** Code of the use; every name is known where none is said. */
    use: z.optional(code),
    /** Further names with their types. */
    names: z.optional(z.record(code, type).check(z.refine((names) => Object.keys(names).length <= MAX_NAMES))),
  }),
  takes: { text: 20_000 },
  noChanges: 'it judges a text and keeps nothing',
  reply: z.strictObject({
    ok: z.boolean(),
    type: z.optional(type),
    unit: z.optional(unit),
    canonical: text,
    plain: text,
    names: z.array(text),
    errors: z.array(z.strictObject({ code: text, ...place, name: z.optional(text), near: z.optional(text), path: z.optional(z.array(text)) })),
    warnings: z.array(z.strictObject({ code: text, ...place })),
  }),
});
