/** Where more parts of an issue wait for who decides: one button for all of them. */
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { acceptInRun } from './accept-parts.contract.ts';
import messages from './accept-parts.messages.fa.ts';

export interface WaitingParts {
  /** One of the tasks. */
  readonly taskId: string;
  readonly parts: number;
  readonly people: number;
}

export function AcceptParts({ of: { taskId, parts, people } }: { of: WaitingParts }) {
  const { mutateAsync: send } = useSend(acceptInRun);
  const [isBegun, setBegun] = useState(false);
  const isOpen = useMay(acceptInRun);
  if (isBegun || !isOpen) return null;
  const accept = async (): Promise<void> => {
    const { tasks } = await send({ body: { taskId } });
    showAlert({ type: 'success', message: messages.acceptBegun(formatNumber(tasks)) });
    setBegun(true);
  };
  return (
    <Alert type="info">
      <Stack gap={3}>
        <p>{messages.waiting({ parts: formatNumber(parts), people: formatNumber(people) })}</p>
        <div>
          <RunButton size="sm" icon={CheckCheck} run={accept}>
            {messages.acceptAll}
          </RunButton>
        </div>
      </Stack>
    </Alert>
  );
}
