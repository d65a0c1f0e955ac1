import { MessageCircleQuestion } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { RequestEntry } from '#platform/requests/request-entry.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { askQuestion, ownQuestions } from './pay-question.contract.ts';
import { questionForm } from './pay-question.form.ts';
import words from './pay-question.messages.fa.ts';

type Row = ReplyOf<typeof ownQuestions>['rows'][number];

const { fields } = words;

function State({ answer, closedAt }: Row) {
  if (answer) return <Badge state="approved">{words.answered}</Badge>;
  return closedAt ? <Badge state="draft">{words.calledOff}</Badge> : <Badge state="pending">{words.waiting}</Badge>;
}

export interface OwnQuestionsProps {
  payslipId: string;
  /** Of the payslip: what a question may be about. */
  lines: readonly { readonly code: string; readonly title: string }[];
}

/** What was asked about an own payslip, the answers, and a new question. */
export function OwnQuestions({ payslipId, lines }: OwnQuestionsProps) {
  const mayAsk = useMay(askQuestion);
  const [isAsking, setAsking] = useState(false);
  const read = useCall(ownQuestions, { params: { payslipId } });
  const form = useMemo(() => questionForm(lines.map(({ code, title }) => ({ code, title }))), [lines]);
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  const rows = read.data?.rows ?? [];
  return (
    <Card
      title={words.list}
      actions={
        mayAsk && !isAsking ? (
          <Button size="sm" icon={MessageCircleQuestion} onPress={() => setAsking(true)}>
            {words.ask}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        {isAsking ? (
          <DefinedForm
            of={form}
            call={askQuestion}
            params={{ payslipId }}
            layout="inline"
            submitLabel={words.send}
            savedText={words.sent}
            autoFocus
            onReset={() => setAsking(false)}
            onSaved={() => setAsking(false)}
          />
        ) : null}
        {rows.map((row) => (
          <RequestEntry
            key={row.payQuestionId}
            title={row.lineTitle ?? fields.whole}
            status={<State {...row} />}
            lines={[row.question, row.answer ? `${fields.answer}: ${row.answer}` : null, formatDateTime(row.createdAt ?? '')]}
          />
        ))}
      </Stack>
    </Card>
  );
}
