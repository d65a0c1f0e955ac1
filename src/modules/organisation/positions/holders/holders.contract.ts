/**
 * Persons in posts over time (guide organisation 5.5).
 * Invariants: a person holds a post at most once on a day, has one main post, and is employed on all days of the link; a
 * company has one chief executive, a unit one manager, a post no more people than it is approved for (substitutes do not
 * count). Who stands in the way of a new link is named in the data of the refusal; the same call with `replace` lets them
 * give way in its transaction. `partyThruDate` is the last day.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { seenVersion } from '#platform/records/records.define.ts';
import { structureErrors } from '../../structure.errors.ts';
import { asOf, CORRECT, DELETE, EDIT, flag, OBSERVE, PATH, positionErrors, replace } from '../positions.contract.ts';
import { holderCorrectForm, holderEditForm, holderForm } from './holders.form.ts';
import { holdersTable } from './holders.table.ts';

export const holders = defineList(holdersTable, {
  path: `${PATH}/holders`,
  summary: 'One page of the persons in posts on a day, of one post or of all in scope',
  permission: OBSERVE,
  scope: 'rows',
  subject: 'partyId',
  fields: {
    emplPositionId: field('public', text),
    /** Of the row as it was read, for the calls that change it. */
    rowVersion: field('public', z.int()),
  },
  of: ['EmplPositionParty', 'EmplPosition'],
  query: {
    asOf,
    emplPositionId: z.optional(z.guid()),
    /** With those who held it before and who will. */
    history: flag,
  },
});

/** Data of a 409: who stands in the way, and why. */
export const standingData = z.object({
  standing: z.array(
    z.object({
      reason: z.enum(['secondChief', 'secondManager', 'secondMain', 'seatFull']),
      emplPositionPartyId: text,
      fullName: text,
      description: text,
    }),
  ),
});
export type StandingData = z.infer<typeof standingData>;

const replacing = {
  replace,
  /** Of several holders of a full post, those whose links end. */
  replaceIds: z.optional(z.array(z.guid()).check(z.maxLength(100))),
};
const errors = [positionErrors, structureErrors];
const one = { scope: 'rows', path: `${PATH}/holder/:emplPositionPartyId` } as const;
const done = z.strictObject({ emplPositionPartyId: text });

export const addHolder = defineCall({
  method: 'POST',
  path: `${PATH}/emplPosition/:emplPositionId/holder`,
  summary: 'Puts a person into a post',
  permission: EDIT,
  scope: 'rows',
  body: formBody(holderForm, replacing),
  changes: ['EmplPositionParty'],
  reply: done,
  own: 'others',
  errors,
});

export const editHolder = defineCall({
  ...one,
  method: 'PUT',
  summary: 'Changes rate or main flag of a person in a post from a day on, or the last day; of a link that has not begun its first day too',
  permission: EDIT,
  body: formBody(holderEditForm, { rowVersion: z.int(), ...replacing }),
  changes: ['EmplPositionParty'],
  reply: done,
  own: 'others',
  errors,
});

export const correctHolder = defineCall({
  scope: 'rows',
  path: `${PATH}/holder/:emplPositionPartyId/correction`,
  method: 'PUT',
  summary: 'Writes over days, rate and main flag of a person in a post, the past too; the reason stays in the audit',
  permission: CORRECT,
  body: formBody(holderCorrectForm, { rowVersion: z.int(), ...replacing }),
  changes: ['EmplPositionParty'],
  reply: done,
  own: 'others',
  errors,
});

export const endHolder = defineCall({
  method: 'POST',
  path: `${PATH}/holder/:emplPositionPartyId/close`,
  scope: 'rows',
  summary: 'Ends the link of a person to a post on a day, the first on which it is no more',
  permission: EDIT,
  body: z.strictObject({ on: z.iso.date(), rowVersion: z.int() }),
  changes: ['EmplPositionParty'],
  reply: done,
  own: 'others',
  errors,
});

export const deleteHolder = defineCall({
  ...one,
  method: 'DELETE',
  summary: 'Removes a link that was made by mistake; one that has begun, with its past, only for who may correct it',
  permission: DELETE,
  query: z.strictObject({ rowVersion: seenVersion }),
  changes: ['EmplPositionParty'],
  reply: z.strictObject({ removed: z.boolean() }),
  own: 'others',
  errors,
});
