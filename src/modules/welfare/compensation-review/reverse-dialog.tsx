import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { refusalReasons } from '../claims/claim-line.rules.ts';
import words from './compensation-reverse.messages.fa.ts';
import { reverseApproval } from './compensation-review.contract.ts';
import { reverseForm } from './reverse.form.ts';

/** Takes the approval of a line back that was not sent to the insurer; open while there is an id. */
export function ReverseDialog({ lineId, close }: { lineId: string | undefined; close: () => void }) {
  return (
    <Dialog isOpen={lineId !== undefined} onClose={close} title={words.title} size="md">
      {lineId === undefined ? null : (
        <DefinedForm
          of={reverseForm}
          call={reverseApproval}
          params={{ lineId }}
          layout="dialog"
          submitLabel={words.reverse}
          toBody={({ refusalId, reason }) => ({ refusalId: refusalReasons.find((one) => one === refusalId) ?? 'RfOther', reason: reason ?? '' })}
          onSaved={close}
          onReset={close}
          autoFocus
        />
      )}
    </Dialog>
  );
}
