/** An exchange of shifts as a record of a process (guide questionnaire-performance.md 16.2). */
import { defineForm } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './swaps.messages.fa.ts';
import { PROCESS } from './swaps.steps.ts';

const { fields } = words;
export const PARTNERS = '/rest/s1/functionalManagement/shiftSwap/partner';

export const swapForm = defineForm('attendance/shiftSwap', [
  {
    type: 'lazyselect',
    name: 'partnerPartyId',
    label: fields.partner,
    help: fields.partnerHelp,
    url: PARTNERS,
    sendsWords: true,
    optionIdField: 'partyId',
    optionLabelField: 'fullName',
    required: true,
    col: 12,
  },
  { type: 'date', name: 'ownDay', label: fields.ownDay, help: fields.ownDayHelp, required: true, col: 6 },
  { type: 'date', name: 'partnerDay', label: fields.partnerDay, help: fields.partnerDayHelp, col: 6 },
  { type: 'textarea', name: 'reason', label: fields.reason, help: fields.reasonHelp, class: 'personal', required: true, minLength: 3, maxLength: 500, col: 12 },
]);

export const shiftSwap = defineRequest({ key: PROCESS, entity: 'ShiftSwap', table: 'shift_swap', keepsStatus: true, form: swapForm });
