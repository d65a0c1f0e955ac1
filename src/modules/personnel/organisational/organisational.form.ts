/** The form of a person's place in the personnel structure (guide personnel 6.3, organisation tab). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import words from './organisational-page.messages.fa.ts';

/** Fields by the kind of classification each of them names. */
export const structureKinds = {
  activityAreaId: 'ActivityArea',
  expertiseAreaId: 'ExpertiseArea',
  employeeGroupId: 'EmployeeGroups',
  employeeSubGroupId: 'EmployeeSubGroups',
  costCenterId: 'CostCenter',
} as const;

const isEmpty = (values: FormValues): boolean => Object.keys(structureKinds).every((name) => values[name] == null);

/** Group and sub-group: one form changes them for many at once. */
export const groupFields = [
  // a group has no such column: another one empties the sub-group
  { type: 'select', name: 'employeeGroupId', label: words.group, options: structureKinds.employeeGroupId, otherOutputs: { 'none of sub-group': 'employeeSubGroupId' } },
  {
    type: 'select',
    name: 'employeeSubGroupId',
    label: words.subGroup,
    options: structureKinds.employeeSubGroupId,
    filterOptions: (rows: readonly OptionRow[], { employeeGroupId }: FormValues) => rows.filter(({ parentEnumId }) => parentEnumId === employeeGroupId),
    visibleWhen: ({ employeeGroupId }: FormValues) => employeeGroupId != null,
  },
] as const;

export const structureForm = defineForm('personnel/structure', [
  {
    type: 'select',
    name: 'activityAreaId',
    label: words.activityArea,
    options: structureKinds.activityAreaId,
    validator: (values) => fault(isEmpty(values) ? words.nothing : undefined),
  },
  { type: 'select', name: 'expertiseAreaId', label: words.expertiseArea, options: structureKinds.expertiseAreaId },
  ...groupFields,
  { type: 'select', name: 'costCenterId', label: words.costCenter, options: structureKinds.costCenterId },
  ...partDays,
  { type: 'textarea', name: 'noteText', label: words.note, maxLength: 2000, rows: 2, col: 12 },
]);
