import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { EDIT, OBSERVE } from '../designs/designs.contract.ts';
import messages from './designer.messages.fa.ts';
import DesignerPage from './designer.page.tsx';
import { designerScreen } from './designer.screen.ts';
import { design, detailOf, draftVersion, ids, PATH, sampleAnswers } from './designer-samples.ui.ts';
import words from './elements.messages.fa.ts';
// fetched before: what is opened later comes at once
import './elements-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const DRAFT = `${PATH}/version/${ids.draft}`;
const drawn = {
  nodes: [
    { kind: 'start', id: 's' },
    { kind: 'user', id: 'look', name: 'Look', who: '', form: '', outcomes: [] },
    { kind: 'exclusive', id: 'g', name: 'Good' },
    { kind: 'end', id: 'e', name: 'Done' },
  ],
  flows: [
    { id: 'f1', from: 's', to: 'look' },
    { id: 'f2', from: 'look', to: 'g' },
    { id: 'yes', from: 'g', to: 'e' },
    { id: 'no', from: 'g', to: 'look' },
  ],
};
const diagram = { ...detailOf(draftVersion), version: { ...draftVersion, hasSteps: false }, steps: null, definition: drawn, problems: [{ step: 'look', text: 'nobody answers' }] };
const open = (answers: Answers) =>
  openPage({ page: DesignerPage, screen: designerScreen, at: `${designerScreen.path}?process=leave`, permissions: [OBSERVE, EDIT], answers: { ...sampleAnswers, ...answers } });

test('a diagram from elsewhere is filled in element by element, and stays drawn meanwhile', async () => {
  const FILL = `PUT ${DRAFT}/element/look`;
  const WAY = `PUT ${DRAFT}/element/yes`;
  const { user, asked } = await open({
    [`GET ${DRAFT}`]: () => diagram,
    [FILL]: () => ({ rowVersion: 5, problems: [] }),
    [WAY]: () => ({ rowVersion: 5, problems: [] }),
  });
  expect(await screen.findByText(words.caption({ open: formatNumber(1), count: formatNumber(3) }))).toBeTruthy();
  expect(screen.queryByText(messages.noDiagram)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.editOf({ name: 'Look' }) }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: messages.addOutcome }));
  await user.type(sheet.getByRole('textbox', { name: new RegExp(messages.outcomeName) }), 'Fine');
  await user.click(sheet.getByRole('button', { name: words.save }));
  await waitFor(() => expect(asked(FILL)).toHaveLength(1));
  expect(asked(FILL)[0]?.body).toMatchObject({
    rowVersion: 4,
    fill: { kind: 'user', name: 'Look', who: 'manager(1)', outcomes: [{ answer: 'answer1', name: 'Fine', isRefusal: false }] },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: words.editOf({ name: words.way({ from: 'Good', to: 'Done' }) }) }));
  const way = within(await screen.findByRole('dialog'));
  await user.click(way.getByRole('checkbox', { name: words.otherwise }));
  await user.click(way.getByRole('button', { name: words.save }));
  await waitFor(() => expect(asked(WAY)[0]?.body).toEqual({ rowVersion: 4, fill: { kind: 'flow', name: '', condition: '', isOtherwise: true } }));
});

test('what all tasks lack is said once', async () => {
  const ALL = `PUT ${DRAFT}/elements`;
  const { user, asked } = await open({ [`GET ${DRAFT}`]: () => diagram, [ALL]: () => ({ rowVersion: 5, problems: [] }) });
  await user.click(await screen.findByRole('button', { name: words.fillAll.open }));
  const sheet = within(await screen.findByRole('dialog', { name: words.fillAll.title }));
  expect(sheet.queryByRole('checkbox', { name: words.fillAll.takesServices })).toBeNull();
  await user.click(sheet.getByRole('button', { name: words.fillAll.save }));
  await waitFor(() => expect(asked(ALL)[0]?.body).toEqual({ rowVersion: 4, who: MANAGER_OR_OFFICE, form: 'leave/decide', takesServices: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a file with several processes asks which one, and before anything of it is left out', async () => {
  const IMPORT = `POST ${PATH}/kind/leave/bpmn`;
  const published = { ...design, versions: design.versions.filter(({ status }) => status === 'published') };
  const { user, asked } = await open({
    [`GET ${PATH}/kind/leave`]: () => published,
    [IMPORT]: ({ body }) => {
      const { process, leavesOut } = body as { process?: string; leavesOut?: boolean };
      if (process === undefined) return refusal(409, 'modules/tasks/designs.bpmnPools', { data: { processes: [{ id: 'p', name: 'Office' }] } });
      return leavesOut
        ? { definitionId: ids.draft }
        : refusal(409, 'modules/tasks/designs.bpmnLeft', { data: { left: [{ element: 'Shout', type: 'IntermediateThrowEvent', how: 'left' }] } });
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.more }));
  await user.click(await screen.findByRole('menuitem', { name: messages.importBpmn }));
  await user.upload(screen.getByLabelText(messages.importBpmn), new File(['<a/>'], 'a.bpmn'));
  const pools = within(await screen.findByRole('alertdialog', { name: words.poolTitle }));
  await user.click(pools.getByRole('button', { name: words.take }));
  expect(pools.getByText(words.poolNeeded)).toBeTruthy();
  await user.click(pools.getByRole('button', { name: new RegExp(words.pool) }));
  await user.click(await screen.findByRole('option', { name: 'Office' }));
  await user.click(pools.getByRole('button', { name: words.take }));
  const left = within(await screen.findByRole('alertdialog', { name: words.leftTitle }));
  // what it is stands in words
  expect(left.getByText(words.how.left({ element: 'Shout', type: words.types.IntermediateThrowEvent }))).toBeTruthy();
  await user.click(left.getByRole('button', { name: words.leaveOut }));
  await waitFor(() => expect(asked(IMPORT).at(-1)?.body).toEqual({ xml: '<a/>', process: 'p', leavesOut: true }));
});
