/** Columns and forms of contracts of supplementary insurance, their premiums, shares and costs. */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './insurance-definition-page.messages.fa.ts';

const MOST = 999_999_999_999;
export const relations = optionRows(messages.relations);
const ageDays = optionRows(messages.ageDays);
const prorations = optionRows(messages.prorations);
const endDays = optionRows(messages.endDays);
const lifts = optionRows(messages.lifts);

/** What a new contract begins with. */
export const contractStart = { ageOn: 'contract', proration: 'months', parts: 12, gapMonths: 1, employeePercent: 100, endsOn: 'day' } as const;

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const joinOrder = ({ joinFromDate, joinThruDate }: FormValues) =>
  fault(typeof joinFromDate === 'string' && typeof joinThruDate === 'string' && joinThruDate < joinFromDate ? messages.daysOrder : undefined);

const isBelow = (high: unknown, low: unknown): boolean => low != null && high != null && low !== '' && high !== '' && Number(high) < Number(low);

export const insuranceContractTable = defineTable({
  key: 'welfare/insuranceContract',
  rowKey: 'insuranceContractId',
  title: messages.tabs.contracts,
  columns: [
    { name: 'contractCode', label: messages.code, type: 'code' },
    { name: 'title', label: messages.name, type: 'text' },
    { name: 'insurerName', label: messages.insurer, type: 'text' },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'parts', label: messages.parts, type: 'count' },
    { name: 'gapMonths', label: messages.gapMonths, type: 'count', hidden: true },
    { name: 'proration', label: messages.proration, type: 'select', options: prorations, hidden: true },
    activeColumn,
  ],
});

/** The page hands in the insurers of the company. */
export const insuranceContractForm = (insurers: string | readonly OptionRow[] = 'Insurer') =>
  defineForm('welfare/insuranceContract', [
    { type: 'text', name: 'contractCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30, col: 4 },
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200, col: 8 },
    { type: 'select', name: 'insurerId', label: messages.insurer, help: messages.insurerHelp, options: insurers, required: true, col: 4 },
    { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 4 },
    { type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, required: true, validator: daysOrder, col: 4 },
    { type: 'select', name: 'ageOn', label: messages.ageOn, options: ageDays, required: true, col: 6 },
    { type: 'select', name: 'proration', label: messages.proration, options: prorations, required: true, col: 6 },
    { type: 'number', name: 'parts', label: messages.parts, min: 1, max: 60, required: true, col: 4 },
    { type: 'number', name: 'gapMonths', label: messages.gapMonths, min: 1, max: 12, required: true, col: 4 },
    { type: 'number', name: 'employeePercent', label: messages.employeePercent, help: messages.employeeHelp, min: 0, max: 100, required: true, col: 4 },
    { type: 'date', name: 'joinFromDate', label: messages.joinFrom, help: messages.joinFromHelp, col: 6 },
    { type: 'date', name: 'joinThruDate', label: messages.joinThru, help: messages.joinThruHelp, validator: joinOrder, col: 6 },
    { type: 'number', name: 'hireDays', label: messages.hireDays, help: messages.eventHelp, min: 0, max: 366, col: 4 },
    { type: 'number', name: 'marriageDays', label: messages.marriageDays, min: 0, max: 366, col: 4 },
    { type: 'number', name: 'birthDays', label: messages.birthDays, min: 0, max: 366, col: 4 },
    { type: 'select', name: 'endsOn', label: messages.endsOn, help: messages.endsOnHelp, options: endDays, required: true, col: 12 },
    { type: 'textarea', name: 'description', label: messages.note, maxLength: 1000, col: 12 },
  ]);

export const insurancePremiumTable = defineTable({
  key: 'welfare/insurancePremium',
  rowKey: 'insurancePremiumId',
  title: messages.tabs.premiums,
  columns: [
    { name: 'tier', label: messages.tier, type: 'text' },
    { name: 'relation', label: messages.relation, type: 'select', options: relations },
    { name: 'ageFrom', label: messages.ageFrom, type: 'count' },
    { name: 'ageThru', label: messages.ageThru, type: 'count' },
    { name: 'premium', label: messages.premium, type: 'amount', width: 200 },
    { name: 'sinceDate', label: messages.since, type: 'date' },
  ],
});

export const insurancePremiumForm = defineForm('welfare/insurancePremium', [
  { type: 'text', name: 'tier', label: messages.tier, help: messages.tierHelp, maxLength: 60, col: 6 },
  { type: 'select', name: 'relation', label: messages.relation, help: messages.relationHelp, options: relations, col: 6 },
  { type: 'number', name: 'ageFrom', label: messages.ageFrom, min: 0, max: 150, col: 6 },
  {
    ...{ type: 'number', name: 'ageThru', label: messages.ageThru, min: 0, max: 150, col: 6 },
    validator: ({ ageFrom, ageThru }: FormValues) => fault(isBelow(ageThru, ageFrom) ? messages.agesOrder : undefined),
  },
  { type: 'number', name: 'premium', label: messages.premium, money: true, min: 0, max: MOST, required: true, col: 6 },
  { type: 'date', name: 'sinceDate', label: messages.since, help: messages.sinceHelp, col: 6 },
]);

export const insuranceShareTable = defineTable({
  key: 'welfare/insuranceShare',
  rowKey: 'insuranceShareId',
  title: messages.tabs.shares,
  columns: [
    { name: 'relation', label: messages.relation, type: 'select', options: relations },
    { name: 'employeePercent', label: messages.employeePercent, type: 'count' },
  ],
});

export const insuranceShareForm = defineForm('welfare/insuranceShare', [
  { type: 'select', name: 'relation', label: messages.relation, options: relations, required: true, col: 6 },
  { type: 'number', name: 'employeePercent', label: messages.employeePercent, min: 0, max: 100, required: true, col: 6 },
]);

export const insuranceCostTable = defineTable({
  key: 'welfare/insuranceCost',
  rowKey: 'insuranceCostId',
  title: messages.tabs.costs,
  columns: [
    { name: 'costTypeEnumId', label: messages.costType, type: 'select', options: 'CompensationCostType', pinned: 'start' },
    { name: 'personCeiling', label: messages.personCeiling, type: 'amount' },
    { name: 'familyCeiling', label: messages.familyCeiling, type: 'amount' },
    { name: 'franchisePercent', label: messages.franchise, type: 'count' },
    { name: 'waitingDays', label: messages.waitingDays, type: 'count' },
    { name: 'claimDays', label: messages.claimDays, type: 'count' },
  ],
});

export const insuranceCostForm = defineForm('welfare/insuranceCost', [
  { type: 'select', name: 'costTypeEnumId', label: messages.costType, options: 'CompensationCostType', required: true, col: 6 },
  { type: 'number', name: 'franchisePercent', label: messages.franchise, min: 0, max: 100, required: true, col: 6 },
  {
    ...{ type: 'number', name: 'personCeiling', label: messages.personCeiling, help: messages.ceilingHelp, money: true, min: 0, max: MOST, col: 6 },
    validator: ({ personCeiling, familyCeiling }: FormValues) => fault(isBelow(familyCeiling, personCeiling) ? messages.ceilingOrder : undefined),
  },
  { type: 'number', name: 'familyCeiling', label: messages.familyCeiling, help: messages.ceilingHelp, money: true, min: 0, max: MOST, col: 6 },
  { type: 'number', name: 'waitingDays', label: messages.waitingDays, min: 0, max: 1000, required: true, col: 6 },
  { type: 'number', name: 'claimDays', label: messages.claimDays, help: messages.claimHelp, min: 0, max: 3660, col: 6 },
]);

export const insuranceAgeLimitTable = defineTable({
  key: 'welfare/insuranceAgeLimit',
  rowKey: 'insuranceAgeLimitId',
  title: messages.tabs.limits,
  columns: [
    { name: 'relation', label: messages.relation, type: 'select', options: relations },
    { name: 'ageThru', label: messages.lastAge, type: 'count' },
    { name: 'liftedFor', label: messages.liftedFor, type: 'select', options: lifts, width: 220 },
  ],
});

export const insuranceAgeLimitForm = defineForm('welfare/insuranceAgeLimit', [
  { type: 'select', name: 'relation', label: messages.relation, options: relations, required: true, col: 6 },
  { type: 'number', name: 'ageThru', label: messages.lastAge, help: messages.lastAgeHelp, min: 0, max: 150, required: true, col: 6 },
  { type: 'select', name: 'liftedFor', label: messages.liftedFor, help: messages.liftedHelp, options: lifts, required: true, col: 12 },
]);
