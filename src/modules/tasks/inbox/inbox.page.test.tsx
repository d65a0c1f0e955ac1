import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import formWords from '#kernel/form/form.messages.fa.ts';
import { forgetReturned } from '#platform/tasks/sheet/held-answer.ui.ts';
import samples from '#platform/tasks/sheet/samples.gallery.messages.fa.ts';
import { sampleAnswers, sampleDetail, samplePage, sampleTask, sampleTasks, stuckCase } from '#platform/tasks/sheet/task-samples.ui.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { TaskFormsProvider } from '#platform/tasks/task-forms.ui.ts';
import { refreshTaskCount, setTaskCount } from '#platform/tasks/tasks.ui.ts';
import words from '#platform/tasks/tasks-page.messages.fa.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { type Answers, hidePage, openPage, refusal } from '#testing/open-page.tsx';
import { formatDate } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useToasts } from '#ui/toast/toast-store.ts';
import { HOLD_MS, undoHeld } from '#ui/undo/held-acts.ts';
import requestWords from '../general-request/general-request.messages.fa.ts';
import { FORMS } from '../general-request/general-request.steps.ts';
import RequestForm from '../general-request/request.task-form.tsx';
import InboxPage from './inbox.page.tsx';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';

const PATH = '/rest/s1/hcm/process';
const LIST = `GET ${PATH}/task`;
const ONE = `GET ${PATH}/task/t1`;
const ANSWER = `POST ${PATH}/form`;
const BULK = `POST ${PATH}/task/complete`;
const START = `POST ${PATH}/start`;
const { sample } = samples;
const [asker = '', second = ''] = sample.people;

afterEach(() => {
  // an answer that still waits is none of the next test
  undoHeld();
  forgetReturned();
  vi.unstubAllGlobals();
  setTaskCount(0);
  useToasts.setState({ toasts: [] });
});

/** A form with one value, and a message at it. */
function OneValue({ values, onChange, errors, isReadOnly }: TaskFormProps) {
  return (
    <label>
      days
      <input aria-invalid={errors['days'] !== undefined} readOnly={isReadOnly} value={String(values['days'] ?? '')} onChange={(event) => onChange({ days: event.target.value })} />
      <span>{errors['days']}</span>
    </label>
  );
}

const open = (at: string, answers: Answers = {}, permissions: readonly string[] = []) =>
  openPage({
    page: () => (
      <TaskFormsProvider value={async (key) => (key.startsWith('leave/') ? OneValue : key === FORMS.request ? RequestForm : null)}>
        <InboxPage />
      </TaskFormsProvider>
    ),
    screen: inboxScreen,
    at,
    permissions,
    answers: {
      ...sampleAnswers,
      [ANSWER]: () => ({ processInstanceId: 'c1', ended: false, notifCount: 4 }),
      'PUT /rest/s1/hcm/formDraft': () => ({ savedAt: '2026-11-22T10:00:00.000Z' }),
      'DELETE /rest/s1/hcm/formDraft': () => ({ removed: true }),
      ...answers,
    },
  });

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.comment });
/** Answers, and opens the task again that the server refused meanwhile. */
async function answerAndReturn(page: Awaited<ReturnType<typeof open>>): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: sample.accept }));
  await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t2'));
  hidePage();
  await waitFor(() => expect(useToasts.getState().toasts.map(({ action }) => action?.label)).toEqual([words.openAgain]));
  act(() => useToasts.getState().toasts[0]?.action?.onPress());
  await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t1'));
}
const toasts = (): string[] => useToasts.getState().toasts.map(({ message }) => message);

describe('the list', () => {
  test('says what waits, of which process, how near it is, and for whom else', async () => {
    await open('/tasks');
    const list = within(await screen.findByRole('list', { name: messages.list }));
    const lines = list.getAllByRole('listitem').map((line) => line.textContent ?? '');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain(second);
    expect(lines[1]).toContain(words.due.tomorrow);
    expect(lines[2]).toContain(words.due.overdue);
    expect(lines[2]).toContain(words.onBehalfOf({ name: sample.people[4] ?? '' }));
    expect(lines[3]).toContain(words.returned);
    expect(lines[4]).toContain(sample.otherProcess);
  });

  test('is asked for by box, filter and page, which stand in the address', async () => {
    const page = await open('/tasks?box=done&due=week&process=leave&page=2&search=x', { [LIST]: () => ({ ...samplePage, count: 40 }) });
    await screen.findByRole('list', { name: messages.list });
    expect(Object.fromEntries(page.asked(LIST).find(({ query }) => query.get('box') === 'done')?.query ?? [])).toEqual({
      box: 'done',
      firstResult: '15',
      maxResults: '15',
      processDefinitionKey: 'leave',
      search: 'x',
      due: 'week',
    });
    await page.user.click(screen.getByRole('tab', { name: messages.box.delegated }));
    await waitFor(() => expect(page.address()).toBe('/tasks?box=delegated'));
    // those of the team stand beside what was given to others
    await page.user.click(await screen.findByRole('radio', { name: messages.box.team }));
    await waitFor(() => expect(page.address()).toBe('/tasks?box=team'));
  });

  test('a filter that finds nothing has a way out; an empty box says so', async () => {
    const page = await open('/tasks?due=today', { [LIST]: () => ({ ...samplePage, _embedded: { task: [], processDefinition: [] }, count: 0 }) });
    await page.user.click(await screen.findByRole('button', { name: messages.clearFilters }));
    expect(await screen.findByText(messages.none.mine)).toBeTruthy();
  });

  test('what the server tells of is read again, and what is open stays', async () => {
    let rest = sampleTasks;
    const page = await open('/tasks?taskId=t1', { [LIST]: () => ({ ...samplePage, _embedded: { ...samplePage._embedded, task: rest } }) });
    await page.user.type(await comment(), 'half');
    rest = sampleTasks.slice(0, 2);
    await act(() => refreshTaskCount(true));
    await waitFor(() => expect(within(screen.getByRole('list', { name: messages.list })).getAllByRole('listitem')).toHaveLength(2));
    expect((await comment()).value).toBe('half');
    expect(page.asked(ONE)).toHaveLength(2);
  });

  test('is gone through by keys', async () => {
    const page = await open('/tasks');
    await row(second);
    await page.user.keyboard('j');
    expect(document.activeElement?.textContent).toContain(asker);
    await page.user.keyboard('j');
    expect(document.activeElement?.textContent).toContain(second);
    await page.user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain(asker);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t1'));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.address()).toBe('/tasks'));
  });
});

describe('an open task', () => {
  test('is answered with its values and a comment; the list is read again and the next one opens', async () => {
    const page = await open('/tasks?taskId=t1', { [`GET ${PATH}/task/t2`]: () => ({ ...sampleDetail, task: sampleTasks[1] }) });
    await page.user.type(await screen.findByLabelText(/days/), '4');
    await page.user.type(await comment(), 'fine');
    const before = page.asked(LIST).length;
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t2'));
    hidePage();
    await waitFor(() => expect(page.asked(ANSWER)).toHaveLength(1));
    expect(page.asked(ANSWER)[0]?.body).toEqual({ taskId: 't1', variables: { days: { value: '4' }, outcome: { value: 'accept' }, comment: { value: 'fine' } } });
    await waitFor(() => expect(toasts()).toEqual([words.answered]));
    await waitFor(() => expect(page.asked(LIST).length).toBeGreaterThan(before));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: messages.open }));
    // nothing of it is kept as a draft
    expect(page.asked('DELETE /rest/s1/hcm/formDraft')).toHaveLength(1);
  });

  test('that is the last one leaves none; a key that is held answers it alone', async () => {
    let rest = sampleTasks.slice(0, 1);
    const page = await open('/tasks?taskId=t1', {
      [LIST]: () => ({ ...samplePage, _embedded: { ...samplePage._embedded, task: rest }, count: rest.length, notifCount: rest.length }),
      [ANSWER]: () => {
        rest = [];
        return { processInstanceId: 'c1', ended: false, notifCount: 0 };
      },
    });
    await page.user.type(await screen.findByLabelText(/days/), '4');
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true });
    expect(page.asked(ANSWER)).toHaveLength(0);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(page.address()).toBe('/tasks'));
    expect(await within(screen.getByRole('region', { name: messages.open })).findByText(messages.openNoneLeft)).toBeTruthy();
  });

  test('is not sent back or refused without a word', async () => {
    const page = await open('/tasks?taskId=t1');
    const inSight = vi.fn();
    HTMLElement.prototype.scrollIntoView = inSight;
    await page.user.click(await screen.findByRole('button', { name: sample.modify }));
    expect(await screen.findByText(words.commentNeeded)).toBeTruthy();
    expect(document.activeElement).toBe(await comment());
    expect(inSight.mock.contexts, 'the bar of a phone covers what is below').toEqual([await comment()]);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
    expect(page.asked(ANSWER)).toHaveLength(0);
    await page.user.keyboard('dates');
    expect(screen.queryByText(words.commentNeeded)).toBeNull();
    await page.user.click(screen.getByRole('button', { name: sample.modify }));
    hidePage();
    await waitFor(() => expect(page.asked(ANSWER)[0]?.body).toMatchObject({ variables: { outcome: { value: 'modify' }, comment: { value: 'dates' } } }));
  });

  test('that somebody else was quicker with says who, and what was typed stays', async () => {
    let isDone = false;
    const page = await open('/tasks?taskId=t1', {
      [ONE]: () =>
        isDone
          ? {
              ...sampleDetail,
              task: { ...sampleTask, closedAt: '2026-11-22T08:00:00.000Z', outcome: sample.accept },
              status: 'completed',
              completedBy: { partyId: 'p9', fullName: 'Quick One' },
              may: { ...sampleDetail.may, answer: false },
            }
          : sampleDetail,
      [ANSWER]: () => {
        isDone = true;
        return refusal(409, 'platform/tasks.done', { messages: 'Quick One did it' });
      },
    });
    await page.user.type(await comment(), 'my words');
    await page.user.click(screen.getByRole('button', { name: sample.accept }));
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t2'));
    hidePage();
    await waitFor(() => expect(toasts()).toEqual([words.notAnswered({ person: asker, why: 'Quick One did it' })]));
    act(() => useToasts.getState().toasts[0]?.action?.onPress());
    expect(await screen.findByText(words.doneWith({ outcome: sample.accept }), { exact: false })).toBeTruthy();
    expect((await comment()).value).toBe('my words');
    expect((await comment()).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: sample.accept })).toBeNull();
    expect(page.address()).toBe('/tasks?taskId=t1');
  });

  test('shows what the server says of a value at its field', async () => {
    const page = await open('/tasks?taskId=t1', { [ANSWER]: () => refusal(400, 'leave.balance', { fields: { 'variables.days': 'too many' } }) });
    await answerAndReturn(page);
    expect(await screen.findByText('too many')).toBeTruthy();
    expect(page.address()).toBe('/tasks?taskId=t1');
  });

  test('asks before what was typed is left, and not when only the list beside it changes', async () => {
    const page = await open('/tasks?taskId=t1');
    await page.user.type(await comment(), 'words');
    await page.user.click(screen.getByRole('tab', { name: messages.box.done }));
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t1&box=done'));
    expect((await comment()).value).toBe('words');
    act(() => (document.activeElement as HTMLElement).blur());
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: kit.leave.leave }));
    await waitFor(() => expect(page.address()).toBe('/tasks?box=done'));
    // it is there again when the task is opened again
    await waitFor(() => expect(page.asked('PUT /rest/s1/hcm/formDraft')[0]?.body).toEqual({ values: { comment: 'words', values: {} } }));
  });

  test('is kept at once when the page is reloaded or put away', async () => {
    const page = await open('/tasks?taskId=t1');
    const box = await comment();
    // the pause of typing never ends
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.change(box, { target: { value: 'words' } });
    vi.useRealTimers();
    hidePage();
    await waitFor(() => expect(page.asked('PUT /rest/s1/hcm/formDraft')[0]?.body).toEqual({ values: { comment: 'words', values: {} } }));
  });

  test('of which something is missing is answered with a no, and otherwise not', async () => {
    const task = { ...sampleTask, formKey: FORMS.request };
    const page = await open('/tasks?taskId=t1', { [ONE]: () => ({ ...sampleDetail, task, data: { title: 'letter', description: '' } }) });
    const { title, description } = requestWords.fields;
    await screen.findByDisplayValue('letter');
    await page.user.click(screen.getByRole('button', { name: sample.accept }));
    expect(await screen.findByText(formWords.required(description))).toBeTruthy();
    expect(screen.queryByText(formWords.required(title))).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: new RegExp(`^${description}`) }));
    expect(page.asked(ANSWER)).toHaveLength(0);
    await page.user.type(await comment(), 'no');
    await page.user.click(screen.getByRole('button', { name: sample.reject }));
    hidePage();
    await waitFor(() => expect(page.asked(ANSWER)).toHaveLength(1));
  });

  test('can be taken back while its answer waits: nothing was sent, it is open again with its words', async () => {
    const page = await open('/tasks?taskId=t1', { [`GET ${PATH}/task/t2`]: () => ({ ...sampleDetail, task: sampleTasks[1] }) });
    await page.user.type(await screen.findByLabelText(/days/), '4');
    await page.user.type(await comment(), 'fine');
    await page.user.click(screen.getByRole('button', { name: sample.accept }));
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t2'));
    // it is in no list meanwhile
    const list = within(screen.getByRole('list', { name: messages.list }));
    expect(list.getAllByRole('listitem')).toHaveLength(sampleTasks.length - 1);
    expect(useToasts.getState().toasts.map(({ message, action }) => [message, action?.label])).toEqual([[words.willAnswer({ outcome: sample.accept, person: asker }), kit.undo]]);
    await page.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t1'));
    expect((await comment()).value).toBe('fine');
    expect((await screen.findByLabelText<HTMLInputElement>(/days/)).value).toBe('4');
    expect(list.getAllByRole('listitem')).toHaveLength(sampleTasks.length);
    hidePage();
    expect([page.asked(ANSWER), toasts()]).toEqual([[], []]);
  });

  test('is answered for good after a few seconds, or with the next answer', async () => {
    const page = await open('/tasks?taskId=t1', { [`GET ${PATH}/task/t2`]: () => ({ ...sampleDetail, task: sampleTasks[1] }) });
    await screen.findByLabelText(/days/);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(page.address()).toBe('/tasks?taskId=t2'));
    await screen.findByRole('button', { name: sample.accept });
    expect(page.asked(ANSWER)).toHaveLength(0);
    const answered = () => page.asked(ANSWER).map(({ body }) => (body as { taskId: string }).taskId);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await act(() => vi.advanceTimersByTimeAsync(HOLD_MS - 1));
    const before = answered();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(before).toEqual(['t1']);
    await waitFor(() => expect(answered()).toEqual(['t1', 't2']));
  });

  test('forgets what was wrong with a field that is written anew', async () => {
    const page = await open('/tasks?taskId=t1', { [ANSWER]: () => refusal(400, 'leave.balance', { fields: { 'variables.days': 'too many' } }) });
    await answerAndReturn(page);
    await screen.findByText('too many');
    await page.user.type(await screen.findByLabelText(/days/), '4');
    expect(screen.queryByText('too many')).toBeNull();
  });

  test('begins with what was typed before the page was left', async () => {
    await open('/tasks?taskId=t1', {
      'GET /rest/s1/hcm/formDraft': () => ({ draft: { values: { comment: 'kept', values: { days: '3' } }, savedAt: '2026-11-22T10:00:00.000Z' } }),
    });
    await waitFor(async () => expect((await comment()).value).toBe('kept'));
    expect((await screen.findByLabelText<HTMLInputElement>(/days/)).value).toBe('3');
    expect(screen.getByText(words.draftBack)).toBeTruthy();
  });

  test('without a form of its key says so; one that is only seen has no answers', async () => {
    await open('/tasks?taskId=t5');
    expect(await screen.findByText(words.formMissing)).toBeTruthy();
    expect(screen.queryByRole('group', { name: words.decision })).toBeNull();
  });

  test('is claimed, and given to somebody else with a reason', async () => {
    const page = await open('/tasks?taskId=t1', {
      [`POST ${PATH}/task/t1/claim`]: () => ({ ok: true }),
      [`POST ${PATH}/task/t1/reassign`]: () => ({ ok: true }),
      [`GET ${PATH}/task/t1/people`]: () => ({ list: [{ partyId: 'p7', fullName: 'Some Colleague', second: { code: null, words: [] }, disabled: false }] }),
    });
    const act1 = async (name: string) => {
      await page.user.click(await screen.findByRole('button', { name: words.acts }));
      await page.user.click(await screen.findByRole('menuitem', { name }));
    };
    await act1(words.claim);
    await waitFor(() => expect(page.asked(`POST ${PATH}/task/t1/claim`)).toHaveLength(1));
    await act1(words.reassign);
    const dialog = within(await screen.findByRole('dialog', { name: words.reassign }));
    await page.user.click(dialog.getByRole('button', { name: words.reassign }));
    expect(dialog.getByText(words.whyNeeded)).toBeTruthy();
    expect(page.asked(`POST ${PATH}/task/t1/reassign`)).toHaveLength(0);
  });
});

describe('several tasks at once', () => {
  test('of one form are chosen, answered with one comment, and told one by one', async () => {
    const page = await open('/tasks', {
      [BULK]: () => ({
        results: [
          { taskId: 't1', done: true, message: null },
          { taskId: 't2', done: false, message: 'somebody was quicker' },
        ],
        notifCount: 3,
      }),
    });
    await row(second);
    await page.user.keyboard('jx');
    await page.user.keyboard('jx');
    expect(await screen.findByText(messages.chosen({ count: '\u06f2' }))).toBeTruthy();
    // of another step, or without an answer for several
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([false, false, false, true, true]);
    await page.user.click(screen.getByRole('button', { name: sample.reject }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: messages.bulkTitle({ outcome: sample.reject, count: '\u06f2' }) });
    await page.user.click(confirm);
    expect(dialog.getByText(messages.bulkNeeded)).toBeTruthy();
    await page.user.type(dialog.getByRole('textbox', { name: messages.bulkComment }), 'no');
    await page.user.click(confirm);
    expect(await screen.findByText('somebody was quicker')).toBeTruthy();
    expect(screen.getByText(messages.bulkDone)).toBeTruthy();
    expect(page.asked(BULK)[0]?.body).toEqual({ taskIds: ['t1', 't2'], outcome: 'reject', comment: 'no' });
  });
});

describe('what the list tells', () => {
  test('of tasks in another company how many wait there', async () => {
    await open('/tasks', { [LIST]: () => ({ ...samplePage, _embedded: { task: [], processDefinition: [] }, count: 0, notifCount: 0, elsewhere: 3 }) });
    expect(await screen.findByText(messages.elsewhere({ count: '\u06f3' }))).toBeTruthy();
    expect(screen.getByText(messages.none.mine)).toBeTruthy();
  });

  test('an address of all cases shows the own ones to whoever may not follow others', async () => {
    const page = await open('/tasks?box=cases');
    await waitFor(() => expect(page.asked(`GET ${PATH}/instance`)[0]?.query.get('of')).toBe('mine'));
  });

  test('of a case how it has ended', async () => {
    await open('/tasks?box=requests');
    expect(await screen.findByText(words.refused)).toBeTruthy();
  });

  test('of what came back who sent it and why', async () => {
    await open('/tasks?taskId=t1', { [ONE]: () => ({ ...sampleDetail, task: { ...sampleTask, isReturned: true } }) });
    expect(await screen.findByText(new RegExp(words.sentBack({ name: sampleDetail.history[1]?.actor?.fullName ?? '', step: sample.substitute })))).toBeTruthy();
  });
});

describe('a new process', () => {
  test('is chosen, begun with its form, and shown as a case', async () => {
    const page = await open('/tasks', { [START]: () => ({ id: 'c1', trackingCode: '1405', taskId: null }) });
    await page.user.click(await screen.findByRole('button', { name: messages.start }));
    await page.user.click(await screen.findByRole('link', { name: sample.process }));
    await page.user.type(await screen.findByLabelText(/days/), '4');
    await page.user.click(screen.getByRole('button', { name: messages.sendRequest }));
    expect(await screen.findByRole('heading', { name: sample.subject })).toBeTruthy();
    expect(page.asked(START)[0]?.body).toEqual({ processDefinitionId: 'leave:1', variables: { days: { value: '4' } } });
    expect(new URLSearchParams(page.address().split('?')[1]).get('instanceId')).toBe('c1');
    // its first task instead, when it waits for the one who began it
    expect(new URLSearchParams(page.address().split('?')[1]).get('box')).toBe('requests');
  });

  test('that is begun on another page leads there', async () => {
    const change = { id: 'infoChange', key: 'infoChange', name: 'change', formKey: null, path: '/userProfile' };
    await open('/tasks?start=infoChange', { [`GET ${PATH}/list`]: () => ({ outList: [change] }) });
    expect((await screen.findByRole('link', { name: 'change' })).getAttribute('href')).toBe('/userProfile');
  });

  test('what was typed to begin one is there again', async () => {
    const page = await open('/tasks?start=leave', {
      'GET /rest/s1/hcm/formDraft': () => ({ draft: { values: { comment: '', values: { days: '7' } }, savedAt: '2026-11-22T10:00:00.000Z' } }),
    });
    expect(await screen.findByDisplayValue('7')).toBeTruthy();
    expect(screen.getByText(words.draftBack)).toBeTruthy();
    expect(page.asked('GET /rest/s1/hcm/formDraft')[0]?.query.get('key')).toBe('start/leave');
  });

  test('is not sent while a field that must be filled is empty: it says which at once, with the focus on the first', async () => {
    const process = { id: 'p1', key: 'generalRequest', name: 'request', formKey: FORMS.request, path: null };
    const page = await open('/tasks?start=generalRequest', {
      [`GET ${PATH}/list`]: () => ({ outList: [process] }),
      [START]: () => ({ id: 'c1', trackingCode: '1405', taskId: null }),
    });
    const { title, description } = requestWords.fields;
    const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
    const send = () => page.user.click(screen.getByRole('button', { name: messages.sendRequest }));
    await page.user.type(await field(title), '  ');
    await send();
    for (const label of [title, description]) expect(await screen.findByText(formWords.required(label))).toBeTruthy();
    expect(document.activeElement).toBe(await field(title));
    await page.user.type(await field(title), 'letter');
    expect(screen.queryByText(formWords.required(title))).toBeNull();
    await send();
    await waitFor(async () => expect(document.activeElement).toBe(await field(description)));
    expect(page.asked(START)).toHaveLength(0);
    await page.user.type(await field(description), 'for the bank');
    await send();
    await waitFor(() => expect(page.asked(START)[0]?.body).toMatchObject({ variables: { description: { value: 'for the bank' } } }));
  });

  test('stays with what was typed when it is refused', async () => {
    const page = await open('/tasks?start=leave', { [START]: () => refusal(400, 'leave.balance', { fields: { 'variables.days': 'too many' } }) });
    await page.user.type(await screen.findByLabelText(/days/), '400');
    await page.user.click(screen.getByRole('button', { name: messages.sendRequest }));
    expect(await screen.findByText('too many')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>(/days/)).value).toBe('400');
  });
});

describe('cases', () => {
  test('an own request is withdrawn after a question', async () => {
    const WITHDRAW = `POST ${PATH}/instance/c1/withdraw`;
    const page = await open('/tasks?box=requests&instanceId=c1', { [WITHDRAW]: () => ({ ok: true }) });
    // what was asked for is read there, and not written
    expect(await screen.findByRole('textbox', { name: /days/ })).toHaveProperty('readOnly', true);
    await page.user.click(await screen.findByRole('button', { name: words.withdraw }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words.withdrawTitle }));
    await page.user.click(dialog.getByRole('button', { name: words.withdraw }));
    await waitFor(() => expect(page.asked(WITHDRAW)).toHaveLength(1));
    // nobody without the key is offered the cases of others
    expect(screen.queryByRole('radio', { name: messages.box.cases })).toBeNull();
  });

  test('the management sees to one that is stuck, with the reason', async () => {
    const SEE = `POST ${PATH}/instance/c2/incident`;
    const page = await open('/tasks?box=cases&instanceId=c2', { [SEE]: () => ({ ok: true }), [`GET ${PATH}/instance/c2`]: () => stuckCase }, [MANAGE]);
    await page.user.click(await screen.findByRole('button', { name: words.skipOf({ step: sample.office }) }));
    const dialog = within(await screen.findByRole('dialog', { name: words.skipTitle }));
    await page.user.type(dialog.getByRole('textbox'), 'done by hand');
    await page.user.click(dialog.getByRole('button', { name: words.skip }));
    await waitFor(() => expect(page.asked(SEE)[0]?.body).toEqual({ step: 'office', act: 'skip', comment: 'done by hand' }));
    expect(page.asked(`GET ${PATH}/instance`)[0]?.query.get('of')).toBe('all');
  });

  test('something is said in the discussion', async () => {
    const SAY = `POST ${PATH}/instance/c1/comment`;
    const page = await open('/tasks?taskId=t1', { [SAY]: () => ({ commentId: 'm3' }) });
    await page.user.type(await screen.findByRole('textbox', { name: words.say }), 'a question');
    await page.user.click(screen.getByRole('button', { name: words.send }));
    await waitFor(() => expect(page.asked(SAY)[0]?.body).toEqual({ text: 'a question', file: null }));
  });
});

test('a substitution is seen as long as it lasts; of what the colleague would not see one is told', async () => {
  const page = await open('/tasks?act=substitute', {
    [`GET ${PATH}/substitution/people`]: () => ({ list: [{ partyId: 'p9', fullName: 'Pegah', second: null, disabled: false }] }),
    [`GET ${PATH}/substitution/concerns`]: () => ({ count: 2 }),
  });
  const stands = messages.standsIn({ name: sample.people[4] ?? '', thru: formatDate('2030-11-30') });
  expect(await screen.findByText(stands)).toBeTruthy();
  const dialog = within(await screen.findByRole('dialog', { name: messages.substitute }));
  await page.user.click(dialog.getByRole('button', { name: new RegExp(`^${messages.colleague}`) }));
  await page.user.type(await screen.findByRole('combobox'), 'pega');
  await page.user.click(await screen.findByRole('option', { name: /Pegah/ }));
  expect(await dialog.findByText(messages.concerns({ count: '\u06F2' }))).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: kit.close }));
  await waitFor(() => expect(page.address()).toBe('/tasks'));
});

test('a substitute is not named without a person and a last day; one in force is ended after a question', async () => {
  const END = `POST ${PATH}/substitution/s1/end`;
  const page = await open('/tasks', { [END]: () => ({ ok: true }) });
  await page.user.click(await screen.findByRole('button', { name: messages.acts }));
  await page.user.click(await screen.findByRole('menuitem', { name: messages.substitute }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.substitute }));
  await page.user.click(dialog.getByRole('button', { name: messages.add }));
  expect([dialog.getByText(messages.personNeeded), dialog.getByText(messages.dayNeeded)]).toHaveLength(2);
  await page.user.click(await dialog.findByRole('button', { name: messages.endOf({ name: sample.people[4] ?? '' }) }));
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.end }));
  await waitFor(() => expect(page.asked(END)).toHaveLength(1));
});
