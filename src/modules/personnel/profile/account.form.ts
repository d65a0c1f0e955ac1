/** The account block of the base tab (guide personnel.md 6.3): recovery e-mail, state of the account, days of the employment. Each field has a permission of its own. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { OTHERS } from '../keys.rules.ts';
import registerMessages from '../register/register.messages.fa.ts';
import { faultOfHire } from '../register/register.rules.ts';
import serverMessages from './profile.messages.fa.ts';
import messages from './profile-page.messages.fa.ts';

const { labels } = messages;
const validation = { ...registerMessages.validation, ...serverMessages.validation };

const isDay = (value: unknown): value is string => typeof value === 'string';
const endsBefore = ({ hireDate, endDate }: FormValues): boolean => isDay(hireDate) && isDay(endDate) && endDate < hireDate;

export const accountForm = defineForm({
  key: 'personnel/account',
  subject: 'partyId',
  sections: [
    {
      fields: [
        { type: 'text', name: 'emailAddress', label: labels.emailAddress, code: 'email', maxLength: 254, class: 'contact', help: messages.emailHelp },
        { type: 'select', name: 'accountStatus', label: labels.accountStatus, options: optionRows(messages.accountStates), required: true },
        {
          type: 'date',
          name: 'hireDate',
          label: labels.hireDate,
          required: true,
          validator: ({ hireDate }, today) => fault(faultOfHire(String(hireDate), today) && validation.hireRange),
        },
        { type: 'date', name: 'endDate', label: labels.endDate, help: messages.endHelp, validator: (values) => fault(endsBefore(values) ? validation.endBeforeHire : undefined) },
      ],
    },
  ],
});

export type AccountField = (typeof accountForm)['sections'][0]['fields'][number]['name'];

const PAGE = `${OTHERS}/base/account` as const;
/** What each field asks for (guide shell.md 2.4). */
export const accountKeys = {
  emailAddress: `${PAGE}/emailAddress`,
  accountStatus: `${PAGE}/accountStatus`,
  hireDate: `${PAGE}/fromDate`,
  endDate: `${PAGE}/thruDate`,
} as const satisfies Record<AccountField, string>;
