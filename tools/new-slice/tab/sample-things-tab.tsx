import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { sampleThings } from './sample-things.contract.ts';
import messages from './sample-things-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'title', label: messages.name, grows: true, render: ({ title }) => text(title) },
  { id: 'note', label: messages.note, render: ({ noteText }) => text(noteText) || '-' },
];

/** SampleThings of the person. */
export const SampleThingsTab = ({ partyId }: ProfileTabProps) => (
  <PartEditor of={sampleThings} partyId={partyId} title={messages.list} columns={columns} rowName={({ title }) => text(title)} />
);
