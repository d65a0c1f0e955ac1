/**
 * What became of the file of a person, record by record (issue 7: who, what, when, old to new).
 * Invariants: a change leaves only to who holds the class of its field; a field of no form and no reply stays hidden.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { OTHERS, OWN } from '../../keys.rules.ts';
import { FILE } from '../../records.rules.ts';

/** Changes an answer tells at most, newest first. */
export const HISTORY_LIMIT = 100;

export const personHistory = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/person/:partyId/history',
  summary: 'What was changed in the file of a person, newest first; of one author, of one kind of record, of some days',
  permission: ['personnelInformationManagement/searchPersonnelList/observe', `${OTHERS}/base/personalInfo/edit`, `${OWN}/history`],
  scope: 'rows',
  query: z.strictObject({
    byPartyId: z.optional(z.guid()),
    entity: z.optional(text.check(z.regex(/^[A-Za-z]{1,60}$/))),
    /** First and last day, in Tehran. */
    fromDate: z.optional(z.iso.date()),
    thruDate: z.optional(z.iso.date()),
  }),
  of: [...FILE],
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        /** ISO time in UTC. */
        at: text,
        byPartyId: optionalText,
        byName: optionalText,
        entity: text,
        recordId: text,
        action: text,
        /** Values as they were stored; those of a form with its label, and in words. */
        changes: z.array(z.strictObject({ field: text, old: z.unknown(), new: z.unknown(), label: z.optional(text), oldText: z.optional(text), newText: z.optional(text) })),
      }),
    ),
    /** Whoever changed something, and what kinds of records were changed: what the answer can be narrowed to. */
    authors: z.array(z.strictObject({ partyId: text, name: text })),
    entities: z.array(text),
  }),
});
