import { Columns2, X } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { simulatePay, simulatorYears } from './simulator.contract.ts';
import { simulatorForm } from './simulator.form.ts';
import messages from './simulator.messages.fa.ts';
import styles from './simulator.module.css';
import { Lines } from './simulator-lines.tsx';
import words from './simulator-page.messages.fa.ts';

type Answer = ReplyOf<typeof simulatePay>;
type Values = ValuesOf<typeof simulatorForm>;

const work = (workFactor: string, minutes: number | null) => (minutes === null || minutes === 0 ? [] : [{ workFactor, minutes }]);

/** The question of a case; what is left open is not said. */
function questionOf({ year, month, hireDate, leaveDate, dailyWage, seniorityDaily, isMarried, children, insuredDays, days, ...rest }: Values): BodyInput<typeof simulatePay> {
  return {
    year: Number(year),
    month: Number(month),
    facts: {
      hireDate: hireDate ?? undefined,
      leaveDate,
      isMarried: isMarried === true,
      children: Number(children ?? 0),
      ...(dailyWage !== null && { dailyWage }),
      ...(seniorityDaily !== null && { seniorityDaily }),
      ...(insuredDays !== null && { insuredDays: Number(insuredDays) }),
      ...(days !== null && { days: Number(days) }),
    },
    work: [...work('overtime', rest.overtime), ...work('night', rest.night), ...work('friday', rest.friday)],
    lines: rest.deduction === null ? [] : [{ code: 'deduction', title: words.deduction, amount: rest.deduction, isDeduct: 'Y' }],
  };
}

const tiles = ['gross', 'deductions', 'net', 'employerCost'] as const;
const signed = (amount: bigint): string => (amount > 0n ? `+${formatMoney(amount)}` : formatMoney(amount));

function Outcome({ of, answer: { figures, warnings, lines, parameters }, beside }: { of: string; answer: Answer; beside: Answer | undefined }) {
  return (
    <Stack>
      {warnings.length === 0 ? null : (
        <Alert type="warning">
          <ul>
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Figures>
        {tiles.map((name) => {
          const apart = beside && BigInt(figures[name]) - BigInt(beside.figures[name]);
          return (
            <Figure key={name} label={words[name]} value={formatMoney(figures[name])} unit={moneyUnitName()} note={apart === undefined ? null : words.difference(signed(apart))} />
          );
        })}
      </Figures>
      <Lines of={of} lines={lines} parameters={parameters} />
    </Stack>
  );
}

/** Which years can be counted, said before anybody tries one that cannot. */
function Years() {
  const { data, error, refetch } = useCall(simulatorYears);
  if (error) {
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()}>
        {error.messages}
      </ErrorState>
    );
  }
  if (data === undefined) return null;
  if (data.years.length === 0) return <Alert type="warning">{words.noYears}</Alert>;
  return (
    <Text as="p" tone="muted">
      {words.years(listInWords(data.years.map((year) => formatCode(String(year)))))}
    </Text>
  );
}

interface CaseProps {
  title: string;
  answer: Answer | undefined;
  beside: Answer | undefined;
  onCounted: (answer: Answer) => void;
}

function Case({ title, answer, beside, onCounted }: CaseProps) {
  const { year, month } = toJalali(today());
  return (
    <Card title={title}>
      <Stack>
        <DefinedForm
          of={simulatorForm}
          layout="inline"
          call={simulatePay}
          start={{ year, month: String(month), isMarried: false }}
          toBody={questionOf}
          submitLabel={words.count}
          savedText={words.counted}
          cancel={null}
          onSaved={onCounted}
        />
        {answer === undefined ? null : <Outcome of={title} answer={answer} beside={beside} />}
      </Stack>
    </Card>
  );
}

/** A month of pay tried out, two cases beside each other; nothing is stored. */
export default function SimulatorPage() {
  const [answers, setAnswers] = useState<readonly [Answer | undefined, Answer | undefined]>([undefined, undefined]);
  const [isCompared, setCompared] = useState(false);
  const [first, second] = answers;
  const turn = (): void => {
    setCompared(!isCompared);
    setAnswers([first, undefined]);
  };
  return (
    <Page
      title={messages.title}
      actions={
        <Button variant="outline" icon={isCompared ? X : Columns2} onPress={turn}>
          {isCompared ? words.close : words.compare}
        </Button>
      }
    >
      <Years />
      <div className={styles.cases}>
        <Case title={words.first} answer={first} beside={undefined} onCounted={(answer) => setAnswers([answer, second])} />
        {isCompared ? <Case title={words.second} answer={second} beside={first} onCounted={(answer) => setAnswers([first, answer])} /> : null}
      </div>
    </Page>
  );
}
