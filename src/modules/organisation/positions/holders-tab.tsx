import { CalendarX, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowAction, RowOf } from '#ui/data-table/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { addHolder, deleteHolder, editHolder, endHolder, holders } from './holders.contract.ts';
import { holderEditForm, holderForm } from './holders.form.ts';
import { holdersOfPostTable } from './holders.table.ts';
import { DELETE, EDIT, positions } from './positions.contract.ts';
import styles from './positions.module.css';
import messages from './positions-page.messages.fa.ts';
import { useReplaceQuestion } from './replace-question.tsx';

type Row = RowOf<typeof holders.list>;
/** What is open over the list: a new link, or something done with one. */
type Open = { readonly act: 'add' } | { readonly act: 'edit' | 'end' | 'remove'; readonly row: Row };

const outdated: readonly AnyCall[] = [holders.list, positions.list];

interface HoldersTabProps {
  emplPositionId: string;
  asOf: string | undefined;
}

/** Who holds the post on the day, with those before and after on request. */
export function HoldersTab({ emplPositionId, asOf }: HoldersTabProps) {
  const [open, setOpen] = useState<Open>();
  const [isWhole, setWhole] = useState(false);
  const mayEdit = useMay(EDIT);
  const mayRemove = useMay(DELETE);
  const close = () => setOpen(undefined);
  const actions: RowAction<Row>[] = [
    { id: 'edit', label: messages.editThis, icon: Pencil, run: (row) => setOpen({ act: 'edit', row }), isShown: () => mayEdit },
    { id: 'end', label: messages.endThis, icon: CalendarX, run: (row) => setOpen({ act: 'end', row }), isShown: () => mayEdit },
    { id: 'remove', label: messages.removeThis, icon: Trash2, run: (row) => setOpen({ act: 'remove', row }), isShown: () => mayRemove, isDanger: true, isRare: true },
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
      {open?.act === 'add' ? <AddDialog emplPositionId={emplPositionId} day={asOf ?? today()} onClose={close} /> : null}
      {open?.act === 'edit' ? <EditDialog row={open.row} day={asOf ?? today()} onClose={close} /> : null}
      {open?.act === 'end' ? <EndDialog row={open.row} day={asOf ?? today()} onClose={close} /> : null}
      {open?.act === 'remove' ? <RemoveDialog row={open.row} onClose={close} /> : null}
    </>
  );
}

const nameOf = ({ fullName }: Row): string => fullName ?? '';

interface DialogProps {
  row: Row;
  /** Day the list shows. */
  day: string;
  onClose: () => void;
}

function AddDialog({ emplPositionId, day, onClose }: Omit<DialogProps, 'row'> & { emplPositionId: string }) {
  const { settle, question } = useReplaceQuestion();
  return (
    <Dialog isOpen title={messages.addHolder} onClose={onClose}>
      <DefinedForm
        of={holderForm}
        layout="dialog"
        call={addHolder}
        params={{ emplPositionId }}
        start={{ roleTypeId: 'Employee', partyFromDate: day, mainPosition: 'Y', occupancyRate: 100 }}
        submitLabel={messages.addHolder}
        settle={settle}
        outdates={outdated}
        autoFocus
        onReset={onClose}
        onSaved={onClose}
      />
      {question}
    </Dialog>
  );
}

function EditDialog({ row, day, onClose }: DialogProps) {
  const { settle, question } = useReplaceQuestion();
  const { emplPositionPartyId, partyFromDate, partyThruDate, mainPosition, occupancyRate, rowVersion } = row;
  const isIn = (partyFromDate ?? '') <= day && (partyThruDate ?? day) >= day;
  return (
    <Dialog isOpen title={messages.editHolder({ name: nameOf(row) })} onClose={onClose}>
      <DefinedForm
        of={holderEditForm}
        layout="dialog"
        call={editHolder}
        params={{ emplPositionPartyId }}
        values={{ partyFromDate, partyThruDate, mainPosition, occupancyRate, from: isIn ? day : partyFromDate }}
        version={rowVersion}
        settle={settle}
        outdates={outdated}
        onReset={onClose}
        onSaved={onClose}
      />
      {question}
    </Dialog>
  );
}

async function done(work: Promise<unknown>, message: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isApiError(error)) throw error;
    showError(error);
    return;
  }
  showAlert({ type: 'success', message });
}

function EndDialog({ row, day, onClose }: DialogProps) {
  const [on, setOn] = useState<string | null>(day);
  const end = useSend(endHolder, { outdates: outdated });
  const { emplPositionPartyId, rowVersion = 0 } = row;
  const name = nameOf(row);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={messages.endTitle({ name })}
      confirmLabel={messages.endThis}
      onConfirm={() => done(end.mutateAsync({ params: { emplPositionPartyId }, body: { on: on ?? day, rowVersion } }), messages.endedHolder({ name }))}
    >
      <p>{messages.endEffect}</p>
      <DateField label={messages.endOn} value={on} onChange={setOn} />
    </ConfirmDialog>
  );
}

function RemoveDialog({ row, onClose }: Omit<DialogProps, 'day'>) {
  const remove = useSend(deleteHolder, { outdates: outdated });
  const name = nameOf(row);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={messages.removeHolderTitle({ name })}
      confirmLabel={messages.removeThis}
      onConfirm={() => done(remove.mutateAsync({ params: { emplPositionPartyId: row.emplPositionPartyId } }), messages.removedHolder({ name }))}
    >
      {messages.removeHolderEffect}
    </ConfirmDialog>
  );
}
