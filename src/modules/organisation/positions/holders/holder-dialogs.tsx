import type { ReactNode } from 'react';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import styles from '../positions.module.css';
import messages from '../positions-page.messages.fa.ts';
import { addHolder, correctHolder, deleteHolder, editHolder, endHolder } from './holders.contract.ts';
import { holderCorrectForm, holderEditForm, holderForm, positionForm } from './holders.form.ts';
import { useReplaceQuestion } from './replace-question.tsx';

/** A link of a person to a post as its row says it. */
export interface HolderLink {
  readonly emplPositionPartyId: string;
  readonly rowVersion?: number | undefined;
  readonly partyFromDate?: string | null | undefined;
  readonly partyThruDate?: string | null | undefined;
  readonly mainPosition?: string | null | undefined;
  readonly occupancyRate?: number | null | undefined;
}

/** What is open over a list of links: a new one, or something done with one. */
export type OpenLink<R extends HolderLink> = { readonly act: 'add' } | { readonly act: 'edit' | 'correct' | 'end' | 'remove'; readonly row: R };

interface DialogProps {
  row: HolderLink;
  /** Names the link to people: whose it is, or which post. */
  name: string;
  /** Day the list shows. */
  day: string;
  /** Further lists that show the link. */
  onClose: () => void;
}

const start = (day: string) => ({ roleTypeId: 'Employee', partyFromDate: day, mainPosition: 'Y', occupancyRate: 100 });

interface LinkDialogProps extends Pick<DialogProps, 'onClose'> {
  title: string;
  /** The form, with what every form of a link is given. */
  children: (shared: { layout: 'dialog'; onReset: () => void; onSaved: () => void } & Pick<ReturnType<typeof useReplaceQuestion>, 'settle'>) => ReactNode;
}

/** Who else stands on the post is asked about over the form. */
function LinkDialog({ title, onClose, children }: LinkDialogProps) {
  const { settle, question } = useReplaceQuestion();
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {children({ layout: 'dialog', settle, onReset: onClose, onSaved: onClose })}
      {question}
    </Dialog>
  );
}

/** A new holder of a post. */
export const AddHolderDialog = ({ emplPositionId, day, ...dialog }: Omit<DialogProps, 'row' | 'name'> & { emplPositionId: string }) => (
  <LinkDialog title={messages.addHolder} {...dialog}>
    {(shared) => <DefinedForm of={holderForm} call={addHolder} params={{ emplPositionId }} start={start(day)} submitLabel={messages.addHolder} autoFocus {...shared} />}
  </LinkDialog>
);

/** A post for a person: the same link, begun at its other end. */
export const AddPositionDialog = ({ partyId, day, ...dialog }: Omit<DialogProps, 'row' | 'name'> & { partyId: string }) => (
  <LinkDialog title={messages.insertPosition} {...dialog}>
    {(shared) => (
      <DefinedForm
        of={positionForm}
        call={addHolder}
        toParams={({ emplPositionId }) => ({ emplPositionId: String(emplPositionId) })}
        toBody={({ emplPositionId: _post, ...values }) => ({ ...values, partyId, replace: undefined, replaceIds: undefined })}
        start={start(day)}
        submitLabel={messages.insertPosition}
        autoFocus
        {...shared}
      />
    )}
  </LinkDialog>
);

export function EditHolderDialog({ row, name, day, ...dialog }: DialogProps) {
  const { emplPositionPartyId, partyFromDate, partyThruDate, mainPosition, occupancyRate, rowVersion } = row;
  const isIn = (partyFromDate ?? '') <= day && (partyThruDate ?? day) >= day;
  const values = { partyFromDate, partyThruDate, mainPosition, occupancyRate, from: isIn ? day : partyFromDate };
  return (
    <LinkDialog title={messages.editHolder({ name })} {...dialog}>
      {(shared) => <DefinedForm of={holderEditForm} call={editHolder} params={{ emplPositionPartyId }} values={values} version={rowVersion} {...shared} />}
    </LinkDialog>
  );
}

/** What was never so is written over, its past too. */
export function CorrectHolderDialog({ row, name, day: _day, ...dialog }: DialogProps) {
  const { emplPositionPartyId, partyFromDate, partyThruDate, mainPosition, occupancyRate, rowVersion } = row;
  const values = { partyFromDate, partyThruDate, mainPosition, occupancyRate };
  return (
    <LinkDialog title={messages.correctHolder({ name })} {...dialog}>
      {(shared) => (
        <>
          <div className={styles.lead}>
            <Alert type="warning" isLive={false}>
              {parts.correctionLead}
            </Alert>
          </div>
          <DefinedForm of={holderCorrectForm} call={correctHolder} params={{ emplPositionPartyId }} values={values} version={rowVersion} {...shared} />
        </>
      )}
    </LinkDialog>
  );
}

export function EndHolderDialog({ row: { emplPositionPartyId, rowVersion = 0 }, name, day, onClose }: DialogProps) {
  const end = useSend(endHolder);
  return (
    <ActDialog
      isDanger
      title={messages.endTitle({ name })}
      confirmLabel={messages.endThis}
      dayLabel={messages.endOn}
      day={day}
      act={(on) => end.mutateAsync({ params: { emplPositionPartyId }, body: { on, rowVersion } })}
      done={messages.endedHolder({ name })}
      onClose={onClose}
    >
      {messages.endEffect}
    </ActDialog>
  );
}

export function RemoveHolderDialog({ row: { emplPositionPartyId, rowVersion }, name, onClose }: Omit<DialogProps, 'day'>) {
  const remove = useSend(deleteHolder);
  return (
    <ActDialog
      isDanger
      title={messages.removeHolderTitle({ name })}
      confirmLabel={messages.removeThis}
      act={() => remove.mutateAsync({ params: { emplPositionPartyId }, query: { rowVersion } })}
      done={messages.removedHolder({ name })}
      onClose={onClose}
    >
      {messages.removeHolderEffect}
    </ActDialog>
  );
}
