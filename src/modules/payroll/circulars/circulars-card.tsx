import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { displayNameIn } from '#kernel/file-value/file-value.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { useKitServices } from '#ui/services/services.tsx';
import { addCircular, legalCirculars, removeCircular } from './circulars.contract.ts';
import { circularForm } from './circulars.form.ts';
import words from './circulars.messages.fa.ts';

type Row = ReplyOf<typeof legalCirculars>['list'][number];

function Paper({ row: { attachment, title } }: { row: Row }) {
  const { files } = useKitServices();
  return (
    <a href={files.address(attachment)} aria-label={words.open(title)} target="_blank" rel="noreferrer">
      {displayNameIn(attachment)}
    </a>
  );
}

function Remove({ row: { legalCircularId } }: { row: Row }) {
  const { mutateAsync } = useSend(removeCircular);
  return (
    <AskButton label={words.remove} size="sm" isDanger title={words.removeTitle} act={() => mutateAsync({ params: { id: legalCircularId } })} done={words.removed}>
      {words.removeText}
    </AskButton>
  );
}

const columns: GridColumn<Row>[] = [
  { id: 'title', label: words.title, grows: true, render: ({ title }) => <bdi>{title}</bdi> },
  { id: 'number', label: words.number, render: ({ circularNumber }) => <bdi>{circularNumber ?? '-'}</bdi> },
  { id: 'issuedOn', label: words.issuedOn, render: ({ issuedOn }) => (issuedOn === null ? '-' : formatDate(issuedOn)) },
  { id: 'kind', label: words.kind, render: ({ kindName }) => kindName ?? words.wholeYear },
  { id: 'attachment', label: words.attachment, hasControls: true, render: (row) => <Paper row={row} /> },
];
const acts: GridColumn<Row> = { id: 'acts', label: words.acts, isService: true, hasControls: true, render: (row) => <Remove row={row} /> };

/** The papers that the figures of a year rest on. `isUsed`: somebody was paid by them, so they stay. */
export function CircularsCard({ year, isUsed }: { year: number; isUsed: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const [mayAdd, mayRemove] = [useMay(addCircular), useMay(removeCircular)];
  const add = mayAdd ? (
    <Button size="sm" icon={Plus} onPress={() => setAdding(true)}>
      {words.add}
    </Button>
  ) : undefined;
  return (
    <Card title={words.heading} isFlush actions={add}>
      <ReadGrid
        of={useCall(legalCirculars, { query: { year } })}
        rowsOf={({ list }) => list}
        label={words.list}
        columns={mayRemove && !isUsed ? [...columns, acts] : columns}
        rowKey={({ legalCircularId }) => legalCircularId}
        failed={words.failed}
        none={words.none}
      />
      {isAdding ? (
        <Dialog isOpen title={words.add} onClose={() => setAdding(false)}>
          <DefinedForm
            of={circularForm}
            layout="dialog"
            autoFocus
            call={addCircular}
            toBody={(values) => ({ ...values, jalaliYear: year })}
            submitLabel={words.add}
            savedText={words.added}
            onReset={() => setAdding(false)}
            onSaved={() => setAdding(false)}
          />
        </Dialog>
      ) : null}
    </Card>
  );
}
