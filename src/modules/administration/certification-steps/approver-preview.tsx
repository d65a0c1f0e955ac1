import { useEffect, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Choices } from '#ui/page/choices.tsx';
import { chainApprovers } from './certification-steps.contract.ts';
import messages from './certification-steps.messages.fa.ts';
import styles from './certification-steps.module.css';
import { type ChainWords, type DraftStep, levelsOf } from './chain-words.ui.ts';

type Found = ReplyOf<typeof chainApprovers>['levels'][number];
interface Row extends Found {
  readonly step: DraftStep;
}

function columnsOf(words: ChainWords): readonly GridColumn<Row>[] {
  return [
    { id: 'sequence', label: messages.sequence, align: 'count', width: 72, render: ({ sequence }) => formatNumber(sequence) },
    { id: 'who', label: messages.definition, grows: true, render: ({ step }) => words.who(step) },
    {
      id: 'found',
      label: messages.found,
      grows: true,
      render: ({ approvers, whyNobody }) =>
        whyNobody === null ? (
          <ul className={styles.people}>
            {approvers.map(({ partyId, fullName, position }) => (
              <li key={partyId}>{position === null ? fullName : messages.approver(fullName, position)}</li>
            ))}
          </ul>
        ) : (
          <span className={styles.nobody}>{messages.whyNobody[whyNobody]}</span>
        ),
    },
    { id: 'due', label: messages.due, width: 144, render: ({ dueDay }) => (dueDay === null ? messages.noDeadline : formatDate(dueDay)) },
  ];
}

/** Who would approve each step for a person and until when, as the steps stand on the screen, saved or not. */
export function ApproverPreview({ words, steps, from }: { words: ChainWords; steps: readonly DraftStep[]; from: string }) {
  const [partyId, setParty] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(from);
  const { mutate, data, error, isPending } = useSend(chainApprovers);
  const levels = JSON.stringify(levelsOf(steps));
  useEffect(() => {
    if (partyId !== null && day !== null) mutate({ body: { partyId, day, levels: JSON.parse(levels) } });
  }, [mutate, partyId, day, levels]);
  const rows = (data?.levels ?? []).flatMap((found, at) => (steps[at] === undefined ? [] : [{ ...found, step: steps[at] }]));
  return (
    <Card title={messages.preview}>
      <div className={styles.stack}>
        <p className={styles.note}>{messages.previewText}</p>
        <Choices>
          <PersonPicker label={messages.person} value={partyId} onChange={setParty} />
          <DateField label={messages.day} value={day} onChange={setDay} />
        </Choices>
        {partyId === null || day === null ? (
          <EmptyState title={messages.choosePerson} headingLevel={3} />
        ) : error ? (
          <ErrorState title={messages.previewFailed} code={error.requestId || undefined} headingLevel={3}>
            {error.messages}
          </ErrorState>
        ) : (
          <Card isFlush>
            <DataGrid hasCards label={messages.approvers} columns={columnsOf(words)} rows={rows} rowKey={({ step }) => step.key} isLoading={isPending} />
          </Card>
        )}
      </div>
    </Card>
  );
}
