import { useMemo } from 'react';
import { geo } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, shownDigits } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { companyAddresses, companyElectronic, companyOther, companyPhones, unitAddresses, unitElectronic, unitOther, unitPhones } from './contact.contract.ts';
import { addressForm, HOME_COUNTRY } from './contact.form.ts';
import { addressLine, wholeNumber } from './contact.rules.ts';
import messages from './contact-page.messages.fa.ts';
import type { PartOwner } from './part.ts';
import styles from './part-editor.module.css';
import { PartEditor, type PartRow } from './part-editor.tsx';

const parts = {
  unit: { addresses: unitAddresses, phones: unitPhones, electronic: unitElectronic, other: unitOther },
  company: { addresses: companyAddresses, phones: companyPhones, electronic: companyElectronic, other: companyOther },
} as const;

/** Whose tab it is. */
export interface ContactTabProps {
  owner: PartOwner;
  /** The unit or the company. */
  partyId: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const purpose = (label: string): GridColumn<PartRow> => ({ id: 'purpose', label, render: ({ purposeName }) => text(purposeName) });
const named = (fallback: string) => (row: PartRow) => text(row['purposeName']) || fallback;

const addressColumns: readonly GridColumn<PartRow>[] = [
  purpose(messages.addressPurpose),
  { id: 'place', label: messages.place, render: ({ cityName, provinceName }) => text(cityName) || text(provinceName) || '-' },
  { id: 'line', label: messages.anAddress, grows: true, render: (row) => <bdi>{shownDigits(addressLine(row))}</bdi> },
  { id: 'landline', label: messages.landline, render: (row) => <Ltr>{formatCode(wholeNumber(row))}</Ltr> },
];
const phoneColumns: readonly GridColumn<PartRow>[] = [
  purpose(messages.phonePurpose),
  { id: 'number', label: messages.number, grows: true, render: (row) => <Ltr>{formatCode(wholeNumber(row))}</Ltr> },
];
const electronicColumns: readonly GridColumn<PartRow>[] = [
  purpose(messages.electronicPurpose),
  { id: 'info', label: messages.info, grows: true, render: ({ infoString }) => <Ltr>{text(infoString)}</Ltr> },
];

const otherColumns: readonly GridColumn<PartRow>[] = [
  { id: 'kind', label: messages.infoKind, render: ({ kindName }) => text(kindName) },
  { id: 'value', label: messages.infoValue, grows: true, render: ({ infoValue }) => <bdi>{text(infoValue)}</bdi> },
  { id: 'note', label: messages.note, grows: true, render: ({ noteText }) => <bdi>{text(noteText) || '-'}</bdi> },
];

/** Places change once in years. */
const FRESH_MS = 3_600_000;

/** Addresses of a unit or of a company. */
export function AddressTab({ owner, partyId }: ContactTabProps) {
  const { data } = useCall(geo, { query: { geoTypeEnumId: 'GEOT_REGION' }, staleTime: FRESH_MS });
  const form = useMemo(() => addressForm(new Map(data?.result.map(({ geoId, parentGeoId }) => [geoId, parentGeoId ?? '']))), [data]);
  return (
    <PartEditor
      of={parts[owner].addresses}
      form={form}
      partyId={partyId}
      title={messages.addresses}
      columns={addressColumns}
      rowName={named(messages.anAddress)}
      start={{ countryGeoId: HOME_COUNTRY }}
    />
  );
}

/** Phones and electronic addresses of a unit or of a company. */
export const ContactTab = ({ owner, partyId }: ContactTabProps) => (
  <div className={styles.stack}>
    <PartEditor of={parts[owner].phones} partyId={partyId} title={messages.phones} columns={phoneColumns} rowName={named(messages.aPhone)} />
    <PartEditor of={parts[owner].electronic} partyId={partyId} title={messages.electronic} columns={electronicColumns} rowName={named(messages.anElectronic)} />
  </div>
);

/** Values of the kinds that the personnel office made itself. */
export const OtherTab = ({ owner, partyId }: ContactTabProps) => (
  <PartEditor of={parts[owner].other} partyId={partyId} title={messages.otherInformation} columns={otherColumns} rowName={({ kindName }) => text(kindName) || messages.anInfo} />
);
