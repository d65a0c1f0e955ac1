import { render, screen, within } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import messages from '#ui/field/field.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { type DateRange, DateRangeField } from './date-range-field.tsx';

const today = '2026-11-20';
let user: ReturnType<typeof import('@testing-library/user-event')['userEvent']['setup']>;
beforeAll(async () => {
  const { userEvent } = await import('@testing-library/user-event');
  user = userEvent.setup();
});

function open<V>(Field: ComponentType<{ label: string; value: V; onChange: (value: V) => void; today: string }>, initial: V, props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn();
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <AppProvider>
        <Field
          {...props}
          label="day"
          today={today}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </AppProvider>
    );
  }
  render(<Held />);
  return onChange;
}

async function openCalendar(): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: kit.openCalendar('day') }));
  return screen.findByRole('dialog', { name: `${kit.calendar} day` });
}

/** The day of the month that is shown, without those of its neighbours. */
const dayCell = (sheet: HTMLElement, day: string) => within(sheet).getAllByText(day, { selector: '.day:not([data-outside-month])' })[0] as HTMLElement;

test('a birth date: year, month, day', async () => {
  const onChange = open(DateField, null as string | null, { disableFuture: true });
  const sheet = await openCalendar();
  await user.click(within(sheet).getByRole('button', { name: messages.chooseYear('\u06f1\u06f4\u06f0\u06f5') }));
  const years = within(sheet).getByRole('listbox', { name: messages.years });
  expect(within(years).queryByRole('option', { name: '\u06f1\u06f4\u06f0\u06f6' })).toBeNull();
  await user.click(within(years).getByRole('option', { name: '\u06f1\u06f3\u06f6\u06f2' }));
  await user.click(within(sheet).getByRole('option', { name: monthNames[6] as string }));
  await user.click(dayCell(sheet, '\u06f3\u06f0'));
  expect(onChange.mock.calls).toEqual([['1983-10-22']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('day').value).toBe('\u06f1\u06f3\u06f6\u06f2/\u06f0\u06f7/\u06f3\u06f0');
});

test('the year is found by the keyboard alone', async () => {
  const onChange = open(DateField, '1983-10-22' as string | null);
  const sheet = await openCalendar();
  within(sheet)
    .getByRole('button', { name: messages.chooseYear('\u06f1\u06f3\u06f6\u06f2') })
    .focus();
  await user.keyboard('{Enter}');
  await user.keyboard('\u06f1\u06f3\u06f6\u06f3{Enter}');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('1984-10-22');
  const again = await openCalendar();
  await user.click(within(again).getByRole('button', { name: messages.chooseYear('\u06f1\u06f3\u06f6\u06f3') }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a day with its time is taken over by one button, or not at all', async () => {
  const onChange = open(DateField, null as string | null, { withTime: true });
  const sheet = await openCalendar();
  await user.click(within(sheet).getByRole('button', { name: kit.today }));
  expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: messages.apply }).disabled).toBe(true);
  await user.type(within(sheet).getByLabelText(messages.hour), '0920');
  await user.click(within(sheet).getByRole('button', { name: messages.cancel }));
  expect(onChange).not.toHaveBeenCalled();
  const again = await openCalendar();
  await user.click(dayCell(again, '\u06f1'));
  await user.type(within(again).getByLabelText(messages.hour), '0920');
  await user.click(within(again).getByRole('button', { name: messages.apply }));
  expect(onChange.mock.calls).toEqual([['2026-10-23 09:20']]);
});

test('today is not offered where it is not allowed, and read-only has no calendar', async () => {
  open(DateField, null as string | null, { maxDate: '2020-01-01' });
  const sheet = await openCalendar();
  expect(within(sheet).getByRole<HTMLButtonElement>('button', { name: kit.today }).disabled).toBe(true);
  await user.keyboard('{Escape}');
  render(<DateField label="fixed" value={today} onChange={vi.fn()} isReadOnly />);
  expect(screen.queryByRole('button', { name: kit.openCalendar('fixed') })).toBeNull();
});

test('two days in one field: typed, open at one end, never turned round', async () => {
  const onChange = open(DateRangeField, { from: null, to: null } as DateRange);
  await user.type(screen.getByLabelText(messages.fromOf('day')), '14050829');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: null });
  const end = screen.getByLabelText(messages.toOf('day'));
  await user.type(end, '14050828');
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null });
  expect(screen.queryByText(messages.endBeforeStart)).toBeNull();
  await user.tab();
  await user.tab();
  expect(screen.getByText(messages.endBeforeStart)).toBeTruthy();
  await user.clear(end);
  await user.type(end, '14050901');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-22' });
  await user.clear(end);
  await user.clear(screen.getByLabelText(messages.fromOf('day')));
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null });
});

test('two days are picked one after the other', async () => {
  const onChange = open(DateRangeField, { from: '2026-11-20', to: null } as DateRange);
  const sheet = await openCalendar();
  await user.click(dayCell(sheet, '\u06f1\u06f0'));
  await user.click(dayCell(sheet, '\u06f5'));
  expect(onChange.mock.calls).toEqual([[{ from: '2026-10-27', to: '2026-11-01' }]]);
});
