import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { askLoanEnding } from './loan-endings.contract.ts';
import { loanEndingForm } from './loan-endings.table.ts';
import words from './loan-endings-page.messages.fa.ts';

/** Asks to cancel a loan of somebody else, or to write it off; nothing for who may not. */
export function AskLoanEnding({ loanId }: { loanId: string }) {
  const may = useMay(askLoanEnding);
  const [isAsking, ask] = useState(false);
  const close = () => ask(false);
  if (!may) return null;
  return (
    <>
      <Button variant="outline" icon={Ban} onPress={() => ask(true)}>
        {words.ask}
      </Button>
      {isAsking ? (
        <Dialog isOpen onClose={close} title={words.ask} size="md">
          <DefinedForm
            of={loanEndingForm}
            call={askLoanEnding}
            layout="dialog"
            start={{ kind: 'cancelled' }}
            submitLabel={words.submit}
            savedText={words.asked}
            toBody={({ kind, reason }) => ({ loanId, kind: kind === 'writtenOff' ? ('writtenOff' as const) : ('cancelled' as const), reason: reason ?? '' })}
            onSaved={close}
            onReset={close}
            autoFocus
          />
        </Dialog>
      ) : null}
    </>
  );
}
