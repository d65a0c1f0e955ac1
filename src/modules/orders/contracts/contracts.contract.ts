/**
 * Contracts of people (guide orders 12.2, 12.6): drafts are written, signed with the text of their type as it stands on their first day,
 * renewed and ended.
 * Invariants: contracts of an employment share no day (the database refuses the second); numbers of a company and Jalali year rise by one
 * without a gap, in a signing by personnel code; what was signed keeps its text; whoever signs or reads a text holds every class it speaks
 * of; nobody writes, signs or ends their own.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { contractErrors } from './contracts.errors.ts';
import { contractChangeForm, contractForm, contractTable, endForm, renewalForm, scanForm } from './contracts.table.ts';

export const PAGE = 'emplOrder/contract';
export const OWN_CONTRACTS = 'personnelManagement/personnelBaseInformation/contracts';
const PATH = '/rest/s1/emplOrder/contract';

/** Contracts that one renewal or signing touches at most. */
export const MOST_AT_ONCE = 500;
/** Rows that are shown of one before it is done. */
export const PREVIEW_LIMIT = 100;
const OWN_LIMIT = 100;

export const contracts = defineEmploymentRecords({
  entity: 'Contract',
  table: contractTable,
  form: contractForm,
  changeForm: contractChangeForm,
  path: PATH,
  page: PAGE,
  under: {},
  /** Signed ones whose last day lies within so many days and that nothing follows. */
  asked: { endsWithin: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(366))) },
  errors: [contractErrors],
});

export const contractPerson = defineCall({
  method: 'GET',
  path: `${PATH}/person`,
  summary: 'The personnel code that contracts of somebody in reach are added by; null of who is not employed in the company one works in',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['Contract'],
  query: z.strictObject({ partyId: z.guid() }),
  reply: z.strictObject({ partyId: text, pseudoId: optionalText }),
});

const term = z.strictObject({ title: text, paragraphs: z.array(text) });
/** Rials or points, digits. */
const wage = z.strictObject({ title: text, amount: text, per: z.enum(['day', 'month', 'point']) });

export const contractText = defineCall({
  method: 'GET',
  path: `${PATH}/:contractId/text`,
  summary: 'A contract with its text: as it was signed, or of a draft as it would be signed now and what of it is not known',
  permission: [`${PAGE}/observe`, `${OWN_CONTRACTS}/observe`],
  scope: 'rows',
  of: ['Contract', 'ContractTerm', 'ContractTypeFactor'],
  reply: entity(
    {
      partyId: field('public', text),
      fullName: field('public', text),
      state: field('public', z.enum(['draft', 'signed', 'ended'])),
      number: field('public', optionalText),
      typeName: field('public', text),
      /** ISO days, both within; null: no end. */
      fromDate: field('public', text),
      thruDate: field('public', optionalText),
      signedOn: field('public', optionalText),
      probationEnd: field('public', optionalText),
      endReason: field('public', optionalText),
      note: field('public', optionalText),
      scan: field('pay', optionalText),
      /** Not told to who lacks a class of it. */
      isHidden: field('public', z.boolean()),
      terms: field('public', z.array(term)),
      wages: field('public', z.array(wage)),
      /** In words. */
      missing: field('public', z.array(text)),
    },
    { subject: 'partyId' },
  ),
});

const shared = { scope: 'rows', own: 'others', changes: ['Contract'], errors: [contractErrors, ownFileErrors, tableErrors] } as const;

const previewed = <const F extends string>(faults: readonly [F, ...F[]]) =>
  z.object({
    sound: z.int(),
    left: z.int(),
    /** The first ones, those that are left out before the others. */
    list: z.array(
      z.object({
        contractId: text,
        fullName: text,
        pseudoId: optionalText,
        fromDate: text,
        thruDate: optionalText,
        fault: z.nullable(z.enum(faults)),
      }),
    ),
  });

/** Data of `lookFirst`. */
export const renewalData = previewed(['own', 'notSigned', 'noEnd', 'renewed', 'unknownType', 'tooLong', 'needsEnd', 'beforeHire', 'afterLeaving']);
export type RenewalPreview = z.infer<typeof renewalData>;
export const signingData = previewed(['own', 'notDraft', 'noTerms', 'missing', 'classNeeded']);
export type SigningPreview = z.infer<typeof signingData>;

export const renewContracts = defineCall({
  ...shared,
  method: 'POST',
  path: `${PATH}/renewal`,
  summary: 'Makes drafts that go on from the chosen contracts; those that cannot go on are left out',
  permission: `${PAGE}/add`,
  /** Without `isSeen` it is refused with what it would do; the same call with it is the act. */
  body: formBody(renewalForm, { selection: tableSelection, endsWithin: z.optional(z.int()), isSeen: z.optional(z.boolean()) }),
  reply: z.strictObject({ made: z.int(), left: z.int() }),
});

export const signContracts = defineCall({
  ...shared,
  method: 'POST',
  path: `${PATH}/signing`,
  summary: 'Signs the chosen drafts, each with the next number of its company and year; those that cannot be signed are left out',
  permission: `${PAGE}/sign`,
  body: z.strictObject({ selection: tableSelection, endsWithin: z.optional(z.int()), isSeen: z.optional(z.boolean()) }),
  reply: z.strictObject({ signed: z.int(), left: z.int() }),
});

export const endContract = defineCall({
  ...shared,
  method: 'POST',
  path: `${PATH}/:contractId/end`,
  summary: 'Ends a signed contract before its day, with a reason',
  permission: `${PAGE}/end`,
  body: formBody(endForm),
  reply: z.strictObject({ thruDate: text }),
});

export const scanContract = defineCall({
  ...shared,
  method: 'PUT',
  path: `${PATH}/:contractId/scan`,
  summary: 'Lays the scan of a signed contract beside it, in place of the one before; without a file takes it away',
  permission: `${PAGE}/edit`,
  body: formBody(scanForm),
  reply: z.strictObject({ scan: optionalText }),
  errors: [...shared.errors, fileErrors],
});

export const contractPdf = defineCall({
  method: 'GET',
  path: `${PATH}/:contractId/pdf`,
  summary: 'A signed contract as PDF: the own one, or of people in reach when every class of its text is held',
  permission: [`${PAGE}/observe`, `${OWN_CONTRACTS}/observe`],
  scope: 'rows',
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [contractErrors, printErrors],
});

export const ownContracts = defineCall({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'The own signed contracts, the latest first',
  permission: `${OWN_CONTRACTS}/observe`,
  scope: 'self',
  of: ['Contract'],
  reply: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          contractId: text,
          typeName: text,
          number: optionalText,
          fromDate: text,
          thruDate: optionalText,
          signedOn: text,
          /** The text is kept, so that there is a paper. */
          hasText: z.boolean(),
        }),
      )
      .check(z.maxLength(OWN_LIMIT)),
  }),
});
export type OwnContract = ReplyOf<typeof ownContracts>['rows'][number];
