import { Columns2, X } from 'lucide-react';
import { useState } from 'react';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatCode } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { Text } from '#ui/text/text.tsx';
import { keepCase, keptCase } from './case-memory.ui.ts';
import { simulatorYears } from './simulator.contract.ts';
import messages from './simulator.messages.fa.ts';
import styles from './simulator.module.css';
import { Case } from './simulator-case.tsx';
import type { Answer } from './simulator-outcome.tsx';
import words from './simulator-page.messages.fa.ts';

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

/** A month of pay tried out, two cases beside each other; the server stores nothing, the tab of the browser keeps the cases. */
export default function SimulatorPage() {
  const userId = useSession(({ user }) => user?.userId ?? '');
  const [answers, setAnswers] = useState<readonly [Answer | undefined, Answer | undefined]>([undefined, undefined]);
  const [isCompared, setCompared] = useState(() => keptCase(userId, 1) !== undefined);
  const [first, second] = answers;
  function turn(): void {
    if (isCompared) keepCase(userId, 1, undefined);
    setCompared(!isCompared);
    setAnswers([first, undefined]);
  }
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
        <Case at={0} userId={userId} title={words.first} answer={first} beside={undefined} onCounted={(answer) => setAnswers([answer, second])} />
        {isCompared ? <Case at={1} userId={userId} title={words.second} answer={second} beside={first} onCounted={(answer) => setAnswers([first, answer])} /> : null}
      </div>
    </Page>
  );
}
