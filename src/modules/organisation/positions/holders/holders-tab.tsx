import { CalendarX, Pencil, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay, useSession } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowAction, RowOf } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { Switch } from '#ui/switch/switch.tsx';
import styles from '../positions.module.css';
import messages from '../positions-page.messages.fa.ts';
import { AddHolderDialog, CorrectHolderDialog, EditHolderDialog, EndHolderDialog, type OpenLink, RemoveHolderDialog } from './holder-dialogs.tsx';
import { correctHolder, deleteHolder, editHolder, holders } from './holders.contract.ts';
import { holdersOfPostTable } from './holders.table.ts';

type Row = RowOf<typeof holders.list>;

interface HoldersTabProps {
  emplPositionId: string;
  asOf: string | undefined;
}

/** Who holds the post on the day, with those before and after on request. */
export function HoldersTab({ emplPositionId, asOf }: HoldersTabProps) {
  const [open, setOpen] = useState<OpenLink<Row>>();
  const [isWhole, setWhole] = useState(false);
  const mayEdit = useMay(editHolder);
  const mayCorrect = useMay(correctHolder);
  const mayRemove = useMay(deleteHolder);
  const me = useSession(({ user }) => user?.partyId);
  // of oneself a colleague writes it
  const isOthers = ({ partyId }: Row): boolean => partyId !== me;
  const day = asOf ?? today();
  const close = () => setOpen(undefined);
  const actions: RowAction<Row>[] = [
    { id: 'edit', label: messages.editThis, icon: Pencil, run: (row) => setOpen({ act: 'edit', row }), isShown: (row) => mayEdit && isOthers(row) },
    { id: 'correct', label: messages.correctThis, icon: PencilLine, run: (row) => setOpen({ act: 'correct', row }), isShown: (row) => mayCorrect && isOthers(row), isRare: true },
    { id: 'end', label: messages.endThis, icon: CalendarX, run: (row) => setOpen({ act: 'end', row }), isShown: (row) => mayEdit && isOthers(row) },
    {
      id: 'remove',
      label: messages.removeThis,
      icon: Trash2,
      run: (row) => setOpen({ act: 'remove', row }),
      isShown: (row) => mayRemove && isOthers(row) && (mayCorrect || (row.partyFromDate ?? '') >= today()),
      isDanger: true,
      isRare: true,
    },
  ];
  return (
    <>
      <DataTable
        of={holdersOfPostTable}
        list={holders.list}
        export={holders.export}
        isLocal
        hasNoViews
        subject="partyId"
        query={{ asOf, emplPositionId, ...(isWhole && { history: 'Y' }) }}
        unit={messages.holder}
        rowName={nameOf}
        rowActions={actions}
        actions={
          <div className={styles.bar}>
            <Switch isSelected={isWhole} onChange={setWhole}>
              {messages.withHistory}
            </Switch>
            {mayEdit ? (
              <Button icon={Plus} onPress={() => setOpen({ act: 'add' })}>
                {messages.addHolder}
              </Button>
            ) : null}
          </div>
        }
        empty={<EmptyState title={messages.noHolders} headingLevel={3} />}
      />
      {open?.act === 'add' ? <AddHolderDialog emplPositionId={emplPositionId} day={day} onClose={close} /> : null}
      {open?.act === 'correct' ? <CorrectHolderDialog row={open.row} name={nameOf(open.row)} day={day} onClose={close} /> : null}
      {open?.act === 'edit' ? <EditHolderDialog row={open.row} name={nameOf(open.row)} day={day} onClose={close} /> : null}
      {open?.act === 'end' ? <EndHolderDialog row={open.row} name={nameOf(open.row)} day={day} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveHolderDialog row={open.row} name={nameOf(open.row)} onClose={close} /> : null}
    </>
  );
}

const nameOf = ({ fullName }: Row): string => fullName ?? '';
