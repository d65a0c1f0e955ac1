/**
 * The global search (spec 2.4): people and units by name or code, and the pages a person opened last.
 * Invariants: people and units stand in the reader's row scope; a national code finds only who may see it and is never
 * told; recent pages are their reader's alone.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';

/** People and units one answer holds at most, of each. */
export const FOUND_LIMIT = 5;
/** Recent pages that are kept of each person. */
export const RECENT_LIMIT = 10;

export const globalSearch = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/search',
  summary: 'A few people and units in scope whose name or code is nearest to the text',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  query: z.strictObject({ text: z.string().check(z.maxLength(100)) }),
  reply: z.strictObject({
    people: z.array(
      entity(
        {
          partyId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', text),
          faceImage: field('public', optionalText),
          statusId: field('public', text),
          unitName: field('public', optionalText),
          positionTitle: field('public', optionalText),
        },
        { subject: 'partyId' },
      ),
    ),
    units: z.array(
      entity({
        unitId: field('public', text),
        organizationName: field('public', text),
        pseudoId: field('public', text),
        /** Unit above, or the company when there is none. */
        parentName: field('public', text),
      }),
    ),
  }),
});

const recentPage = z.strictObject({
  path: z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s]*$/)),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
});
const recentReply = z.strictObject({ pages: z.array(recentPage) });

export const recentPages = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/recentPage',
  summary: 'Pages the person opened last, newest first',
  permission: 'session',
  scope: 'self',
  reply: recentReply,
});

export const keepRecentPage = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/recentPage',
  summary: 'Notes that the person opened a page',
  permission: 'session',
  scope: 'self',
  body: recentPage,
  noChanges: 'its answer is the list itself',
  reply: recentReply,
});
