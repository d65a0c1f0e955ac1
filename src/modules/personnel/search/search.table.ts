/** The columns of the personnel list: for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import { peopleConditions } from './filters/search-filters.table.ts';
import messages from './search-page.messages.fa.ts';
import more from './search-table.messages.fa.ts';

export const peopleTable = defineTable({
  key: 'personnel/search',
  rowKey: 'partyRelationshipId',
  title: messages.searchTitle,
  pageSize: 25,
  columns: [
    { name: 'fullName', label: messages.name, type: 'text', pinned: 'start', width: 208 },
    { name: 'pseudoId', label: messages.code, type: 'code' },
    { name: 'unitName', label: messages.unitName, type: 'text' },
    { name: 'positionTitle', label: messages.position, type: 'text' },
    { name: 'employmentKind', label: messages.kind, type: 'text', width: 124 },
    { name: 'hireDate', label: messages.hireDate, type: 'date' },
    {
      name: 'statusId',
      label: messages.state,
      type: 'select',
      options: [
        { enumId: 'ActiveRel', description: messages.states.ActiveRel },
        { enumId: 'NotActiveRel', description: messages.states.NotActiveRel },
      ],
      // asked for by the parameter of the call, which is in force without being said
      filterable: false,
      hidden: true,
    },
    { name: 'nationalCode', label: messages.nationalCode, type: 'code', class: 'identity' },
    { name: 'mobile', label: messages.mobile, type: 'code', class: 'contact', hidden: true },
    { name: 'companyName', label: messages.company, type: 'text', hidden: true },
    { name: 'firstName', label: more.firstName, type: 'text', hidden: true },
    { name: 'lastName', label: more.lastName, type: 'text', hidden: true },
    { name: 'birthDate', label: more.birthDate, type: 'date', class: 'personal', hidden: true },
    { name: 'maritalStatus', label: more.maritalStatus, type: 'text', class: 'personal', hidden: true },
    { name: 'relationName', label: more.relationName, type: 'text', hidden: true, sortable: false, filterable: false },
    { name: 'employments', label: more.employments, type: 'count', hidden: true, sortable: false, filterable: false },
    ...peopleConditions,
  ],
});
