import { useMemo } from 'react';
import { geo } from '#platform/reference-data/reference-data.contract.ts';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, shownDigits } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { PartEditor, type PartEditorProps, type PartRow } from '../parts/part-editor.tsx';
import { addressForm, type ContactTypes, HOME_COUNTRY } from './contact.form.ts';
import { addressLine, wholeNumber } from './contact.rules.ts';
import messages from './contact-page.messages.fa.ts';

/** The part and the party whose rows a list shows. */
export type ContactListProps = Pick<PartEditorProps, 'of' | 'partyId' | 'asOf'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const purpose = (label: string): GridColumn<PartRow> => ({ id: 'purpose', label, render: ({ purposeName }) => text(purposeName) });
const named = (fallback: string) => (row: PartRow) => text(row['purposeName']) || fallback;

const addressColumns: readonly GridColumn<PartRow>[] = [
  purpose(messages.addressPurpose),
  { id: 'place', label: messages.place, render: ({ cityName, cityText, provinceName }) => text(cityName) || text(cityText) || text(provinceName) || '-' },
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
  { id: 'value', label: messages.infoValue, grows: true, render: ({ valueName }) => <bdi>{text(valueName)}</bdi> },
  { id: 'note', label: messages.note, grows: true, render: ({ noteText }) => <bdi>{text(noteText) || '-'}</bdi> },
];

/** Places change once in years. */
const FRESH_MS = 3_600_000;

export function AddressList({ types, ...list }: ContactListProps & { types: ContactTypes }) {
  const { data } = useCall(geo, { query: { geoTypeEnumId: 'GEOT_REGION' }, staleTime: FRESH_MS });
  const form = useMemo(() => list.of.dressed(addressForm(types, new Map(data?.result.map(({ geoId, parentGeoId }) => [geoId, parentGeoId ?? ''])))), [data, types, list.of]);
  return <PartEditor {...list} form={form} title={messages.addresses} columns={addressColumns} rowName={named(messages.anAddress)} start={{ countryGeoId: HOME_COUNTRY }} />;
}

export const PhoneList = (list: ContactListProps) => <PartEditor {...list} title={messages.phones} columns={phoneColumns} rowName={named(messages.aPhone)} />;

export const ElectronicList = (list: ContactListProps) => <PartEditor {...list} title={messages.electronic} columns={electronicColumns} rowName={named(messages.anElectronic)} />;

/** Values of the kinds that the personnel office made itself. */
export const OtherList = (list: ContactListProps) => (
  <PartEditor {...list} title={messages.otherInformation} columns={otherColumns} rowName={({ kindName }) => text(kindName) || messages.anInfo} />
);
