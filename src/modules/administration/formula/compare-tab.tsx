import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { readExact, subtract, writeExact } from '#kernel/formula/exact.ts';
import { chosenBy, everybody, PeopleFilter } from '#modules/personnel/personnel.web.ts';
import { comparedClasses, readComparison, startComparison } from '#platform/formula/library/compare/compare.contract.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { numberText } from '#ui/formula-explanation/explanation.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import styles from './formula.module.css';
import messages from './formula-page.messages.fa.ts';
import type { LibraryItem } from './version-words.ui.ts';

type Answer = ReplyOf<typeof readComparison>;
type Difference = Answer['largest'][number];

/** How often a comparison under way is asked for. */
const AGAIN_MS = 1_500;

/** How much more the second is than the first; nothing of values that are no numbers. */
function differenceOf(old: string, fresh: string): string {
  const [before, after] = [readExact(old), readExact(fresh)];
  return before === undefined || after === undefined ? '' : numberText(writeExact(subtract(after, before)));
}

const columns: readonly GridColumn<Difference>[] = [
  { id: 'pseudoId', label: messages.pseudoId, width: 140, render: ({ pseudoId }) => formatCode(pseudoId) },
  { id: 'fullName', label: messages.fullName, grows: true, render: ({ fullName }) => fullName },
  { id: 'old', label: messages.oldValue, width: 180, render: (row) => numberText(row.old) },
  { id: 'new', label: messages.newValue, width: 180, render: (row) => numberText(row.new) },
  { id: 'difference', label: messages.difference, width: 180, render: (row) => differenceOf(row.old, row.new) },
];

/** Two versions counted for everybody within reach, by a run. */
export function CompareTab({ item }: { item: LibraryItem }) {
  const [runId, setRunId] = useState<string>();
  return (
    <Stack>
      <Card title={messages.compareTitle}>
        <Start item={item} onStarted={setRunId} />
      </Card>
      {runId === undefined ? null : <Comparison key={runId} id={runId} />}
    </Stack>
  );
}

function Start({ item, onStarted }: { item: LibraryItem; onStarted: (runId: string) => void }) {
  const options = item.versions.map(({ version }) => ({ id: String(version), label: messages.standing(formatNumber(version)) }));
  const [older, chooseOlder] = useState<string | null>(options[1]?.id ?? options[0]?.id ?? null);
  const [newer, chooseNewer] = useState<string | null>(options[0]?.id ?? null);
  const [asOf, setAsOf] = useState<string>(today());
  const [people, choose] = useState(everybody);
  const { data } = useCall(comparedClasses, { staleTime: Number.POSITIVE_INFINITY });
  const start = useSend(startComparison, { onSuccess: ({ runId }) => onStarted(runId) });
  const run = () => start.mutateAsync({ params: { id: item.id }, body: { oldVersion: Number(older), newVersion: Number(newer), asOf, ...chosenBy(people) } });
  return (
    <Stack gap={3}>
      <p>{messages.compareText}</p>
      <FieldGrid>
        <SelectField label={messages.older} value={older} options={options} onChange={chooseOlder} />
        <SelectField label={messages.newer} value={newer} options={options} onChange={chooseNewer} />
        <DateField label={messages.compareDay} value={asOf} onChange={(day) => setAsOf(day ?? today())} />
      </FieldGrid>
      {options.length < 2 ? <p>{messages.compareNeedsTwo}</p> : null}
      <div className={styles.acts}>
        <PeopleFilter classes={data?.classes} state={people} onChange={choose} />
        <Button variant="filled" icon={Play} isPending={start.isPending} isDisabled={older === null || newer === null || older === newer} onPress={() => void tellOutcome(run())}>
          {messages.startCompare}
        </Button>
      </div>
    </Stack>
  );
}

function Comparison({ id }: { id: string }) {
  const [isOver, end] = useState(false);
  const read = useCall(readComparison, { params: { comparisonId: id }, ...(isOver ? {} : { refetchInterval: AGAIN_MS }) });
  const { data } = read;
  if (data !== undefined && !isOver && data.state !== 'running' && data.state !== 'paused') end(true);
  return (
    <Stack>
      {data === undefined ? null : <Sums of={data} />}
      <Card title={messages.largest} isFlush>
        <ReadGrid
          of={read}
          rowsOf={({ largest }) => largest}
          label={messages.rowsOf(messages.largest)}
          columns={columns}
          rowKey={({ partyRelationshipId }) => partyRelationshipId}
          failed={messages.compareFailed}
          none={messages.noDifference}
        />
      </Card>
    </Stack>
  );
}

function Sums({ of: { state, done, total, people, changed, oldSum, newSum, faults } }: { of: Answer }) {
  return (
    <Card title={messages.result}>
      <Stack gap={3}>
        <ProgressBar label={messages.compareStates[state]} value={done} max={total} valueText={messages.comparing(formatNumber(done), formatNumber(total))} />
        <DescriptionList
          isAcross
          items={[
            { term: messages.people, value: formatNumber(people) },
            { term: messages.changed, value: formatNumber(changed) },
            { term: messages.oldSum, value: numberText(oldSum) },
            { term: messages.newSum, value: numberText(newSum) },
            { term: messages.difference, value: differenceOf(oldSum, newSum) },
          ]}
        />
        {faults.length === 0 ? null : (
          <Alert type="warning" isLive={false}>
            {faults.map((fault) => (
              <div key={`${fault.side} ${fault.code} ${fault.message}`}>{messages.runFault(messages.sides[fault.side], fault.message, formatNumber(fault.people))}</div>
            ))}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
