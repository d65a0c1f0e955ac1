/**
 * Documents of a person (guide personnel 6.3, attachments): the list, what is missing by the kind of employment, those about to
 * end, and all of them in one archive.
 * Invariants: rows follow the scope of people; a document is of the class of its type (documents.rules.ts), to whoever lacks it
 * there is none; a type stays as long as its class would become another; every file that is read leaves a trace.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { documentForm } from './documents.form.ts';

const PAGE = `${OTHERS}/base/attachment` as const;
const PATH = '/rest/s1/hcm/person/document';

export const documentErrors = defineErrors('modules/personnel/documents', {
  otherClass: { status: 409, field: 'documentTypeEnumId' },
  /** Nothing to put into the archive. */
  noFiles: { status: 404 },
  /** More than one archive holds. */
  tooMuch: { status: 400 },
});

export const personDocuments = definePart({
  entity: 'PersonDocument',
  owner: 'person',
  own: 'allowed',
  class: 'personal',
  path: PATH,
  page: PAGE,
  reads: [`${OWN}/base/attachment`],
  form: documentForm,
  names: ['typeName'],
  errors: [documentErrors],
});

const read = { method: 'GET', permission: [`${PAGE}/observe`, `${OWN}/base/attachment`], scope: 'rows' } as const;

/** missing: none of the type; noFile: no scan of it; expired, expiring: the day of its end. */
export const documentStates = ['missing', 'noFile', 'expired', 'expiring', 'present'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentChecklist = defineCall({
  ...read,
  path: '/rest/s1/hcm/person/documentChecklist',
  summary: 'Documents that the employment of a person asks for, and how they stand',
  query: z.strictObject({ partyId: z.guid() }),
  of: ['PersonDocument', 'talentBase/requiredDocument'],
  reply: z.strictObject({
    items: z.array(
      entity(
        {
          partyId: field('public', text),
          documentTypeEnumId: field('personal', text),
          typeName: field('personal', text),
          state: field('personal', z.enum(documentStates)),
          expiryDate: field('personal', optionalText),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

/** Rows of one answer. */
export const MOST_EXPIRING = 500;

export const documentsExpiring = defineCall({
  ...read,
  path: '/rest/s1/hcm/person/documentsExpiring',
  summary: `Documents that end within some days or have ended, of everybody in scope who is employed, the earliest ${MOST_EXPIRING}`,
  query: z.strictObject({ days: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(730)), 60) }),
  of: ['PersonDocument'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          partyId: field('public', text),
          fullName: field('public', text),
          pseudoId: field('public', text),
          documentId: field('public', text),
          documentTypeEnumId: field('personal', text),
          typeName: field('personal', text),
          expiryDate: field('personal', text),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

/** People of one archive. */
export const MOST_PEOPLE = 50;

export const documentsZip = defineCall({
  ...read,
  path: '/rest/s1/hcm/person/documentsZip',
  summary: `The files of the documents of some people, at most ${MOST_PEOPLE}, as a zip archive with a folder for each; of certain types only when they are named`,
  query: z.strictObject({
    /** Ids with commas between them. */
    partyIds: text.check(z.regex(new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${MOST_PEOPLE - 1}}$`))),
    types: z.optional(text.check(z.regex(/^\w{1,60}(,\w{1,60}){0,49}$/))),
  }),
  ownTransactions: true,
  raw: 'application/zip',
  reply: z.unknown(),
  errors: [documentErrors],
});
