/**
 * The information card of a person and the whole file as PDF.
 * Invariant: paper holds what the reader sees on the screen: facts of the classes held, records of the tabs that are open to them.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { infoOfEachPerson } from '../profile.contract.ts';

const shared = {
  method: 'GET',
  permission: infoOfEachPerson.permission,
  scope: 'rows',
  query: z.strictObject({ asOf: z.optional(z.iso.date()) }),
  reply: z.unknown(),
  raw: 'application/pdf',
  ownTransactions: true,
  errors: [printErrors],
} as const;

export const printCard = defineCall({ ...shared, path: '/rest/s1/hcm/person/:partyId/card', summary: 'The information card of a person, as PDF' });

export const printFile = defineCall({ ...shared, path: '/rest/s1/hcm/person/:partyId/file', summary: 'The whole file of a person, as PDF' });
