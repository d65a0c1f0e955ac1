import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { familyMembers } from './family.contract.ts';
import messages from './family-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fullName = ({ firstName, lastName, suffix }: PartRow): string => [firstName, lastName, suffix].map(text).filter(Boolean).join(' ');

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'relation', label: messages.relation, render: ({ relationName }) => text(relationName) },
  { id: 'name', label: messages.fullName, grows: true, render: (row) => <bdi>{fullName(row)}</bdi> },
  { id: 'nationalCode', label: messages.nationalCode, render: ({ nationalCode }) => <Ltr>{formatCode(text(nationalCode))}</Ltr> },
  { id: 'birthDate', label: messages.birthDate, render: ({ birthDate }) => (typeof birthDate === 'string' ? formatDate(birthDate) : '-') },
  { id: 'marital', label: messages.marital, render: ({ maritalName }) => text(maritalName) || '-' },
  { id: 'occupation', label: messages.occupation, render: ({ occupationName }) => text(occupationName) || '-' },
  {
    id: 'flags',
    label: messages.flags,
    render: ({ isDependant, isEmergencyContact, deathDate }) =>
      [deathDate == null ? [] : [messages.deceased], isDependant === 'Y' ? [messages.dependant] : [], isEmergencyContact === 'Y' ? [messages.emergency] : []]
        .flat()
        .join(messages.comma) || '-',
  },
];

/** Relatives of the person. */
export const FamilyTab = ({ partyId }: ProfileTabProps) => (
  <PartEditor
    of={familyMembers}
    partyId={partyId}
    title={messages.family}
    columns={columns}
    rowName={(row) => messages.named({ relation: text(row['relationName']), name: fullName(row) })}
    start={{ countryGeoId: 'IRN', isEmergencyContact: 'N', isDependant: 'N' }}
  />
);
