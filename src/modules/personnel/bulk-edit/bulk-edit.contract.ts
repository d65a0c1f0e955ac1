/**
 * Editing of many people in a grid (issue 7; guide personnel 6.2 and 6.3).
 * Invariants: what is written is written by the handlers of the file, with its permissions, rows, classes, rules and audit; all
 * that is changed of one person is kept or nothing of it; a change names what it was made on, and another hand's change
 * is told and not overwritten; what has days changes from the day of the sheet, and what it said before stays.
 */
import { type BodyOf, defineCall, type PermissionKey, permissionKeys, type ReplyOf } from '#kernel/call.ts';
import { type EntityShape, entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { holdsNumber } from '#platform/party/parts/part.define.ts';
import { HEADLINE } from '../records.rules.ts';
import { conditions } from '../search/search.contract.ts';
import { callOf, sheetColumns, sheetParts } from './columns.rules.ts';

/** People of one grid: as many as one looks over, and as one transaction writes in a few seconds. */
export const MAX_SHEET_PEOPLE = 500;
const MAX_BODY = 2 * 1024 * 1024;
const MAX_VALUE = 2_000;

export const bulkErrors = defineErrors('modules/personnel/bulk-edit', { nobody: { status: 400 }, tooMany: { status: 400 }, doubled: { status: 400 } });

/** What each part of a row was when it was read; empty: there was none. */
const versions = z.strictObject({ facts: z.string().check(z.maxLength(80)), phone: z.string().check(z.maxLength(80)), structure: z.string().check(z.maxLength(80)) });

const shape: EntityShape = Object.fromEntries(sheetColumns.map((column) => [column.name, field(column.class, z.nullable(holdsNumber(column.field) ? z.number() : text))]));

export const sheetRow = entity(
  { partyId: field('public', text), fullName: field('public', text), pseudoId: field('public', z.nullable(text)), versions: field('public', versions), ...shape },
  { subject: 'partyId' },
);

/** What is changed of a row: a column that is left out stays, null empties. */
const wanted = Object.fromEntries(sheetColumns.map(({ name, field: one }) => [name, z.nullish(holdsNumber(one) ? z.number() : z.string().check(z.maxLength(MAX_VALUE)))]));
const changes = z.strictObject(wanted);

const [first, ...others] = sheetParts.flatMap((part) => permissionKeys(callOf[part].permission));
/** Any of the keys by which the file is edited opens the grid; each column asks for its own. */
const EDIT = [first, ...others] as readonly [PermissionKey, ...PermissionKey[]];

/** Of the own row each column asks the call by which the file itself writes it. */
const shared = { permission: EDIT, scope: 'rows', own: 'allowed' } as const;

export const sheetRows = defineCall({
  ...shared,
  method: 'POST',
  path: '/rest/s1/hcm/person/sheet',
  summary: `Values of the chosen people in scope for a grid in which they are edited, ${MAX_SHEET_PEOPLE} at most; changes nothing`,
  body: z.strictObject({
    selection: tableSelection,
    ...conditions,
  }),
  noChanges: 'it asks for what an address is too short for',
  reply: z.strictObject({ rows: z.array(sheetRow), columns: z.array(text) }),
  // it only reads: no answer of it is kept for a repeat
  ownTransactions: true,
  errors: [tableErrors, bulkErrors],
});

export const saveSheet = defineCall({
  ...shared,
  method: 'PUT',
  path: '/rest/s1/hcm/person/sheet',
  summary: 'Writes what was changed in the grid, each person as a whole; answers what came of each',
  bodyLimit: MAX_BODY,
  body: z.strictObject({
    /** The day from which what has days is changed (number, place in the structure, kind of employment); today when it is left out. */
    fromDate: z.optional(z.iso.date()),
    rows: z
      .array(
        z.strictObject({
          partyId: z.guid(),
          versions,
          changes,
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SHEET_PEOPLE)),
  }),
  changes: [...HEADLINE],
  reply: z.strictObject({
    saved: z.int(),
    rows: z.array(
      z.strictObject({
        partyId: text,
        /** same: nothing differed. stale: somebody else has changed it; `row` is what stands. gone: not in reach, or no more. */
        outcome: z.enum(['saved', 'same', 'refused', 'stale', 'gone']),
        /** Persian, where something is wrong; that of a column under its name. */
        message: z.nullable(text),
        fields: z.record(text, text),
        row: z.nullable(sheetRow),
      }),
    ),
  }),
  errors: [bulkErrors],
});

/** A row as it arrives: columns of classes the reader lacks are not in it. */
export type SeenSheetRow = ReplyOf<typeof sheetRows>['rows'][number];
export type SentRow = BodyOf<typeof saveSheet>['rows'][number];
export type SavedRow = ReplyOf<typeof saveSheet>['rows'][number];
