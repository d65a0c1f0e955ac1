/** What would be issued, of each person, and the button that issues it. */
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Card } from '#ui/card/card.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { OrderItems } from '../counting/order-items.tsx';
import { CostCard } from './cost/cost-card.tsx';
import { issueOrders, type previewOrders } from './issue.contract.ts';
import messages from './issue-page.messages.fa.ts';

export interface IssuePreviewProps {
  body: BodyInput<typeof previewOrders>;
  answer: ReplyOf<typeof previewOrders>;
  onIssued: () => void;
}

type Shown = IssuePreviewProps['answer']['orders'][number];

const money = (rials: string | undefined): string => (rials === undefined ? '' : formatMoney(rials));

const Person = ({ order: { fullName, pseudoId, monthly, previous, difference, items } }: { order: Shown }) => (
  <details>
    <summary>{messages.person({ name: fullName, code: formatCode(pseudoId), monthly: money(monthly), previous: money(previous), difference: money(difference) })}</summary>
    {items === undefined ? null : <OrderItems items={items} />}
  </details>
);

export function IssuePreview({ body, answer: { orders, errors }, onIssued }: IssuePreviewProps) {
  const may = useMay(issueOrders);
  const send = useSend(issueOrders);
  const [leaveOut, setLeaveOut] = useState(false);
  const isReady = may && orders.length > 0 && (errors.length === 0 || leaveOut);
  const issue = async (): Promise<void> => {
    const { orders: count } = await send.mutateAsync({ body: { ...body, leaveOut } });
    showAlert({ type: 'success', message: messages.issued(formatNumber(count)) });
    onIssued();
  };
  return (
    <>
      <Card title={messages.result}>
        <Stack>
          <Text>{messages.ready(formatNumber(orders.length))}</Text>
          {orders.map((order) => (
            <Person key={order.partyRelationshipId} order={order} />
          ))}
          {errors.length === 0 ? null : (
            <Alert type="warning" title={messages.left(formatNumber(errors.length))}>
              <ul>
                {errors.map(({ partyRelationshipId, fullName, pseudoId, reason }) => (
                  <li key={partyRelationshipId}>{messages.personLeft({ name: fullName, code: formatCode(pseudoId), reason })}</li>
                ))}
              </ul>
            </Alert>
          )}
          {errors.length > 0 && orders.length > 0 ? (
            <CheckBox isSelected={leaveOut} onChange={setLeaveOut}>
              {messages.leaveOut}
            </CheckBox>
          ) : null}
          {isReady ? (
            <RunButton icon={Send} run={issue}>
              {messages.issue}
            </RunButton>
          ) : null}
        </Stack>
      </Card>
      {orders.length === 0 ? null : <CostCard orders={[body]} />}
    </>
  );
}
