/** The columns of the accounts (guide 8.1): for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './users.messages.fa.ts';

const { columns, states, disabledLabels } = messages;

export const usersTable = defineTable({
  key: 'access/users',
  rowKey: 'userId',
  title: messages.title,
  pageSize: 25,
  columns: [
    { name: 'fullName', label: columns.fullName, type: 'text', pinned: 'start' },
    { name: 'pseudoId', label: columns.pseudoId, type: 'code' },
    { name: 'nationalCode', label: columns.nationalCode, type: 'code', class: 'identity', hidden: true },
    { name: 'unitName', label: columns.unitName, type: 'text' },
    { name: 'employmentKind', label: columns.employmentKind, type: 'text', hidden: true },
    { name: 'companyName', label: columns.companyName, type: 'text', hidden: true },
    { name: 'username', label: columns.username, type: 'code', isTyped: true },
    { name: 'email', label: columns.email, type: 'code', class: 'contact', hidden: true },
    { name: 'groupNames', label: columns.groupNames, type: 'text' },
    {
      name: 'statusId',
      label: columns.statusId,
      type: 'select',
      hidden: true,
      options: [
        { enumId: 'ActiveRel', description: states.ActiveRel },
        { enumId: 'NotActiveRel', description: states.NotActiveRel },
      ],
    },
    { name: 'disabled', label: columns.disabled, type: 'indicator', indicatorLabels: disabledLabels, width: 132 },
    { name: 'locked', label: columns.locked, type: 'indicator', hidden: true },
    { name: 'mustChange', label: columns.mustChange, type: 'indicator', hidden: true },
    { name: 'lastSignIn', label: columns.lastSignIn, type: 'dateTime' },
  ],
});
