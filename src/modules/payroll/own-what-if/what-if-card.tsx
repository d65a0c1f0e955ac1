import { useState } from 'react';
import type { BodyInput, ReplyOf } from '#kernel/call.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Outcome } from '../simulator/simulator-outcome.tsx';
import { ownWhatIf, ownWhatIfs } from './own-what-if.contract.ts';
import { whatIfForm } from './own-what-if.form.ts';
import words from './what-if-page.messages.fa.ts';

type Answer = ReplyOf<typeof ownWhatIf>;
type Question = BodyInput<typeof ownWhatIf>;

/** What is left open is not said. */
function questionOf(partyRelationshipId: string, { year, month, marital, ...rest }: ValuesOf<typeof whatIfForm>): Question {
  const said = Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => (value === null ? [] : [[name, Number(value)]])));
  return { partyRelationshipId, year: Number(year), month: Number(month), ...(marital !== null && { isMarried: marital === 'Y' }), ...said };
}

/** The own month tried out; nothing where no company of theirs opens it. */
export function WhatIfCard() {
  const { data } = useCall(ownWhatIfs);
  const [chosen, choose] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer>();
  const employments = data?.employments ?? [];
  const employment = employments.find(({ partyRelationshipId }) => partyRelationshipId === chosen) ?? employments[0];
  if (employment === undefined) return null;
  const { year, month } = toJalali(today());
  return (
    <Card title={words.title}>
      <Stack>
        <Text as="p" tone="muted">
          {words.text}
        </Text>
        {employments.length > 1 && (
          <Choices>
            <SelectField
              label={words.employment}
              isClearable={false}
              options={employments.map(({ partyRelationshipId: id, companyName: label }) => ({ id, label }))}
              value={employment.partyRelationshipId}
              onChange={choose}
            />
          </Choices>
        )}
        <DefinedForm
          of={whatIfForm}
          layout="inline"
          call={ownWhatIf}
          start={{ year, month: String(month) }}
          toBody={(values) => questionOf(employment.partyRelationshipId, values)}
          submitLabel={words.count}
          savedText={null}
          isKept
          cancel={null}
          onSaved={setAnswer}
        />
        {answer && <Outcome of={words.outcome} answer={answer} beside={{ figures: answer.asItStands }} difference={words.difference} />}
      </Stack>
    </Card>
  );
}
