/**
 * The list of personnel: one page of employments with what a list shows of them (spec 7, guide 6.2).
 * Invariants: a word that looks like a code finds national codes only for who may see them; matches as typed come
 * before matches with a mistyped letter; the count is capped, because nobody reads the ten-thousandth row.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';

/** Highest count that is told exactly: a list without words, a list with words. */
export const COUNT_CAP = 10_000;
export const SEARCH_COUNT_CAP = 1_000;

/** Only fields of class public: an order by another would tell what the row hides. */
export const orderFields = ['relevance', 'pseudoId', 'lastName', 'firstName', 'hireDate', 'unitName', 'positionTitle', 'companyName'] as const;
export type OrderField = (typeof orderFields)[number];

const text = z.string();
const optionalText = z.nullable(text);
const whole = (minimum: number, maximum: number) => z.coerce.number().check(z.int(), z.gte(minimum), z.lte(maximum));

export const personRow = entity(
  {
    partyId: field('public', text),
    partyRelationshipId: field('public', text),
    pseudoId: field('public', text),
    firstName: field('public', text),
    lastName: field('public', text),
    suffix: field('public', optionalText),
    fullName: field('public', text),
    faceImage: field('public', optionalText),
    statusId: field('public', text),
    hireDate: field('public', optionalText),
    employmentKind: field('public', optionalText),
    unitName: field('public', optionalText),
    positionTitle: field('public', optionalText),
    companyName: field('public', text),
    nationalCode: field('identity', optionalText),
    birthDate: field('personal', optionalText),
    maritalStatus: field('personal', optionalText),
    mobile: field('contact', optionalText),
  },
  { subject: 'partyId' },
);
export type PersonRow = WholeRowOf<typeof personRow>;

const words = z.string().check(z.maxLength(100));

export const personList = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/personList',
  summary: 'One page of the personnel in scope, searched by name or code',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  query: z.strictObject({
    /** Name words in any order, or codes; other programs send the words as a list. */
    searchValue: z.optional(z.union([words, z.array(words).check(z.maxLength(8))])),
    pageIndex: z._default(whole(0, 10_000), 0),
    pageSize: z._default(whole(1, 100), 20),
    orderByField: z.optional(z.enum(orderFields)),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    statusId: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
    companyId: z.optional(z.guid()),
    /** With everything below the unit. */
    unitId: z.optional(z.guid()),
    gender: z.optional(z.enum(['Y', 'N'])),
    /** Day the list is read for: who was employed then, wherever they stand today. */
    asOf: z.optional(z.iso.date()),
  }),
  reply: z.strictObject({
    rows: z.array(personRow),
    count: z.int(),
    /** True when there are more rows than `count` says. */
    countIsCapped: z.boolean(),
  }),
});
