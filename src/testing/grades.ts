/** The table of docs/kit.md, for the tests of its server's half and of its page. */
import { defineList } from '#kernel/table/contract.ts';
import { defineTable } from '#kernel/table/definition.ts';

export const gradeWords = { title: 'Grades', name: 'Grade', state: 'State', active: 'active', inactive: 'inactive', validUntil: 'Until', wage: 'Wage', grade: 'grade' };
const words = gradeWords;

export const gradeTable = defineTable({
  key: 'organisation/grades',
  rowKey: 'gradeId',
  title: words.title,
  sort: [{ column: 'title' }],
  columns: [
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 220 },
    { name: 'isActive', label: words.state, type: 'indicator', indicatorLabels: { Y: words.active, N: words.inactive } },
    { name: 'validUntil', label: words.validUntil, type: 'date' },
    { name: 'wage', label: words.wage, type: 'amount', class: 'pay', total: true },
  ],
});

export const grades = defineList(gradeTable, {
  path: '/rest/s1/hcm/grades',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
});
