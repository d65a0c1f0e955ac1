/** The form of a user group: title, role of the wire, row scope with its units, field classes. */
import { fieldClasses } from '#kernel/entity.ts';
import { defineForm } from '#kernel/form/definition.ts';
import { wireRoles } from '#platform/access/access.rules.ts';
import messages from './groups.messages.fa.ts';

export const rowScopes = ['self', 'units', 'named', 'company', 'all'] as const;
export type RowScopeName = (typeof rowScopes)[number];

const { fields, roles, scopes, classes } = messages;
const rowsOf = <const K extends string>(ids: readonly K[], names: Readonly<Record<K, string>>) => ids.map((enumId) => ({ enumId, description: names[enumId] }));
const isNamed = (values: { readonly [name: string]: unknown }): boolean => values['rowScope'] === 'named';

export const groupForm = defineForm('access/userGroup', [
  { type: 'text', name: 'description', label: fields.description, required: true, maxLength: 80 },
  { type: 'select', name: 'wireRole', label: fields.wireRole, options: rowsOf(wireRoles, roles), required: true, disableClearable: true, help: messages.wireRoleHelp },
  { type: 'select', name: 'companyId', label: fields.companyId, options: 'Organization', help: messages.companyHelp },
  { type: 'select', name: 'rowScope', label: fields.rowScope, options: rowsOf(rowScopes, scopes), required: true, disableClearable: true },
  {
    type: 'multiselect',
    name: 'unitIds',
    label: fields.unitIds,
    options: 'OrganizationUnit',
    visibleWhen: isNamed,
    requiredWhen: isNamed,
    help: messages.unitsHelp,
  },
  { type: 'multiselect', name: 'classes', label: fields.classes, options: rowsOf(fieldClasses, classes), help: messages.classesHelp },
]);
