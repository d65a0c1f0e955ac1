/**
 * Correcting a kind of employment: it never was that one, or never began on that day. A change from a day on is made with the base facts
 * (profile.contract.ts). Invariants: one kind a day; what came right before ends where the corrected one begins; the last day stays.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import { OTHERS } from '../../keys.rules.ts';
import { kindCorrectionForm } from './kind-correction.form.ts';

export const kindErrors = defineErrors('modules/personnel/employment', {
  /** Before what came before it, outside of the employment, or after its own last day. */
  kindDay: { status: 400, field: 'fromDate' },
});

export const correctKind = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/person/employments/:partyRelationshipId/kindCorrection',
  summary: 'Writes over a kind of employment or its first day, the past too; the reason stays in the audit',
  permission: `${OTHERS}/base/personalInfo/correct`,
  scope: 'rows',
  own: 'request',
  body: formBody(kindCorrectionForm, {
    /** First day of the kind as it was read; null: since always. */
    kindFrom: z.nullable(z.iso.date()),
    rowVersion: z.int(),
  }),
  changes: ['EmploymentKind'],
  reply: z.strictObject({ partyRelationshipId: z.string() }),
  errors: [kindErrors, partErrors, ownFileErrors],
});
