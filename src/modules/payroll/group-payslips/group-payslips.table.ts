/** Columns and form of the payslip types of a pay group (guide payroll 4.7.3). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { seatField } from '../group-seats/group-seats.contract.ts';
import words from './group-payslips-page.messages.fa.ts';

export const groupPayslipTable = defineTable({
  key: 'payroll/groupPayslips',
  rowKey: 'payGroupPayslipTypeId',
  title: words.title,
  columns: [
    { name: 'typeTitle', label: words.type, type: 'text', pinned: 'start', width: 200 },
    { name: 'periodTypeName', label: words.period, type: 'text' },
    { name: 'paymentDay', label: words.day, type: 'count' },
    { name: 'isNextMonth', label: words.isNextMonth, type: 'indicator' },
    { name: 'positionTitle', label: words.position, type: 'text', width: 180 },
    { name: 'templateTitle', label: words.template, type: 'text' },
    { name: 'sendTypes', label: words.send, type: 'text', width: 180 },
  ],
});

/** What the page knows to choose from; on the server it is looked up by itself. */
export interface PayslipChoices {
  readonly types: readonly OptionRow[];
  readonly templates: readonly OptionRow[];
}

export const groupPayslipForm = (choices?: PayslipChoices) =>
  defineForm('payroll/groupPayslip', [
    {
      type: 'select',
      name: 'payslipTypeId',
      label: words.type,
      help: words.typeHelp,
      options: choices?.types ?? 'PayslipTypeOfCompany',
      optionIdField: 'payslipTypeId',
      optionLabelField: 'title',
      required: true,
      col: 6,
    },
    { type: 'number', name: 'paymentDay', label: words.day, help: words.dayHelp, min: 1, max: 31, required: true, col: 3 },
    { type: 'indicator', name: 'isNextMonth', label: words.isNextMonth, required: true, col: 3 },
    { ...seatField(words.position, words.positionHelp), name: 'responEmplPositionId', required: false },
    {
      type: 'select',
      name: 'voucherTemplateId',
      label: words.template,
      options: choices?.templates ?? 'VoucherTemplateOfCompany',
      optionIdField: 'voucherTemplateId',
      optionLabelField: 'title',
      col: 6,
    },
    { type: 'multiselect', name: 'sendTypeEnumIds', label: words.send, options: 'PayslipSendType', col: 6 },
  ]);
