/** Columns and forms of what a group of welfare has of services. */
import { defineForm, type FieldDefinition, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { audiences } from '../service-definition/service-words.rules.ts';
import messages from './group-services-page.messages.fa.ts';

const ALL = 100;
const relatives = audiences.filter(({ enumId }) => enumId !== 'guest');
const units = optionRows(messages.units);

const days = [
  { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 6 },
  {
    ...{ type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, col: 6 },
    validator: ({ fromDate, thruDate }: FormValues) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined),
  },
] as const satisfies readonly FieldDefinition[];
const dayColumns = [
  { name: 'fromDate', label: messages.fromDate, type: 'date' },
  { name: 'thruDate', label: messages.thruDate, type: 'date' },
] as const;

/** The page hands in the services of the company; on the server one is looked up by itself. */
const serviceField = (services: string | readonly OptionRow[]) =>
  ({ type: 'select', name: 'welfareServiceId', label: messages.service, options: services, required: true, col: 6 }) as const;
const serviceColumn = { name: 'serviceTitle', label: messages.service, type: 'text', width: 220, pinned: 'start' } as const;

export const shareTable = defineTable({
  key: 'welfare/groupShare',
  rowKey: 'welfareGroupShareId',
  title: messages.tabs.shares,
  columns: [
    serviceColumn,
    { name: 'relation', label: messages.relation, type: 'select', options: relatives },
    { name: 'employeePercent', label: messages.employee, type: 'float' },
    { name: 'employerPercent', label: messages.employer, type: 'float' },
    ...dayColumns,
  ],
});

const percent = { type: 'float', required: true, min: 0, max: ALL, step: 0.000001, col: 6 } as const;

export const shareForm = (services: string | readonly OptionRow[] = 'WelfareService') =>
  defineForm('welfare/groupShare', [
    serviceField(services),
    { type: 'select', name: 'relation', label: messages.relation, help: messages.relationHelp, options: relatives, col: 6 },
    { ...percent, name: 'employeePercent', label: messages.employee },
    {
      ...{ ...percent, name: 'employerPercent', label: messages.employer },
      validator: ({ employeePercent, employerPercent }: FormValues) =>
        fault(Math.round((Number(employeePercent) + Number(employerPercent)) * 1_000_000) === ALL * 1_000_000 ? undefined : messages.sum),
    },
    ...days,
  ]);

export const usageTable = defineTable({
  key: 'welfare/groupUse',
  rowKey: 'welfareGroupUseId',
  title: messages.tabs.uses,
  columns: [
    serviceColumn,
    { name: 'mostUses', label: messages.mostUses, type: 'count' },
    { name: 'withinMonths', label: messages.within, type: 'count' },
    { name: 'gapCount', label: messages.gap, type: 'count' },
    { name: 'gapUnit', label: messages.gapUnit, type: 'select', options: units },
    ...dayColumns,
  ],
});

const hasOne = (first: unknown, second: unknown): boolean => first != null && second == null;

export const usageForm = (services: string | readonly OptionRow[] = 'WelfareService') =>
  defineForm('welfare/groupUse', [
    serviceField(services),
    {
      ...{ type: 'number', name: 'mostUses', label: messages.mostUses, help: messages.mostHelp, min: 1, max: 1000, col: 6 },
      validator: ({ mostUses, withinMonths }: FormValues) => fault(hasOne(withinMonths, mostUses) ? messages.both : undefined),
    },
    {
      ...{ type: 'number', name: 'withinMonths', label: messages.within, min: 1, max: 600, col: 6 },
      validator: ({ mostUses, withinMonths }: FormValues) => fault(hasOne(mostUses, withinMonths) ? messages.both : undefined),
    },
    { type: 'number', name: 'gapCount', label: messages.gap, min: 0, max: 3650, required: true, col: 6 },
    { type: 'select', name: 'gapUnit', label: messages.gapUnit, options: units, required: true, col: 6 },
    ...days,
  ]);
