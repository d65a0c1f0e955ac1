/**
 * Sheets of a month on paper, with places for signatures (guide questionnaire-performance.md 16.1). Invariants: what is printed is what personSheet tells the same
 * reader; of a closing only closed sheets of people in reach are printed together.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { OWN_SHEET, SEE } from '../sheets/sheets.contract.ts';
import { sheetPapersErrors } from './sheet-papers.errors.ts';

const PATH = '/rest/s1/functionalManagement/sheet';
const paper = { method: 'GET', scope: 'rows', raw: 'application/pdf', ownTransactions: true, reply: z.unknown(), errors: [printErrors, sheetPapersErrors] } as const;

export const sheetPaper = defineCall({
  ...paper,
  path: `${PATH}/paper`,
  summary: 'The month of a person on A4 with places for signatures, as PDF',
  permission: [`${OWN_SHEET}/observe`, SEE],
  query: z.strictObject({ periodId: z.guid(), partyId: z.optional(z.guid()) }),
});

export const sheetPapers = defineCall({
  ...paper,
  path: `${PATH}/papers`,
  summary: 'Closed sheets of a closing, of people in reach, a page each, as one PDF',
  permission: 'functionalManagement/closing/observe',
  query: z.strictObject({ closingId: z.guid() }),
});
