/** Where the filters of the personnel stand in their panel: what is missing, the first block of guide personnel 6.2, and what is rarer. */
import type { FieldClass } from '#kernel/entity.ts';
import type { ColumnDefinition, TableDefinition } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { peopleTable } from '../search.table.ts';
import words from './search-filters.messages.fa.ts';

type Name = (typeof peopleTable)['columns'][number]['name'];
export type GroupName = keyof typeof words.groups;

const names: Readonly<Record<GroupName, readonly Name[]>> = {
  missing: ['gap'],
  person: [
    'fullName',
    'firstName',
    'lastName',
    'suffix',
    'pseudoId',
    'nationalCode',
    'age',
    'birthDate',
    'birthPlace',
    'nationality',
    'marital',
    'kids',
    'hasSon',
    'hasDaughter',
    'militaryState',
  ],
  place: ['residenceStatus', 'province', 'county', 'mobile'],
  belief: ['religion', 'sect', 'medicalHistory', 'smoker', 'sacrifice', 'sacrificeMonths'],
  background: ['degree', 'studyField'],
  employment: ['relation', 'employmentKind', 'companyName', 'employingCompany', 'employmentStatus', 'hireDate', 'leaveDate', 'service', 'accountStatus'],
  position: ['unitName', 'positionTitle', 'post', 'role', 'positionType', 'gradeType', 'payGrade', 'unitLevel', 'job', 'jobCategory', 'jobGrade', 'jobScore'],
  structure: ['area', 'expertise', 'employeeGroup', 'employeeSubGroup', 'costCenter'],
  other: ['otherInfoType', 'otherInfoValue'],
};

export interface FilterGroup {
  readonly title: string;
  readonly columns: readonly ColumnDefinition[];
}

const isHeld = (held: ReadonlySet<string>, said: unknown): boolean => (said === undefined ? true : ([said].flat() as FieldClass[]).every((one) => held.has(one)));

/** A column with only the options that the reader may ask for. */
function redactOptions(column: ColumnDefinition, held: ReadonlySet<string>): ColumnDefinition {
  if (typeof column.options !== 'object') return column;
  return { ...column, options: column.options.filter((row) => isHeld(held, row['class'])) };
}

/** Groups of filters of a table by the names of their columns, with what may be asked by the classes somebody holds. */
export function filterGroups(
  table: TableDefinition,
  groups: readonly { readonly title: string; readonly names: readonly string[] }[],
  classes: readonly FieldClass[],
): readonly FilterGroup[] {
  const held = new Set<string>(classes);
  return groups
    .map(({ title, names: own }) => ({
      title,
      columns: own
        .map((one) => columnOf(table, one))
        .filter((column): column is ColumnDefinition => column !== undefined && isHeld(held, column.class))
        .map((column) => redactOptions(column, held)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

const groups = (Object.keys(names) as GroupName[]).map((name) => ({ title: words.groups[name], names: names[name] }));

/** The groups of the personnel list. */
export const groupsFor = (classes: readonly FieldClass[]): readonly FilterGroup[] => filterGroups(peopleTable, groups, classes);
