/** Forms of an employment: begun (again), ended, and taken to another company. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { faultOfHire } from '../register/register.rules.ts';
import messages from './employment-page.messages.fa.ts';

const { labels } = messages;

const fromDate = {
  type: 'date',
  name: 'fromDate',
  label: labels.fromDate,
  required: true,
  col: 6,
  validator: ({ fromDate: day }: FormValues, today: string) => fault(faultOfHire(String(day), today) && messages.dayRange),
} as const;
const pseudoId = { type: 'text', name: 'pseudoId', label: labels.pseudoId, required: true, code: 'pseudoId', maxLength: 20, col: 6 } as const;
const kind = { type: 'select', name: 'employmentStatusEnumId', label: labels.employmentStatusEnumId, options: 'EmploymentStatus', col: 6 } as const;
const note = { type: 'textarea', name: 'noteText', label: labels.noteText, maxLength: 1000, rows: 2, col: 12 } as const;

/** What people are to a company: children of this. */
export const USER_TYPES = 'PrtUserTypeRelation';

/** The list holds relatives too, who are no people of the company. */
export const relationship = {
  type: 'select',
  name: 'relationshipTypeEnumId',
  label: labels.relationshipTypeEnumId,
  options: 'PartyRelationshipType',
  disableClearable: true,
  filterOptions: (rows: readonly Readonly<Record<string, unknown>>[]) => rows.filter(({ parentEnumId }) => parentEnumId === USER_TYPES),
} as const;

export const beginForm = defineForm('personnel/employment/begin', [{ ...relationship, required: true, col: 6 }, fromDate, { ...pseudoId, help: messages.codeHelp }, kind]);

export const endForm = defineForm('personnel/employment/end', [
  {
    type: 'date',
    name: 'thruDate',
    label: labels.thruDate,
    help: messages.thruHelp,
    required: true,
    col: 6,
    validator: ({ thruDate }, today) => fault(faultOfHire(String(thruDate), today) && messages.dayRange),
  },
  { type: 'select', name: 'terminationTypeEnumId', label: labels.terminationTypeEnumId, options: 'TerminationType', required: true, col: 6 },
  note,
]);

/** What the history of a file tells of a tie; names are those of its trace. */
export const employmentForm = defineForm('personnel/employment/tie', [
  relationship,
  { type: 'text', name: 'pseudoId', label: labels.pseudoId, code: 'pseudoId' },
  { type: 'date', name: 'hireDate', label: labels.fromDate },
  { type: 'date', name: 'endDate', label: labels.thruDate },
  kind,
  { type: 'select', name: 'terminationTypeEnumId', label: labels.terminationTypeEnumId, options: 'TerminationType', class: 'personal' },
  { ...note, class: 'evaluation' },
]);

export const transferForm = defineForm('personnel/employment/transfer', [
  { type: 'select', name: 'companyId', label: labels.companyId, options: 'Organization', required: true, col: 6 },
  { ...fromDate, label: labels.transferDate },
  { ...pseudoId, help: messages.newCodeHelp },
  kind,
  { type: 'multiselect', name: 'parts', label: labels.parts, help: messages.partsHelp, options: optionRows(messages.parts), col: 12 },
  note,
]);
