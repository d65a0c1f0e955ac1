/** A signed order put right: what is said anew, then the correction with all that follows from it, then its approvers. */
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Revealed } from '#ui/revealed/revealed.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import itemWords from '../counting/order-items.messages.fa.ts';
import { OrderItems } from '../counting/order-items.tsx';
import { movesIn } from '../moves/moves.form.ts';
import { ChangeEffect } from './change-effect.tsx';
import { correctionChoices, correctOrder, previewCorrection } from './correct.contract.ts';
import { correctForm } from './modify.form.ts';
import words from './modify-page.messages.fa.ts';

type Asked = BodyInput<typeof previewCorrection>;
type Answer = ReplyOf<typeof previewCorrection>;

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is said of the end; undefined: nothing. */
const endIn = ({ end, terminationTypeEnumId }: FormValues): Asked['end'] =>
  end === 'goesOn' ? { terminationTypeEnumId: null } : end === 'ends' ? { terminationTypeEnumId: String(terminationTypeEnumId) } : undefined;

/** Of typed values alone those that were said. */
function bodyOf(values: FormValues): Asked {
  const typed = Object.entries((values['typed'] ?? {}) as FormValues).flatMap(([code, value]) => (value == null ? [] : [[code, value as string | number] as const]));
  return {
    orderDate: String(values['orderDate']),
    fromDate: String(values['fromDate']),
    thruDate: textOr(values['thruDate']),
    employmentStatusEnumId: textOr(values['employmentStatusEnumId']),
    description: textOr(values['description']),
    ...(typed.length > 0 && { typed: Object.fromEntries(typed) }),
    ...defined({ moves: movesIn(values), end: endIn(values) }),
  };
}

interface CorrectProps {
  orderId: string;
  fromDate: string;
  thruDate: string | null;
  /** It has moved something of the file, which stands where the correction says nothing of it. */
  hasMoved: boolean;
  onDone: () => void;
}

export function CorrectOrder({ orderId, fromDate, thruDate, hasMoved, onDone }: CorrectProps) {
  const params = { orderId };
  const read = useCall(correctionChoices, { params });
  const [shown, setShown] = useState<{ readonly body: Asked; readonly answer: Answer }>();
  const form = useMemo(() => read.data && correctForm(read.data), [read.data]);
  if (form === undefined) return read.error ? <ReadError of={read} title={words.failed} /> : <Skeleton count={6} />;
  return (
    <Stack>
      <Text>{words.correctAdvice}</Text>
      {hasMoved ? (
        <Alert type="info" isLive={false}>
          {words.movesStay}
        </Alert>
      ) : null}
      <DefinedForm
        of={form}
        call={previewCorrection}
        params={params}
        title={words.correct}
        start={{ orderDate: today(), fromDate, thruDate }}
        toBody={bodyOf}
        submitLabel={words.correctLook}
        savedText={null}
        onSaved={(answer, values) => setShown({ answer, body: bodyOf(values as FormValues) })}
      />
      {shown === undefined ? null : (
        <Revealed key={JSON.stringify(shown.body)}>
          <Shown {...shown} orderId={orderId} onDone={onDone} />
        </Revealed>
      )}
    </Stack>
  );
}

function Shown({ body, answer, orderId, onDone }: { body: Asked; answer: Answer; orderId: string; onDone: () => void }) {
  const may = useMay(correctOrder);
  const send = useSend(correctOrder);
  const { items, monthly, corrected } = answer;
  const issue = async (): Promise<void> => {
    await send.mutateAsync({ params: { orderId }, body });
    showAlert({ type: 'success', message: words.sent });
    onDone();
  };
  return (
    <Stack>
      {monthly === undefined || corrected === undefined ? null : (
        <Text>{words.sums({ corrected: formatMoney(corrected), monthly: formatMoney(monthly), unit: moneyUnitName() })}</Text>
      )}
      {items === undefined ? null : (
        <Card title={itemWords.items} headingLevel={3} isFlush>
          <OrderItems items={items} />
        </Card>
      )}
      <ChangeEffect of={answer} />
      {may ? (
        <Row>
          <RunButton icon={Send} run={issue}>
            {words.send}
          </RunButton>
        </Row>
      ) : null}
    </Stack>
  );
}
