/** A draft of a structure as the chart shows it. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { chartUnit } from '../../chart/chart.contract.ts';
import { draftErrors, OBSERVE, ONE, unitKinds } from '../drafts.contract.ts';

export const drawDraft = defineCall({
  method: 'GET',
  path: `${ONE}/chart`,
  summary: 'The structure of the effective date as a draft leaves it, for the chart, with what differs from the same day without it; not of what was activated',
  permission: OBSERVE,
  scope: 'rows',
  of: ['StructureDraft', 'OrgUnit', 'EmplPosition', 'EmplPositionParty'],
  /** What is closed still stands where it stood, with nobody in it. */
  reply: z.strictObject({ units: z.array(chartUnit), marks: z.array(z.strictObject({ unitId: text, kinds: z.array(z.enum(unitKinds)) })) }),
  errors: [draftErrors],
});
