/** What every report on people begins with (guide personnel 10.1): who it is about, and how people are asked for beside the columns. */
import type { FieldClass } from '#kernel/entity.ts';
import type { OptionRow } from '#kernel/form/definition.ts';
import { z } from '#kernel/schema.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import words from './person-report.messages.fa.ts';

export const personColumns = [
  { name: 'fullName', label: words.name, type: 'text', pinned: 'start', width: 208 },
  { name: 'pseudoId', label: words.code, type: 'code' },
  { name: 'nationalCode', label: words.nationalCode, type: 'code', class: 'identity', hidden: true },
  { name: 'companyName', label: words.company, type: 'text', width: 168 },
  { name: 'unitName', label: words.unit, type: 'text', hidden: true },
  { name: 'companies', label: words.companies, type: 'select', options: 'Organization', operators: ['in', 'notIn'], isCondition: true },
] as const satisfies readonly ColumnDefinition[];

/** A condition of which facts of a row are empty; `facts`: their columns, by name. */
export const blankColumn = <const K extends FieldClass>(fieldClass: K, facts: readonly OptionRow[]) =>
  ({ name: 'blank', label: words.blank, type: 'select', class: fieldClass, options: facts, operators: ['in', 'notIn'], isCondition: true }) as const;

/** The same of both calls of every report; `subject` is its person. */
export const personReport = {
  scope: 'rows',
  subject: 'partyId',
  query: {
    statusId: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
    /** With everything below the unit. */
    unitId: z.optional(z.guid()),
    gender: z.optional(z.enum(['Y', 'N'])),
  },
} as const;
