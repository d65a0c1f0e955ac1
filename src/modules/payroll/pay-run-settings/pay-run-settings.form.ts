/** What is asked of when and how a run is paid. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import words from './run-settings-page.messages.fa.ts';

/** `outputs`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const runSettingsForm = (outputs: 'PayOutputTypeOfCompany' | readonly OptionRow[] = 'PayOutputTypeOfCompany') =>
  defineForm('payroll/payRunSettings', [
    { type: 'date', name: 'paymentDate', label: words.paymentDate, help: words.paymentHelp, col: 4 },
    {
      ...{ type: 'multiselect', name: 'outputIds', label: words.outputs, help: words.outputsHelp, options: outputs },
      ...{ optionIdField: 'payOutputTypeId', optionLabelField: 'title', col: 4 },
    },
    { type: 'multiselect', name: 'sendTypeEnumIds', label: words.sendTypes, help: words.sendHelp, options: 'PayslipSendType', col: 4 },
  ]);
