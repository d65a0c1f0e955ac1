import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import formWords from '#kernel/form/form.messages.fa.ts';
import TaskPanelPage from '#modules/tasks/task-panel/task-panel.page.tsx';
import { taskPanelScreen } from '#modules/tasks/tasks.web.ts';
import samples from '#platform/tasks/sheet/samples.gallery.messages.fa.ts';
import { sampleAnswers, sampleDetail, sampleTask } from '#platform/tasks/sheet/task-samples.ui.tsx';
import type { TaskForm } from '#platform/tasks/task-form.ui.ts';
import { TaskFormsProvider } from '#platform/tasks/task-forms.ui.ts';
import { hidePage, openPage } from '#testing/open-page.tsx';
import profileWords from '../profile/profile-page.messages.fa.ts';
import messages from './change-requests-page.messages.fa.ts';
import CorrectForm from './correct.task-form.tsx';
import DecideForm from './decide.task-form.tsx';

const FORM = 'POST /rest/s1/hcm/process/form';
const { sample } = samples;
afterEach(() => vi.unstubAllGlobals());

const asked = { decision: null, reason: null, follows: false } as const;
const request = {
  requestId: 'r1',
  fullName: 'Sara Karimi',
  kind: 'facts',
  action: 'change',
  state: 'sent',
  note: 'new certificate',
  document: null,
  sentAt: '2026-05-10T06:30:00.000Z',
  recordVersion: 4,
  isGone: false,
  hiddenCount: 1,
  mayDecide: true,
  mayRefuse: true,
  fields: [
    { field: 'lastName', old: 'Karimi', now: 'Karimi', new: 'Rezaei', ...asked },
    { field: 'firstName', old: 'Sara', now: 'Sara', new: 'Zahra', ...asked },
    { field: 'suffix', old: null, now: null, new: 'Jr', ...asked, decision: 'refused', reason: 'no card' },
  ],
};

const open = (form: TaskForm, data: object, outcomes = sampleTask.outcomes) =>
  openPage({
    page: () => (
      <TaskFormsProvider value={async () => form}>
        <TaskPanelPage />
      </TaskFormsProvider>
    ),
    screen: taskPanelScreen,
    at: '/TaskPanel?taskId=t1',
    answers: {
      ...sampleAnswers,
      'GET /rest/s1/hcm/process/task/t1': () => ({ ...sampleDetail, task: { ...sampleTask, outcomes }, data }),
      'DELETE /rest/s1/hcm/formDraft': () => ({ removed: true }),
      'PUT /rest/s1/hcm/formDraft': () => ({ savedAt: '2026-05-10T06:30:00.000Z' }),
      [FORM]: () => ({ processInstanceId: 'c1', ended: false, notifCount: 0 }),
    },
  });

test('an approver says a word on each field that waits, with the version that was looked at', async () => {
  const page = await open(DecideForm, request);
  expect(await screen.findByText('new certificate')).toBeTruthy();
  // one is beyond their sight, one was refused before
  expect(screen.getByText(messages.passedOn({ count: '\u06f1' }))).toBeTruthy();
  expect(screen.getByText(messages.reasonIs({ reason: 'no card' }))).toBeTruthy();
  const groups = screen.getAllByRole('radiogroup').map((group) => within(group));
  expect(groups).toHaveLength(2);
  await page.user.click((groups[0] as (typeof groups)[number]).getByRole('radio', { name: messages.decisions.accepted }));
  await page.user.click((groups[1] as (typeof groups)[number]).getByRole('radio', { name: messages.decisions.refused }));
  const reason = screen.getByRole('textbox', { name: new RegExp(messages.reasonOf({ field: profileWords.labels.firstName })) });
  await page.user.click(screen.getByRole('button', { name: sample.accept }));
  expect(await screen.findByText(messages.reasonMissing)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await page.user.type(reason, 'no proof');
  await page.user.click(screen.getByRole('button', { name: sample.accept }));
  hidePage();
  await waitFor(() => expect(page.asked(FORM)).toHaveLength(1));
  expect(page.asked(FORM)[0]?.body).toEqual({
    taskId: 't1',
    variables: {
      outcome: { value: 'accept' },
      recordVersion: { value: 4 },
      fields: {
        value: [
          { field: 'lastName', decision: 'accepted', reason: null },
          { field: 'firstName', decision: 'refused', reason: 'no proof' },
        ],
      },
    },
  });
});

test('whoever may not refuse decides on the whole', async () => {
  await open(DecideForm, { ...request, mayRefuse: false });
  expect(await screen.findByText(messages.asWhole)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('of a part of the file that the approver knows nothing of only the number is told', async () => {
  const page = await open(DecideForm, { ...request, kind: null, action: null, note: null, fields: [], hiddenCount: 4 });
  expect(await screen.findByText(messages.guarded)).toBeTruthy();
  expect(screen.getByText(messages.passedOn({ count: '\u06f4' }))).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: sample.accept }));
  hidePage();
  await waitFor(() => expect(page.asked(FORM)).toHaveLength(1));
  expect(page.asked(FORM)[0]?.body).toEqual({ taskId: 't1', variables: { outcome: { value: 'accept' } } });
});

test('the asker puts right what came back: only what differs is sent', async () => {
  const [first, second] = [
    { id: 'resubmit', name: 'Resubmit', isRefusal: false, leads: 'on' as const },
    { id: 'withdraw', name: 'Withdraw', isRefusal: true, leads: 'stop' as const },
  ];
  const page = await open(CorrectForm, { ...request, hiddenCount: 0, because: 'which name?', values: { lastName: 'Rezaei', firstName: 'Zahra', suffix: 'Jr' } }, [first, second]);
  const lastName = await screen.findByRole('textbox', { name: new RegExp(`^${profileWords.labels.lastName}`) });
  expect(screen.getByText('which name?')).toBeTruthy();
  // of the base facts only what was asked for
  expect(screen.queryByRole('textbox', { name: new RegExp(`^${profileWords.labels.birthPlace}`) })).toBeNull();
  await page.user.clear(lastName);
  await page.user.click(screen.getByRole('button', { name: 'Resubmit' }));
  expect(await screen.findByText(formWords.required(profileWords.labels.lastName))).toBeTruthy();
  expect(document.activeElement).toBe(lastName);
  expect(page.asked(FORM)).toHaveLength(0);
  await page.user.type(lastName, 'Razavi');
  const note = screen.getByDisplayValue('new certificate');
  await page.user.clear(note);
  await page.user.type(note, 'as in the card');
  await page.user.click(screen.getByRole('button', { name: 'Resubmit' }));
  hidePage();
  await waitFor(() => expect(page.asked(FORM)).toHaveLength(1));
  expect(page.asked(FORM)[0]?.body).toEqual({
    taskId: 't1',
    variables: { outcome: { value: 'resubmit' }, values: { value: { lastName: 'Razavi' } }, note: { value: 'as in the card' } },
  });
});
