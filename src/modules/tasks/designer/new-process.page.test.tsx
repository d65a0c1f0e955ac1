import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { EDIT, OBSERVE } from '../designs/designs.contract.ts';
import page from './designer.messages.fa.ts';
import DesignerPage from './designer.page.tsx';
import { designerScreen } from './designer.screen.ts';
import { design, PATH, rows, sampleAnswers } from './designer-samples.ui.ts';
import elements from './elements.messages.fa.ts';
import words from './new-process.messages.fa.ts';
// fetched before: what is opened later comes at once
import './new-process-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const { newProcess: messages } = words;
const ADD = `POST ${PATH}`;
const open = async (answers: Answers = {}, permissions: readonly string[] = [OBSERVE, EDIT]) => {
  const opened = await openPage({ page: DesignerPage, screen: designerScreen, at: designerScreen.path, permissions, answers: { ...sampleAnswers, ...answers } });
  await screen.findByText(design.title);
  return opened;
};
const made = () => ({ processKey: 'leave', definitionId: 'd' });
const sheetOf = async () => within(await screen.findByRole('dialog', { name: messages.title }));
const field = (sheet: Awaited<ReturnType<typeof sheetOf>>, label: string) => sheet.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

test('a blank one is proposed whole; a name that is taken is told at its field', async () => {
  let isTaken = true;
  const { user, asked, address } = await open({ [ADD]: () => (isTaken ? refusal(409, 'modules/tasks/designs.keyTaken', { fields: { name: 'taken by then' } }) : made()) });
  await user.click(screen.getByRole('button', { name: messages.add }));
  const sheet = await sheetOf();
  expect([field(sheet, messages.name).value, field(sheet, messages.key).value]).toEqual([messages.blankTitle, 'process']);
  await user.clear(field(sheet, messages.key));
  await user.click(sheet.getByRole('button', { name: messages.make }));
  expect(sheet.getByText(messages.keyFault)).toBeTruthy();
  expect(asked(ADD)).toHaveLength(0);
  await user.type(field(sheet, messages.key), 'travel');
  await user.click(sheet.getByRole('button', { name: messages.make }));
  expect(await sheet.findByText('taken by then')).toBeTruthy();
  isTaken = false;
  await user.click(sheet.getByRole('button', { name: messages.make }));
  await waitFor(() => expect(address()).toContain('process=leave'));
  expect(asked(ADD).at(-1)?.body).toEqual({ title: messages.blankTitle, name: 'travel', base: 'leave', from: { is: 'blank' } });
});

test('a copy asks which one, and is called after it', async () => {
  const { user, asked } = await open({ [ADD]: made });
  await user.click(screen.getByRole('button', { name: messages.add }));
  const sheet = await sheetOf();
  await user.click(sheet.getByRole('radio', { name: messages.ways.copy }));
  await user.click(sheet.getByRole('button', { name: messages.make }));
  expect(sheet.getByText(messages.sourceNeeded)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: new RegExp(messages.source) }));
  await user.click(await screen.findByRole('option', { name: rows[1]?.title ?? '' }));
  await user.click(sheet.getByRole('button', { name: messages.make }));
  await waitFor(() =>
    expect(asked(ADD)[0]?.body).toEqual({
      title: messages.copyTitle({ of: rows[1]?.title ?? '' }),
      name: 'infoChangeCopy',
      base: 'leave',
      from: { is: 'copy', processKey: 'InfoChange' },
    }),
  );
});

test('a file says what it is called; what it leaves out is asked before', async () => {
  const { user, asked } = await open({
    [ADD]: ({ body }) => {
      const { from } = body as { from: { leavesOut?: boolean } };
      return from.leavesOut ? made() : refusal(409, 'modules/tasks/designs.bpmnLeft', { data: { left: [{ element: 'Shout', type: 'ComplexGateway', how: 'left' }] } });
    },
  });
  await user.click(screen.getByRole('button', { name: messages.add }));
  const sheet = await sheetOf();
  await user.click(sheet.getByRole('radio', { name: messages.ways.file }));
  await user.click(sheet.getByRole('button', { name: messages.make }));
  expect(sheet.getByText(messages.fileNeeded)).toBeTruthy();
  const xml = '<process id="p" name="Buy"/>';
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (input === null) throw new Error('no place for a file');
  await user.upload(input, new File([xml], 'Order-goods.bpmn'));
  await waitFor(() => expect([field(sheet, messages.name).value, field(sheet, messages.key).value]).toEqual(['Buy', 'orderGoods']));
  await user.click(sheet.getByRole('button', { name: messages.make }));
  const left = within(await screen.findByRole('alertdialog', { name: elements.leftTitle }));
  await user.click(left.getByRole('button', { name: elements.leaveOut }));
  await waitFor(() => expect(asked(ADD).at(-1)?.body).toMatchObject({ title: 'Buy', name: 'orderGoods', from: { is: 'file', xml, leavesOut: true } }));
});

test('whoever only reads has no door to a new one', async () => {
  await open({}, [OBSERVE]);
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
  expect(screen.getByRole('heading', { name: page.title })).toBeTruthy();
});
