import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { postponeInstallment, readPostponing } from './loan-moving.contract.ts';
import { reasonForm } from './loan-moving.form.ts';
import messages from './loan-moving-page.messages.fa.ts';
import { MoveFields } from './move-fields.tsx';
import { type How, monthsOf, startingHow } from './move-how.ui.ts';
import { PlanGrid } from './plan-grid.tsx';
import { UntilRead } from './until-read.tsx';

type Told = ReplyOf<typeof readPostponing>;

const CONFLICT = 409;

/** Moves a line of a loan, with the plan as it would be beside the one that holds. */
export function PostponeDialog({ loanId, number, onClose }: { loanId: string; number: number; onClose: () => void }) {
  const [how, setHow] = useState(startingHow);
  const isSaid = how.way === 'end' || how.months !== null;
  const preview = useCall(readPostponing, { query: { loanId, number: String(number), ...queryOf(how) }, enabled: isSaid, keepPrevious: true });
  // the loan or the line stays where it is, however it were to move
  const isRefused = preview.error?.status === CONFLICT;
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} size="lg">
      <Stack>
        {isRefused ? <Alert type="warning">{preview.error?.messages}</Alert> : <MoveFields ways={messages.ways} how={how} onChange={setHow} />}
        {preview.error && !isRefused ? <ReadError of={preview} title={messages.noPreview} headingLevel={3} /> : null}
        {!isSaid || preview.error || preview.data === undefined ? null : (
          <UntilRead isOld={preview.isPlaceholderData}>
            <Limits told={preview.data} />
            <DefinedForm
              of={reasonForm}
              call={postponeInstallment}
              layout="dialog"
              submitLabel={messages.submit}
              savedText={messages.done}
              toBody={({ reason }) => ({
                loanId,
                number,
                way: how.way,
                hasProfit: how.hasProfit,
                months: monthsOf(how),
                reason: reason ?? '',
                version: preview.data?.version ?? 0,
              })}
              onSaved={onClose}
              onReset={onClose}
            />
            <PlanGrid lines={preview.data.lines ?? []} />
          </UntilRead>
        )}
      </Stack>
    </Dialog>
  );
}

const queryOf = (how: How) => {
  const months = monthsOf(how);
  return { way: how.way, hasProfit: how.hasProfit, ...(months === null ? {} : { months: String(months) }) };
};

function Limits({ told: { profitAmount, postponements, mostPostponements } }: { told: Told }) {
  const limit =
    postponements === undefined || mostPostponements === undefined ? '' : messages.limitOf({ done: formatNumber(postponements), most: formatNumber(mostPostponements) });
  return (
    <DescriptionList
      items={[
        { term: messages.limit, value: limit },
        { term: messages.profit, value: <bdi>{formatMoney(profitAmount)}</bdi> },
      ]}
    />
  );
}
