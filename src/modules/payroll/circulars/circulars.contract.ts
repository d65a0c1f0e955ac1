/**
 * The papers that figures of the law rest on (issue 20 A): circulars and rulings of a year, of all of it or of a kind, each with its file.
 * Invariants: whoever may see the figures may read the papers, in whichever company they were added; a paper of a year that somebody was paid
 * by stays.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { circularForm } from './circulars.form.ts';

const page = 'payroll/annualAnnuities';
const path = '/rest/s1/payroll/legalCircular';
const LEGAL_CIRCULAR = 'LegalCircular';
const year = z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_500));

export const circularErrors = defineErrors('modules/payroll/circulars', {
  used: { status: 409 },
  option: { status: 400 },
});

export const legalCirculars = defineCall({
  method: 'GET',
  path,
  summary: 'Papers that the figures of a year rest on, the latest first',
  permission: `${page}/observe`,
  scope: 'none',
  of: [LEGAL_CIRCULAR],
  query: z.strictObject({ year }),
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        legalCircularId: text,
        title: text,
        circularNumber: optionalText,
        issuedOn: optionalText,
        kindEnumId: optionalText,
        kindName: optionalText,
        attachment: text,
        addedByName: optionalText,
        addedAt: text,
      }),
    ),
  }),
});

export const addCircular = defineCall({
  method: 'POST',
  path,
  summary: 'Adds a paper with its file',
  permission: `${page}/add`,
  scope: 'installation',
  success: 201,
  changes: [LEGAL_CIRCULAR],
  body: formBody(circularForm, { jalaliYear: year }),
  reply: z.strictObject({ id: text }),
  errors: [circularErrors, fileErrors],
});

export const removeCircular = defineCall({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes a paper and its file away',
  permission: `${page}/delete`,
  scope: 'installation',
  changes: [LEGAL_CIRCULAR],
  reply: z.strictObject({ removed: z.boolean() }),
  errors: [circularErrors],
});
