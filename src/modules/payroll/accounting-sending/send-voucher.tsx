import { Send } from 'lucide-react';
import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { Row } from '#ui/stack/stack.tsx';
import { readSending, sendVoucher } from './accounting-sending.contract.ts';
import words from './sending-page.messages.fa.ts';

/** What became of a voucher on its way to accounting software, and the way to send it. */
export function SendVoucher({ payVoucherId }: { payVoucherId: string }) {
  const params = { payVoucherId };
  const { data } = useCall(readSending, { params });
  const { mutateAsync } = useSend(sendVoucher);
  const may = useMay(sendVoucher);
  const [isAsking, ask] = useState(false);
  if (data === undefined) return null;
  const { state = null, triedAt = null, message = null } = data;
  const when = triedAt === null ? '' : formatDateTime(triedAt);
  return (
    <>
      <Row>
        {state === 'sent' ? <Badge state="approved">{words.sentOn({ when })}</Badge> : null}
        {may && state !== 'sent' ? (
          <Button icon={Send} onPress={() => ask(true)}>
            {words.send}
          </Button>
        ) : null}
      </Row>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          title={words.send}
          confirmLabel={words.send}
          onConfirm={async () => void (await tellOutcome(mutateAsync({ params, body: {} }), words.sent))}
          onClose={() => ask(false)}
        >
          {words.sendText}
        </ConfirmDialog>
      ) : null}
      {state === 'failed' ? (
        <Alert type="warning" title={words.failedOn({ when })}>
          {message}
        </Alert>
      ) : null}
    </>
  );
}
