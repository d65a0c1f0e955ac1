import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import editor from '#ui/formula-editor/formula-editor.messages.fa.ts';
import messages from './formula-field.messages.fa.ts';
import { FormulaField, type FormulaValue } from './formula-field.tsx';

const names = [{ code: 'C_1', title: 'wage', type: 'number' }] as const;
const formulas = [{ formulaId: 'f1', title: 'Yearly bonus' }];
const stored = vi.fn<(value: FormulaValue | null) => void>();

function Field({ initial, isReadOnly = false }: { initial: FormulaValue | null; isReadOnly?: boolean }) {
  const [value, setValue] = useState(initial);
  const keep = (next: FormulaValue | null): void => {
    stored(next);
    setValue(next);
  };
  return <FormulaField label="share" names={names} type="number" formulas={formulas} value={value} onChange={keep} isReadOnly={isReadOnly} />;
}

async function open(initial: FormulaValue | null, isReadOnly = false) {
  const { userEvent } = await import('@testing-library/user-event');
  render(<Field initial={initial} isReadOnly={isReadOnly} />);
  return userEvent.setup();
}

/** A text area in place of the editor of code, which needs a browser. */
beforeEach(() => {
  stored.mockReset();
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('coarse'), addEventListener: nothing, removeEventListener: nothing }));
  return () => vi.unstubAllGlobals();
});

test('a formula of the library is chosen by its title and stored by its id', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: /share/ }));
  await user.click(await screen.findByRole('option', { name: 'Yearly bonus' }));
  expect(stored).toHaveBeenLastCalledWith({ formulaId: 'f1' });
});

test('one is written in place of it, checked as it is typed; what was chosen stands again on the way back', async () => {
  const user = await open({ formulaId: 'f1' });
  await user.click(screen.getByRole('radio', { name: messages.written }));
  expect(stored).toHaveBeenLastCalledWith(null);
  await user.type(screen.getByRole('textbox', { name: 'share' }), 'wage * ');
  expect(await screen.findByText(editor.faults('\u06f1'))).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'share' }), '2');
  await waitFor(() => expect(screen.getByText(editor.sound)).toBeDefined());
  expect(stored).toHaveBeenLastCalledWith({ text: 'C_1 * 2' });
  await user.click(screen.getByRole('radio', { name: messages.chosen }));
  expect(stored).toHaveBeenLastCalledWith({ formulaId: 'f1' });
});

test('read only shows the way that it has, and no other', async () => {
  await open({ text: 'C_1 * 2' }, true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'share' }).value).toBe('wage * 2');
  expect(screen.queryByRole('radio')).toBeNull();
});
