import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { SubmitFailure } from './types.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const initial = { name: '', code: '1', day: null as string | null };

function setup(submit: (values: typeof initial) => Promise<SubmitFailure | undefined>) {
  return renderHook(() => useForm({ initial, validate: (values) => ({ name: values.name === '' ? 'needed' : undefined }), submit }));
}

test('invalid values are not sent; typing clears the error', async () => {
  const submit = vi.fn(async () => undefined);
  const { result } = setup(submit);
  await act(() => result.current.submit());
  expect(submit).not.toHaveBeenCalled();
  expect(result.current.errors.name).toBe('needed');
  expect(result.current.summary).toBeDefined();
  act(() => result.current.field('name').onChange('a'));
  expect(result.current.errors.name).toBeUndefined();
  expect(result.current.isDirty).toBe(true);
  await act(() => result.current.submit());
  expect(submit).toHaveBeenCalledWith({ name: 'a', code: '1', day: null });
});

test('the summary says that required fields must be entered when one is empty, and that values are wrong when none is', async () => {
  const { result } = renderHook(() =>
    useForm({
      initial: { name: '', code: '1', day: null as string | null, tags: [] as string[] },
      validate: ({ name, code, day, tags }) => ({
        name: name.trim() === '' ? 'needed' : undefined,
        code: code === '1' ? 'wrong' : undefined,
        day: day === null ? 'needed' : undefined,
        tags: tags.length === 0 ? 'needed' : undefined,
      }),
      submit: async () => undefined,
    }),
  );
  const summary = async () => {
    await act(() => result.current.submit());
    return result.current.summary;
  };
  expect(await summary()).toBe(texts.requiredAndInvalid(formatNumber(3), formatNumber(1)));
  act(() => result.current.setValue('code', '2'));
  expect(await summary()).toBe(texts.allRequired(formatNumber(3)));
  act(() => result.current.setValue('name', '  '));
  expect(await summary()).toBe(texts.allRequired(formatNumber(3)));
  act(() => result.current.setValue('name', 'a'));
  act(() => result.current.setValue('day', '2026-01-01'));
  act(() => result.current.setValue('tags', ['a']));
  act(() => result.current.setValue('code', '1'));
  expect(await summary()).toBe(kit.formIncomplete(formatNumber(1)));
});

test('errors of the server go to their fields, strays into the summary', async () => {
  const { result } = setup(async () => ({ fields: { code: 'taken', other: 'stray' } }));
  act(() => result.current.setValue('name', 'a'));
  await act(() => result.current.submit());
  expect(result.current.errors.code).toBe('taken');
  expect(result.current.summary).toBe('stray');
  act(() => result.current.reset());
  expect(result.current.errors.code).toBeUndefined();
  expect(result.current.isDirty).toBe(false);
});

test('thrown field errors are shown, other throws go on', async () => {
  const { result } = setup(async () => Promise.reject({ fields: { name: 'bad' } }));
  act(() => result.current.setValue('name', 'a'));
  await act(() => result.current.submit());
  expect(result.current.errors.name).toBe('bad');
});

function DayForm({ onSend }: { onSend: (day: string | null) => void }) {
  const form = useForm({
    initial: { title: 'a', day: null as string | null },
    submit: async ({ day }) => {
      onSend(day);
      return undefined;
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField label="title" {...form.field('title')} />
      <DateField label="day" {...form.field('day')} />
      <button type="submit">send</button>
    </form>
  );
}

test('an impossible day stops the submit and has the focus, a possible one is sent as ISO', async () => {
  const { userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup();
  const onSend = vi.fn();
  render(<DayForm onSend={onSend} />);
  const day = screen.getByLabelText('day');
  await user.type(day, '14041230');
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(onSend).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(day));
  await user.clear(day);
  await user.type(day, '\u06f1\u06f4\u06f0\u06f5/8/29');
  await user.click(screen.getByRole('button', { name: 'send' }));
  expect(onSend).toHaveBeenCalledWith('2026-11-20');
});
