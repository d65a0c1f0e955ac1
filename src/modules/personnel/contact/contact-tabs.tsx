import { HOME, MOBILE, personTypes } from '#platform/party/contact/contact.form.ts';
import { AddressList, ElectronicList, OtherList, PhoneList } from '#platform/party/contact/contact-lists.tsx';
import { PartStack } from '#platform/party/parts/part-editor.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { lacksPurpose } from './complete.rules.ts';
import { personAddresses, personElectronic, personOther, personPhones } from './contact.contract.ts';
import messages from './contact-page.messages.fa.ts';

/** What a complete file still needs of a tab (guide personnel 6.4): a hint, never a refusal. */
function Needed({ of, purpose, partyId, asOf }: ProfileTabProps & { of: typeof personAddresses.list | typeof personPhones.list; purpose: keyof typeof messages.needed }) {
  const { data } = useCall(of, { query: { partyId, asOf } });
  // a day that is looked at is not one to complete the file for
  return asOf === undefined && data !== undefined && lacksPurpose(data.rows, purpose, today()) ? (
    <Alert type="info" isLive={false}>
      {messages.needed[purpose]}
    </Alert>
  ) : null;
}

export const AddressTab = ({ partyId, asOf }: ProfileTabProps) => (
  <PartStack>
    <Needed of={personAddresses.list} purpose={HOME} partyId={partyId} asOf={asOf} />
    <AddressList of={personAddresses} types={personTypes} partyId={partyId} asOf={asOf} />
  </PartStack>
);

export const ContactTab = ({ partyId, asOf }: ProfileTabProps) => (
  <PartStack>
    <Needed of={personPhones.list} purpose={MOBILE} partyId={partyId} asOf={asOf} />
    <PhoneList of={personPhones} partyId={partyId} asOf={asOf} />
    <ElectronicList of={personElectronic} partyId={partyId} asOf={asOf} />
  </PartStack>
);

export const OtherTab = ({ partyId, asOf }: ProfileTabProps) => <OtherList of={personOther} partyId={partyId} asOf={asOf} />;
