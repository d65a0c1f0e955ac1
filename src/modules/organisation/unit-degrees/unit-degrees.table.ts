/** Columns of the catalogue and of the units with their degrees; the form of the catalogue, and of a change (guide organisation 5.4). */
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import words from './unit-degrees-page.messages.fa.ts';

export const degreeTable = defineTable({
  key: 'organisation/unitDegreeCatalogue',
  rowKey: 'unitDegreeId',
  title: words.catalogue,
  columns: [
    { name: 'degreeCode', label: words.code, type: 'code' },
    { name: 'title', label: words.degreeTitle, type: 'text' },
    { name: 'rankNumber', label: words.rank, type: 'count' },
    activeColumn,
  ],
});
export const degreeForm = defineForm('organisation/unitDegree', [
  { type: 'text', name: 'degreeCode', label: words.code, code: 'alphanumeric', required: true, maxLength: 20 },
  { type: 'text', name: 'title', label: words.degreeTitle, required: true, maxLength: 100 },
  { type: 'number', name: 'rankNumber', label: words.rank, help: words.rankHelp, required: true, min: 1, max: 999 },
]);

export const unitDegreesTable = defineTable({
  key: 'organisation/unitDegrees',
  rowKey: 'unitId',
  title: words.units,
  columns: [
    { name: 'pseudoId', label: words.unitCode, type: 'code', pinned: 'start' },
    { name: 'organizationName', label: words.name, type: 'text', width: 260 },
    { name: 'levelEnumId', label: words.level, type: 'select', options: 'OrganizationLevel' },
    { name: 'degreeTitle', label: words.degree, type: 'text' },
    { name: 'rankNumber', label: words.rank, type: 'count' },
    { name: 'fromDate', label: words.since, type: 'date' },
    { name: 'thruDate', label: words.until, type: 'date' },
    { name: 'reason', label: words.reason, type: 'text', hidden: true },
  ],
});

export const paper = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;

/** "None of them" takes the degree away from the day on. */
export const changeForm = (degrees: string | readonly OptionRow[] = 'UnitDegree') =>
  defineForm('organisation/unitDegreeChange', [
    { type: 'select', name: 'unitDegreeId', label: words.degree, help: words.degreeHelp, options: degrees, noneOption: true, required: true },
    { type: 'date', name: 'from', label: words.from, required: true },
    { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 1000, rows: 2, col: 12 },
    { type: 'file', name: 'attachment', label: words.attachment, help: words.attachmentHelp, col: 12, ...paper },
  ]);
