import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import samples from '#platform/tasks/sheet/samples.gallery.messages.fa.ts';
import { SampleForm, sampleAnswers, sampleDetail, samplePage, sampleTask } from '#platform/tasks/sheet/task-samples.ui.tsx';
import { TaskFormsProvider } from '#platform/tasks/task-forms.ui.ts';
import { INBOX } from '#platform/tasks/tasks.contract.ts';
import words from '#platform/tasks/tasks-page.messages.fa.ts';
import { type Answers, hidePage, openPage, refusal } from '#testing/open-page.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import TaskPanelPage from './task-panel.page.tsx';
import { taskPanelScreen } from './task-panel.screen.ts';
import messages from './task-panel-page.messages.fa.ts';

const PATH = '/rest/s1/hcm/process';
const { sample } = samples;
afterEach(() => vi.unstubAllGlobals());

const open = (at: string, answers: Answers = {}, permissions: readonly string[] = [INBOX]) =>
  openPage({
    page: () => (
      <TaskFormsProvider value={async () => SampleForm}>
        <TaskPanelPage />
      </TaskFormsProvider>
    ),
    screen: taskPanelScreen,
    at,
    permissions,
    answers: { ...sampleAnswers, 'DELETE /rest/s1/hcm/formDraft': () => ({ removed: true }), ...answers },
  });

test('one task is a page with form, steps, history and discussion; once answered it says what became of it', async () => {
  let isDone = false;
  const done = {
    ...sampleDetail,
    task: { ...sampleTask, closedAt: '2026-11-22T08:00:00.000Z', outcome: sample.accept },
    status: 'completed',
    completedBy: { partyId: 'p9', fullName: 'Tester' },
    may: { ...sampleDetail.may, answer: false },
  };
  const page = await open('/TaskPanel?taskId=t1', {
    [`GET ${PATH}/task/t1`]: () => (isDone ? done : sampleDetail),
    [`POST ${PATH}/form`]: () => {
      isDone = true;
      return { processInstanceId: 'c1', ended: true, notifCount: 0 };
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: words.titleOf({ name: sample.manager, person: sampleTask.subjectName }) })).toBeTruthy();
  expect(await screen.findByText(sample.annual)).toBeTruthy();
  for (const name of [words.history, words.discussion, words.stages, words.diagram]) expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.back }).getAttribute('href')).toBe('/tasks');
  await page.user.click(screen.getByRole('button', { name: sample.accept }));
  // it waits, and may be answered otherwise
  await page.user.click(within(await screen.findByText(words.answerWaits)).getByRole('button', { name: kit.undo }));
  await page.user.click(screen.getByRole('button', { name: sample.accept }));
  expect(screen.queryByRole('group', { name: words.decision })).toBeNull();
  hidePage();
  expect(await screen.findByText(words.doneWith({ outcome: sample.accept }), { exact: false })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('group', { name: words.decision })).toBeNull());
  expect(screen.queryByRole('textbox', { name: words.comment })).toBeNull();
});

test('what a form tells of classes that the management lacks is not shown, and it says so', async () => {
  await open('/TaskPanel?taskId=t1', { [`GET ${PATH}/task/t1`]: () => ({ ...sampleDetail, data: null, may: { ...sampleDetail.may, answer: false } }) });
  expect(await screen.findByText(words.formHidden)).toBeTruthy();
  expect(screen.queryByText(sample.annual)).toBeNull();
});

test('a case is a page too; without an id, or out of reach, there is a way back', async () => {
  const page = await open('/TaskPanel?instanceId=c1', { [`GET ${PATH}/task/t9`]: () => refusal(404, 'platform/http.notFound') });
  expect(await screen.findByRole('heading', { level: 1, name: sample.subject })).toBeTruthy();
  await page.goTo('/TaskPanel?taskId=t9');
  expect(await screen.findByText(words.notFound)).toBeTruthy();
});

test('from the menu it opens the newest task that waits, under its own address, or says that none does', async () => {
  const page = await open('/TaskPanel');
  expect(await screen.findByRole('heading', { level: 1, name: words.titleOf({ name: sample.manager, person: sampleTask.subjectName }) })).toBeTruthy();
  expect(page.address()).toBe('/TaskPanel?taskId=t1');
  cleanup();
  const none = { ...samplePage, count: 0, notifCount: 0, _embedded: { task: [] } };
  await open('/TaskPanel', { [`GET ${PATH}/task`]: () => none });
  expect(await screen.findByRole('heading', { name: messages.none })).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.back }).getAttribute('href')).toBe('/tasks');
  cleanup();
  await open('/TaskPanel', { [`GET ${PATH}/task`]: () => refusal(403, 'platform/http.forbidden') });
  expect(await screen.findByRole('heading', { name: messages.nothing })).toBeTruthy();
  cleanup();
  await open('/TaskPanel', {}, []);
  expect(await screen.findByRole('heading', { name: messages.nothing })).toBeTruthy();
});
