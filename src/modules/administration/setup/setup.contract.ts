/**
 * Setting up an installation that began empty: the first company gets its own code and name, then
 * units, jobs, positions and personnel are imported in this order.
 * Invariant: once the company has a name the installation never counts as new again; a demo never does.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import { z } from '#kernel/schema.ts';

export const setupErrors = defineErrors('modules/administration/setup', {
  codeTaken: { status: 409, constraint: 'company_pseudo_id_key', field: 'code' },
});

export const setupNeeded = defineCall({
  method: 'GET',
  path: '/setup',
  summary: 'Whether the person who asks should set up this installation now; never true for anybody without the permission',
  permission: 'public',
  scope: 'none',
  whenPasswordMustChange: true,
  of: ['Company'],
  reply: z.object({ needed: z.boolean() }),
});

const company = { code: z.string(), name: z.string() };

export const setupState = defineCall({
  method: 'GET',
  path: '/setup/company',
  summary: 'First company of the installation and which imports have brought something',
  permission: 'systemManagement/setup/observe',
  scope: 'rows',
  of: ['Company'],
  reply: z.object({
    ...company,
    /** False while the company bears the placeholder of the first start. */
    isNamed: z.boolean(),
    /** Whether the asking person may add companies below it. */
    mayFound: z.boolean(),
    imported: z.object({ units: z.boolean(), jobs: z.boolean(), positions: z.boolean(), personnel: z.boolean() }),
  }),
});

export const nameCompany = defineCall({
  method: 'PUT',
  path: '/setup/company',
  summary: 'Gives the first company of the installation its code and name',
  permission: 'systemManagement/setup/edit',
  scope: 'rows',
  body: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[0-9A-Za-z][0-9A-Za-z._/-]*$/)),
    name: z.string().check(
      z.minLength(1),
      z.maxLength(120),
      z.refine((text) => normaliseText(text) !== '', 'required'),
    ),
  }),
  changes: ['Company'],
  reply: z.object(company),
  errors: [setupErrors],
});
