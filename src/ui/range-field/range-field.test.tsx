import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import form from '#kernel/form/form.messages.fa.ts';
import messages from '#ui/field/field.messages.fa.ts';
import { RangeField, type RangeFieldProps } from './range-field.tsx';

function open(initial: string | null, props: Partial<RangeFieldProps> = {}) {
  const [onChange, onProblem] = [vi.fn(), vi.fn()];
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <RangeField
        {...props}
        label="share"
        value={value}
        onProblem={onProblem}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Held />);
  const [from, to] = [
    screen.getByRole<HTMLInputElement>('textbox', { name: messages.fromOf('share') }),
    screen.getByRole<HTMLInputElement>('textbox', { name: messages.toOf('share') }),
  ];
  const write = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });
  return { onChange, onProblem, from, to, write };
}

test('typed and drawn ends are stored as JSON of two numbers', () => {
  const { onChange, from, write } = open('[20,60]');
  write(from, '\u06f3\u06f5');
  expect(onChange).toHaveBeenLastCalledWith('[35,60]');
  const thumb = screen.getByRole('slider', { name: `${messages.endThumb} share` });
  fireEvent.change(thumb, { target: { value: '80' } });
  expect(onChange).toHaveBeenLastCalledWith('[35,80]');
});

test('a missing end and ends that are turned or too far are told on leaving', () => {
  const { onChange, onProblem, from, to, write } = open(null);
  write(from, '40');
  expect(onProblem).toHaveBeenLastCalledWith(messages.rangeEnd);
  write(to, '30');
  expect(onProblem).toHaveBeenLastCalledWith(form.rangeOrder);
  expect(onChange).toHaveBeenLastCalledWith(null);
  fireEvent.blur(to);
  expect(screen.getByText(form.rangeOrder)).toBeTruthy();
  write(to, '130');
  expect(onProblem.mock.lastCall?.[0]).toMatch(/\p{L}/u);
  write(from, '');
  write(to, '');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
});

test('an optional range is switched on with the whole scale and off to nothing', () => {
  const { onChange, from } = open(null, { isOptional: true, max: 10, step: 0.5 });
  expect(from.disabled).toBe(true);
  const box = screen.getByRole('checkbox', { name: messages.setRange('share') });
  fireEvent.click(box);
  expect(onChange).toHaveBeenLastCalledWith('[0,10]');
  expect(from.disabled).toBe(false);
  fireEvent.click(box);
  expect(onChange).toHaveBeenLastCalledWith(null);
});
