/** The columns of the list of units: for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './units-page.messages.fa.ts';

export const unitsTable = defineTable({
  key: 'organisation/units',
  rowKey: 'unitId',
  title: messages.title,
  columns: [
    { name: 'pseudoId', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'organizationName', label: messages.name, type: 'text', width: 260 },
    { name: 'levelEnumId', label: messages.level, type: 'select', options: 'OrganizationLevel' },
    { name: 'organizationTypeEnumId', label: messages.type, type: 'select', options: 'OrgUnitType' },
    { name: 'degreeTitle', label: messages.degree, type: 'text' },
    { name: 'parentName', label: messages.parent, type: 'text', width: 220 },
    { name: 'parentCode', label: messages.parentCode, type: 'code', hidden: true },
    { name: 'seats', label: messages.seats, type: 'count', width: 112, total: true },
    { name: 'holders', label: messages.holders, type: 'count', width: 112, total: true },
    { name: 'vacancies', label: messages.vacancies, type: 'count', width: 112, total: true },
    { name: 'disabled', label: messages.state, type: 'indicator', indicatorLabels: { Y: messages.isInactive, N: messages.isActive } },
    { name: 'fromDate', label: messages.created, type: 'date', hidden: true },
    { name: 'thruDate', label: messages.ended, type: 'date', hidden: true },
    { name: 'startDate', label: messages.startDate, type: 'date', hidden: true },
    { name: 'endDate', label: messages.endDate, type: 'date', hidden: true },
  ],
});
