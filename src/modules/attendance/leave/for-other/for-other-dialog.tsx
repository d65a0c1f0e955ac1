import { useState } from 'react';
import { missingOf } from '#platform/tasks/variables.ui.ts';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import type { LeaveRequestInput } from '../request/leave-request.form.ts';
import { type Draft, type Kind, neededOf, RequestFields } from '../request/request-fields.tsx';
import { askLeaveFor } from './for-other.contract.ts';
import words from './for-other-page.messages.fa.ts';

interface Props {
  partyId: string;
  fullName: string;
  kinds: readonly Kind[];
  onClose: () => void;
}

/** Asks for leave of somebody else. */
export function ForOtherDialog({ partyId, fullName, kinds, onClose }: Props) {
  const [said, say] = useState<Draft>({ leaveTypeId: kinds[0]?.leaveTypeId, mode: 'daily' } as Draft);
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync, isPending } = useSend(askLeaveFor, {
    onSuccess: ({ what }) => {
      showAlert({ type: 'success', message: words.sent({ what }) });
      onClose();
    },
  });
  const send = (): void => {
    const missing = missingOf(neededOf(kinds, said));
    if (Object.keys(missing).length > 0) setFaults(missing);
    else {
      const whole = said.mode === 'daily' ? said : { ...said, thruDate: said.fromDate };
      void tellFaults(mutateAsync({ body: { ...(whole as LeaveRequestInput), partyId } }), setFaults);
    }
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={words.title({ name: fullName })}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} onPress={send}>
            {words.send}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <Meta>{words.text}</Meta>
        <RequestFields kinds={kinds} values={said} errors={faults} isReadOnly={false} onChange={(change) => say((old) => ({ ...old, ...change }))} />
      </Stack>
    </Dialog>
  );
}
