import { FolderDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnNote } from '#platform/party/own-file/own-file.ui.ts';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import { PartEditor, type PartRow, PartStack } from '#platform/party/parts/part-editor.tsx';
import { PartFile } from '#platform/party/parts/part-file.tsx';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { AnyForm } from '#ui/any/any.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { type DocumentState, documentChecklist, documentsZip, personDocuments } from './documents.contract.ts';
import messages from './documents-page.messages.fa.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const columns: readonly GridColumn<PartRow>[] = [
  { id: 'type', label: messages.type, render: ({ typeName }) => text(typeName) },
  { id: 'date', label: messages.date, render: ({ documentDate }) => formatDate(text(documentDate)) || '-' },
  { id: 'expiry', label: messages.expiry, render: ({ expiryDate }) => formatDate(text(expiryDate)) || '-' },
  { id: 'description', label: messages.description, grows: true, render: ({ description }) => <bdi>{text(description) || '-'}</bdi> },
  { id: 'file', label: messages.file, hasControls: true, render: ({ file }) => <PartFile value={file} /> },
];

const looks: Readonly<Record<DocumentState, BadgeState>> = { missing: 'rejected', noFile: 'pending', expired: 'overdue', expiring: 'pending', present: 'done' };

/** Items of the checklist as rows of a grid; fields of classes that the reader lacks do not come. */
interface Item {
  readonly documentTypeEnumId?: string | undefined;
  readonly typeName?: string | undefined;
  readonly state?: DocumentState | undefined;
  readonly expiryDate?: string | null | undefined;
}

const itemColumns: readonly GridColumn<Item>[] = [
  { id: 'type', label: messages.type, grows: true, render: ({ typeName }) => typeName },
  { id: 'state', label: messages.state, render: ({ state }) => (state === undefined ? '-' : <Badge state={looks[state]}>{messages.states[state]}</Badge>) },
  { id: 'expiry', label: messages.expiry, render: ({ expiryDate }) => formatDate(expiryDate) || '-' },
];

/** A document that is not there, or is about to lapse, is entered from its row; to one without a file it is added where it stands. */
const isAsked = ({ state }: Item): boolean => state === 'missing' || state === 'expired' || state === 'expiring';

/** The form of a new document of a kind. */
function AddDialog({ partyId, item: { documentTypeEnumId = '', typeName = '' }, onClose }: { partyId: string; item: Item; onClose: () => void }) {
  return (
    <Dialog isOpen title={messages.addOf({ type: typeName })} onClose={onClose}>
      <AnyForm
        of={personDocuments.form}
        call={personDocuments.create}
        layout="dialog"
        start={{ documentTypeEnumId }}
        toBody={(values) => ({ ...values, partyId })}
        submitLabel={parts.add}
        onReset={onClose}
        onSaved={onClose}
      />
    </Dialog>
  );
}

/** What the employment of the person asks for. */
function Checklist({ partyId }: { partyId: string }) {
  const [adding, add] = useState<Item>();
  const isForReading = useForReading();
  const isOthers = useOwnNote(personDocuments.own, partyId) === undefined;
  const mayAdd = useMay(personDocuments.create) && !isForReading && isOthers;
  const acts: GridColumn<Item> = {
    id: 'acts',
    label: parts.acts,
    isService: true,
    hasControls: true,
    render: (item) =>
      isAsked(item) ? (
        <Button size="sm" icon={Plus} aria-label={messages.addOf({ type: item.typeName ?? '' })} onPress={() => add(item)}>
          {parts.add}
        </Button>
      ) : null,
  };
  const read = useCall(documentChecklist, { query: { partyId } });
  const items = read.data?.items;
  const open = (items ?? []).filter(({ state }) => state !== 'present' && state !== 'expiring').length;
  return (
    <Card title={messages.checklist}>
      {items === undefined || items.length === 0 ? null : (
        <Alert type={open > 0 ? 'warning' : 'success'} isLive={false}>
          {open > 0 ? messages.missing(formatNumber(open)) : messages.complete}
        </Alert>
      )}
      <ReadGrid
        of={read}
        rowsOf={(answer): readonly Item[] => answer.items}
        label={messages.checklistRows}
        rowKey={({ documentTypeEnumId }) => documentTypeEnumId ?? ''}
        bones={3}
        failed={messages.checklistFailed}
        none={messages.checklistNone}
        columns={mayAdd ? [...itemColumns, acts] : itemColumns}
      />
      {adding === undefined ? null : <AddDialog partyId={partyId} item={adding} onClose={() => add(undefined)} />}
    </Card>
  );
}

/** All files of the person in one archive; nothing while there is none. */
function DownloadAll({ partyId }: { partyId: string }) {
  const { data } = useCall(personDocuments.list, { query: { partyId } });
  if (!data?.rows.some((row) => text((row as PartRow)['file']) !== '')) return null;
  return (
    <RunButton icon={FolderDown} run={async () => saveBlob(await sendForBlob(documentsZip, { query: { partyIds: partyId } }), messages.archiveName)}>
      {messages.downloadAll}
    </RunButton>
  );
}

export const DocumentsTab = ({ partyId }: ProfileTabProps) => (
  <PartStack>
    <PartEditor
      of={personDocuments}
      partyId={partyId}
      title={messages.documents}
      columns={columns}
      rowName={({ typeName }) => text(typeName) || messages.type}
      actions={<DownloadAll partyId={partyId} />}
    />
    <Checklist partyId={partyId} />
  </PartStack>
);
