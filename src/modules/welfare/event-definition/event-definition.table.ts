/** Columns and forms of events of services of welfare and of what lies below one. */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import { audiences } from '../service-definition/service-words.rules.ts';
import messages from './event-definition-page.messages.fa.ts';

/** Rials. */
const MOST = 999_999_999_999;
const ways = optionRows(messages.ways);

/** What a new event begins with. */
export const eventStart = { way: 'firstCome', remainders: 'next', mostCompanions: 5, payBy: 'person', parts: 1 } as const;

const isBefore = (first: unknown, second: unknown): boolean => typeof first === 'string' && typeof second === 'string' && first < second;
const isDrawn = ({ way }: FormValues): boolean => way !== 'firstCome';

export const eventTable = defineTable({
  key: 'welfare/event',
  rowKey: 'welfareEventId',
  title: messages.event,
  columns: [
    { name: 'eventCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 240 },
    { name: 'serviceTitle', label: messages.service, type: 'text', width: 200 },
    { name: 'requestFrom', label: messages.requestFrom, type: 'date' },
    { name: 'requestThru', label: messages.requestThru, type: 'date' },
    { name: 'way', label: messages.way, type: 'select', options: ways },
    { name: 'capacity', label: messages.capacity, type: 'count' },
    activeColumn,
  ],
});

/** The page hands in the services of the company; on the server one is looked up by itself. */
export const eventForm = (services: string | readonly OptionRow[] = 'WelfareService') =>
  defineForm('welfare/event', [
    { type: 'text', name: 'eventCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40, col: 4 },
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200, col: 8 },
    { type: 'select', name: 'welfareServiceId', label: messages.service, options: services, required: true, col: 4 },
    { type: 'date', name: 'requestFrom', label: messages.requestFrom, required: true, col: 4 },
    {
      ...{ type: 'date', name: 'requestThru', label: messages.requestThru, help: messages.requestHelp, required: true, col: 4 },
      validator: ({ requestFrom, requestThru }: FormValues) => fault(isBefore(requestThru, requestFrom) ? messages.daysOrder : undefined),
    },
    { type: 'select', name: 'way', label: messages.way, options: ways, required: true, col: 4 },
    { type: 'select', name: 'remainders', label: messages.remainders, options: optionRows(messages.remaindersOf), required: true, col: 4 },
    { type: 'number', name: 'standBackMonths', label: messages.standBack, help: messages.standBackHelp, min: 1, max: 600, visibleWhen: isDrawn, col: 4 },
    { type: 'number', name: 'confirmDays', label: messages.confirmDays, help: messages.confirmHelp, min: 1, max: 60, col: 4 },
    { type: 'number', name: 'mostCompanions', label: messages.companions, min: 0, max: 50, required: true, col: 4 },
    { type: 'select', name: 'payBy', label: messages.payBy, options: optionRows(messages.payments), required: true, col: 4 },
    { type: 'number', name: 'parts', label: messages.parts, min: 1, max: 60, required: true, col: 4 },
    { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
  ]);

export const slotTable = defineTable({
  key: 'welfare/slot',
  rowKey: 'welfareSlotId',
  title: messages.tabs.slots,
  columns: [
    { name: 'slotCode', label: messages.slotCode, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.slotTitle, type: 'text', width: 220 },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'capacity', label: messages.capacity, type: 'count' },
  ],
  sort: [{ column: 'fromDate' }, { column: 'slotCode' }],
});

export const slotForm = defineForm('welfare/slot', [
  { type: 'text', name: 'slotCode', label: messages.slotCode, code: 'alphanumeric', required: true, maxLength: 40, col: 4 },
  { type: 'text', name: 'title', label: messages.slotTitle, required: true, maxLength: 200, col: 8 },
  { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 4 },
  {
    ...{ type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, required: true, col: 4 },
    validator: ({ fromDate, thruDate }: FormValues) => fault(isBefore(thruDate, fromDate) ? messages.daysOrder : undefined),
  },
  { type: 'number', name: 'capacity', label: messages.capacity, help: messages.capacityHelp, min: 1, max: 100_000, required: true, col: 4 },
]);

export const quotaTable = defineTable({
  key: 'welfare/eventQuota',
  rowKey: 'welfareEventQuotaId',
  title: messages.tabs.quotas,
  columns: [
    { name: 'groupName', label: messages.group, type: 'text', width: 240 },
    { name: 'capacity', label: messages.quota, type: 'count' },
    { name: 'percent', label: messages.percent, type: 'float' },
    { name: 'places', label: messages.quotaPlaces, type: 'count' },
  ],
});

const hasOne = ({ capacity, percent }: FormValues): boolean => (capacity == null) !== (percent == null);

/** The page hands in the groups of welfare of the company. */
export const quotaForm = (groups: string | readonly OptionRow[] = 'WelfareGroup') =>
  defineForm('welfare/eventQuota', [
    { type: 'select', name: 'welfareGroupId', label: messages.group, options: groups, required: true, col: 6 },
    {
      ...{ type: 'number', name: 'capacity', label: messages.quota, help: messages.quotaHelp, min: 0, max: 100_000, col: 3 },
      validator: (values: FormValues) => fault(hasOne(values) ? undefined : messages.eitherOf),
    },
    { type: 'float', name: 'percent', label: messages.percent, help: messages.percentHelp, min: 0.001, max: 100, step: 0.001, col: 3 },
  ]);

export const costTable = defineTable({
  key: 'welfare/eventCost',
  rowKey: 'welfareEventCostId',
  title: messages.tabs.costs,
  columns: [
    { name: 'relation', label: messages.relation, type: 'select', options: audiences },
    { name: 'ageFrom', label: messages.ageFrom, type: 'count' },
    { name: 'ageThru', label: messages.ageThru, type: 'count' },
    { name: 'cost', label: messages.cost, type: 'amount', width: 200 },
  ],
});

export const costForm = defineForm('welfare/eventCost', [
  { type: 'select', name: 'relation', label: messages.relation, help: messages.relationHelp, options: audiences, col: 6 },
  { type: 'number', name: 'cost', label: messages.cost, help: messages.costHelp, money: true, min: 0, max: MOST, required: true, col: 6 },
  { type: 'number', name: 'ageFrom', label: messages.ageFrom, min: 0, max: 150, col: 6 },
  {
    ...{ type: 'number', name: 'ageThru', label: messages.ageThru, min: 0, max: 150, col: 6 },
    validator: ({ ageFrom, ageThru }: FormValues) => fault(ageFrom != null && ageThru != null && Number(ageThru) < Number(ageFrom) ? messages.agesOrder : undefined),
  },
]);

export const returnTable = defineTable({
  key: 'welfare/eventReturn',
  rowKey: 'welfareEventReturnId',
  title: messages.tabs.returns,
  columns: [
    { name: 'daysBefore', label: messages.daysBefore, type: 'count' },
    { name: 'shareBack', label: messages.shareBack, type: 'count' },
  ],
  sort: [{ column: 'daysBefore' }],
});

export const returnForm = defineForm('welfare/eventReturn', [
  { type: 'number', name: 'daysBefore', label: messages.daysBefore, help: messages.daysBeforeHelp, min: 0, max: 365, required: true, col: 6 },
  { type: 'number', name: 'shareBack', label: messages.shareBack, min: 0, max: 100, required: true, col: 6 },
]);
