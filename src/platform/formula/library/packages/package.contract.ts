/**
 * Formulas with all they rest on as a file, from one installation to another: texts, constants, tables with their rows, input
 * factors without the values of people. What comes in comes as drafts, after a trial, and goes back as long as nobody has
 * written on it.
 */
import { defineCall } from '#kernel/call.ts';
import { fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { LIBRARY } from '#platform/formula/library-records.rules.ts';
import { formulaContent, PAGE, tableContent } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { exactOf, unitOptions } from '../library-forms.rules.ts';
import { MAX_ROWS } from '../table-rows/table-rows.rules.ts';

const path = '/rest/s1/rule/library/package';
const all = { scope: 'rows', errors: [libraryErrors] } as const;
const unit = z.nullable(z.enum(unitOptions.map(({ enumId }) => enumId)));

/** What every item of a package says; the form of its kind asks the same. */
const head = {
  code: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)),
  title: z.string().check(z.regex(/^[^[\]\n]{1,200}$/)),
  description: z.nullable(z.string().check(z.maxLength(1_000))),
  fromDate: z.iso.date(),
};
const number = z.string().check(
  z.maxLength(60),
  z.refine((text) => exactOf(text) !== undefined),
);
const cell = z.string().check(z.maxLength(100));
const row = z.strictObject({ keys: z.array(z.nullable(cell)).check(z.maxLength(3)), cells: z.array(cell).check(z.maxLength(10)) });

const packageItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...head, kind: z.literal('formula'), content: z.strictObject(formulaContent) }),
  z.strictObject({ ...head, kind: z.literal('constant'), content: z.strictObject({ value: number, unit }) }),
  z.strictObject({ ...head, kind: z.literal('inputFactor'), content: z.strictObject({ fieldClass: z.enum(fieldClasses), unit }) }),
  z.strictObject({ ...head, kind: z.literal('table'), content: z.strictObject(tableContent), rows: z.array(row).check(z.maxLength(MAX_ROWS)) }),
]);
export type PackageItem = z.output<typeof packageItem>;

/** Most items of a package. */
const MOST = 400;
const packageFile = z.strictObject({ format: z.literal('formula-package/1'), items: z.array(packageItem).check(z.minLength(1), z.maxLength(MOST)) });

export const exportPackage = defineCall({
  ...all,
  method: 'GET',
  path,
  summary: 'Formulas that stand on a day, with all they rest on, as one file',
  permission: `${PAGE}/observe`,
  query: z.strictObject({
    /** Ids of formulas with commas between them. */
    formulaIds: z.string().check(z.maxLength(40 * 100), z.regex(/^[\w-]+(,[\w-]+)*$/)),
    asOf: z.optional(z.iso.date()),
  }),
  reply: packageFile,
});

const large = { bodyLimit: 8 * 1_024 * 1_024, takes: { text: 10_000, values: 200_000 } } as const;
const field = z.strictObject({ name: z.string(), from: z.nullable(z.unknown()), to: z.nullable(z.unknown()) });

export const tryPackage = defineCall({
  ...all,
  ...large,
  method: 'POST',
  path: `${path}/trial`,
  summary: 'What a package would make and change; nothing is written',
  permission: `${PAGE}/add`,
  body: packageFile,
  noChanges: 'a trial: nothing is brought in',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        kind: z.string(),
        code: z.string(),
        title: z.string(),
        action: z.enum(['create', 'change', 'same', 'refuse']),
        /** Fields of a change that are others than what stands. */
        differences: z.array(field),
        /** Why it is refused. */
        message: z.nullable(z.string()),
      }),
    ),
  }),
});

export const importPackage = defineCall({
  ...all,
  ...large,
  method: 'POST',
  path,
  summary: 'Brings a package in as drafts; all of it, or nothing where an item is refused',
  permission: `${PAGE}/add`,
  success: 201,
  body: packageFile,
  changes: [...LIBRARY],
  reply: z.strictObject({ id: z.string(), created: z.int(), changed: z.int() }),
});

export const undoPackage = defineCall({
  ...all,
  method: 'DELETE',
  path: `${path}/:libraryPackageId`,
  summary: 'Takes a package back, as long as nobody has written on what it brought',
  permission: `${PAGE}/delete`,
  changes: [...LIBRARY],
  reply: z.strictObject({ removed: z.boolean() }),
});
