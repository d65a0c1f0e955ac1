import { organisationTypes } from '#platform/party/contact/contact.form.ts';
import { AddressList, ElectronicList, OtherList, PhoneList } from '#platform/party/contact/contact-lists.tsx';
import { PartStack } from '#platform/party/parts/part-editor.tsx';
import { companyAddresses, companyElectronic, companyOther, companyPhones, unitAddresses, unitElectronic, unitOther, unitPhones } from './contact.contract.ts';

const parts = {
  unit: { addresses: unitAddresses, phones: unitPhones, electronic: unitElectronic, other: unitOther },
  company: { addresses: companyAddresses, phones: companyPhones, electronic: companyElectronic, other: companyOther },
} as const;

/** Whose tab it is. */
export interface ContactTabProps {
  owner: keyof typeof parts;
  /** The unit or the company. */
  partyId: string;
  /** The day to look at; all days when absent. */
  asOf?: string | undefined;
}

/** Addresses of a unit or of a company. */
export const AddressTab = ({ owner, partyId, asOf }: ContactTabProps) => <AddressList of={parts[owner].addresses} types={organisationTypes} partyId={partyId} asOf={asOf} />;

/** Phones and electronic addresses of a unit or of a company. */
export const ContactTab = ({ owner, partyId, asOf }: ContactTabProps) => (
  <PartStack>
    <PhoneList of={parts[owner].phones} partyId={partyId} asOf={asOf} />
    <ElectronicList of={parts[owner].electronic} partyId={partyId} asOf={asOf} />
  </PartStack>
);

export const OtherTab = ({ owner, partyId, asOf }: ContactTabProps) => <OtherList of={parts[owner].other} partyId={partyId} asOf={asOf} />;
