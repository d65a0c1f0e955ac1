import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from '#ui/options/options.messages.fa.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const options = Array.from({ length: 9 }, (_, index) => ({ id: `o${index}`, label: `Option ${index}`, isDisabled: index === 4 }));
const changed = vi.fn<(value: string | null) => void>();
let user: UserEvent;
beforeEach(() => {
  changed.mockReset();
  user = userEvent.setup();
});

function Held({ value: first, ...props }: Partial<MultiSelectProps>) {
  const [value, setValue] = useState(first ?? null);
  const change = (next: string | null): void => {
    changed(next);
    setValue(next);
  };
  return <MultiSelect label="Kinds" options={options} {...props} value={value} onChange={change} />;
}
const button = () => screen.getByRole('button', { name: /^Kinds/ });
const option = (index: number) => screen.getByRole('option', { name: `Option ${index}` });

test('stays open while one chooses; the value keeps the order of the options and is null in the end', async () => {
  render(<Held />);
  await user.click(button());
  await user.click(option(3));
  await user.click(option(1));
  expect(option(1).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  await user.click(option(3));
  await user.click(option(1));
  expect(changed.mock.calls).toEqual([['["o3"]'], ['["o1","o3"]'], ['["o1"]'], [null]]);
});

test('shows two tags and how many more, for eyes and for ears', () => {
  const { rerender } = render(<Held value='["o0","o1"]' />);
  expect(button().textContent).toBe('Option 0 Option 1');
  rerender(<Held key="second" value='["o0","o1","o2","gone"]' />);
  expect(button().textContent).toBe(`Option 0 Option 1${words.more('\u06F2')} ${words.moreChosen}`);
});

test('read-only it is one text with the Persian separator, a question mark for what has no option', () => {
  const { rerender } = render(<Held value='["o0","o1","gone"]' isReadOnly />);
  expect(screen.getByRole('textbox', { name: 'Kinds' }).textContent).toBe(`Option 0${words.separator}Option 1${words.separator}${words.unknown}`);
  rerender(<Held key="second" isReadOnly />);
  expect(screen.getByRole('textbox').textContent).toBe(kit.unknown);
});

test('all takes what the search leaves and may be chosen; some of all is told', async () => {
  render(<Held value='["o0"]' hasAll />);
  await user.click(button());
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.chooseAll });
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await user.click(all());
  expect(changed).toHaveBeenLastCalledWith(JSON.stringify(options.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id)));
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await user.type(screen.getByRole('combobox'), '7');
  await user.click(all());
  expect(JSON.parse(changed.mock.lastCall?.[0] ?? '')).not.toContain('o7');
  expect(JSON.parse(changed.mock.lastCall?.[0] ?? '')).toContain('o8');
});

test('the keys of the search choose and leave the list open; the cross empties', async () => {
  render(<Held />);
  await user.click(button());
  await user.keyboard('8{Enter}');
  expect(changed).toHaveBeenLastCalledWith('["o8"]');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: words.clear('Kinds') }));
  expect(changed).toHaveBeenLastCalledWith(null);
});
