/**
 * Facilities of the employer that people have, over time (guide payroll 4.11); what is taken for them is said by their group of pay.
 * Invariants: of a kind of facilities somebody has one on a day; what payslips have taken for one is only added to, and days that were paid for
 * stay; whoever lacks class pay neither sees nor writes them, and nobody writes their own.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { personFacilityErrors } from './person-facilities.errors.ts';
import { personFacilityChangeForm, personFacilityForm, personFacilityTable } from './person-facilities.table.ts';

export const PAGE = 'payroll/facilities';

export const personFacilities = defineEmploymentRecords({
  entity: 'PersonFacility',
  table: personFacilityTable,
  form: personFacilityForm,
  changeForm: personFacilityChangeForm,
  path: '/rest/s1/payroll/personFacility',
  page: PAGE,
  under: {},
  asked: {},
  errors: [personFacilityErrors],
});

export const facilityCode = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/personFacility/code',
  summary: 'The code by which facilities of somebody are added; null where the company of the asker does not employ them',
  permission: `${PAGE}/observe`,
  scope: 'rows',
  of: ['PersonFacility'],
  query: z.strictObject({ partyId: z.guid() }),
  reply: entity({ partyId: field('public', text), pseudoId: field('public', optionalText) }, { subject: 'partyId' }),
});
