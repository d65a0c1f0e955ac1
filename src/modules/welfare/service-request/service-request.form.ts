/** A request for a service of welfare, as it is asked for (guide welfare 7.10). */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineRequest } from '#platform/requests/request.contract.ts';
import words from './service-request.messages.fa.ts';
import { PROCESS } from './service-request.steps.ts';

const { fields } = words;
export const OPEN_SLOTS = '/rest/s1/welfare/service/openSlots';
export const OWN_FAMILY = '/rest/s1/welfare/service/ownFamily';

const slot = { type: 'lazyselect', url: OPEN_SLOTS, optionIdField: 'welfareSlotId', optionLabelField: 'title', isFew: true, col: 4 } as const;
const relative = { type: 'lazyselect', url: OWN_FAMILY, optionIdField: 'familyMemberId', optionLabelField: 'title', isFew: true, class: 'family', col: 6 } as const;

const guest = <const N extends string, const C extends string>(name: N, code: C, label: string, codeLabel: string) =>
  [
    { type: 'text', name, label, class: 'personal', maxLength: 120, requiredWhen: (values: FormValues) => values[code] != null, col: 6 },
    {
      ...{ type: 'text', name: code, label: codeLabel, code: 'nationalCode', class: 'personal', col: 6 },
      validator: (values: FormValues) => fault(values[name] != null && values[code] == null ? words.guestCode : undefined),
    },
  ] as const satisfies readonly FieldDefinition[];

export const serviceRequest = defineRequest({
  key: PROCESS,
  entity: 'WelfareRequest',
  table: 'welfare_request',
  keepsStatus: true,
  form: defineForm('welfare/serviceRequest', [
    { ...slot, name: 'slotOne', label: fields.slotOne, help: fields.slotHelp, required: true },
    { ...slot, name: 'slotTwo', label: fields.slotTwo },
    { ...slot, name: 'slotThree', label: fields.slotThree },
    { ...relative, name: 'companionOne', label: fields.companionOne },
    { ...relative, name: 'companionTwo', label: fields.companionTwo },
    { ...relative, name: 'companionThree', label: fields.companionThree },
    { ...relative, name: 'companionFour', label: fields.companionFour },
    ...guest('guestOneName', 'guestOneCode', fields.guestOneName, fields.guestOneCode),
    ...guest('guestTwoName', 'guestTwoCode', fields.guestTwoName, fields.guestTwoCode),
    { type: 'textarea', name: 'note', label: fields.note, maxLength: 1000, col: 12 },
  ]),
});
