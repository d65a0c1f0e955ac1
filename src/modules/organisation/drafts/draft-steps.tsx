import { Check, Rocket, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton, type AskButtonProps } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatLongDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { activateDraft, approveDraft, discardDraft, type readDraft, returnDraft, submitDraft, withdrawDraft } from './drafts.contract.ts';
import { returnForm } from './drafts.form.ts';
import styles from './drafts.module.css';
import messages from './drafts-page.messages.fa.ts';

export type Draft = ReplyOf<typeof readDraft>['draft'];

interface StepProps {
  draft: Draft;
  changeCount: number;
}

/** What may be done with a draft as it stands, by this reader. */
export function DraftSteps(props: StepProps) {
  const { draft } = props;
  const { statusId, title: name, isOwn, effectiveDate } = draft;
  const [mayEdit, mayApprove, mayDiscard] = [useMay(submitDraft), useMay(approveDraft), useMay(discardDraft)];
  const [isOpen, isSubmitted, isApproved] = [statusId === 'DrfOpen', statusId === 'DrfSubmitted', statusId === 'DrfApproved'];
  return (
    <>
      {mayDiscard && (isOpen || isSubmitted || isApproved) ? (
        <Step draft={draft} call={discardDraft} icon={Trash2} label={messages.discard} title={messages.discardTitle({ name })} done={messages.discarded} isDanger>
          {messages.discardEffect}
        </Step>
      ) : null}
      {mayEdit && isOwn && (isSubmitted || isApproved) ? (
        <Step draft={draft} call={withdrawDraft} icon={Undo2} label={messages.withdraw} title={messages.withdrawTitle({ name })} done={messages.withdrawn}>
          {messages.withdrawEffect}
        </Step>
      ) : null}
      {mayApprove && !isOwn && (isSubmitted || isApproved) ? <Return draft={draft} /> : null}
      {mayEdit && isOpen && props.changeCount > 0 ? (
        <Step draft={draft} call={submitDraft} icon={Send} variant="filled" label={messages.submit} title={messages.submitTitle({ name })} done={messages.submitted}>
          {messages.submitEffect}
        </Step>
      ) : null}
      {mayApprove && isSubmitted && !isOwn ? (
        <Step draft={draft} call={approveDraft} icon={Check} variant="filled" label={messages.approve} title={messages.approveTitle({ name })} done={messages.approved}>
          <p className={styles.effect}>{effectiveDate > today() ? messages.approveEffect : messages.approveDue}</p>
          {effectiveDate < today() ? <p className={styles.effect}>{messages.activatePast}</p> : null}
        </Step>
      ) : null}
      {mayApprove && isApproved ? <Activate {...props} /> : null}
    </>
  );
}

function Activate({ draft, changeCount }: StepProps) {
  const { title: name, effectiveDate } = draft;
  return (
    <Step draft={draft} call={activateDraft} icon={Rocket} variant="filled" label={messages.activate} title={messages.activateTitle({ name })} done={messages.activated}>
      <p className={styles.effect}>{messages.activateEffect({ date: formatLongDate(effectiveDate), count: formatNumber(changeCount) })}</p>
      {effectiveDate < today() ? <p className={styles.effect}>{messages.activatePast}</p> : null}
      {effectiveDate > today() ? <p className={styles.effect}>{messages.activateAhead}</p> : null}
    </Step>
  );
}

interface OneStepProps extends Pick<AskButtonProps, 'icon' | 'variant' | 'label' | 'title' | 'done' | 'isDanger' | 'children'> {
  draft: Draft;
  call: typeof submitDraft | typeof withdrawDraft | typeof approveDraft | typeof activateDraft | typeof discardDraft;
}

function Step({ draft: { draftId, rowVersion }, call, ...ask }: OneStepProps) {
  const send = useSend(call);
  return <AskButton {...ask} act={() => send.mutateAsync({ params: { draftId }, body: { rowVersion } })} />;
}

function Return({ draft }: { draft: Draft }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={Undo2} onPress={() => setOpen(true)}>
        {messages.return}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={messages.returnTitle}>
        <p className={styles.effect}>{messages.returnEffect}</p>
        <DefinedForm
          of={returnForm}
          call={returnDraft}
          params={{ draftId: draft.draftId }}
          toBody={({ returnText }) => ({ returnText, rowVersion: draft.rowVersion })}
          layout="dialog"
          submitLabel={messages.return}
          autoFocus
          onReset={close}
          onSaved={close}
        />
      </Dialog>
    </>
  );
}
