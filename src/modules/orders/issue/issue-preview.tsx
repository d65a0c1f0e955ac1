/** What would be issued, of each person, and the button that issues it. */
import { Send, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatCode, formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { OrderItems } from '../counting/order-items.tsx';
import { FileMoves } from '../moves/file-moves.tsx';
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

interface PersonProps {
  order: Shown;
  isLeft: boolean;
  onToggle: () => void;
}

/** An order, or that it was left out. */
function Person({ order: { fullName, pseudoId, monthly, previous, difference, items, moves }, isLeft, onToggle }: PersonProps) {
  const named = { name: fullName, code: formatCode(pseudoId) };
  if (isLeft)
    return (
      <p>
        {messages.leftPerson(named)}{' '}
        <Button size="sm" variant="ghost" onPress={onToggle}>
          {messages.takeBack}
        </Button>
      </p>
    );
  return (
    <details>
      <summary>{messages.person({ ...named, monthly: money(monthly), previous: money(previous), difference: money(difference), unit: moneyUnitName() })}</summary>
      <Stack>
        <FileMoves moves={moves} />
        {items === undefined ? null : <OrderItems items={items} />}
        <div>
          <Button size="sm" variant="outline" icon={UserMinus} onPress={onToggle}>
            {messages.leaveOne(fullName)}
          </Button>
        </div>
      </Stack>
    </details>
  );
}

/** Why people have no order, or what is to be known of those who have one. */
const Reasons = ({ of }: { of: readonly { readonly partyRelationshipId: string; readonly fullName: string; readonly pseudoId: string; readonly reason: string }[] }) => (
  <ul>
    {of.map(({ partyRelationshipId, fullName, pseudoId, reason }) => (
      <li key={partyRelationshipId}>{messages.personLeft({ name: fullName, code: formatCode(pseudoId), reason })}</li>
    ))}
  </ul>
);

/** Of one question: remount it with another. */
export function IssuePreview({ body: { trial: isTrial = false, ...body }, answer: { orders, errors, warnings }, onIssued }: IssuePreviewProps) {
  const may = useMay(issueOrders);
  const send = useSend(issueOrders);
  const [leaveOut, setLeaveOut] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ready = orders.filter(({ partyRelationshipId: id }) => !left.has(id));
  const isReady = may && !isTrial && ready.length > 0 && (errors.length === 0 || leaveOut);
  const asked = left.size === 0 ? body : { ...body, except: [...left] };
  const issue = async (): Promise<void> => {
    const { orders: count } = await send.mutateAsync({ body: { ...asked, leaveOut } });
    showAlert({ type: 'success', message: messages.issued(formatNumber(count)) });
    onIssued();
  };
  const toggle = (id: string) => (): void => setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]));
  return (
    <>
      <Card title={messages.result}>
        <Stack>
          {isTrial ? <Alert type="info">{messages.isTrial}</Alert> : null}
          <Text>{messages.ready(formatNumber(ready.length))}</Text>
          {orders.map((order) => (
            <Person key={order.partyRelationshipId} order={order} isLeft={left.has(order.partyRelationshipId)} onToggle={toggle(order.partyRelationshipId)} />
          ))}
          {warnings.length === 0 ? null : (
            <Alert type="info" title={messages.warned(formatNumber(warnings.length))}>
              <Reasons of={warnings} />
            </Alert>
          )}
          {errors.length === 0 ? null : (
            <Alert type="warning" title={leaveOut ? messages.leftOut(formatNumber(errors.length)) : messages.left(formatNumber(errors.length))}>
              <Reasons of={errors} />
            </Alert>
          )}
          {errors.length > 0 && ready.length > 0 && !leaveOut ? (
            <div>
              <Button variant="outline" icon={UserMinus} onPress={() => setLeaveOut(true)}>
                {messages.leaveOut(formatNumber(errors.length))}
              </Button>
            </div>
          ) : null}
          {isReady ? (
            <RunButton icon={Send} run={issue}>
              {messages.issue}
            </RunButton>
          ) : null}
        </Stack>
      </Card>
      {ready.length === 0 ? null : <CostCard key={left.size} orders={[isTrial ? { ...asked, trial: true } : asked]} />}
    </>
  );
}
