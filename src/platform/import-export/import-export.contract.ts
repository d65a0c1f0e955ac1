/**
 * Bulk imports of the wire: upload and trial, matching by hand, apply with progress, undo.
 * Invariants: a trial writes nothing but itself; what a trial counts is what applying writes; a value or reason of a
 * column whose class the actor does not hold leaves only to who uploaded the file.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { importErrors } from './import-export.errors.ts';
import { MAX_FILE_BYTES } from './sheets/sheet-form.rules.ts';

/** Refused rows that come with a trial; the rest is paged. */
export const FIRST_REFUSED = 200;
/** Runs that the list shows, newest first. */
export const MAX_RUNS = 100;
/** Multipart bodies: the largest file with its frame. */
const MAX_BODY = MAX_FILE_BYTES + 1024 * 1024;

const count = z.int();
const counts = z.record(text, count);

const run = z.strictObject({
  runId: text,
  kind: text,
  /** Persian name of the kind. */
  kindTitle: text,
  fileName: text,
  state: z.enum(['checked', 'applying', 'done', 'failed', 'undone']),
  companyId: z.nullable(text),
  companyName: z.nullable(text),
  createdAt: text,
  finishedAt: z.nullable(text),
  /** Rows passed and rows to pass while applying, for the progress bar. */
  passedRows: count,
  totalRows: count,
  /** Persian, when applying failed. Earlier batches stay; applying again goes on. */
  failure: z.nullable(text),
  counts: z.strictObject({
    /** accepted (new) + updated + unchanged + refused = rows. */
    rows: count,
    accepted: count,
    updated: count,
    unchanged: count,
    refused: count,
    /** Rows in which something untidy was cleaned, and rows by what: letters, digits, spaces, form. */
    cleanedRows: count,
    cleaned: counts,
    /** Accepted rows of which something was left out, by code. */
    warnings: counts,
    refusedByCode: counts,
  }),
});

/** The run as every call answers it. */
export type RunView = z.infer<typeof run>;

const fault = z.strictObject({
  /** Name of the column. */
  column: text,
  /** Its Persian header. */
  header: text,
  /** The cell as the file has it; null when the actor may not see this class of values. */
  value: z.nullable(text),
  /** Stable, for example duplicate_national_code. */
  code: text,
  /** Persian sentence. */
  reason: text,
});

const refusedRow = z.strictObject({
  /** Line of the file; the header is line 1. */
  row: count,
  /** What tells the reader which row it is: name or title, else the code. */
  label: text,
  ...fault.shape,
  more: z.array(fault),
});

const report = z.strictObject({
  run,
  columns: z.array(
    z.strictObject({
      name: text,
      title: text,
      required: z.boolean(),
      /** The header of the file that was matched; null: none. */
      header: z.nullable(text),
      /** First value of that column. */
      sample: z.nullable(text),
    }),
  ),
  /** All headers of the file. */
  headers: z.array(text),
  /** Required columns without header: nothing was checked until they are matched. */
  missing: z.array(text),
  refused: z.array(refusedRow),
});

/** The first key opens sheets of every kind, the second those of kinds that the holder writes by hand on a screen (`ImportKind.byHand`). */
const keysTo = <const A extends string>(act: A) => [`systemManagement/importData/${act}`, `systemManagement/importSheets/${act}`] as const;
const observe = { permission: keysTo('observe'), scope: 'rows' } as const;
const upload = { permission: keysTo('upload'), scope: 'rows', errors: [importErrors] } as const;

export const uploadImport = defineCall({
  ...upload,
  method: 'POST',
  path: '/rest/s1/hcm/import',
  summary: 'Uploads a sheet (multipart: file, kind, optional companyId) and tries it out',
  multipart: { maxFileBytes: MAX_FILE_BYTES, isSheet: true, tooLarge: () => importErrors.error('fileTooLarge'), noFile: () => importErrors.error('noFile') },
  bodyLimit: MAX_BODY,
  ownTransactions: true,
  changes: ['ImportRun'],
  reply: report,
});

export const importRuns = defineCall({
  ...observe,
  method: 'GET',
  path: '/rest/s1/hcm/import',
  summary: 'Latest imports, and the kinds that are open to the actor',
  of: ['ImportRun'],
  reply: z.strictObject({
    /** Kinds of which the actor may bring sheets, in the order in which they are imported. */
    kinds: z.array(text),
    runs: z.array(run),
  }),
});

export const importRun = defineCall({ ...observe, method: 'GET', path: '/rest/s1/hcm/import/:runId', summary: 'State, progress and counts of an import', reply: run });

export const importRefused = defineCall({
  ...observe,
  method: 'GET',
  path: '/rest/s1/hcm/import/:runId/refused',
  summary: 'Refused rows of an import, page by page',
  query: z.strictObject({
    code: z.optional(z.string().check(z.maxLength(60))),
    pageIndex: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  of: ['ImportRun'],
  reply: z.strictObject({ rows: z.array(refusedRow), total: count }),
});

const change = z.strictObject({
  /** Name of the column. */
  column: text,
  /** Its Persian header. */
  header: text,
  /** In words; null: nothing stood, or nothing will. */
  from: z.nullable(text),
  to: z.nullable(text),
});

export const importDifferences = defineCall({
  ...observe,
  method: 'GET',
  path: '/rest/s1/hcm/import/:runId/differences',
  summary: 'What a tried out import would change of records that stand, row by row; columns of classes the actor lacks are left out',
  query: z.strictObject({
    pageIndex: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  of: ['ImportRun'],
  reply: z.strictObject({ rows: z.array(z.strictObject({ row: count, label: text, changes: z.array(change) })), total: count }),
});

export const matchImport = defineCall({
  ...upload,
  method: 'PUT',
  path: '/rest/s1/hcm/import/:runId/mapping',
  summary: 'Matches columns by hand and tries the sheet out again',
  body: z.strictObject({
    /** Column name to a header of the file, or null for none. Columns not named are matched by header. */
    mapping: z.record(z.string().check(z.maxLength(60)), z.nullable(z.string().check(z.maxLength(500)))),
  }),
  ownTransactions: true,
  changes: ['ImportRun'],
  reply: report,
});

export const applyImport = defineCall({
  ...upload,
  method: 'POST',
  path: '/rest/s1/hcm/import/:runId/apply',
  summary: 'Writes the good rows, in the background',
  changes: ['ImportRun'],
  reply: run,
});

export const undoImport = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/import/:runId/undo',
  summary: 'Takes an import back while nothing depends on it',
  permission: keysTo('undo'),
  scope: 'rows',
  errors: [importErrors],
  changes: ['ImportRun'],
  reply: run,
});

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const importTemplate = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/importTemplate',
  summary: 'Empty sheet of a kind with its headers and one example (XLSX)',
  permission: keysTo('observe'),
  scope: 'none',
  query: z.strictObject({ kind: z.string().check(z.minLength(1), z.maxLength(40)) }),
  raw: spreadsheet,
  cookieAlone: true,
  errors: [importErrors],
  reply: z.unknown(),
});

export const importRefusedFile = defineCall({
  ...observe,
  method: 'GET',
  path: '/rest/s1/hcm/import/:runId/refusedFile',
  summary: 'Refused rows with their reasons (XLSX), to correct and send again',
  raw: spreadsheet,
  cookieAlone: true,
  reply: z.unknown(),
});
