/**
 * Organisations that payroll pays, with branches, and the banks: shared by all companies of the installation.
 * Invariants: codes are Latin, those of organs unique, those of branches within their organ; the code of a bank is the
 * three digits of a Sheba and outlives a merger, because old accounts keep it.
 */
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { bankForm, bankTable, branchForm, branchTable, organForm, organTable } from './system-base-data.table.ts';

const common = { page: 'systemBaseData/systemBaseData', scope: 'installation' } as const;

export const organRegister = defineRegister({ ...common, table: organTable, form: organForm, path: '/rest/s1/hcm/baseData/organ', by: 'organTypeEnumId' });
export const branchRegister = defineRegister({ ...common, table: branchTable, form: branchForm(), path: '/rest/s1/hcm/baseData/organBranch', by: 'organId' });
export const bankRegister = defineRegister({ ...common, table: bankTable, form: bankForm(), path: '/rest/s1/hcm/baseData/bank' });
