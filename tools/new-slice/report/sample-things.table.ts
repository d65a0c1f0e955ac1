/** SampleThings of people. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { blankColumn, personColumns } from '../person-report/person-columns.rules.ts';
import words from './sample-things.messages.fa.ts';

const { birthDate } = words;

export const sampleThingsTable = defineTable({
  key: 'reports/sampleThings',
  rowKey: 'recordId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'firstName', label: words.name, type: 'text', width: 168, class: 'family' },
    { name: 'birthDate', label: words.birthDate, type: 'date', class: 'family' },
    blankColumn('family', optionRows({ birthDate })),
  ],
});
