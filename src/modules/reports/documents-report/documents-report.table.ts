/** Documents of people, and what of those that are asked for is missing (guide personnel 10.4). */
import { type ColumnDefinition, defineTable, type TableDefinition } from '#kernel/table/definition.ts';
import { personColumns } from '../person-report/person-columns.rules.ts';
import words from './documents-report.messages.fa.ts';

const said = { class: 'personal' } as const;
/** What a document is takes the room. */
const people = personColumns.map((column) => (column.name === 'companyName' ? { ...column, hidden: true as const } : column));
const types = { ...said, options: 'PartyContentType/Attachment' } as const;

export const documentsTable = defineTable({
  key: 'reports/documents',
  rowKey: 'recordId',
  title: words.documentsTitle,
  pageSize: 25,
  columns: [
    ...people,
    { name: 'type', label: words.type, type: 'select', width: 152, ...types },
    { name: 'documentDate', label: words.documentDate, type: 'date', ...said },
    { name: 'expiryDate', label: words.expiryDate, type: 'date', ...said },
    { name: 'daysLeft', label: words.daysLeft, type: 'count', ...said },
    { name: 'hasFile', label: words.hasFile, type: 'indicator', indicatorLabels: { Y: words.withFile, N: words.withoutFile }, ...said },
    { name: 'uploadedAt', label: words.uploadedAt, type: 'dateTime', ...said },
    { name: 'description', label: words.description, type: 'text', hidden: true, ...said },
    { name: 'missing', label: words.missing, type: 'select', operators: ['in', 'notIn'], isCondition: true, ...types },
  ],
});

/** A line for each person who lacks something, with the types of documents by what is wrong with them. */
export const missingTable = defineTable({
  key: 'reports/missing-documents',
  rowKey: 'partyId',
  title: words.missingTitle,
  pageSize: 25,
  columns: [
    ...people,
    { name: 'open', label: words.open, type: 'count', width: 120, ...said },
    { name: 'absent', label: words.absent, type: 'multiselect', width: 360, ...types },
    { name: 'noFile', label: words.noFile, type: 'multiselect', ...types },
    { name: 'expired', label: words.expired, type: 'multiselect', ...types },
    { name: 'expiring', label: words.expiring, type: 'multiselect', ...types },
  ],
});

/** What can be wrong with a document that is asked for, the gravest first. */
export const missingStates = ['absent', 'noFile', 'expired', 'expiring'] as const;

/** A type of document as the matrix has it. */
export interface MatrixType {
  readonly enumId: string;
  readonly description: string;
}

/** Name of the column of a type. */
export const ofType = ({ enumId }: Pick<MatrixType, 'enumId'>): string => `of${enumId}`;

const isState = ({ name }: ColumnDefinition): boolean => missingStates.some((state) => state === name);

/** The list of what is missing with a column for each type in place of one for each state, which is there to filter by. */
export const matrixTable = (asked: readonly MatrixType[]): TableDefinition => {
  // of no class of their own: whoever lacks that of the list is told of no type, and its rows do not hold these columns
  const marks = asked.map((one) => ({ name: ofType(one), label: one.description, type: 'text', width: 136, sortable: false, filterable: false }) as const);
  const columns: readonly ColumnDefinition[] = missingTable.columns;
  const byState = columns.filter(isState).map((one) => ({ ...one, hidden: true as const }));
  return { ...missingTable, key: 'reports/missing-matrix', title: words.matrixTitle, columns: [...columns.filter((one) => !isState(one)), ...marks, ...byState] };
};
