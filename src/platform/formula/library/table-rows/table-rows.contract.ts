/** The rows of tables: read of any version, written of a draft, all at once. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { MAX_ROWS } from './table-rows.rules.ts';

const path = '/rest/s1/rule/table/:id/rows';
const rowVersion = z.int();
const cell = z.string().check(z.maxLength(100));
/** Texts: a code, the upper end of a band, null of a band without an end; a cell is digits, a decimal or a fraction. */
const row = z.strictObject({ keys: z.array(z.nullable(cell)).check(z.maxLength(3)), cells: z.array(cell).check(z.maxLength(10)) });
const note = z.strictObject({ row: z.int(), message: z.string() });

export const tableRows = defineCall({
  method: 'GET',
  path,
  summary: 'The rows of a version of a table; of the draft or the newest one when none is named',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  errors: [libraryErrors],
  query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int())) }),
  of: ['FormulaTable'],
  reply: z.strictObject({ version: z.int(), rows: z.array(row), warnings: z.array(note) }),
});

export const writeTableRows = defineCall({
  method: 'PUT',
  path,
  summary: 'Writes all rows of the draft of a table',
  permission: `${PAGE}/edit`,
  scope: 'rows',
  errors: [libraryErrors],
  bodyLimit: 4 * 1_024 * 1_024,
  takes: { values: 100_000 },
  body: z.strictObject({ rowVersion, rows: z.array(row).check(z.maxLength(MAX_ROWS)) }),
  changes: ['FormulaTable'],
  reply: z.strictObject({ id: z.string(), rowVersion, warnings: z.array(note) }),
});
