import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineForm } from '#kernel/form/definition.ts';
import { defineScreen } from '#kernel/screen.ts';
import { type Answers, openPage } from '#testing/open-page.tsx';
import { networkError } from '#ui/client/api-error.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { type KitServices, KitServicesProvider } from '#ui/services/services.tsx';
import messages from './form.messages.fa.ts';
import { DefinedForm } from './form.tsx';
import { FormOverList } from './form-over-list.tsx';

const place = defineScreen<{ title: string }>()({ path: '/form', title: 'title', chrome: 'bare', access: 'public' });
const degree = defineForm('test/degree', [{ type: 'text', name: 'title', label: 'Title', required: true }]);
const services = { drafts: {} } as unknown as KitServices;
const rows = [
  { id: '1', title: 'First' },
  { id: '2', title: 'Second' },
];
const ADD = 'POST /rest/s1/hcm/degree';

function Degrees({ onRemove }: { onRemove?: (row: (typeof rows)[number]) => Promise<void> }) {
  return (
    <KitServicesProvider value={services}>
      <FormOverList
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        onRemove={onRemove}
        form={({ row, submitLabel, done }) => <DefinedForm of={degree} path="/rest/s1/hcm/degree" values={row} submitLabel={submitLabel} onSaved={done} onReset={done} />}
        list={({ edit, remove }) =>
          rows.map((row) => (
            <p key={row.id}>
              <button type="button" onClick={() => edit(row)}>{`edit ${row.id}`}</button>
              {remove === undefined ? null : <button type="button" onClick={() => remove(row)}>{`remove ${row.id}`}</button>}
            </p>
          ))
        }
      />
    </KitServicesProvider>
  );
}

async function open(page: () => React.ReactNode, answers: Answers = {}) {
  const opened = await openPage({ page, screen: place, answers });
  const title = (): HTMLInputElement => screen.getByLabelText(/^Title/);
  // the page behind a dialog is within reach again a moment after that has gone
  const press = async (name: string): Promise<void> => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, title, press };
}

afterEach(() => vi.unstubAllGlobals());

test('edit loads the row and the button says so; cancel and a save go back to adding', async () => {
  const { title, press, user, asked } = await open(() => <Degrees />, { [ADD]: () => ({}) });
  expect(screen.getByRole('button', { name: messages.add })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'remove 1' })).toBeNull();
  await press('edit 1');
  expect(title().value).toBe('First');
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await press(messages.cancel);
  // where a new row begins, and not on nothing
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect([title().value, screen.queryByRole('button', { name: messages.add }) !== null]).toEqual(['', true]);
  await press('edit 2');
  await user.type(title(), '!');
  await press(messages.edit);
  await waitFor(() => expect(title().value).toBe(''));
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(asked(ADD)[0]?.body).toEqual({ title: 'Second!' });
});

test('another row does not take the place of unsaved words without a question', async () => {
  const { title, press, user } = await open(() => <Degrees />);
  await user.type(title(), 'mine');
  await press('edit 1');
  await user.click(await screen.findByRole('button', { name: kit.leave.stayInForm }));
  expect(title().value).toBe('mine');
  await press('edit 1');
  await user.click(await screen.findByRole('button', { name: kit.leave.leave }));
  await waitFor(() => expect(title().value).toBe('First'));
});

test('delete asks; a refusal is shown with its reason', async () => {
  const onRemove = vi.fn(async ({ id }: { id: string }) => {
    if (id === '2') throw networkError();
  });
  const { press, user } = await open(() => <Degrees onRemove={onRemove} />);
  const agree = async (name: string): Promise<void> => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: messages.remove(name) }));
  };
  await press('remove 1');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: kit.cancel }));
  expect(onRemove).not.toHaveBeenCalled();
  await press('remove 1');
  await agree('First');
  expect(await screen.findByText(messages.removed('First'))).toBeDefined();
  await press('remove 2');
  await agree('Second');
  expect(await screen.findByText(networkError().messages)).toBeDefined();
  expect(screen.queryByText(messages.removed('Second'))).toBeNull();
});
