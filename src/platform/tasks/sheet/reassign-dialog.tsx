import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { reassignTask, taskCandidates } from '../tasks.contract.ts';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import { ColleagueField } from './colleague-field.tsx';

const MOST_LETTERS = 500;

/** Gives a task to somebody else, with the reason. Drawn while it is asked. */
export function ReassignDialog({ taskId, onClose, onDone }: { taskId: string; onClose: () => void; onDone: () => void }) {
  const [partyId, setParty] = useState<string | null>(null);
  const [comment, setComment] = useState('');
  const [faults, setFaults] = useState<{ partyId?: string; comment?: string }>({});
  const { mutateAsync, isPending } = useSend(reassignTask);
  async function give(): Promise<void> {
    const why = comment.trim();
    if (partyId === null || why === '')
      return setFaults({ ...(partyId === null ? { partyId: messages.personNeeded } : {}), ...(why === '' ? { comment: messages.whyNeeded } : {}) });
    const work = mutateAsync({ params: { taskId }, body: { partyId, comment: why } });
    const refused = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (isApiError(refused) && Object.keys(refused.fields).length > 0) return setFaults(refused.fields);
    if (await tellOutcome(work, messages.reassigned)) onDone();
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.reassign}
      size="sm"
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {kit.cancel}
          </Button>
          <Button variant="filled" isPending={isPending} onPress={() => void give()}>
            {messages.reassign}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ColleagueField
          label={messages.reassignTo}
          url={taskCandidates.path.replace(':taskId', taskId)}
          isRequired
          value={partyId}
          error={faults.partyId}
          onChange={(next) => {
            setParty(next);
            setFaults({});
          }}
        />
        <TextArea
          label={messages.reassignWhy}
          isRequired
          maxLength={MOST_LETTERS}
          value={comment}
          error={faults.comment}
          onChange={(next) => {
            setComment(next);
            setFaults({});
          }}
        />
      </div>
    </Dialog>
  );
}
