/** What a case of the simulator is asked. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import rowWords from './case-rows.messages.fa.ts';
import { areWhole, type RowKind, rowsIn } from './case-rows.ui.ts';
import messages from './simulator-page.messages.fa.ts';

const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));
const listOf = (named: Readonly<Record<string, string>>) => Object.entries(named).map(([enumId, description]) => ({ enumId, description }));
const isAlone = ({ person }: FormValues): boolean => person === null || person === undefined;

const rows = <const K extends RowKind>(name: K) =>
  ({
    type: 'component',
    name,
    label: rowWords[name],
    col: 12,
    validator: (values: FormValues) => fault(areWhole(name, rowsIn(values[name])) ? undefined : rowWords.incomplete),
  }) as const;

export const simulatorForm = defineForm({
  key: 'payroll/simulator',
  sections: [
    {
      fields: [
        { type: 'component', name: 'person', label: messages.person, help: messages.personHelp, col: 6 },
        { type: 'component', name: 'payGroup', label: messages.payGroup, help: messages.payGroupHelp, col: 6 },
        { type: 'number', name: 'year', label: messages.year, required: true, min: 1_300, max: 1_500, hideSpin: true, col: 3 },
        { type: 'select', name: 'month', label: messages.month, options: months, required: true, col: 3 },
        { type: 'date', name: 'fromDate', label: messages.fromDate, help: messages.periodHelp, col: 3 },
        { type: 'date', name: 'thruDate', label: messages.thruDate, col: 3 },
        { type: 'date', name: 'hireDate', label: messages.hireDate, requiredWhen: isAlone, col: 3 },
        { type: 'date', name: 'leaveDate', label: messages.leaveDate, col: 3 },
        { type: 'number', name: 'dailyWage', label: messages.dailyWage, help: messages.dailyWageHelp, money: true, col: 6 },
        { type: 'number', name: 'seniorityDaily', label: messages.seniorityDaily, help: messages.seniorityHelp, money: true, col: 6 },
        { type: 'switch', name: 'isMarried', label: messages.isMarried, col: 3 },
        { type: 'number', name: 'children', label: messages.children, min: 0, max: 30, col: 3 },
        { type: 'number', name: 'insuredDays', label: messages.insuredDays, min: 0, max: 40_000, col: 3 },
        { type: 'number', name: 'days', label: messages.days, help: messages.daysHelp, min: 0, max: 31, col: 3 },
        { type: 'longHour', name: 'overtime', label: messages.overtime, col: 3 },
        { type: 'longHour', name: 'night', label: messages.night, col: 3 },
        { type: 'longHour', name: 'friday', label: messages.friday, col: 3 },
        { type: 'number', name: 'deduction', label: messages.deduction, money: true, col: 3 },
      ],
    },
    {
      title: messages.moreFacts,
      fields: [
        { type: 'select', name: 'insurance', label: messages.insurance, options: listOf(messages.insurances), col: 3 },
        { type: 'select', name: 'taxCondition', label: messages.taxCondition, options: listOf(messages.taxConditions), col: 3 },
        { type: 'select', name: 'serviceLocation', label: messages.serviceLocation, options: listOf(messages.serviceLocations), col: 3 },
        { type: 'number', name: 'exemptionUsed', label: messages.exemptionUsed, money: true, col: 3 },
        { type: 'select', name: 'housing', label: messages.housing, options: listOf(messages.housings), col: 3 },
        { type: 'select', name: 'car', label: messages.car, options: listOf(messages.cars), col: 3 },
        { type: 'switch', name: 'hardWork', label: messages.hardWork, col: 3 },
        { type: 'switch', name: 'workshopRelief', label: messages.workshopRelief, col: 3 },
      ],
    },
    {
      title: messages.several,
      fields: [
        rows('lines'),
        rows('wages'),
        rows('work'),
        rows('before'),
        rows('flags'),
        rows('settings'),
        rows('parameters'),
        rows('values'),
        { type: 'component', name: 'keeper', label: messages.keeper },
      ],
    },
  ],
});
