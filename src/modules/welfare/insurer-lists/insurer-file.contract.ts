/**
 * A list of the insured as its insurer takes it: the columns, titles and forms of writing that the insurer has as data, to Excel, CSV and PDF.
 * Invariant: a file says of everybody in it all that its columns say, or is not made at all.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { exportFormats } from '#kernel/table/contract.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { insurerListErrors } from './insurer-lists.errors.ts';

export const insurerFile = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/list/:insurerListId/file',
  summary: 'A list of the insured in the columns of its insurer, of people in reach, as a spreadsheet, as text or on paper',
  permission: 'welfareServices/supplementaryInsurance/reports/observe',
  scope: 'rows',
  of: ['InsurerList'],
  ownTransactions: true,
  query: z.strictObject({ format: z._default(z.enum(exportFormats), 'xlsx') }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
  errors: [insurerListErrors, printErrors],
});
