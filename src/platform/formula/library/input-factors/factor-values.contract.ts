/**
 * Values of input factors, one a person in each version. Whoever holds the class of the factor for somebody sees and writes
 * the value; nobody writes the own one. They are written in a draft, and stay once it is published.
 */
import { defineCall } from '#kernel/call.ts';
import { field, fieldClasses } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { factorValueForm, factorValueTable, valueForm } from '../library-forms.rules.ts';

const path = '/rest/s1/hcm/entity/InputFactorValue';
const all = { scope: 'rows', errors: [libraryErrors] } as const;
const written = z.strictObject({ id: z.string(), rowVersion: z.int() });

export const factorValues = defineList(factorValueTable, {
  path,
  summary: 'Values of an input factor; of the draft or the newest version when none is named',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  subject: 'partyId',
  of: ['InputFactorValue'],
  query: { inputFactorId: z.guid(), version: z.optional(z.coerce.number().check(z.int())) },
  fields: {
    partyRelationshipId: field('public', z.string()),
    /** Of the value, which is null for whoever may not see it. */
    fieldClass: field('public', z.enum(fieldClasses)),
    rowVersion: field('public', z.int()),
  },
  errors: [libraryErrors],
});

export const addFactorValue = defineCall({
  ...all,
  method: 'POST',
  path,
  summary: 'Adds the value of somebody to the draft of an input factor',
  permission: `${PAGE}/edit`,
  success: 201,
  body: formBody(factorValueForm, { inputFactorId: z.guid() }),
  changes: ['InputFactorValue'],
  reply: written,
});

export const changeFactorValue = defineCall({
  ...all,
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Changes a value in the draft of an input factor',
  permission: `${PAGE}/edit`,
  body: formBody(valueForm, { rowVersion: z.int() }),
  changes: ['InputFactorValue'],
  reply: written,
});

export const removeFactorValue = defineCall({
  ...all,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Takes a value out of the draft of an input factor',
  permission: `${PAGE}/edit`,
  query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()) }),
  changes: ['InputFactorValue'],
  reply: z.strictObject({ removed: z.boolean() }),
});

export const clearFactorValues = defineCall({
  ...all,
  method: 'DELETE',
  path: '/rest/s1/rule/inputFactor/:id/values',
  summary: 'Empties the draft of an input factor, so that a sheet takes the place of what stood',
  permission: `${PAGE}/edit`,
  query: z.strictObject({ rowVersion: z.coerce.number().check(z.int()) }),
  changes: ['InputFactorValue'],
  reply: z.strictObject({ removed: z.int(), rowVersion: z.int() }),
});

export const fullNameOfPseudoId = defineCall({
  ...all,
  method: 'GET',
  path: '/rest/s1/hcm/fullNameOfPseudoId',
  summary: 'Who has a personnel code',
  permission: `${PAGE}/observe`,
  query: z.strictObject({ pseudoId: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.strictObject({ partyRelationshipId: z.string(), fullName: z.string() }),
});
