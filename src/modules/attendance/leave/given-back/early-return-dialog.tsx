import { useState } from 'react';
import { type Faults, tellFaults } from '#ui/act/tell-faults.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { LeaveRequest } from '../leave.contract.ts';
import { returnEarly } from './given-back.contract.ts';
import words from './given-back-page.messages.fa.ts';

/** Ends leave of somebody on the day before the return to work. */
export function EarlyReturn({ request: { requestId, thruDate }, what }: { request: LeaveRequest; what: string }) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={words.openOf({ what })} onPress={() => ask(true)}>
        {words.open}
      </Button>
      {isAsking ? <EarlyReturnDialog leaveRequestId={requestId} lastDay={thruDate} onClose={() => ask(false)} /> : null}
    </>
  );
}

function EarlyReturnDialog({ leaveRequestId, lastDay, onClose }: { leaveRequestId: string; lastDay: string; onClose: () => void }) {
  const [backOn, setBackOn] = useState<string | null>(lastDay);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { mutateAsync, isPending } = useSend(returnEarly);
  async function save(): Promise<void> {
    if (await tellFaults(mutateAsync({ params: { leaveRequestId }, body: { backOn: backOn ?? '', reason } }), setFaults, words.saved)) onClose();
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="filled" isPending={isPending} onPress={() => void save()}>
            {words.save}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {kit.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <Meta>{words.text}</Meta>
        <DateField label={words.backOn} isRequired value={backOn} onChange={setBackOn} error={faults['backOn']} />
        <TextArea label={words.reason} isRequired rows={2} maxLength={500} value={reason} onChange={setReason} error={faults['reason']} />
      </Stack>
    </Dialog>
  );
}
