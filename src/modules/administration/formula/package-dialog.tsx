import { PackageOpen, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { BodyOf, ReplyOf } from '#kernel/call.ts';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { importPackage, tryPackage, undoPackage } from '#platform/formula/library/packages/package.contract.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import messages from './formula-page.messages.fa.ts';

type PackageFile = BodyOf<typeof tryPackage>;
type TriedItem = ReplyOf<typeof tryPackage>['items'][number];
type Outcome = ReplyOf<typeof importPackage>;

/** As large as the calls take. */
const MAX_BYTES = 8 * 1_024 * 1_024;

const looks: Readonly<Record<TriedItem['action'], BadgeState>> = { create: 'active', change: 'pending', same: 'draft', refuse: 'failed' };

/** The package in a file; undefined of what is none. */
async function packageIn(file: File): Promise<PackageFile | undefined> {
  try {
    return tryPackage.body?.safeParse(JSON.parse(await file.text()))?.data;
  } catch {
    return undefined;
  }
}

const wordOf = (value: unknown): string => (value === null ? messages.packageNothing : shownDigits(typeof value === 'string' ? value : JSON.stringify(value)));

function noteOf({ message, differences }: TriedItem): string {
  if (message !== null) return message;
  return listInWords(
    differences.map(({ name, from, to }) => messages.packageDifference(messages.packageFields[name as keyof typeof messages.packageFields] ?? name, wordOf(from), wordOf(to))),
  );
}

const columns: readonly GridColumn<TriedItem>[] = [
  { id: 'kind', label: messages.packageKind, width: 110, render: ({ kind }) => messages.packageKinds[kind as keyof typeof messages.packageKinds] ?? kind },
  { id: 'title', label: messages.packageTitle, width: 180, render: ({ title }) => title },
  { id: 'code', label: messages.code, width: 130, render: ({ code }) => <Ltr>{code}</Ltr> },
  { id: 'action', label: messages.status, width: 120, render: ({ action }) => <Badge state={looks[action]}>{messages.packageActions[action]}</Badge> },
  { id: 'note', label: messages.packageNote, grows: true, render: (item) => <bdi>{noteOf(item)}</bdi> },
];

/** A package of formulas: what it would make and change is seen before it comes in, as drafts, and it goes back at once. */
export function PackageDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<PackageFile>();
  const [fault, setFault] = useState<string>();
  const trial = useSend(tryPackage);
  const bringing = useSend(importPackage);
  async function choose(chosen: File | null): Promise<void> {
    trial.reset();
    setFile(chosen);
    const read = chosen === null ? undefined : await packageIn(chosen);
    setFound(read);
    setFault(chosen !== null && read === undefined ? messages.packageUnreadable : undefined);
    if (read !== undefined) trial.mutate({ body: read });
  }
  const items = trial.data?.items ?? [];
  const isFree = items.some(({ action }) => action !== 'same') && items.every(({ action }) => action !== 'refuse');
  const bring = (body: PackageFile): void => void tellOutcome(bringing.mutateAsync({ body }));
  return (
    <Dialog
      isOpen
      size="lg"
      title={messages.packageImport}
      isLocked={bringing.isPending}
      onClose={onClose}
      footer={
        bringing.data !== undefined || found === undefined ? undefined : (
          <Button variant="filled" icon={PackageOpen} isPending={bringing.isPending} isDisabled={!isFree} onPress={() => bring(found)}>
            {messages.packageBring}
          </Button>
        )
      }
    >
      {bringing.data === undefined ? (
        <Stack gap={3}>
          <p>{messages.packageText}</p>
          <FileDrop
            label={messages.packageFile}
            value={file}
            onChange={(chosen) => void choose(chosen)}
            accept={['.json']}
            maxBytes={MAX_BYTES}
            messages={{ type: messages.packageUnreadable, size: messages.packageLarge }}
            error={fault}
          />
          {trial.error === null ? null : <Alert type="error">{trial.error.messages}</Alert>}
          {trial.data === undefined ? null : <Tried items={items} />}
        </Stack>
      ) : (
        <Brought outcome={bringing.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

const Tried = ({ items }: { items: readonly TriedItem[] }) => (
  <DataGrid
    label={messages.packageItems}
    columns={columns}
    rows={items}
    rowKey={({ kind, code }) => `${kind} ${code}`}
    hasCards
    empty={<EmptyState title={messages.packageUnreadable} headingLevel={3} />}
  />
);

/** What came in, and the way back. */
function Brought({ outcome: { id, created, changed }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const mayUndo = useMay(undoPackage);
  const undo = useSend(undoPackage);
  const takeBack = async (): Promise<void> => {
    if (await tellOutcome(undo.mutateAsync({ params: { libraryPackageId: id } }), messages.packageUndone)) onClose();
  };
  return (
    <Stack gap={3}>
      <Alert type="success" isLive>
        {messages.packageBrought(formatNumber(created), formatNumber(changed))}
      </Alert>
      {mayUndo ? (
        <div>
          <Button icon={Undo2} isPending={undo.isPending} onPress={() => void takeBack()}>
            {messages.packageUndo}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
