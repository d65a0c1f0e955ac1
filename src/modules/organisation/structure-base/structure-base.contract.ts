/**
 * The personnel structure of the own company: activity and expertise areas, groups of personnel with sub-groups, cost
 * centres (guide base-data 7.2).
 * Invariants: a code is its own within its kind; a sub-group stands under a group, everything else under none; what
 * something names is not deleted.
 */
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { structureForm, structureTable } from './structure-base.table.ts';

export const structureRegister = defineRegister({
  page: 'systemBaseData/BOS',
  scope: 'rows',
  table: structureTable,
  form: structureForm(),
  path: '/rest/s1/hcm/orgStructureBaseInfo',
  by: 'classificationTypeEnumId',
});
