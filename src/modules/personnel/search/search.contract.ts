/**
 * The list of personnel: one page of employments with what a list shows of them (spec 7, guide 6.2).
 * Invariants: a word that looks like a code finds national codes only for who may see them; matches as typed come
 * before matches with a mistyped letter; the count is capped, because nobody reads the ten-thousandth row.
 */
import { field, type WholeRowOf } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { WINDOW_ROWS } from '#kernel/table/definition.ts';
import { peopleTable } from './search.table.ts';

/** Highest count that is told exactly: a list without words, a list with words. */
export const COUNT_CAP = 10_000;
export const SEARCH_COUNT_CAP = 1_000;

/** Orders the list has known from its beginning; with the columns of the table there are more, and several at once. */
export const orderFields = ['relevance', 'pseudoId', 'lastName', 'firstName', 'hireDate', 'unitName', 'positionTitle', 'companyName'] as const;
export type OrderField = (typeof orderFields)[number];

const text = z.string();
const words = z.string().check(z.maxLength(100));

export const people = defineList(peopleTable, {
  path: '/rest/s1/hcm/personList',
  summary: 'One page of the personnel in scope, searched by name or code',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  subject: 'partyId',
  fields: {
    pseudoId: field('public', text),
    firstName: field('public', text),
    lastName: field('public', text),
    suffix: field('public', z.nullable(text)),
    fullName: field('public', text),
    faceImage: field('public', z.nullable(text)),
    statusId: field('public', text),
    companyName: field('public', text),
  },
  query: {
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(WINDOW_ROWS)), 20),
    /** Name words in any order, or codes; other programs send the words as a list. */
    searchValue: z.optional(z.union([words, z.array(words).check(z.maxLength(8))])),
    statusId: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
    companyId: z.optional(z.guid()),
    /** With everything below the unit. */
    unitId: z.optional(z.guid()),
    gender: z.optional(z.enum(['Y', 'N'])),
    /** Day the list is read for: who was employed then, wherever they stand today. */
    asOf: z.optional(z.iso.date()),
  },
});
export const personList = people.list;
export type PersonRow = WholeRowOf<typeof people.row>;
