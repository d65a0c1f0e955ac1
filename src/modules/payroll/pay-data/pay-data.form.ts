/** Forms of pay data (guide payroll 4.11) and of many people at once. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { partDays } from '#platform/party/parts/part.define.ts';
import messages from './pay-data-page.messages.fa.ts';

const statuses = optionRows(messages.statuses);
const insurances = optionRows(messages.insurances);
const housings = optionRows(messages.housings);
const cars = optionRows(messages.cars);

/** `groups`, `workshops`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const payDataForm = (
  groups: 'PayGroupOfCompany' | readonly OptionRow[] = 'PayGroupOfCompany',
  workshops: 'InsuranceAreaOfCompany' | readonly OptionRow[] = 'InsuranceAreaOfCompany',
) =>
  defineForm('payroll/payData', [
    { type: 'select', name: 'payGroupId', label: messages.group, options: groups, optionIdField: 'payGroupId', optionLabelField: 'description', required: true },
    { type: 'select', name: 'salaryStatusId', label: messages.status, options: statuses, required: true },
    { type: 'select', name: 'insurance', label: messages.insurance, options: insurances, required: true },
    { type: 'select', name: 'insuranceAreaId', label: messages.workshop, options: workshops, optionIdField: 'areaId', optionLabelField: 'relationshipName' },
    { type: 'select', name: 'insuranceJobEnumId', label: messages.insuranceJob, options: 'JobTitle', help: messages.insuranceJobHelp },
    { type: 'select', name: 'serviceLocationConditionEnumId', label: messages.serviceLocation, options: 'ServiceLocationCondition', required: true },
    { type: 'select', name: 'employmentConditionEnumId', label: messages.employmentCondition, options: 'EmploymentCondition', required: true },
    { type: 'select', name: 'housingGiven', label: messages.housing, options: housings, help: messages.givenHelp },
    { type: 'select', name: 'carGiven', label: messages.car, options: cars },
    { type: 'indicator', name: 'hardWork', label: messages.hardWork, required: true },
    { type: 'indicator', name: 'isMain', label: messages.isMain, required: true, help: messages.isMainHelp },
    { type: 'indicator', name: 'workshopRelief', label: messages.workshopRelief, help: messages.workshopReliefHelp },
    ...partDays,
  ]);

/** What the tab of base pay of the guide says (4.11); the rest of the row stays. */
export const baseSalaryForm = defineForm('payroll/baseSalary', [
  { type: 'select', name: 'payGroupId', label: messages.group, options: 'PayGroupOfCompany', optionIdField: 'payGroupId', optionLabelField: 'description', required: true },
  { type: 'select', name: 'salaryStatusId', label: messages.status, options: statuses },
  { type: 'select', name: 'serviceLocationConditionEnumId', label: messages.serviceLocation, options: 'ServiceLocationCondition' },
  { type: 'select', name: 'employmentConditionEnumId', label: messages.employmentCondition, options: 'EmploymentCondition' },
  { type: 'date', name: 'fromDate', label: partDays[0].label, required: true },
]);

/** What nearly everybody's row says. */
export const usualPayData = {
  salaryStatusId: 'SESPaid',
  insurance: 'worker',
  serviceLocationConditionEnumId: 'SlcNormal',
  employmentConditionEnumId: 'EcNormal',
  hardWork: 'N',
  isMain: 'Y',
} as const;

export const memberTable = defineTable({
  key: 'payroll/members',
  rowKey: 'payMemberId',
  title: messages.members,
  columns: [
    { name: 'pseudoId', label: messages.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: messages.fullName, type: 'text', width: 200 },
    { name: 'unitName', label: messages.unitName, type: 'text', width: 200 },
    { name: 'fromDate', label: messages.fromDate, type: 'date', class: 'pay' },
    { name: 'thruDate', label: messages.thruDate, type: 'date', class: 'pay' },
    { name: 'salaryStatusId', label: messages.status, type: 'select', options: statuses, class: 'pay' },
    { name: 'insurance', label: messages.insurance, type: 'select', options: insurances, class: 'pay' },
    { name: 'hardWork', label: messages.hardWork, type: 'indicator', class: 'pay' },
    { name: 'isMain', label: messages.isMain, type: 'indicator', class: 'pay', hidden: true },
  ],
});

export const manyForm = defineForm('payroll/manyMembers', [
  { type: 'date', name: 'fromDate', label: messages.many.fromDate, required: true, col: 12 },
  { type: 'lazyselect', name: 'unitId', label: messages.many.unitId, url: '/rest/s1/hcm/unitOptions', optionIdField: 'unitId', optionLabelField: 'organizationName', col: 12 },
  { type: 'select', name: 'employmentStatusEnumId', label: messages.many.kind, options: 'EmploymentStatus', col: 12 },
]);
