import { type ReactNode, useState } from 'react';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/page/stack.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BatchLines } from './batch-lines.tsx';
import { compensationBatches, makeBatch, payBatch, payBatchByPayroll, unpayBatch } from './compensation-batches.contract.ts';
import words from './compensation-batches-page.messages.fa.ts';

interface Batch {
  readonly compensationBatchId: string;
  readonly batchNumber: number;
  readonly contractTitle: string;
  readonly insurerName: string;
  readonly frozenAt: string;
  readonly lines: number;
  readonly answered: number;
  readonly settled: number;
  readonly paid: number;
  readonly withPay: number;
}

/** Lists that went to the insurer, and the next one. `sheet` draws the lines of one as they are taken away as a file, `bring` the way to bring costs that were paid before. */
export function BatchesTab({ sheet, bring }: { sheet: (compensationBatchId: string) => ReactNode; bring: ReactNode }) {
  const read = useCall(compensationBatches, {});
  const may = useMay(makeBatch);
  const [opened, open] = useState<Batch>();
  const batches = read.data?.rows as readonly Batch[] | undefined;
  return (
    <Stack>
      {may ? <div>{bring}</div> : null}
      {may && read.data !== undefined && read.data.waiting.length > 0 ? <NextBatch of={read.data.waiting} /> : null}
      <Card>
        {read.error ? (
          <ReadError of={read} title={words.failed} headingLevel={2} />
        ) : batches === undefined ? (
          <Skeleton count={4} />
        ) : batches.length === 0 ? (
          <EmptyState title={words.none}>{may ? words.noneAdvice : null}</EmptyState>
        ) : (
          <div>
            {batches.map((batch) => (
              <OneBatch key={batch.compensationBatchId} of={batch} may={may} onOpen={() => open(batch)} />
            ))}
          </div>
        )}
      </Card>
      {opened === undefined ? null : (
        <Dialog isOpen isDrawer size="lg" title={words.openOf({ number: formatNumber(opened.batchNumber) })} onClose={() => open(undefined)}>
          <Stack>
            <BatchLines compensationBatchId={opened.compensationBatchId} />
            {sheet(opened.compensationBatchId)}
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}

interface Contract {
  readonly insuranceContractId: string;
  readonly contractTitle: string;
  readonly lines: number;
}

/** Closes what is approved of a contract into the next list. */
function NextBatch({ of }: { of: readonly Contract[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const { mutateAsync } = useSend(makeBatch);
  const options = of.map(({ insuranceContractId, contractTitle, lines }) => ({
    id: insuranceContractId,
    label: words.waiting({ contract: contractTitle, lines: formatNumber(lines) }),
  }));
  const insuranceContractId = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  return (
    <Card>
      <Stack>
        <SelectField label={words.contract} options={options} value={insuranceContractId ?? null} onChange={choose} />
        {insuranceContractId === undefined ? null : (
          <div>
            <AskButton label={words.make} variant="filled" title={words.makeTitle} act={() => mutateAsync({ body: { insuranceContractId } })} done={words.made}>
              {words.makeText}
            </AskButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function OneBatch({ of, may, onOpen }: { of: Batch; may: boolean; onOpen: () => void }) {
  const { batchNumber, lines, answered, settled, paid, withPay } = of;
  const number = formatNumber(batchNumber);
  return (
    <RequestEntry
      title={words.batch({ number })}
      beside={words.counts({ lines: formatNumber(lines), answered: formatNumber(answered), settled: formatNumber(settled), paid: formatNumber(paid) })}
      status={null}
      acts={
        <>
          <Button size="sm" variant="ghost" aria-label={words.openOf({ number })} onPress={onOpen}>
            {words.open}
          </Button>
          {may ? <Payments of={of} number={number} /> : null}
        </>
      }
      lines={[
        words.closedOn({ contract: of.contractTitle, insurer: of.insurerName, when: formatDateTime(of.frozenAt) }),
        ...(withPay > 0 ? [words.withPay({ lines: formatNumber(withPay) })] : []),
      ]}
    />
  );
}

/** How what is settled is paid: by the bank on a day, or with the next salary; and how that is taken back. */
function Payments({ of: { compensationBatchId, settled, paid, withPay }, number }: { of: Batch; number: string }) {
  const byBank = useSend(payBatch);
  const byPayroll = useSend(payBatchByPayroll);
  const back = useSend(unpayBatch);
  const params = { compensationBatchId };
  const small = { size: 'sm', variant: 'ghost' } as const;
  return (
    <>
      {settled > paid + withPay ? (
        <>
          <AskButton
            {...{ ...small, label: words.pay, title: words.payTitle, dayLabel: words.paidOn, done: words.paid, 'aria-label': words.payOf({ number }) }}
            act={(paidOn) => byBank.mutateAsync({ params, body: { paidOn } })}
          >
            {words.payText}
          </AskButton>
          <AskButton
            {...{ ...small, label: words.payWithPay, title: words.payWithPayTitle, done: words.handed, 'aria-label': words.payWithPayOf({ number }) }}
            act={() => byPayroll.mutateAsync({ params })}
          >
            {words.payWithPayText}
          </AskButton>
        </>
      ) : null}
      {paid + withPay > 0 ? (
        <AskButton
          {...{ ...small, label: words.unpay, title: words.unpayTitle, done: words.unpaid, 'aria-label': words.unpayOf({ number }) }}
          act={() => back.mutateAsync({ params })}
        >
          {words.unpayText}
        </AskButton>
      ) : null}
    </>
  );
}
