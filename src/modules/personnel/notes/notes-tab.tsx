import { useMemo } from 'react';
import { PartEditor, type PartRow } from '#platform/party/parts/part-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { heldClasses } from '../search/search.contract.ts';
import { personNotes } from './notes.contract.ts';
import { noteFormWith } from './notes.form.ts';
import { type NoteKind, noteClass, noteKinds } from './notes.rules.ts';
import messages from './notes-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const kindOf = ({ noteKind }: PartRow): string => messages.kinds[noteKind as NoteKind] ?? '';

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'date', label: messages.date, render: ({ noteDate }) => formatDate(text(noteDate)) },
  { id: 'kind', label: messages.kind, render: kindOf },
  { id: 'text', label: messages.text, grows: true, render: ({ noteText }) => <bdi>{text(noteText)}</bdi> },
];

/** What the office has noted on the person. A kind of a class that the reader lacks is not offered: they would meet no such note. */
export function NotesTab({ partyId }: ProfileTabProps) {
  const { data } = useCall(heldClasses, { staleTime: Number.POSITIVE_INFINITY, enabled: useMay(heldClasses) });
  const classes = data?.classes;
  const form = useMemo(() => personNotes.dressed(noteFormWith(noteKinds.filter((kind) => classes?.includes(noteClass(kind)) !== false))), [classes]);
  return (
    <PartEditor
      of={personNotes}
      form={form}
      partyId={partyId}
      title={messages.notes}
      columns={columns}
      rowName={(row) => messages.noteOf({ kind: kindOf(row), date: formatDate(text(row['noteDate'])) })}
      start={{ noteDate: today(), noteKind: 'general' }}
    />
  );
}
