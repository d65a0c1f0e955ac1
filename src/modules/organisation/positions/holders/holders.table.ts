/** The columns of the persons in posts, of one post or of all (guide organisation 5.5, Excel export). */
import { defineTable, type TableDefinition } from '#kernel/table/definition.ts';
import messages from '../positions-page.messages.fa.ts';

export const holdersTable = defineTable({
  key: 'organisation/holders',
  rowKey: 'emplPositionPartyId',
  title: messages.holdersTitle,
  columns: [
    { name: 'fullName', label: messages.person, type: 'text', width: 200, pinned: 'start' },
    { name: 'personCode', label: messages.personCode, type: 'code' },
    { name: 'roleTypeId', label: messages.role, type: 'select', options: 'Role' },
    { name: 'mainPosition', label: messages.main, type: 'indicator', indicatorLabels: { Y: messages.isMain, N: messages.isSecond } },
    { name: 'occupancyRate', label: messages.rate, type: 'count' },
    { name: 'partyFromDate', label: messages.partyFrom, type: 'date' },
    { name: 'partyThruDate', label: messages.partyThru, type: 'date' },
    { name: 'pseudoId', label: messages.code, type: 'code' },
    { name: 'description', label: messages.post, type: 'text', width: 200 },
    { name: 'unitName', label: messages.unit, type: 'text', width: 200 },
    { name: 'statusId', label: messages.status, type: 'select', options: 'StaEmplPosition' },
    { name: 'positionTypeEnumId', label: messages.type, type: 'select', options: 'PositionType' },
    { name: 'gradeTypeEnumId', label: messages.grade, type: 'select', options: 'GradeType' },
    { name: 'payGradeId', label: messages.rank, type: 'select', options: 'PayGrade' },
    { name: 'levelEnumId', label: messages.level, type: 'select', options: 'OrganizationLevel' },
  ],
});

const ofPerson = new Set(['fullName', 'roleTypeId', 'mainPosition', 'occupancyRate', 'partyFromDate', 'partyThruDate']);

/** In the sheet of one post: what is the same in every row is not shown. */
export const holdersOfPostTable: TableDefinition = { ...holdersTable, title: messages.holdersTab, columns: holdersTable.columns.filter(({ name }) => ofPerson.has(name)) };
