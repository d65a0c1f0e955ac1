/** The columns of the list of posts: for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './positions-page.messages.fa.ts';

export const positionsTable = defineTable({
  key: 'organisation/positions',
  rowKey: 'emplPositionId',
  title: messages.title,
  columns: [
    { name: 'pseudoId', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'description', label: messages.name, type: 'text', width: 200 },
    { name: 'unitName', label: messages.unit, type: 'text', width: 180 },
    { name: 'positionTypeEnumId', label: messages.type, type: 'select', options: 'PositionType', hidden: true },
    { name: 'gradeTypeEnumId', label: messages.grade, type: 'select', options: 'GradeType', width: 120 },
    { name: 'payGradeId', label: messages.rank, type: 'select', options: 'PayGrade', hidden: true },
    { name: 'jobTitle', label: messages.job, type: 'text', width: 150 },
    { name: 'jobGradeName', label: messages.jobClass, type: 'text', width: 150 },
    { name: 'seats', label: messages.seats, type: 'count', width: 112, total: true },
    { name: 'holders', label: messages.holders, type: 'count', width: 112, total: true },
    { name: 'vacancies', label: messages.vacancies, type: 'count', width: 112, total: true },
    { name: 'surplus', label: messages.surplus, type: 'count', width: 112, total: true, hidden: true },
    { name: 'statusId', label: messages.status, type: 'select', options: 'StaEmplPosition' },
    { name: 'superiorName', label: messages.superior, type: 'text', width: 200 },
    { name: 'reports', label: messages.reports, type: 'count' },
    { name: 'fromDate', label: messages.created, type: 'date', hidden: true },
    { name: 'thruDate', label: messages.ended, type: 'date', hidden: true },
  ],
});
