/** Publishing and ending what the library holds, and who has to agree. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { LIBRARY, libraryEntities } from '#platform/formula/library-records.rules.ts';
import { kinds, type LibraryKind, PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';

const rowVersion = z.int();
const all = { scope: 'rows', errors: [libraryErrors] } as const;
const publishKey = `${PAGE}/publish` as const;

const publishCall = <const K extends LibraryKind>(kind: K) =>
  defineCall({
    ...all,
    method: 'PUT',
    path: `/rest/s1/rule/${kind}/:id/publish`,
    summary: `Publishes the draft of a ${kind}; whoever wrote it last asks somebody else to`,
    permission: publishKey,
    body: z.strictObject({
      rowVersion,
      /** Why it begins in a period that is locked. */
      lateReason: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    }),
    changes: [libraryEntities[kind]],
    reply: z.strictObject({ id: z.string(), rowVersion, statusId: z.enum(['LvWaiting', 'LvPublished']) }),
  });

const endCall = <const K extends LibraryKind>(kind: K) =>
  defineCall({
    ...all,
    method: 'PUT',
    path: `/rest/s1/rule/${kind}/:id/end`,
    summary: `Says the last day of a ${kind}`,
    permission: `${PAGE}/delete`,
    body: z.strictObject({ rowVersion, thruDate: z.iso.date() }),
    changes: [libraryEntities[kind]],
    reply: z.strictObject({ id: z.string(), rowVersion }),
  });

const ofKinds = <R>(make: (kind: LibraryKind) => R): Readonly<Record<LibraryKind, R>> => Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<LibraryKind, R>;

export const publish = ofKinds(publishCall);
export const end = ofKinds(endCall);

const place = { from: z.int(), to: z.int() };
const fault = z.strictObject({
  ...place,
  code: z.string(),
  formula: z.string(),
  message: z.string(),
  name: z.optional(z.string()),
  near: z.optional(z.string()),
  path: z.optional(z.array(z.string())),
});

export const runTests = defineCall({
  ...all,
  method: 'GET',
  path: '/rest/s1/rule/formula/:id/tests',
  summary: 'What is wrong with a version of a formula, and what comes of its stored tests; of the draft or the newest one when none is named',
  permission: `${PAGE}/test`,
  query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int())) }),
  of: [...LIBRARY],
  reply: z.strictObject({
    version: z.int(),
    faults: z.array(fault),
    /** Where unlike units meet. */
    warnings: z.array(z.strictObject(place)),
    /** None while there are faults. */
    tests: z.array(
      z.strictObject({
        title: z.string(),
        isRight: z.boolean(),
        value: z.optional(z.union([z.string(), z.boolean(), z.null()])),
        fault: z.optional(z.strictObject({ code: z.string(), message: z.string() })),
      }),
    ),
    /** Branches that no test comes through. */
    unreached: z.array(z.strictObject({ ...place, text: z.string() })),
  }),
});

const SETTING = '/rest/s1/rule/library/setting';
const setting = z.strictObject({ twoPeople: z.enum(['Y', 'N']), rowVersion });

export const readSetting = defineCall({
  ...all,
  method: 'GET',
  path: SETTING,
  summary: 'Whether who publishes must be another than who wrote last',
  permission: `${PAGE}/observe`,
  of: ['LibrarySetting'],
  reply: setting,
});

/** A key of its own: whoever writes and publishes could otherwise let himself do both. */
export const writeSetting = defineCall({
  ...all,
  method: 'PUT',
  path: SETTING,
  summary: 'Says whether who publishes must be another than who wrote last',
  permission: 'systemManagement/formulaPublishing/edit',
  body: setting,
  changes: ['LibrarySetting'],
  reply: z.strictObject({ rowVersion }),
});
