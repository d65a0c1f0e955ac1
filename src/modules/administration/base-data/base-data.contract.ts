/**
 * The editors of /baseData: lists of the installation, shared by all its companies.
 * Invariants: seeded rows keep their id and cannot be deleted; a row that something names can only be made inactive;
 * nothing stands under itself; one default per list; a kind of other information keeps its owner, and its list once it has one, while values of it stand.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import {
  enumerationForm,
  enumerationTable,
  geoForm,
  geoTable,
  roleForm,
  roleTable,
  settingTypeForm,
  settingTypeTable,
  statusForm,
  statusTable,
  transitionForm,
  transitionTable,
  uomForm,
  uomTable,
} from './base-data.table.ts';

const page = 'systemBaseData/baseData';
const common = { page, scope: 'installation' } as const;

export const enumerationRegister = defineRegister({ ...common, table: enumerationTable, form: enumerationForm(), path: '/rest/s1/hcm/baseData/enumeration', by: 'enumTypeId' });
export const statusRegister = defineRegister({ ...common, table: statusTable, form: statusForm(), path: '/rest/s1/hcm/baseData/status', by: 'statusTypeId' });
export const transitionRegister = defineRegister({ ...common, table: transitionTable, form: transitionForm(), path: '/rest/s1/hcm/baseData/transition', by: 'statusTypeId' });
export const geoRegister = defineRegister({ ...common, table: geoTable, form: geoForm(), path: '/rest/s1/hcm/baseData/geo', by: 'geoTypeEnumId' });
export const uomRegister = defineRegister({ ...common, table: uomTable, form: uomForm, path: '/rest/s1/hcm/baseData/uom' });
export const roleRegister = defineRegister({ ...common, table: roleTable, form: roleForm(), path: '/rest/s1/hcm/baseData/role' });

export const settingTypeRegister = defineRegister({ ...common, table: settingTypeTable, form: settingTypeForm(), path: '/rest/s1/hcm/baseData/settingType' });

export const listTypes = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/baseData/types',
  summary: 'Lists that may be edited, by area, the kinds of statuses, and all roles',
  permission: `${page}/observe`,
  scope: 'none',
  of: ['baseData/role', 'baseData/enumeration', 'baseData/status'],
  reply: z.strictObject({
    types: z.array(z.strictObject({ enumTypeId: z.string(), description: z.string(), typeGroup: z.string() })),
    statusTypes: z.array(z.strictObject({ statusTypeId: z.string(), description: z.string() })),
    roles: z.array(z.strictObject({ roleTypeId: z.string(), description: z.string() })),
  }),
});
