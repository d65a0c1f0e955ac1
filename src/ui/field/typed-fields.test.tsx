import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkField } from '#kernel/form/check.ts';
import { codeKinds, type FieldDefinition } from '#kernel/form/definition.ts';
import { normalise } from '#kernel/form/normalise.ts';
import { defaultSettings } from '#kernel/settings/user-settings.ts';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { moneyInWords } from '#ui/format/format.ts';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { foldLetters } from './masks.ts';

afterEach(() => useSettings.setState(defaultSettings));

// biome-ignore lint/suspicious/noExplicitAny: the fields of all value types in one table
type AnyField = ComponentType<any>;

const today = '2026-11-20';

interface Case {
  readonly name: string;
  readonly Field: AnyField;
  readonly as: Omit<FieldDefinition, 'name' | 'label'>;
  readonly props?: object;
}

const cases: readonly Case[] = [
  { name: 'number', Field: NumberField, as: { type: 'number', max: 5000 }, props: { max: 5000 } },
  { name: 'grouped number', Field: NumberField, as: { type: 'number' }, props: { isGrouped: true } },
  { name: 'signed float', Field: NumberField, as: { type: 'float', min: -50, max: 50 }, props: { isFloat: true, min: -50, max: 50 } },
  { name: 'money', Field: MoneyField, as: { type: 'number', money: true } },
  { name: 'hour', Field: MinutesField, as: { type: 'hour' }, props: { kind: 'hour' } },
  { name: 'longHour', Field: MinutesField, as: { type: 'longHour' }, props: { kind: 'longHour' } },
  { name: 'time', Field: MinutesField, as: { type: 'time' }, props: { kind: 'time' } },
  { name: 'date', Field: DateField, as: { type: 'date', disableFuture: true }, props: { disableFuture: true, today } },
  { name: 'date with time', Field: DateField, as: { type: 'date', withTime: true }, props: { withTime: true, today } },
  ...codeKinds.map((code): Case => ({ name: code, Field: CodeField, as: { type: 'text', code }, props: { kind: code } })),
];

/** Digits of three scripts, the signs of numbers, dates and codes, letters of both keyboards, things one cannot see. */
const letter = fc.constantFrom(
  ...'0123456789\u06f0\u06f1\u06f4\u06f9\u0660\u0663\u0669',
  ...'/-:.,+ ;()@',
  ...'\u066b\u066c\u060c\u2212\u200c\u200f\u064a\u0643\u06cc\u06a9\u0627',
  ...['IR', 'a', 'Z', '+98', '09', '140', '\u06f1\u06f4\u06f0'],
);
const typed = fc.string({ unit: letter, maxLength: 20 });

function Harness({
  Field,
  props,
  initial = null,
  onChange,
  onProblem,
}: {
  Field: AnyField;
  props: object;
  initial?: unknown;
  onChange: (value: unknown) => void;
  onProblem?: (text: string | undefined) => void;
}) {
  const [value, setValue] = useState(initial);
  return (
    <Field
      label="x"
      {...props}
      value={value}
      onProblem={onProblem}
      onChange={(next: unknown) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

function open(Field: AnyField, props: object = {}) {
  const [onChange, onProblem] = [vi.fn(), vi.fn()];
  render(<Harness Field={Field} props={props} onChange={onChange} onProblem={onProblem} />);
  return { onChange, onProblem, input: screen.getByLabelText<HTMLInputElement>('x') };
}

function write(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

describe.each(cases)('$name: whatever is typed', ({ Field, as, props }) => {
  const field = { ...as, name: 'value', label: 'x' } as FieldDefinition;

  test('what is given on is normalised and would pass on the server, or it is null', () => {
    const { input, onChange } = open(Field, props);
    fc.assert(
      fc.property(typed, (text) => {
        onChange.mockClear();
        write(input, text);
        for (const [value] of onChange.mock.calls) {
          expect(normalise(field, value)).toBe(value);
          expect(checkField({ field, path: 'value' }, { value }, today)).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});

const rials = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }).map(String);

test.each(['rial', 'toman'] as const)('money in %s: what is shown, typed again, is the same amount of rials', (moneyUnit) => {
  useSettings.setState({ moneyUnit });
  fc.assert(
    fc.property(rials, (amount) => {
      const onChange = vi.fn();
      const { unmount } = render(<Harness Field={MoneyField} props={{}} initial={amount} onChange={onChange} />);
      const input = screen.getByLabelText<HTMLInputElement>('x');
      const shown = input.value;
      fireEvent.change(input, { target: { value: '' } });
      fireEvent.change(input, { target: { value: shown } });
      unmount();
      expect(onChange).toHaveBeenLastCalledWith(amount);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['text field', TextField],
  ['text area', TextArea],
] as const)('%s: Arabic letters never come through', (_, Field) => {
  const onChange = vi.fn();
  render(<Field label="x" value="" onChange={onChange} />);
  fc.assert(
    fc.property(typed, (text) => {
      onChange.mockClear();
      fireEvent.change(screen.getByLabelText('x'), { target: { value: text } });
      for (const [value] of onChange.mock.calls) expect(value).toBe(foldLetters(value));
    }),
    { numRuns: 60 },
  );
});

describe('typing and leaving', () => {
  let user: ReturnType<typeof import('@testing-library/user-event')['userEvent']['setup']>;
  beforeAll(async () => {
    const { userEvent } = await import('@testing-library/user-event');
    user = userEvent.setup();
  });

  test.each([
    ['number', NumberField, {}, '\u06f0\u0660\u06f4\u06322', 42, '\u06f4\u06f2'],
    ['grouped number', NumberField, { isGrouped: true }, '12500', 12500, '\u06f1\u06f2\u066c\u06f5\u06f0\u06f0'],
    ['float', NumberField, { isFloat: true }, '017/256', 17.25, '\u06f1\u06f7\u066b\u06f2\u06f5'],
    ['hour', MinutesField, {}, '\u06f0\u06f8\u06630', 510, '\u06f0\u06f8:\u06f3\u06f0'],
    ['hour, colon typed', MinutesField, {}, '8:30', 510, '\u06f0\u06f8:\u06f3\u06f0'],
    ['hour begun', MinutesField, {}, '8', 480, '\u06f0\u06f8:\u06f0\u06f0'],
    ['longHour', MinutesField, { kind: 'longHour' }, '012345', 7425, '\u06f1\u06f2\u06f3:\u06f4\u06f5'],
    ['longHour, colon typed', MinutesField, { kind: 'longHour' }, '12:45', 765, '\u06f1\u06f2:\u06f4\u06f5'],
    ['date', DateField, {}, '\u06f1\u06f4\u06f0\u06f5/8/29', '2026-11-20', '\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f8/\u06f2\u06f9'],
    ['date with time', DateField, { withTime: true }, '1405/8/29 9:20', '2026-11-20 09:20', '\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f8/\u06f2\u06f9 \u06f0\u06f9:\u06f2\u06f0'],
    ['mobile', CodeField, { kind: 'mobile' }, '+98 912 345 6789', '09123456789', '\u06f0\u06f9\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9'],
    [
      'national code',
      CodeField,
      { kind: 'nationalCode' },
      '\u06f6\u06f2\u06f9\u06f3\u06f8\u06f7\u06f2\u06f4\u06f6\u06f0',
      '6293872460',
      '\u06f6\u06f2\u06f9\u06f3\u06f8\u06f7\u06f2\u06f4\u06f6\u06f0',
    ],
    ['mail', CodeField, { kind: 'email' }, 'a\u06f1@b.ir', 'a1@b.ir', 'a1@b.ir'],
  ] as [string, AnyField, object, string, unknown, string][])('%s', async (_, Field, props, keys, value, shown) => {
    const { input, onChange, onProblem } = open(Field, props);
    await user.type(input, keys);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(value);
    expect(onProblem).toHaveBeenLastCalledWith(undefined);
    expect(input.value).toBe(shown);
    await user.clear(input);
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test.each([
    ['impossible day', DateField, {}, '14041230', '1404/12/30'],
    ['day of a month of thirty', DateField, {}, '1405/07/31', '1405/07/31'],
    ['minutes over 59', MinutesField, {}, '0875', '08:75'],
    ['time of day after midnight', MinutesField, { kind: 'time' }, '2400', '24:00'],
    ['too many', NumberField, { max: 20 }, '21', '21'],
    ['a digit too few', CodeField, { kind: 'nationalCode' }, '629387246', '629387246'],
  ] as [string, AnyField, object, string, string][])('%s is told when the field is left, and the text stays', async (_, Field, props, keys, text) => {
    useSettings.setState({ digits: 'latin' });
    const { input, onChange, onProblem } = open(Field, props);
    await user.type(input, keys);
    expect(onChange).toHaveBeenLastCalledWith(null);
    const sentence = onProblem.mock.calls.at(-1)?.[0] as string;
    expect(sentence).toMatch(/\p{L}/u);
    expect(screen.queryByText(sentence)).toBeNull();
    await user.tab();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.type(input, '{Backspace}');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('a code that is complete is judged at once', async () => {
    const { input, onProblem } = open(CodeField, { kind: 'nationalCode' });
    await user.type(input, '6293872461');
    expect(screen.getByText(onProblem.mock.calls.at(-1)?.[0] as string)).toBeTruthy();
  });

  test('the caret stays where letters are folded and digits grouped', async () => {
    const { input } = open(NumberField, { isGrouped: true });
    await user.type(input, '12345');
    await user.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input.value).toBe('\u06f1\u06f2\u06f9\u066c\u06f3\u06f4\u06f5');
    expect(input.selectionStart).toBe(3);
  });

  test('a Sheba gets its IR and its groups, and loses the IR with the last digit', async () => {
    const { input } = open(CodeField, { kind: 'sheba' });
    await user.type(input, '\u06f9\u06f3099');
    expect(input.value).toBe('IR93 099');
    await user.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('');
  });

  test('what is typed in tomans is ten times as much in rials, with the sum in words', async () => {
    useSettings.setState({ moneyUnit: 'toman' });
    const { input, onChange } = open(MoneyField);
    await user.type(input, '\u06f1\u06632\u06f00');
    expect(onChange).toHaveBeenLastCalledWith('132000');
    expect(input.value).toBe('\u06f1\u06f3\u066c\u06f2\u06f0\u06f0');
    expect(screen.getByText(moneyInWords('132000'))).toBeTruthy();
    await user.type(input, '.57');
    expect(onChange).toHaveBeenLastCalledWith('132005');
    act(() => useSettings.setState({ moneyUnit: 'rial' }));
    expect(screen.getByLabelText<HTMLInputElement>('x').value).toBe('\u06f1\u06f3\u06f2\u066c\u06f0\u06f0\u06f5');
  });

  test('a stored value that breaks a rule is shown, and judged only when it is typed over', async () => {
    const onChange = vi.fn();
    render(<Harness Field={CodeField} props={{ kind: 'nationalCode' }} initial="1234567890" onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('x');
    await user.click(input);
    await user.tab();
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await user.type(input, '{Backspace}');
    await user.tab();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
