import { useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { requestAccess } from './request.contract.ts';
import messages from './request.messages.fa.ts';

/** Asks the administrators for the page at `path`; once is enough. */
export function RequestButton({ path }: { path: string }) {
  const [isAsked, setAsked] = useState(false);
  const ask = useSend(requestAccess, {
    onSuccess: ({ asked }) => {
      setAsked(asked);
      showAlert(asked ? { type: 'success', message: messages.asked } : { type: 'warning', message: messages.nobody });
    },
  });
  return (
    <Button variant="filled" isPending={ask.isPending} isDisabled={isAsked} onPress={() => ask.mutate({ body: { path } }, { onError: showError })}>
      {messages.ask}
    </Button>
  );
}
