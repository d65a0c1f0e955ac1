/** Columns and forms of the facilities of people (guide payroll 4.11). */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import { facilityFields } from '../facility-costs/facility-type.rules.ts';
import messages from './person-facilities-page.messages.fa.ts';

const { columns: label } = messages;

export const personFacilityTable = defineTable({
  key: 'payroll/personFacilities',
  rowKey: 'personFacilityId',
  title: messages.items,
  columns: [
    ...personColumns,
    { name: 'parentFixedWelfareTypeEnumId', label: label.parentType, type: 'select', options: 'FixedWelfareType', class: 'pay' },
    { name: 'fixedWelfareTypeEnumId', label: label.type, type: 'select', options: 'FixedWelfareType', class: 'pay', width: 180 },
    { name: 'feature', label: label.feature, type: 'text', class: 'pay', width: 180 },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const [parent, kind] = facilityFields({ parent: label.parentType, type: label.type }, messages.typeHelp);

const facility = [
  { ...parent, class: 'pay' },
  { ...kind, class: 'pay' },
  { type: 'text', name: 'feature', label: label.feature, help: messages.featureHelp, class: 'pay', maxLength: 200, col: 12 },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
] as const satisfies readonly FieldDefinition[];

export const personFacilityForm = defineForm('payroll/personFacility', [personField, ...facility]);
export const personFacilityChangeForm = defineForm('payroll/personFacility', facility);
