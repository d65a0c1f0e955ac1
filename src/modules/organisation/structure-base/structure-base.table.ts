/** Columns and form of the personnel structure (guide base-data 7.2). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './structure-base.messages.fa.ts';

export const structureTable = defineTable({
  key: 'organisation/structureBase',
  rowKey: 'partyClassificationId',
  title: messages.structure,
  columns: [
    { name: 'standardCode', label: messages.code, type: 'code' },
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'typeName', label: messages.type, type: 'text' },
    { name: 'parentName', label: messages.parent, type: 'text' },
    activeColumn,
  ],
});

const SUB_GROUPS = 'EmployeeSubGroups';
const isSubGroup = (values: Readonly<Record<string, unknown>>): boolean => values['classificationTypeEnumId'] === SUB_GROUPS;

/** Sub-groups stand under a group of personnel; everything else right under the company. */
export const structureForm = (types: string | readonly OptionRow[] = 'PartyClassificationType', groups: string | readonly OptionRow[] = 'EmployeeGroups') =>
  defineForm('organisation/structureBase', [
    { type: 'select', name: 'classificationTypeEnumId', label: messages.type, options: types, required: true },
    { type: 'text', name: 'standardCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 },
    { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
    { type: 'select', name: 'parentClassificationId', label: messages.parent, options: groups, visibleWhen: isSubGroup, requiredWhen: isSubGroup },
  ]);
