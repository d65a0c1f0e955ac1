/**
 * People for a select that is searched by typing (spec 7 "search select": `searchValue`, name words as a list, `list`).
 * Invariants: rows in the reader's scope only, at most 30, so that the notice "too many" is the server's word;
 * a national code finds only for who may see it and is never told. Who may list people may choose one.
 */
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { defineOptions, searchedText } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { EMPLOYED } from '../../records.rules.ts';

export const personOption = entity(
  {
    partyId: field('public', text),
    partyRelationshipId: field('public', text),
    fullName: field('public', text),
    pseudoId: field('public', text),
    faceImage: field('public', optionalText),
    statusId: field('public', text),
    unitName: field('public', optionalText),
    positionTitle: field('public', optionalText),
    second: field('public', secondLine),
    /** Found and not to be chosen; the second line says why. */
    disabled: field('public', z.boolean()),
  },
  { subject: 'partyId' },
);
export type PersonOption = WholeRowOf<typeof personOption>;

export const personOptions = defineOptions({
  path: '/rest/s1/hcm/personOptions',
  summary: 'At most 30 people in scope by words of their name or by code, or one by id, to choose from',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  of: ['Person', ...EMPLOYED],
  by: 'partyId',
  query: {
    /** Name words in any order, or codes; the words of a name also as a list. */
    searchValue: z.optional(z.union([searchedText, z.array(searchedText).check(z.maxLength(8))])),
    /** Only who works here may be chosen. */
    standing: z.optional(z.literal('Y')),
    /** Only who works in the active company may be chosen. */
    here: z.optional(z.literal('Y')),
    /** Nobody chooses themselves: it is about what one may not do to oneself. */
    others: z.optional(z.literal('Y')),
  },
  row: personOption,
});
