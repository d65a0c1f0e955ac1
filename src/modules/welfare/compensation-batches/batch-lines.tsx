import { useState } from 'react';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { LineStatus } from '../claims/claim-line.rules.ts';
import { CostType } from '../claims/cost-type.tsx';
import { LineBadge } from '../claims/line-badge.tsx';
import { batchLines, settleLine } from './compensation-batches.contract.ts';
import words from './compensation-batches-page.messages.fa.ts';
import { settleForm } from './settle.form.ts';

type Line = NonNullable<ReturnType<typeof useCall<typeof batchLines>>['data']>['rows'][number];

/** The lines of a list with the answers of the insurer; what differs from our figure is settled here. */
export function BatchLines({ compensationBatchId }: { compensationBatchId: string }) {
  const read = useCall(batchLines, { params: { compensationBatchId } });
  const may = useMay(settleLine);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton count={4} />;
  return (
    <div>
      {read.data.rows.map((line) => (
        <OneLine key={line.lineId} of={line} may={may} />
      ))}
    </div>
  );
}

const said = (term: string, rials: string | null | undefined) => (rials == null ? [] : [{ term, value: formatMoney(rials) }]);

function OneLine({ of, may }: { of: Line; may: boolean }) {
  const [isSettling, settle] = useState(false);
  const { lineId, costTypeEnumId, insuredName, invoiceNumber, insurerReason, insurerPaid, payable } = of;
  const place = formatNumber(of.place);
  return (
    <RequestEntry
      title={words.line({ place, person: of.fullName })}
      status={<LineBadge of={of.status as LineStatus} />}
      acts={
        may && of.status === 'ClmSentToInsurer' ? (
          <Button size="sm" variant="ghost" aria-label={words.settleOf({ place })} onPress={() => settle(!isSettling)}>
            {words.settle}
          </Button>
        ) : undefined
      }
    >
      {of.isDifferent ? <Alert type="warning">{words.different}</Alert> : null}
      <DescriptionList
        isAcross
        items={[
          ...(insuredName === undefined ? [] : [{ term: words.insured, value: <bdi>{insuredName}</bdi> }]),
          ...(costTypeEnumId === undefined ? [] : [{ term: words.costType, value: <CostType of={costTypeEnumId} /> }]),
          ...(invoiceNumber === undefined ? [] : [{ term: words.invoiceNumber, value: <bdi>{invoiceNumber}</bdi> }]),
          ...said(words.payable, payable),
          ...said(words.insurerAccepted, of.insurerAccepted),
          ...said(words.insurerPaid, insurerPaid),
          ...(insurerReason == null ? [] : [{ term: words.insurerReason, value: <bdi>{insurerReason}</bdi> }]),
          ...said(words.settled, of.settled),
        ]}
      />
      {isSettling ? (
        <DefinedForm
          of={settleForm}
          call={settleLine}
          params={{ lineId }}
          layout="dialog"
          submitLabel={words.save}
          start={{ settled: insurerPaid ?? payable ?? null }}
          toBody={({ settled, reason }) => ({ settled: String(settled ?? ''), reason: reason ?? '' })}
          onSaved={() => settle(false)}
          onReset={() => settle(false)}
        />
      ) : null}
    </RequestEntry>
  );
}
