import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '#ui/dialog/dialog.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from '#ui/options/options.messages.fa.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const few = [
  { id: 'a', label: 'Alpha' },
  { id: 'b', label: 'Beta', isDisabled: true },
  { id: 'c', label: 'Gamma' },
  { id: 'd', label: '\u06A9\u0627\u0631\u06AF\u0631' },
];
const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `o${index}`, label: `\u06A9\u0627\u0631 ${index}` }));

const changed = vi.fn<(value: string | null) => void>();
let user: UserEvent;
beforeEach(() => {
  changed.mockReset();
  user = userEvent.setup();
});

function Held({ value: first, ...props }: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(first ?? null);
  const change = (next: string | null): void => {
    changed(next);
    setValue(next);
  };
  return <SelectField label="Kind" options={few} {...props} value={value} onChange={change} />;
}
const button = () => screen.getByRole('button', { name: /Kind/ });
const active = () => document.activeElement?.textContent;
const led = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a short list', () => {
  test('is opened, walked and chosen from by keys; the focus comes back', async () => {
    render(<Held />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Alpha');
    await user.keyboard('{ArrowDown}');
    expect(active(), 'a disabled option is passed over').toBe('Gamma');
    await user.keyboard('{End}{ArrowDown}');
    expect(active(), 'arrows go round').toBe('Alpha');
    await user.keyboard('{ArrowUp}{Home}{PageDown}{ArrowUp}{Enter}');
    expect(changed.mock.calls).toEqual([['c']]);
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().textContent).toContain('Gamma');
  });

  test('opens at what is chosen; Escape leaves it', async () => {
    render(<Held value="c" />);
    await user.click(button());
    expect(active()).toBe('Gamma');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Gamma');
    await user.keyboard('{ArrowUp}{Escape}');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('letters lead to the option, of whatever keyboard, closed or open', async () => {
    render(<Held />);
    await user.tab();
    await user.keyboard('g');
    expect(active()).toBe('Gamma');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '\u0643' });
    expect(active()).toBe('\u06A9\u0627\u0631\u06AF\u0631');
  });

  test('a disabled option is told and cannot be chosen', async () => {
    render(<Held />);
    await user.click(button());
    const option = screen.getByRole('option', { name: 'Beta' });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await user.click(option);
    expect(changed).not.toHaveBeenCalled();
  });

  test('an option of its own empties the field', async () => {
    render(<Held value="a" none="Any" />);
    await user.click(button());
    await user.click(screen.getByRole('option', { name: 'Any' }));
    expect(changed.mock.calls).toEqual([[null]]);
    expect(button().textContent, 'what an empty field stands for').toContain('Any');
  });

  test.each([
    { none: true, shown: kit.selectPlaceholder },
    { none: 'Any', placeholder: 'Choose', shown: 'Choose' },
  ])('an empty field says $shown', ({ shown, ...props }) => {
    render(<Held {...props} />);
    expect(button().textContent).toContain(shown);
  });

  test('the cross and the Delete key empty it, where it may be emptied', async () => {
    const { rerender } = render(<Held value="a" isClearable />);
    await user.click(screen.getByRole('button', { name: words.clear('Kind') }));
    expect(changed.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('button', { name: words.clear('Kind') })).toBeNull();
    rerender(<Held key="second" value="a" isClearable />);
    await user.click(document.body);
    await user.tab();
    await user.keyboard('{Delete}');
    expect(changed.mock.calls).toEqual([[null], [null]]);
    rerender(<Held key="third" value="a" />);
    await user.tab();
    await user.keyboard('{Delete}');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('a long list', () => {
  test('draws what is seen and tells the rest', async () => {
    render(<Held options={many} value="o5000" />);
    await user.click(button());
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(30);
    const chosen = screen.getByRole('option', { selected: true });
    expect([chosen.getAttribute('aria-posinset'), chosen.getAttribute('aria-setsize')]).toEqual(['5001', '10000']);
    expect(led()).toBe(many[5000]?.label);
    await user.keyboard('{End}');
    expect(led()).toBe(many[9999]?.label);
    await user.keyboard('{PageUp}');
    expect(led()).toBe(many[9991]?.label);
  });

  test('is searched with folded letters and digits; the first found is chosen by Enter', async () => {
    render(<Held options={many} />);
    await user.click(button());
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '\u0643\u0627\u0631 \u06F1\u06F2\u06F3\u06F4' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([many[1234]?.label]);
    await user.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([['o1234']]);
  });

  test('a letter on the closed field opens it and begins the search', async () => {
    render(<Held options={many} />);
    await user.tab();
    await user.keyboard('77');
    expect(screen.getByRole('combobox')).toHaveProperty('value', '77');
    expect(led()).toBe(many[77]?.label);
  });

  test('says that nothing fits', async () => {
    render(<Held options={many} />);
    await user.click(button());
    await user.keyboard('zz');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(words.noMatch);
  });

  test('scrolled by hand it draws what came into view', async () => {
    render(<Held options={many} />);
    await user.click(button());
    const list = screen.getByRole('listbox');
    list.scrollTop = 36 * 3_000;
    fireEvent.scroll(list);
    expect(screen.getByRole('option', { name: many[3_003]?.label ?? '' })).toBeDefined();
  });
});

test('groups are named', async () => {
  render(
    <Held
      options={[
        { id: 'x', label: 'X', group: 'Office' },
        { id: 'y', label: 'Y', group: 'Works' },
        { id: 'z', label: 'Z', group: 'Office' },
      ]}
    />,
  );
  await user.click(button());
  expect(
    within(screen.getByRole('group', { name: 'Office' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['X', 'Z']);
  expect(
    within(screen.getByRole('group', { name: 'Works' }))
      .getByRole('option')
      .getAttribute('aria-posinset'),
  ).toBe('3');
});

describe('what it says', () => {
  test('of no options, of options on their way, of an id without an option', async () => {
    const { rerender } = render(<Held options={[]} value="gone" isLoading />);
    expect(button().textContent).toContain(words.loading);
    await user.click(button());
    expect(screen.getByRole('status').textContent).toBe(words.loading);
    rerender(<Held options={[]} value="gone" />);
    expect(screen.getByRole('status').textContent).toBe(words.empty);
    await user.keyboard('{Escape}');
    expect(button().textContent).toContain(words.unknown);
  });

  test('a list that failed is empty and asked for again when opened', async () => {
    const again = vi.fn();
    render(<Held options={[]} isFailed onRetry={again} />);
    expect(again).not.toHaveBeenCalled();
    await user.click(button());
    expect(screen.getByRole('status').textContent).toBe(words.empty);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('read-only: the label, and a dash for nothing', () => {
    const { rerender } = render(<Held value="a" isReadOnly />);
    expect(screen.getByRole('textbox', { name: 'Kind' }).textContent).toBe('Alpha');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Held key="second" isReadOnly />);
    expect(screen.getByRole('textbox', { name: 'Kind' }).textContent).toBe('-');
  });

  test('name, value, requirement, help or error belong to the button', () => {
    const { rerender } = render(<Held value="a" isRequired help="Some help" />);
    const described = () => (button().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(screen.getByRole('button', { name: 'Kind Alpha' })).toBe(button());
    expect(described()).toEqual(['Some help', kit.required]);
    rerender(<Held value="a" isRequired error="Wrong" />);
    expect(described()).toEqual(['Wrong', kit.required]);
    rerender(<Held value="a" isLabelHidden />);
    expect(screen.getByRole('button', { name: 'Kind Alpha' })).toBe(button());
  });

  test('a disabled one opens by nothing', async () => {
    render(<Held value="a" isDisabled isClearable />);
    await user.click(button());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: words.clear('Kind') })).toBeNull();
  });
});

test('leaving is told when the focus leaves, not when the list opens', async () => {
  const left = vi.fn();
  render(
    <>
      <Held onBlur={left} />
      <input />
    </>,
  );
  await user.click(button());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(left).not.toHaveBeenCalled();
  await user.tab();
  expect(left).toHaveBeenCalledTimes(1);
});

test.each([
  ['short', few],
  ['long', many],
] as const)('in a dialog the focus goes to a %s list, and back', async (_, options) => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Dialog">
      <Held options={options} />
    </Dialog>,
  );
  await user.click(button());
  expect(document.activeElement?.closest('[role="dialog"]')?.querySelector('[role="listbox"]')).toBe(screen.getByRole('listbox'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('keys that are not its own go on to the page', () => {
  const heard = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page around
    <div onKeyDown={({ key }) => heard(key)}>
      <Held />
    </div>,
  );
  for (const init of [{ key: 'k', ctrlKey: true }, { key: 'Escape' }, { key: 'Delete' }, { key: 'ArrowDown' }]) fireEvent.keyDown(button(), init);
  expect(heard.mock.calls.flat()).toEqual(['k', 'Escape', 'Delete']);
});
