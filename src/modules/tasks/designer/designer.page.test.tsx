import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StepList } from '#kernel/workflow/steps.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import diagramWords from '#ui/process-diagram/process-diagram.messages.fa.ts';
import { EDIT, OBSERVE, PUBLISH } from '../designs/designs.contract.ts';
import problemWords from '../designs/problems.messages.fa.ts';
import builderWords from './condition-builder.messages.fa.ts';
import { conditionText } from './condition-words.ui.ts';
import dialogWords from './design-dialogs.messages.fa.ts';
import { wordsFor } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import DesignerPage from './designer.page.tsx';
import { designerScreen } from './designer.screen.ts';
import { comparison, design, detailOf, draftVersion, ids, migration, PATH, publishedVersion, sampleAnswers, sampleSteps, trial } from './designer-samples.ui.ts';
import { drawable } from './drawing.rules.ts';
import { copyOf, durationOf, flat, moveStep, shiftStep, timeOf } from './steps.rules.ts';
import { stepsIn } from './version-acts.tsx';
// fetched before: what is opened later comes at once
import './compare-dialog.tsx';
import './migration-dialog.tsx';
import './step-dialog.tsx';
import './trial-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const { dialogs } = dialogWords;
const DRAFT = `${PATH}/version/${ids.draft}`;
const open = (at: string, answers: Answers = {}, permissions: readonly string[] = [OBSERVE, EDIT, PUBLISH]) =>
  openPage({ page: DesignerPage, screen: designerScreen, at: `${designerScreen.path}${at}`, permissions, answers: { ...sampleAnswers, ...answers } });
const steps = async () => within(await screen.findByRole('list', { name: messages.stepsOf(draftVersion.title) }));
const titles = async (): Promise<(string | null)[]> => (await steps()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heard = (kind: 'service', name: string): string => [diagramWords.kinds[kind], name].join(diagramWords.separator);
const title = (id: string): string => [...flat(sampleSteps)].find((step) => step.id === id)?.title ?? '';

test('the list tells what is in force and what is being written, and leads to the process', async () => {
  const { user, address } = await open('');
  await screen.findByText(design.title);
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain(messages.versionNumber(formatNumber(2)));
  expect(first?.textContent).toContain(messages.statuses.draft);
  expect(second?.textContent).toContain(messages.shipped);
  await user.click(within(first as HTMLElement).getByText(design.title));
  await waitFor(() => expect(address()).toContain('process=leave'));
});

test('steps are moved, copied, taken out, and each act is taken back; what is saved is the list as it stands', async () => {
  const SAVE = `PUT ${DRAFT}`;
  const { user, asked } = await open('?process=leave', { [SAVE]: () => ({ rowVersion: 5, problems: [{ step: 'office', text: 'too bold' }] }) });
  const before = await titles();
  await user.click(screen.getByRole('button', { name: messages.down(title('correct')) }));
  expect((await titles())[0]).toBe(title('both'));
  await user.click(screen.getByRole('button', { name: messages.undo }));
  expect(await titles()).toEqual(before);
  await user.click(screen.getByRole('button', { name: messages.stepActs(title('book')) }));
  await user.click(await screen.findByRole('menuitem', { name: messages.removeStep(title('book')) }));
  expect(await titles()).toEqual(before.slice(0, -1));
  await user.click(screen.getByRole('button', { name: messages.submit }));
  expect(await screen.findByText(messages.saveFirst)).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
  expect(asked(SAVE)[0]?.body).toEqual({ rowVersion: 4, title: draftVersion.title, note: null, steps: sampleSteps.slice(0, -1) });
  // what only the server found stands beside the list
  expect((await screen.findAllByText('too bold')).length).toBeGreaterThan(0);
});

test('a new step is written in its sheet: who, answers, a condition that is judged as it is typed', async () => {
  const { user } = await open('?process=leave');
  await steps();
  await user.click(screen.getByRole('button', { name: messages.addStep }));
  await user.click(await screen.findByRole('menuitem', { name: messages.kinds.ask }));
  const sheet = within(await screen.findByRole('dialog'));
  const write = async (label: string, text: string): Promise<void> => {
    const field = sheet.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  await write(messages.stepTitle, 'Chief');
  await user.click(sheet.getByRole('radio', { name: builderWords.builder.text }));
  await write(messages.when, 'dayz > 3');
  expect(sheet.getByText(messages.whenUnknown('dayz'))).toBeDefined();
  await user.click(sheet.getByRole('button', { name: messages.addFallback }));
  await user.click(sheet.getByRole('button', { name: messages.keep }));
  expect((await titles()).at(-1)).toBe('Chief');
  expect(screen.getByText(`${messages.wayWords.directManager}${messages.wayWords.else}${messages.ways.unitHead}`)).toBeDefined();
  const { problems } = problemWords;
  expect(screen.getAllByText(problems.conditionName('Chief', 'dayz'))).toHaveLength(2);
  expect(screen.getAllByText(problems.form('Chief'))).toHaveLength(2);
});

test('a step is put between two: in the list, and on the way that joins them in the diagram by keys', async () => {
  const { user } = await open('?process=leave');
  const before = await titles();
  const [first, second] = [title('approval'), title('office')];
  await user.click(screen.getByRole('button', { name: messages.insertBetween({ before: first, after: second }) }));
  await user.click(await screen.findByRole('menuitem', { name: messages.kinds.wait }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: messages.keep }));
  const at = before.indexOf(second);
  expect(await titles()).toEqual(before.toSpliced(at, 0, messages.newTitles.wait));
  const way = screen.getByRole('button', { name: diagramWords.insert(heard('service', title('book')), diagramWords.kinds.end) });
  way.focus();
  await user.keyboard('{Enter}');
  await user.click(within(await screen.findByRole('dialog', { name: messages.insertTitle })).getByRole('button', { name: messages.kinds.do }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: messages.keep }));
  expect((await titles()).at(-1)).toBe(messages.newTitles.do);
  // it has no service yet, and is drawn
  expect(screen.queryByText(messages.oldDiagram)).toBeNull();
  expect(screen.getAllByRole('button', { name: new RegExp(`^${heard('service', messages.newTitles.do)}`) })).not.toHaveLength(0);
});

test('somebody else publishes: the writer is told so, the other one has the button', async () => {
  const submitted = { ...draftVersion, status: 'submitted', submittedByName: 'Sara', submittedAt: '2026-11-21T08:00:00.000Z' } as const;
  const answersFor = (isOwn: boolean): Answers => ({
    [`GET ${PATH}/kind/leave`]: () => ({ ...design, versions: [{ ...submitted, isOwn }, publishedVersion] }),
    [`GET ${DRAFT}`]: () => detailOf({ ...submitted, isOwn }),
    [`POST ${DRAFT}/publish`]: () => ({ rowVersion: 6 }),
  });
  await open('?process=leave', answersFor(true));
  expect(await screen.findByText(messages.ownDraft)).toBeDefined();
  expect(screen.queryByRole('button', { name: messages.publish })).toBeNull();
  cleanup();
  const { user, asked } = await open('?process=leave', answersFor(false));
  await user.click(await screen.findByRole('button', { name: messages.publish }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.publish }));
  await waitFor(() => expect(asked(`POST ${DRAFT}/publish`)[0]?.body).toEqual({ rowVersion: 4 }));
});

test('a version is compared, tried out with other answers, and instances are moved once each has a place', async () => {
  const [MOVE, CHECK, TRY] = [`POST ${PATH}/version/${ids.published}/migration`, `POST ${PATH}/version/${ids.published}/migration/check`, `POST ${DRAFT}/trial`];
  const { user, asked } = await open('?process=leave', {
    [CHECK]: ({ body }) => ((body as { map: unknown[] }).map.length > 0 ? { ...migration, lost: [] } : migration),
    [MOVE]: () => ({ moved: 14, left: 0 }),
    [TRY]: () => trial,
  });
  await user.click(await screen.findByRole('button', { name: messages.more }));
  await user.click(await screen.findByRole('menuitem', { name: messages.compare }));
  const compared = within(await screen.findByRole('dialog'));
  expect(await compared.findByText(conditionText(comparison.differences[1]?.fields[0]?.before ?? '', wordsFor(design.vocabulary, {}, sampleSteps)) ?? '')).toBeDefined();
  await user.click(compared.getAllByRole('button', { name: messages.close }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${messages.version}`) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(messages.statuses.published) }));
  await user.click(await screen.findByRole('button', { name: messages.more }));
  await user.click(await screen.findByRole('menuitem', { name: messages.migrate }));
  const moving = within(await screen.findByRole('dialog'));
  expect(await moving.findByText(dialogs.why.gone)).toBeDefined();
  expect(moving.queryByRole('button', { name: dialogs.move })).toBeNull();
  await user.click(moving.getAllByRole('button', { name: new RegExp(`^${dialogs.target}`) })[0] as HTMLElement);
  await user.click(await screen.findByRole('option', { name: title('substitute') }));
  await user.click(await moving.findByRole('button', { name: dialogs.move }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: dialogs.move }));
  await waitFor(() => expect(asked(MOVE)[0]?.body).toEqual({ map: [{ from: 'chief', to: 'substitute' }] }));
});

test('in a trial whoever the case names is chosen among the people, not written as an id', async () => {
  const TRY = `POST ${DRAFT}/trial`;
  const { user, asked } = await open('?process=leave', { [TRY]: () => trial });
  await user.click(await screen.findByRole('button', { name: messages.trial }));
  const dialog = within(await screen.findByRole('dialog', { name: dialogs.trialTitle }));
  for (const label of [dialogs.trialPerson, 'substitute']) {
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${label}`) }));
    await user.type(await screen.findByRole('combobox'), 'sara');
    await user.click(await screen.findByRole('option'));
  }
  await user.click(dialog.getByRole('button', { name: dialogs.run }));
  const partyId = '0196f0a0-0000-7000-8000-00000000000a';
  await waitFor(() => expect(asked(TRY)[0]?.body).toEqual({ subjectPartyId: partyId, variables: { days: 3, returned: false, substitute: partyId }, answers: [] }));
});

test('who only looks changes nothing; a process that is not there has a way out; a refusal says why', async () => {
  await open('?process=leave', {}, [OBSERVE]);
  await steps();
  expect([screen.queryByRole('button', { name: messages.addStep }), screen.queryByRole('button', { name: messages.save })]).toEqual([null, null]);
  cleanup();
  await open('?process=gone', { [`GET ${PATH}/kind/gone`]: () => refusal(404, 'platform/http.notFound') });
  expect(await screen.findByText(messages.notFound)).toBeDefined();
  cleanup();
  await open('', { [`GET ${PATH}`]: () => refusal(403, 'platform/http.forbidden') });
  expect(await screen.findByText('platform/http.forbidden')).toBeDefined();
});

test('what came as a diagram is shown as one, with what is wrong with it', async () => {
  const imported = { ...draftVersion, hasSteps: false };
  const problems = [{ step: 'office', text: 'nobody is asked' }];
  await open('?process=leave', { [`GET ${DRAFT}`]: () => ({ ...detailOf(imported, [], problems), steps: null, definition: drawable(sampleSteps) }) });
  expect(await screen.findByText(messages.fromDiagram)).toBeDefined();
  expect(screen.getByText('nobody is asked')).toBeDefined();
  expect(screen.getAllByRole('button', { name: new RegExp(title('office')) }).map((one) => one.getAttribute('data-mark'))).toContain('fault');
  expect(screen.queryByRole('button', { name: messages.addStep })).toBeNull();
});

test('steps move from branch to branch and never into themselves; a copy has names of its own', () => {
  const order = (list: StepList): string[] => [...flat(list)].map(({ id }) => id);
  expect(order(moveStep(sampleSteps, 'book', { step: 'both', branch: 1 }, 0))).toEqual(['correct', 'both', 'substitute', 'book', 'check', 'approval', 'office']);
  expect(order(moveStep(sampleSteps, 'substitute', null, 0)).slice(0, 3)).toEqual(['substitute', 'correct', 'both']);
  expect(moveStep(sampleSteps, 'both', { step: 'both', branch: 0 }, 0)).toBe(sampleSteps);
  expect(order(shiftStep(sampleSteps, 'correct', 1)).slice(0, 2)).toEqual(['both', 'substitute']);
  expect(shiftStep(sampleSteps, 'correct', -1)).toEqual(sampleSteps);
  const copied = [...flat([copyOf(sampleSteps, sampleSteps[1] as StepList[number])])].map(({ id }) => id);
  expect([copied.length, copied.filter((id) => order(sampleSteps).includes(id)), new Set(copied).size]).toEqual([3, [], 3]);
});

test('conditions are told in words, and as they stand where nobody understands them', () => {
  const words = wordsFor(design.vocabulary, {}, sampleSteps);
  const { conditionWords: says } = messages;
  const days = design.vocabulary.variables.find(({ id }) => id === 'days')?.title ?? '';
  const [said, back] = ['correct', 'office'].map((id) => messages.answerOf(title(id)));
  const more = says['>'](days, formatNumber(3));
  expect(conditionText('days > 3', words)).toBe(more);
  expect(conditionText('substitute != null and not (returned == false)', words)).toBe(`${says.given('substitute')}${says.and}${says.not(says.not('returned'))}`);
  expect(conditionText('office.outcome == "nowhere" and (days > 3 or correct.outcome in ["x"])', words)).toBe(
    `${says['=='](back ?? '', says.quoted('nowhere'))}${says.and}${says.inner(`${more}${says.or}${says.in(said ?? '', says.quoted('x'))}`)}`,
  );
  expect(conditionText('days >', words)).toBeUndefined();
});

test('durations are days and hours; a file is taken when it holds steps', () => {
  expect([timeOf('P2D'), timeOf('PT4H'), timeOf('P1DT4H'), timeOf(undefined)]).toEqual([
    { days: 2, hours: null },
    { days: null, hours: 4 },
    { days: 1, hours: 4 },
    { days: null, hours: null },
  ]);
  expect([durationOf({ days: 2, hours: null }), durationOf({ days: 1, hours: 4 }), durationOf({ days: null, hours: 0 })]).toEqual(['P2D', 'P1DT4H', undefined]);
  expect(stepsIn(JSON.stringify({ steps: sampleSteps }))).toEqual(sampleSteps);
  expect(['{', 'null', '{"steps":[{"is":"ask"}]}'].map(stepsIn)).toEqual([undefined, undefined, undefined]);
});
