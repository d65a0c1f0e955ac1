import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import messages from '#ui/field/field.messages.fa.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { stepped } from './step.ts';

function open(initial: number | null, props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <NumberField
        {...props}
        label="kids"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Held />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>('kids') };
}

test('arrow keys and buttons step inside the limits', () => {
  const { onChange, input } = open(null, { min: 1, max: 3 });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.click(screen.getByRole('button', { name: messages.increase('kids') }));
  fireEvent.click(screen.getByRole('button', { name: messages.increase('kids') }));
  fireEvent.click(screen.getByRole('button', { name: messages.decrease('kids') }));
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 3, 3, 2]);
});

test('without buttons the arrow keys are left; what is only read does not step', () => {
  const { onChange, input } = open(2, { hideSpin: true });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(onChange).toHaveBeenLastCalledWith(1);
  render(<NumberField label="fixed" value={2} onChange={onChange} isReadOnly />);
  fireEvent.keyDown(screen.getByLabelText('fixed'), { key: 'ArrowUp' });
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a number has no more digits than it may', () => {
  const { onChange, input } = open(null, { maxDigits: 2 });
  fireEvent.change(input, { target: { value: '123' } });
  expect(onChange).toHaveBeenLastCalledWith(12);
});

test('a step up and one down end where they began, to the last decimal', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
  fc.assert(fc.property(cents, fc.constantFrom(1, 0.5, 0.01), (value, step) => stepped(stepped(value, step, {}), -step, {}) === value));
});
