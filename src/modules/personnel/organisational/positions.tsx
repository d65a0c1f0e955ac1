import { CalendarClock, CalendarX, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import {
  AddPositionDialog,
  CorrectHolderDialog,
  correctHolder,
  deleteHolder,
  EditHolderDialog,
  EndHolderDialog,
  editHolder,
  type OpenLink,
  RemoveHolderDialog,
} from '#modules/organisation/organisation.web.ts';
import { useOwnNote } from '#platform/party/own-file/own-file.ui.ts';
import { useForReading } from '#platform/party/parts/for-reading.ui.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import type { ProfileTabProps } from '../profile/profile-tab.ui.ts';
import { personPositions } from './organisational.contract.ts';
import styles from './organisational.module.css';
import messages from './organisational-page.messages.fa.ts';

type Position = ReplyOf<typeof personPositions>['rows'][number];

const day = (date: string | null | undefined) => (date == null ? '-' : formatDate(date));
const titleOf = ({ positionTitle = '' }: Position): string => positionTitle;

const columns: readonly GridColumn<Position>[] = [
  { id: 'post', label: messages.post, grows: true, render: (row) => <bdi>{titleOf(row)}</bdi> },
  { id: 'unit', label: messages.unit, render: ({ unitName }) => (unitName == null ? '-' : <bdi>{unitName}</bdi>) },
  { id: 'role', label: messages.role, render: ({ roleName }) => roleName ?? '-' },
  { id: 'main', label: messages.main, render: ({ mainPosition = 'N' }) => messages.mains[mainPosition] },
  { id: 'rate', label: messages.rate, align: 'count', render: ({ occupancyRate = 0 }) => messages.percent({ value: formatNumber(occupancyRate) }) },
  { id: 'from', label: messages.partyFrom, render: ({ partyFromDate }) => day(partyFromDate) },
  { id: 'thru', label: messages.partyThru, render: ({ partyThruDate }) => day(partyThruDate) },
];

const nothing = { edit: false, correct: false, remove: false };

/** Posts the person holds, held and will hold. They are given and taken by the calls of the organisation. */
export function Seats({ partyId, asOf }: ProfileTabProps) {
  const read = useCall(personPositions, { query: { partyId, asOf } });
  const [open, setOpen] = useState<OpenLink<Position>>();
  const isForReading = useForReading();
  const ownNote = useOwnNote('others', partyId);
  const held = { edit: useMay(editHolder), correct: useMay(correctHolder), remove: useMay(deleteHolder) };
  const may = isForReading || ownNote !== undefined ? nothing : held;
  const shown = { day: asOf ?? today(), onClose: () => setOpen(undefined) };
  const acts: GridColumn<Position> = {
    id: 'acts',
    label: messages.acts,
    isService: true,
    hasControls: true,
    pinned: 'end',
    render: (row) => {
      const post = titleOf(row);
      return (
        <span className={styles.acts}>
          {may.edit ? <IconButton size="sm" icon={CalendarClock} label={messages.editPosition({ post })} onPress={() => setOpen({ act: 'edit', row })} /> : null}
          {may.correct ? <IconButton size="sm" icon={Pencil} label={messages.correctPosition({ post })} onPress={() => setOpen({ act: 'correct', row })} /> : null}
          {may.edit && row.partyThruDate == null ? (
            <IconButton size="sm" icon={CalendarX} label={messages.endPositionRow({ post })} onPress={() => setOpen({ act: 'end', row })} />
          ) : null}
          {may.remove && (may.correct || (row.partyFromDate ?? '') >= today()) ? (
            <IconButton size="sm" icon={Trash2} label={messages.removeFromPosition({ post })} onPress={() => setOpen({ act: 'remove', row })} />
          ) : null}
        </span>
      );
    },
  };
  return (
    <Card
      title={messages.seats}
      {...(Object.values(held).includes(true) ? defined({ caption: ownNote }) : {})}
      actions={
        may.edit ? (
          <Button icon={Plus} onPress={() => setOpen({ act: 'add' })}>
            {messages.insertPosition}
          </Button>
        ) : undefined
      }
    >
      <ReadGrid
        of={read}
        rowsOf={({ rows }) => rows}
        label={parts.rowsOf({ title: messages.seats })}
        rowKey={({ emplPositionPartyId }) => emplPositionPartyId}
        bones={2}
        failed={messages.positionsFailed}
        none={messages.noPositions}
        columns={may.edit || may.correct || may.remove ? [...columns, acts] : columns}
      />
      {open?.act === 'add' ? <AddPositionDialog partyId={partyId} {...shown} /> : null}
      {open?.act === 'edit' ? <EditHolderDialog row={open.row} name={titleOf(open.row)} {...shown} /> : null}
      {open?.act === 'correct' ? <CorrectHolderDialog row={open.row} name={titleOf(open.row)} {...shown} /> : null}
      {open?.act === 'end' ? <EndHolderDialog row={open.row} name={titleOf(open.row)} {...shown} /> : null}
      {open?.act === 'remove' ? <RemoveHolderDialog row={open.row} name={titleOf(open.row)} {...shown} /> : null}
    </Card>
  );
}
