/**
 * The work sheet of a month as a file (guide payroll 4.8.3, calls.md): as it stands with the columns of the guide, and back in one go. Invariants: all
 * rows of a file are written or none; nobody brings rows of people out of their reach, nor their own; beside it the same comes by the imports, with
 * trial, matching and the way back.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { importErrors } from '#platform/import-export/import-export.errors.ts';
import { MAX_FILE_BYTES } from '#platform/import-export/sheets/sheet-form.rules.ts';
import { groupMonthAsked, month, year } from '../employment-rows/group-month.rules.ts';
import { PAGE, workSheet } from '../work-sheet/work-sheet.contract.ts';

const PATH = `${workSheet.list.path}/workedFactorSheet` as const;
/** Multipart bodies: the largest file with its frame. */
const MAX_BODY = MAX_FILE_BYTES + 1024 * 1024;

export const readWorkedFactorSheet = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The work sheet of a month as a spreadsheet; a sample row where nothing stands in it',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  query: z.strictObject({ ...groupMonthAsked, year, month }),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});

export const bringWorkedFactorSheet = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Brings the work sheet of a month (multipart: file): all of its rows, or what is wrong with them',
  permission: `${PAGE}/add`,
  scope: 'rows',
  query: z.strictObject({ year, month }),
  multipart: { maxFileBytes: MAX_FILE_BYTES, isSheet: true, tooLarge: () => importErrors.error('fileTooLarge'), noFile: () => importErrors.error('noFile') },
  bodyLimit: MAX_BODY,
  ownTransactions: true,
  errors: [importErrors],
  changes: ['WorkSheetLine'],
  reply: z.strictObject({
    /** Lines of the file, the head being 1; none where something is wrong. */
    accepted: z.array(z.strictObject({ row: z.int(), pseudoId: text, workFactor: text, amount: text, action: z.enum(['create', 'update', 'unchanged']) })),
    /** `reason`: a Persian sentence. */
    errors: z.array(z.strictObject({ row: z.int(), header: text, value: text, code: text, reason: text })),
  }),
});
