import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { stringOrNull } from '#ui/form/controls/control.ts';
import { useFormField } from '#ui/form/hooks.ts';
import { formatMoney } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import type { Explanation } from '#ui/formula-explanation/explanation.ts';
import { FormulaExplanation } from '#ui/formula-explanation/formula-explanation.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ruleChoices, tryRule } from './order-factors.contract.ts';
import messages from './order-factors-page.messages.fa.ts';
import { useRuleNames } from './rule-names.ui.ts';

interface Bare {
  readonly day: string;
  readonly hireDate: string | null;
  readonly isMarried: boolean;
  readonly children: number | null;
  readonly dailyWage: string | null;
  readonly typed: number | null;
}

/** What was written of the rule, as the trial asks it; undefined as long as there is nothing to count. */
function useWritten() {
  const texts = {
    amountText: stringOrNull(useFormField('amountText').value),
    scoreText: stringOrNull(useFormField('scoreText').value),
    leastText: stringOrNull(useFormField('leastText').value),
    mostText: stringOrNull(useFormField('mostText').value),
  };
  const payFactorId = stringOrNull(useFormField('payFactorId').value);
  const orderSet = stringOrNull(useFormField('orderSet').value);
  const agreementId = stringOrNull(useFormField('agreementId').value);
  if (payFactorId === null || orderSet === null) return undefined;
  return { payFactorId, orderSet: orderSet === 'civil' ? ('civil' as const) : ('labour' as const), agreementId, ...texts };
}

const factsOf = ({ hireDate, isMarried, children, dailyWage }: Bare) => ({
  isMarried,
  ...(hireDate !== null && { hireDate }),
  ...(children !== null && { children }),
  ...(dailyWage !== null && { dailyWage }),
});

/** Counts what is written from facts that are typed beside it; nothing is stored. */
export function RuleTrial() {
  const written = useWritten();
  const may = useMay(tryRule);
  const { data: choices } = useCall(ruleChoices);
  const [bare, set] = useState<Bare>({ day: today(), hireDate: null, isMarried: false, children: null, dailyWage: null, typed: null });
  const { mutate, data, error, isPending } = useSend(tryRule);
  if (!may) return null;
  const code = choices?.factors.find(({ payFactorId }) => payFactorId === written?.payFactorId)?.code;
  const put = (next: Partial<Bare>): void => set({ ...bare, ...next });
  const count = (): void => {
    if (written === undefined) return;
    const typed = bare.typed === null || code === undefined ? {} : { typed: { [code]: bare.typed } };
    mutate({ body: { ...written, executionDate: bare.day, facts: factsOf(bare), ...typed } });
  };
  return (
    <details>
      <summary>{messages.trial}</summary>
      <Stack>
        <p>{messages.trialText}</p>
        <FieldGrid>
          <DateField label={messages.trialDay} value={bare.day} onChange={(day) => put({ day: day ?? today() })} />
          <DateField label={messages.trialHire} value={bare.hireDate} onChange={(hireDate) => put({ hireDate })} />
          <MoneyField label={messages.trialWage} value={bare.dailyWage} onChange={(dailyWage) => put({ dailyWage })} />
          <NumberField label={messages.trialChildren} max={30} value={bare.children} onChange={(children) => put({ children })} />
          <NumberField label={messages.trialTyped} isGrouped value={bare.typed} onChange={(typed) => put({ typed })} />
          <Switch isSelected={bare.isMarried} onChange={(isMarried) => put({ isMarried })}>
            {messages.trialMarried}
          </Switch>
        </FieldGrid>
        <div>
          <Button icon={Play} isPending={isPending} isDisabled={written === undefined} onPress={count}>
            {messages.trialCount}
          </Button>
        </div>
        {written === undefined ? <p>{messages.trialNeeds}</p> : null}
        {error ? (
          <Alert type="error" isLive>
            {error.messages}
          </Alert>
        ) : null}
        {data === undefined || error ? null : <Outcome item={data.item} />}
      </Stack>
    </details>
  );
}

function Outcome({ item: { amount, score, explanation } }: { item: ReplyOf<typeof tryRule>['item'] }) {
  const names = useRuleNames();
  if (amount === undefined) {
    return (
      <Alert type="success" isLive>
        {messages.trialHidden}
      </Alert>
    );
  }
  return (
    <Stack>
      <Alert type="success" isLive>
        {score == null ? messages.trialResult(formatMoney(amount)) : messages.trialScore(formatMoney(amount), toPersianDigits(score))}
      </Alert>
      {explanation == null ? null : <FormulaExplanation node={explanation as Explanation} names={names} />}
    </Stack>
  );
}
