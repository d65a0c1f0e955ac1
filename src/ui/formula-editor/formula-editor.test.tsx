import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { faultSentences, functionNames, warningSentences } from '#kernel/formula/formula.messages.fa.ts';
import messages from './formula-editor.messages.fa.ts';
import { FormulaEditor } from './formula-editor.tsx';
import type { FormulaName } from './formula-name.ts';

const names: readonly FormulaName[] = [
  { code: 'C_1', title: 'base wage', type: 'number', unit: 'rial' },
  { code: 'P_1', title: 'age', type: 'number', unit: 'count' },
  {
    ...{ code: 'pay.share', title: 'share_of', type: 'number', unit: 'rial' },
    call: { takes: [{ title: 'wage', type: 'number', unit: 'rial' }], help: 'Half of it.', examples: [{ text: 'pay.share(days(#1405/01/01#, #1405/01/05#))', result: '2' }] },
  },
];
const stored = vi.fn<(text: string) => void>();

function Held({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const keep = (text: string): void => {
    stored(text);
    setValue(text);
  };
  return <FormulaEditor label="text" names={names} type="number" value={value} onChange={keep} />;
}

async function open(initial?: string) {
  const { userEvent } = await import('@testing-library/user-event');
  render(<Held {...(initial !== undefined && { initial })} />);
  return { user: userEvent.setup(), area: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'text' }) };
}

/** A phone: jsdom lays nothing out, so the editor of code is for the browser's own tests. */
beforeEach(() => {
  stored.mockReset();
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('coarse'), addEventListener: nothing, removeEventListener: nothing }));
  return () => vi.unstubAllGlobals();
});

test('titles are shown and written, codes are stored; what was typed stays as it was typed', async () => {
  const { user, area } = await open('C_1 * 2');
  expect(area.value).toBe('[base wage] * 2');
  await user.type(area, ' + P_1', { initialSelectionStart: 15 });
  expect(area.value).toBe('[base wage] * 2 + P_1');
  expect(stored).toHaveBeenLastCalledWith('C_1 * 2 + P_1');
});

test('a fault is said as it is typed, with the title nearest to what was meant; a press leads to its place', async () => {
  const { user, area } = await open();
  await user.type(area, '1 + [[base wags]');
  const fault = await screen.findByRole('button', { name: new RegExp(faultSentences.unknownName({ name: 'base wags', near: 'base wage' })) });
  expect(area.getAttribute('aria-invalid')).toBe('true');
  await user.click(fault);
  expect([area.selectionStart, area.selectionEnd]).toEqual([4, 15]);
});

test('a formula without faults is said to be one; unlike units are warned of', async () => {
  const { user, area } = await open('C_1');
  expect(screen.getByText(messages.sound)).toBeTruthy();
  expect(screen.getByText(messages.reading).nextElementSibling?.textContent).toContain('base wage');
  await user.type(area, ' + age');
  expect(await screen.findByText(warningSentences.unlikeUnits('rial', 'count'))).toBeTruthy();
  expect(area.getAttribute('aria-invalid')).toBe('false');
});

test('the palette is searched and walked by keys, and puts in at the caret', async () => {
  const { user, area } = await open('2 * ');
  area.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: messages.palette }));
  await user.keyboard('wage{Enter}');
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('2 * C_1'));
  await waitFor(() => expect(document.activeElement).toBe(area));
});

test('a function of a module is put in by its title with its brackets, stored by its code, and checked as any other', async () => {
  const { user, area } = await open('2 * ');
  area.setSelectionRange(4, 4);
  await user.click(screen.getByRole('button', { name: messages.palette }));
  await user.keyboard('share');
  const entry = await screen.findByRole('option', { name: /share_of/ });
  expect(entry.querySelector('[title]')?.getAttribute('title')).toBe(
    `Half of it. ${messages.example(`share_of(${functionNames.days}(#\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f1#\u060c #\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f1/\u06f0\u06f5#))`, '\u06f2')}`,
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored).toHaveBeenLastCalledWith('2 * pay.share()'));
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(await screen.findByRole('button', { name: new RegExp(faultSentences.wrongCount({ name: 'share_of' })) })).toBeTruthy();
  // the caret comes between the brackets a moment after the focus
  await waitFor(() => expect(area.selectionStart).toBe(area.value.length - 1));
  await user.keyboard('age');
  expect(stored).toHaveBeenLastCalledWith('2 * pay.share(P_1)');
  expect(await screen.findByText(warningSentences.unlikeUnits('count', 'rial'))).toBeTruthy();
});
