import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FollowCase } from '#modules/tasks/tasks.web.ts';
import { RequestDialog } from '#platform/requests/request-dialog.tsx';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime, formatMoney, shownDigits } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { isUndecided } from '../claims/claim-line.rules.ts';
import { CostType } from '../claims/cost-type.tsx';
import { LineBadge } from '../claims/line-badge.tsx';
import fields from './compensation-line.messages.fa.ts';
import { ownClaims, withdrawClaim } from './compensation-request.contract.ts';
import words from './compensation-request.messages.fa.ts';
import { PROCESS } from './compensation-request.steps.ts';
import messages from './compensation-request-page.messages.fa.ts';
import { LineFacts, type OwnLine } from './line-facts.tsx';
import ClaimForm from './request.task-form.tsx';

interface Claim {
  readonly requestId: string;
  readonly status: OwnLine['status'];
  readonly sentAt: string;
  readonly instanceId: string | null;
  readonly lines: readonly OwnLine[];
}

interface Ceiling {
  readonly contractTitle: string;
  readonly insuredId: string;
  readonly insuredName: string;
  readonly costTypeEnumId: string;
  readonly personLeft: string | null;
  readonly familyLeft: string | null;
}

/** The own claims, a new one, and what is left of the ceilings. */
export default function CompensationRequestPage() {
  const [isAsking, ask] = useState(false);
  const mayAsk = useMay(withdrawClaim);
  const read = useCall(ownClaims, {});
  const claims = read.data?.claims as readonly Claim[] | undefined;
  return (
    <Page title={words.title} lead={messages.lead}>
      <Card
        title={messages.own}
        actions={
          mayAsk ? (
            <Button variant="filled" icon={Plus} onPress={() => ask(true)}>
              {messages.ask}
            </Button>
          ) : undefined
        }
      >
        {read.error ? (
          <ReadError of={read} title={messages.failed} headingLevel={3} />
        ) : claims === undefined ? (
          <Skeleton count={4} />
        ) : claims.length === 0 ? (
          <EmptyState title={messages.none} headingLevel={3}>
            {mayAsk ? messages.noneAdvice : null}
          </EmptyState>
        ) : (
          <div>
            {claims.map((claim) => (
              <OwnClaim key={claim.requestId} of={claim} mayAsk={mayAsk} />
            ))}
          </div>
        )}
      </Card>
      {read.data === undefined ? null : <Ceilings of={read.data.ceilings as readonly Ceiling[]} />}
      {isAsking ? <RequestDialog process={PROCESS} title={messages.ask} form={ClaimForm} onClose={() => ask(false)} /> : null}
    </Page>
  );
}

function OwnClaim({ of: { requestId, status, sentAt, instanceId, lines }, mayAsk }: { of: Claim; mayAsk: boolean }) {
  const { mutateAsync } = useSend(withdrawClaim);
  const sum = lines.reduce((all, { claimed }) => all + BigInt(claimed), 0n);
  const title = messages.claimOf({ count: shownDigits(String(lines.length)), sum: formatMoney(sum) });
  return (
    <RequestEntry
      title={title}
      status={<LineBadge of={status} />}
      acts={
        <>
          {instanceId === null ? null : <FollowCase instanceId={instanceId} what={title} />}
          {mayAsk && lines.some((line) => isUndecided(line.status)) ? (
            <AskButton
              label={messages.withdraw}
              aria-label={messages.withdrawOf({ what: title })}
              size="sm"
              variant="ghost"
              title={messages.withdrawTitle}
              act={() => mutateAsync({ params: { requestId }, body: {} })}
              done={messages.withdrawn}
            >
              {messages.withdrawText}
            </AskButton>
          ) : null}
        </>
      }
      lines={[messages.sentOn({ when: formatDateTime(sentAt) })]}
    >
      {lines.map((line) => (
        <LineFacts key={line.lineId} of={line} />
      ))}
    </RequestEntry>
  );
}

const left = (rials: string | null): string => (rials === null ? messages.unbounded : formatMoney(rials));

const ceilingColumns: readonly GridColumn<Ceiling>[] = [
  { id: 'insured', label: fields.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'type', label: fields.costType, render: ({ costTypeEnumId }) => <CostType of={costTypeEnumId} /> },
  { id: 'person', label: messages.personLeft, align: 'amount', render: ({ personLeft }) => left(personLeft) },
  { id: 'family', label: messages.familyLeft, align: 'amount', render: ({ familyLeft }) => left(familyLeft) },
];

/** What is left for the family today, of each contract. */
function Ceilings({ of }: { of: readonly Ceiling[] }) {
  if (of.length === 0)
    return (
      <Card title={messages.ceilings}>
        <EmptyState title={messages.noCeilings} headingLevel={3}>
          {messages.noCeilingsAdvice}
        </EmptyState>
      </Card>
    );
  const contracts = [...Map.groupBy(of, ({ contractTitle }) => contractTitle)];
  return contracts.map(([contract, rows]) => (
    <Card key={contract} title={messages.ceilingsOf({ contract })} isFlush>
      <DataGrid
        hasCards
        label={messages.ceilingsTable({ contract })}
        columns={ceilingColumns}
        rows={rows}
        rowKey={({ insuredId, costTypeEnumId }) => `${insuredId} ${costTypeEnumId}`}
      />
    </Card>
  ));
}
