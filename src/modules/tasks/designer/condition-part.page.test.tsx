import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { EDIT, OBSERVE } from '../designs/designs.contract.ts';
import builderWords from './condition-builder.messages.fa.ts';
import messages from './designer.messages.fa.ts';
import DesignerPage from './designer.page.tsx';
import { designerScreen } from './designer.screen.ts';
import { design, detailOf, draftVersion, ids, PATH, sampleAnswers, sampleSteps } from './designer-samples.ui.ts';
// fetched before: what is opened later comes at once
import './step-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const { builder } = builderWords;
const office = sampleSteps.find(({ id }) => id === 'office')?.title ?? '';
const days = design.vocabulary.variables.find(({ id }) => id === 'days')?.title ?? '';

async function openOffice(when: string) {
  const few = sampleSteps.filter(({ id }) => id === 'correct' || id === 'office');
  const steps = few.map((step) => (step.id === 'office' ? { ...step, when } : step));
  const { user } = await openPage({
    page: DesignerPage,
    screen: designerScreen,
    at: `${designerScreen.path}?process=leave`,
    permissions: [OBSERVE, EDIT],
    answers: { ...sampleAnswers, [`GET ${PATH}/version/${ids.draft}`]: () => detailOf(draftVersion, steps) },
  });
  await user.click(await screen.findByRole('button', { name: messages.editStep(office) }));
  return { user, sheet: within(await screen.findByRole('dialog')) };
}

test('a condition is put together of field, comparison and value; what is missing is told at its field, and the text follows', async () => {
  const { user, sheet } = await openOffice('days > 10');
  const choose = async (at: number, label: string, option: string): Promise<void> => {
    const row = within(sheet.getByRole('group', { name: builder.condition({ at: ['\u06f1', '\u06f2'][at] ?? '' }) }));
    await user.click(row.getByRole('button', { name: new RegExp(`^${label}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.click(sheet.getByRole('button', { name: builder.add }));
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect(sheet.getByText(builder.fieldNeeded)).toBeTruthy();
  expect(sheet.getByText(builder.byNeeded)).toBeTruthy();
  await choose(1, builder.field, messages.answerOf(sampleSteps.find(({ id }) => id === 'correct')?.title ?? ''));
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect(sheet.getByText(builder.valueNeeded)).toBeTruthy();
  const answers = sampleSteps.find((step) => step.id === 'correct');
  await choose(1, builder.value, answers?.is === 'ask' ? (answers.outcomes[0]?.name ?? '') : '');
  await user.click(sheet.getByRole('radio', { name: builder.text }));
  expect(sheet.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${messages.when}`) }).value).toBe('days > 10 and correct.outcome == "resubmit"');
  await user.click(sheet.getByRole('radio', { name: builder.rows }));
  expect(within(sheet.getByRole('group', { name: builder.condition({ at: '\u06f1' }) })).getByText(days)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the builder cannot hold stays text and says so; what nobody understands is not kept', async () => {
  const { user, sheet } = await openOffice('not (days > 10)');
  expect(sheet.getByText(builder.cannotHold)).toBeTruthy();
  const field = sheet.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${messages.when}`) });
  expect(field.value).toBe('not (days > 10)');
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: builder.rows }).disabled).toBe(true);
  await user.clear(field);
  await user.click(field);
  await user.paste('days > ');
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.clear(field);
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
