import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './formula-page.messages.fa.ts';

interface PublishDialogProps {
  title: string;
  /** Answers the sentence of what came of it. */
  act: (lateReason: string) => Promise<string>;
  onClose: () => void;
}

const MAX_REASON = 300;

/** Asks before a draft is published, with the reason that a beginning in a locked period needs. */
export function PublishDialog({ title, act, onClose }: PublishDialogProps) {
  const [reason, setReason] = useState('');
  async function confirm(): Promise<void> {
    const work = act(reason.trim());
    if (await tellOutcome(work)) showAlert({ type: 'success', message: await work });
  }
  return (
    <ConfirmDialog isOpen title={messages.publishTitle(title)} confirmLabel={messages.publish} onConfirm={confirm} onClose={onClose}>
      <Stack>
        <p>{messages.publishText}</p>
        <TextField label={messages.lateReason} maxLength={MAX_REASON} value={reason} onChange={setReason} />
      </Stack>
    </ConfirmDialog>
  );
}
