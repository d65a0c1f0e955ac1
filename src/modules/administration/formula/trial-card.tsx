import { Play } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { executeFormulas } from '#platform/formula/execute.contract.ts';
import type { ContentOf } from '#platform/formula/library/library.contract.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { today } from '#ui/format/today.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { type Explanation, valueText, type WireValue } from '#ui/formula-explanation/explanation.ts';
import { FormulaExplanation } from '#ui/formula-explanation/formula-explanation.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import messages from './formula-page.messages.fa.ts';
import { askedIn, ValueField, wireOf } from './typed-values.tsx';
import { useFormulaNames } from './use-formula-names.ui.ts';
import { currentOf, type LibraryItem } from './version-words.ui.ts';

type Answer = ReplyOf<typeof executeFormulas>;

/** What typed values come to, over what is known of a person on a day; nothing is stored. */
export function TrialCard({ item }: { item: LibraryItem }) {
  const { use = null, text, rounding } = (currentOf(item)?.content ?? {}) as Partial<ContentOf<'formula'>>;
  const names = useFormulaNames(use);
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [person, setPerson] = useState<{ readonly partyId: string; readonly employmentId: string }>();
  const [day, setDay] = useState<string | null>(today());
  const { mutate, data, error, isPending } = useSend(executeFormulas);
  if (text === undefined) return null;
  const asked = askedIn(text, names);
  const values = Object.fromEntries(asked.flatMap((name) => [[name.code, wireOf(name, typed[name.code] ?? '')] as const]).filter(([, value]) => value !== undefined));
  const count = (): void =>
    mutate({
      body: {
        formulas: [{ code: item.code, text, ...(rounding && { rounding }) }],
        values,
        explain: true,
        ask: [item.code],
        ...(person && { partyRelationshipId: person.employmentId }),
        ...(day !== null && { asOf: day }),
      },
    });
  return (
    <Card title={messages.trial}>
      <Stack>
        <p>{messages.trialText}</p>
        <FieldGrid>
          {asked.map((name) => (
            <ValueField key={name.code} of={name} value={typed[name.code] ?? ''} onChange={(next) => type({ ...typed, [name.code]: next })} />
          ))}
          <PersonPicker
            label={messages.trialPerson}
            value={person?.partyId ?? null}
            onChange={(partyId, row) => setPerson(partyId === null ? undefined : { partyId, employmentId: String(row?.['partyRelationshipId']) })}
          />
          <DateField label={messages.compareDay} value={day} onChange={setDay} />
        </FieldGrid>
        <div>
          <Button icon={Play} isPending={isPending} onPress={count}>
            {messages.trialCount}
          </Button>
        </div>
        {error ? (
          <Alert type="error" isLive>
            {error.messages}
          </Alert>
        ) : null}
        {data === undefined ? null : <Outcome answer={data} code={item.code} names={names} />}
      </Stack>
    </Card>
  );
}

function Outcome({ answer: { results, explanation, args }, code, names }: { answer: Answer; code: string; names: readonly FormulaName[] }) {
  const { error, value } = results[code] ?? {};
  const kept = args.filter(({ withheld }) => withheld === true);
  const node = explanation?.[code] as Explanation | undefined;
  return (
    <Stack>
      {error === undefined ? (
        <Alert type="success" isLive>
          {messages.trialResult(valueText(value as WireValue))}
        </Alert>
      ) : (
        <Alert type="warning" isLive>
          {error.message}
        </Alert>
      )}
      {kept.length === 0 ? null : <p>{messages.trialKept(kept.map(({ name, title }) => title ?? name))}</p>}
      {node === undefined ? null : <FormulaExplanation node={node} names={names} />}
    </Stack>
  );
}
