import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listInWords } from '#kernel/persian-text/persian-text.ts';
import type { FormulaTest } from '#platform/formula/library/library.contract.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { FieldGroup, FieldNote } from '#ui/field/field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { type ControlProps, stringOrNull, textOf } from '#ui/form/controls/control.ts';
import { useFormField } from '#ui/form/hooks.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { valueText, type WireValue } from '#ui/formula-explanation/explanation.ts';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './formula-page.messages.fa.ts';
import { askedIn, MAX_TYPED, ValueField, wireOf } from './typed-values.tsx';
import { useFormulaNames } from './use-formula-names.ui.ts';

const MAX_TITLE = 200;
/** The stored tests of a formula: values and what must come of them. */
export function TestsField({ control: { value, onChange, shared } }: { control: ControlProps }) {
  const tests = (Array.isArray(value) ? value : []) as readonly FormulaTest[];
  const names = useFormulaNames(stringOrNull(useFormField('use').value));
  const [isAdding, add] = useState(false);
  const text = textOf(useFormField('text').value);
  const isLocked = shared.isReadOnly === true || shared.isDisabled === true;
  function keep(test: FormulaTest): void {
    onChange([...tests, test]);
    add(false);
  }
  return (
    <FieldGroup {...shared}>
      <Stack gap={2}>
        {tests.length === 0 ? <p>{messages.noTests}</p> : null}
        {tests.map((test, at) => (
          <TestLine
            key={`${test.title} ${JSON.stringify(test.values)}`}
            test={test}
            names={names}
            onDrop={isLocked ? undefined : () => onChange(tests.filter((_, index) => index !== at))}
          />
        ))}
        {isAdding ? <NewTest asked={askedIn(text, names)} onKeep={keep} /> : null}
        {isLocked || isAdding ? null : (
          <div>
            <Button size="sm" variant="soft" icon={Plus} onPress={() => add(true)}>
              {messages.addTest}
            </Button>
          </div>
        )}
      </Stack>
      <FieldNote {...shared} />
    </FieldGroup>
  );
}

function TestLine({ test, names, onDrop }: { test: FormulaTest; names: readonly FormulaName[]; onDrop: (() => void) | undefined }) {
  const titleOf = (code: string): string => names.find((one) => one.code === code)?.title ?? code;
  const values = Object.entries(test.values).map(([code, value]) => messages.testPair(titleOf(code), valueText(value as WireValue)));
  const expected = 'value' in test.expect ? valueText(test.expect.value as WireValue) : test.expect.fault;
  return (
    <Row gap={2}>
      <b>{test.title}</b>
      <span>{messages.testLine(listInWords(values), expected)}</span>
      {onDrop === undefined ? null : <IconButton label={messages.dropTest(test.title)} icon={Trash2} size="sm" onPress={onDrop} />}
    </Row>
  );
}

function NewTest({ asked, onKeep }: { asked: readonly FormulaName[]; onKeep: (test: FormulaTest) => void }) {
  const [title, setTitle] = useState('');
  const [expected, setExpected] = useState('');
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string>();
  function keep(): void {
    const values = asked.map((name) => [name.code, wireOf(name, typed[name.code] ?? '')] as const);
    const result = wireOf({ type: expected === 'true' || expected === 'false' ? 'flag' : 'number' }, expected);
    const lacks = title.trim() === '' || result === undefined || values.some(([, value]) => value === undefined);
    if (lacks) setFault(messages.testNeeds);
    else onKeep({ title: title.trim(), values: Object.fromEntries(values), expect: { value: result } });
  }
  return (
    <Stack gap={2}>
      <FieldGrid>
        <TextField label={messages.testTitle} maxLength={MAX_TITLE} value={title} onChange={setTitle} error={fault} />
        {asked.map((name) => (
          <ValueField key={name.code} of={name} value={typed[name.code] ?? ''} onChange={(next) => type({ ...typed, [name.code]: next })} />
        ))}
        <TextField label={messages.testExpected} maxLength={MAX_TYPED} value={expected} onChange={setExpected} />
      </FieldGrid>
      <div>
        <Button size="sm" onPress={keep}>
          {messages.keepTest}
        </Button>
      </div>
    </Stack>
  );
}
