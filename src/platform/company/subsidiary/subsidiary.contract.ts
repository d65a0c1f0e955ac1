/**
 * Founds a company below another one: a holding's subsidiary (guide conventions.md 1.1).
 * Invariants: by those only who reach a whole tree of companies, because they alone can work in the new one; code and national
 * id are those of no other company.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { subsidiaryForm } from './subsidiary.form.ts';

export const subsidiaryErrors = defineErrors('platform/company/subsidiary', {
  legalEntityIdTaken: { status: 409, constraint: 'party_identification_legal_entity', field: 'legalEntityId' },
  codeTaken: { status: 409, constraint: 'company_pseudo_id_key', field: 'code' },
  unknownParent: { status: 404, field: 'parentCompanyId' },
});

export const addSubsidiary = defineCall({
  method: 'POST',
  path: '/setup/subsidiary',
  summary: 'Adds a company below one of those in reach',
  permission: 'systemManagement/setup/edit',
  scope: 'rows',
  ownTransactions: true,
  success: 201,
  body: formBody(subsidiaryForm),
  changes: ['Company'],
  reply: z.strictObject({ messages: z.string(), companyId: z.string() }),
  errors: [subsidiaryErrors],
});
