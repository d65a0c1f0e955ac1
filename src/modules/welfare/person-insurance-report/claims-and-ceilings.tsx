import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { amountHead, formatDate, formatMoney } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { LineStatus } from '../claims/claim-line.rules.ts';
import { CostType } from '../claims/cost-type.tsx';
import { LineBadge } from '../claims/line-badge.tsx';
import { ownClaims } from '../compensation-request/compensation-request.contract.ts';
import messages from './own-claims.messages.fa.ts';
import { personClaims } from './person-insurance-report.contract.ts';

type Claims = ReplyOf<typeof personClaims>;
type Line = Claims['lines'][number];
type Ceiling = Claims['ceilings'][number];

const money = (amount: string | null | undefined): string => (amount == null ? '' : formatMoney(amount));
/** A type of cost without a ceiling is told as such; what the reader may not know is not. */
const left = (amount: string | null | undefined): string => (amount === null ? messages.unlimited : money(amount));

const lineColumns = (): readonly GridColumn<Line>[] => [
  { id: 'day', label: messages.serviceDate, render: ({ serviceDate }) => (serviceDate === undefined ? '' : formatDate(serviceDate)) },
  { id: 'insured', label: messages.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'type', label: messages.costType, render: ({ costTypeEnumId }) => (costTypeEnumId === undefined ? '' : <CostType of={costTypeEnumId} />) },
  { id: 'status', label: messages.status, render: ({ status }) => <LineBadge of={status as LineStatus} /> },
  { id: 'claimed', label: amountHead(messages.claimed), align: 'amount', render: ({ claimed }) => money(claimed) },
  { id: 'payable', label: amountHead(messages.payable), align: 'amount', render: ({ settled, payable }) => money(settled ?? payable) },
  { id: 'paid', label: messages.paidOn, render: ({ paidOn }) => (paidOn == null ? '' : formatDate(paidOn)) },
];

const ceilingColumns = (): readonly GridColumn<Ceiling>[] => [
  { id: 'contract', label: messages.contract, render: ({ contractTitle }) => <bdi>{contractTitle}</bdi> },
  { id: 'insured', label: messages.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'type', label: messages.costType, render: ({ costTypeEnumId }) => (costTypeEnumId === undefined ? '' : <CostType of={costTypeEnumId} />) },
  { id: 'person', label: amountHead(messages.personLeft), align: 'amount', render: ({ personLeft }) => left(personLeft) },
  { id: 'family', label: amountHead(messages.familyLeft), align: 'amount', render: ({ familyLeft }) => left(familyLeft) },
];

/** The own costs of treatment, and what is left of the ceilings today. */
export function ClaimsAndCeilings() {
  const read = useCall(ownClaims, {});
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (read.data === undefined) return null;
  return <Shown lines={read.data.claims.flatMap((claim) => claim.lines)} ceilings={read.data.ceilings} />;
}

/** The same of somebody else. */
export function ClaimsOfPerson({ partyId }: { partyId: string }) {
  const read = useCall(personClaims, { query: { partyId } });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (read.data === undefined) return null;
  return <Shown {...read.data} />;
}

function Shown({ lines, ceilings }: Claims) {
  return (
    <Stack>
      {ceilings.length === 0 ? null : (
        <Card title={messages.ceilings} isFlush>
          <DataGrid
            label={messages.ceilingTable}
            columns={ceilingColumns()}
            rows={ceilings}
            rowKey={(one) => `${one.contractTitle} ${one.insuredId ?? ''} ${one.costTypeEnumId ?? ''}`}
            hasCards
          />
        </Card>
      )}
      {lines.length === 0 ? null : (
        <Card title={messages.claims} isFlush>
          <DataGrid label={messages.claimTable} columns={lineColumns()} rows={lines} rowKey={({ lineId }) => lineId} hasCards />
        </Card>
      )}
    </Stack>
  );
}
