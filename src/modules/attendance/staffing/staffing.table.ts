/** Columns and form of needed staff. */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './staffing-page.messages.fa.ts';

const { columns: label } = messages;
const MOST = 9_999;

export const needTable = defineTable({
  key: 'attendance/shiftNeeds',
  rowKey: 'shiftNeedId',
  title: messages.title,
  columns: [
    { name: 'unitName', label: label.unit, type: 'text', width: 220 },
    { name: 'shiftTitle', label: label.shift, type: 'text' },
    { name: 'needed', label: label.needed, type: 'count' },
    { name: 'neededOff', label: label.neededOff, type: 'count' },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

/** `shifts`: of the company, where the page knows them; on the server they are looked up by themselves. */
export const needForm = (shifts?: readonly OptionRow[]) =>
  defineForm('attendance/shiftNeed', [
    {
      ...{ type: 'lazyselect', name: 'unitId', label: label.unit, url: '/rest/s1/hcm/unitOptions', optionIdField: 'unitId' },
      ...{ optionLabelField: 'organizationName', required: true, col: 6 },
    },
    {
      ...{ type: 'select', name: 'workShiftId', label: label.shift, options: shifts ?? 'WorkShiftOfCompany' },
      ...{ optionIdField: 'workShiftId', optionLabelField: 'title', required: true, col: 6 },
    },
    { type: 'number', name: 'needed', label: label.needed, required: true, min: 0, max: MOST, col: 6 },
    { type: 'number', name: 'neededOff', label: label.neededOff, help: messages.neededOffHelp, min: 0, max: MOST, col: 6 },
    { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
    { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  ]);
