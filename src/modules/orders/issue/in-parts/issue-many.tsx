/** Orders of more people than one case is about: what they would cost and who can have none, then the run that counts each part when its turn comes. */
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { FormDefinition, FormValues } from '#kernel/form/definition.ts';
import { RunButton } from '#ui/act/run-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { Revealed } from '#ui/revealed/revealed.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { costPreview } from '../cost/cost.contract.ts';
import { CostCard } from '../cost/cost-card.tsx';
import issueMessages from '../issue-page.messages.fa.ts';
import { issueInRun } from './in-parts.contract.ts';
import messages from './in-parts-page.messages.fa.ts';

type Asked = BodyInput<typeof issueInRun>;
type Answer = ReplyOf<typeof costPreview>;

export interface IssueManyProps {
  of: FormDefinition;
  /** Personnel codes of those who were handed over. */
  codes: readonly string[];
  start: FormValues;
  toBody: (values: FormValues) => Asked;
}

export function IssueMany({ of, codes, start, toBody }: IssueManyProps) {
  const [shown, setShown] = useState<{ readonly body: Asked; readonly answer: Answer }>();
  const bodyOf = (values: FormValues): Asked => ({ ...toBody(values), codes: [...codes] });
  return (
    <Stack>
      <Alert type="info">{messages.many(formatNumber(codes.length))}</Alert>
      <DefinedForm
        of={of}
        call={costPreview}
        title={issueMessages.who}
        start={start}
        toBody={(values) => ({ orders: [bodyOf(values)] })}
        submitLabel={messages.countMany}
        savedText={null}
        onSaved={(answer, values) => setShown({ answer, body: bodyOf(values as FormValues) })}
      />
      {shown === undefined ? null : (
        <Revealed key={JSON.stringify(shown.body)}>
          <Counted {...shown} onBegun={() => setShown(undefined)} />
        </Revealed>
      )}
    </Stack>
  );
}

/** Of those who can have no order so many are named; the run names each whom it sets aside. */
const MOST_NAMED = 50;

function Counted({ body, answer, onBegun }: { body: Asked; answer: Answer; onBegun: () => void }) {
  const may = useMay(issueInRun);
  const send = useSend(issueInRun);
  const { errors } = answer;
  const issue = async (): Promise<void> => {
    const { people } = await send.mutateAsync({ body });
    showAlert({ type: 'success', message: messages.begun(formatNumber(people)) });
    onBegun();
  };
  return (
    <Stack>
      {errors.length === 0 ? null : (
        <Alert type="warning" title={messages.without(formatNumber(errors.length))}>
          <ul>
            {errors.slice(0, MOST_NAMED).map(({ partyRelationshipId, fullName, pseudoId, reason }) => (
              <li key={partyRelationshipId}>{messages.asideOne({ name: `${fullName} (${formatCode(pseudoId)})`, reason })}</li>
            ))}
          </ul>
        </Alert>
      )}
      <CostCard orders={[body]} counted={answer} />
      {may ? (
        <Row>
          <RunButton icon={Send} run={issue}>
            {messages.issueMany}
          </RunButton>
        </Row>
      ) : null}
    </Stack>
  );
}
