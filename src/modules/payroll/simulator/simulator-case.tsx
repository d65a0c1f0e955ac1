import { useEffect } from 'react';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { PersonPicker } from '#platform/people/person-picker.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useHolds, useMay } from '#ui/client/session.ts';
import { type ControlProps, stringOrNull } from '#ui/form/controls/control.ts';
import { DefinedForm } from '#ui/form/form.tsx';
import { useFormFact } from '#ui/form/hooks.ts';
import type { FormElement } from '#ui/form/scope.ts';
import { today } from '#ui/format/today.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { groupChoices } from '../pay-data/pay-data.contract.ts';
import { keepCase, keptCase } from './case-memory.ui.ts';
import { personIn, questionOf } from './case-question.ui.ts';
import rowWords from './case-rows.messages.fa.ts';
import type { RowKind } from './case-rows.ui.ts';
import { LAW_ALONE } from './law-alone.rules.ts';
import { RowsField } from './rows-field.tsx';
import { simulatePay } from './simulator.contract.ts';
import { simulatorForm } from './simulator.form.ts';
import { type Answer, Outcome } from './simulator-outcome.tsx';
import words from './simulator-page.messages.fa.ts';

const LISTS_PEOPLE = 'personnelInformationManagement/searchPersonnelList/observe';

/** Whom a case is about; not offered to who may list nobody. */
function PersonField({ control: { value, onChange, shared } }: { control: ControlProps }) {
  const mayList = useHolds(LISTS_PEOPLE);
  const person = personIn(value);
  if (!mayList) return null;
  return (
    <PersonPicker
      {...shared}
      value={person?.partyId ?? null}
      onChange={(partyId, row) => onChange(partyId === null ? null : { partyId, partyRelationshipId: String(row?.['partyRelationshipId']) })}
    />
  );
}

/** By whose factors and formulas a case counts; not offered to who may see no pay group. */
function GroupField({ control: { value, onChange, shared } }: { control: ControlProps }) {
  const mayList = useMay(groupChoices);
  const { data, isLoading } = useCall(groupChoices, { enabled: mayList });
  if (!mayList) return null;
  // companies in reach may have a group of the same code: the one of whoever is paid counts
  const groups = new Map((data?.list ?? []).map(({ standardCode, description }) => [standardCode, description]));
  const options = [{ id: LAW_ALONE, label: words.lawAlone }, ...[...groups].map(([id, label]) => ({ id, label }))];
  return <SelectField {...shared} options={options} isLoading={isLoading} none value={stringOrNull(value)} onChange={onChange} />;
}

/** Keeps what is written of a case. */
function Keeper({ userId, at }: { userId: string; at: 0 | 1 }) {
  const values = useFormFact((form) => form.values);
  useEffect(() => keepCase(userId, at, values), [userId, at, values]);
  return null;
}

const notes: Partial<Record<RowKind, string>> = { before: rowWords.beforeHelp, settings: rowWords.settingsHelp, values: rowWords.valuesHelp };
const rows = (kind: RowKind): FormElement => {
  const note = notes[kind];
  return (control) => <RowsField kind={kind} control={control} {...(note !== undefined && { note })} />;
};
const elements: Readonly<Record<string, FormElement>> = {
  person: (control) => <PersonField control={control} />,
  payGroup: (control) => <GroupField control={control} />,
  ...Object.fromEntries((['lines', 'wages', 'work', 'before', 'flags', 'settings', 'parameters', 'values'] as const).map((kind) => [kind, rows(kind)])),
};

interface CaseProps {
  at: 0 | 1;
  userId: string;
  title: string;
  answer: Answer | undefined;
  beside: Answer | undefined;
  onCounted: (answer: Answer) => void;
}

/** A case: what is asked, and what came of it. */
export function Case({ at, userId, title, answer, beside, onCounted }: CaseProps) {
  const { year, month } = toJalali(today());
  return (
    <Card title={title}>
      <Stack>
        <DefinedForm
          of={simulatorForm}
          layout="inline"
          call={simulatePay}
          start={keptCase(userId, at) ?? { year, month: String(month), isMarried: false }}
          toBody={questionOf}
          submitLabel={words.count}
          savedText={null}
          isKept
          cancel={null}
          elements={{ ...elements, keeper: <Keeper userId={userId} at={at} /> }}
          onSaved={onCounted}
        />
        {answer === undefined ? null : <Outcome of={title} answer={answer} beside={beside} />}
      </Stack>
    </Card>
  );
}
