import { act, screen, waitFor, within } from '@testing-library/react';
import { type FunctionComponent, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { defineForm, type FormDefinition } from '#kernel/form/definition.ts';
import kernelTexts from '#kernel/form/form.messages.fa.ts';
import { z } from '#kernel/schema.ts';
import { defineScreen } from '#kernel/screen.ts';
import { type Answers, hidePage, openPage, refusal } from '#testing/open-page.tsx';
import { type Draft, type KitServices, KitServicesProvider } from '#ui/services/services.tsx';
import messages from './form.messages.fa.ts';
import { DefinedForm } from './form.tsx';
import { useFormStatus } from './hooks.ts';
import { GENERIC_TIMEOUT_MS } from './use-submit.ts';

const place = defineScreen<{ title: string }>()({ path: '/form', title: 'title', chrome: 'bare', access: 'public' });
const person = defineForm('test/person', [
  { type: 'text', name: 'name', label: 'Name', required: true },
  { type: 'text', name: 'nick', label: 'Nick', validator: ({ name, nick }) => ({ error: nick === name, helper: 'same as the name' }) },
  { type: 'number', name: 'age', label: 'Age', group: 'facts' },
  { type: 'date', name: 'day', label: 'Day' },
  { type: 'password', name: 'pin', label: 'Pin' },
]);
const save = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/test/:id',
  summary: 'test',
  permission: 'session',
  scope: 'self',
  body: z.record(z.string(), z.unknown()),
  reply: z.strictObject({ rowVersion: z.int() }),
});
const SAVE = 'PUT /rest/s1/hcm/test/1';
const allRequired = (count: string): string => kernelTexts.allRequired(count);
const one = '\u06f1';

function servicesWith(draft: Draft | null = null) {
  const drafts = { load: vi.fn(async () => draft), save: vi.fn(async () => undefined), drop: vi.fn(async () => undefined) };
  const services = { options: async () => [], drafts } as unknown as KitServices;
  return { services, drafts };
}

async function open(Page: FunctionComponent, answers: Answers = {}, { services, drafts } = servicesWith()) {
  const page = await openPage({
    page: () => (
      <KitServicesProvider value={services}>
        <Page />
      </KitServicesProvider>
    ),
    screen: place,
    answers,
  });
  const { user } = page;
  await screen.findByRole('button', { name: messages.save });
  const box = (label: string): Promise<HTMLElement> => screen.findByLabelText(new RegExp(`^${label}`));
  const write = async (label: string, text: string): Promise<void> => {
    const field = await box(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const press = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }));
  return { ...page, drafts, box, write, press, send: () => press(messages.save) };
}

const plain: FunctionComponent = () => <DefinedForm of={person} call={save} params={{ id: '1' }} />;

afterEach(() => vi.unstubAllGlobals());

test.each(['{Control>}[KeyS]{/Control}', '{Meta>}[KeyS]{/Meta}'])('%s saves from any field', async (keys) => {
  const { user, write, asked } = await open(plain, { [SAVE]: () => ({ rowVersion: 2 }) });
  await write('Name', 'Sara');
  await user.keyboard(keys);
  await waitFor(() => expect(asked(SAVE)).toHaveLength(1));
});

test('what is missing is said first, then what is wrong, and only a right form is sent', async () => {
  const { write, send, box, asked } = await open(plain, { [SAVE]: () => ({ rowVersion: 2 }) });
  await write('Nick', 'a');
  await send();
  expect(await screen.findByText(allRequired(one))).toBeDefined();
  expect(screen.getByText(kernelTexts.required('Name'))).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await box('Name')));
  await write('Name', 'a');
  expect(screen.queryByText(kernelTexts.required('Name'))).toBeNull();
  await send();
  expect(await screen.findByText(kernelTexts.someInvalid)).toBeDefined();
  expect(screen.getByText('same as the name')).toBeDefined();
  expect(asked(SAVE)).toHaveLength(0);
  await write('Nick', 'b');
  await write('Age', '\u0663\u0660');
  await write('Day', '14050829');
  await send();
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(asked(SAVE)[0]?.body).toEqual({ name: 'a', nick: 'b', facts: { age: 30 }, day: '2026-11-20', pin: null });
  expect(screen.queryByText(kernelTexts.someInvalid)).toBeNull();
});

test('an impossible day is no empty day: it stops the submit', async () => {
  const { write, send, asked, box } = await open(plain, {});
  await write('Name', 'a');
  await write('Day', '14041230');
  await send();
  expect(await screen.findByText(kernelTexts.someInvalid)).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await box('Day')));
  expect(asked(SAVE)).toHaveLength(0);
});

test('a page-side validator that asks the server is waited for', async () => {
  const taken = vi.fn(async () => ({ error: true, helper: 'taken' }));
  const { write, send } = await open(() => <DefinedForm of={person} call={save} params={{ id: '1' }} validators={{ name: taken }} />);
  await write('Name', 'a');
  await send();
  expect(await screen.findByText('taken')).toBeDefined();
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ name: 'a' }), expect.any(String));
});

test('what the server refuses stands at its field, the rest in the alert, and the writing stays', async () => {
  const fields = { 'facts.age': 'too old', gone: 'of nowhere' };
  const { write, send, box } = await open(plain, { [SAVE]: () => refusal(400, 'x.y', { messages: 'refused', fields }) });
  await write('Name', 'a');
  await write('Age', '200');
  await send();
  expect(await screen.findByText('too old')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('refused of nowhere');
  expect(await box('Name')).toHaveProperty('value', 'a');
  await waitFor(async () => expect(document.activeElement).toBe(await box('Age')));
});

test('a form of a given path is sent by POST and says the sentences of the specification; its status is known outside', async () => {
  const Status = () => <output>{useFormStatus('test/person')}</output>;
  const answers = [refusal(500, 'x.y'), { ok: true }];
  const { write, send, asked } = await open(
    () => (
      <>
        <DefinedForm of={person} path="/rest/s1/hcm/generic" />
        <Status />
      </>
    ),
    { 'POST /rest/s1/hcm/generic': () => answers.shift() },
  );
  await write('Name', 'a');
  expect(screen.getByText('idle')).toBeDefined();
  await send();
  expect(await screen.findByText(messages.withCode(messages.saveFailed, 'K7F-204'))).toBeDefined();
  expect(screen.getByText('Error')).toBeDefined();
  await send();
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(screen.getByText('OK')).toBeDefined();
  expect(asked('POST /rest/s1/hcm/generic')).toHaveLength(2);
});

test('a form of a given path waits ten seconds for its answer', async () => {
  const late = new DOMException('late', 'TimeoutError');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === GENERIC_TIMEOUT_MS ? AbortSignal.abort(late) : new AbortController().signal));
  const { write, send } = await open(() => <DefinedForm of={person} path="/rest/s1/hcm/generic" />, {
    'POST /rest/s1/hcm/generic': () => {
      throw late;
    },
  });
  await write('Name', 'a');
  await send();
  expect(await screen.findByText(messages.saveFailed)).toBeDefined();
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('every type that is written stores its value as the specification says, and null when it is emptied', async () => {
  const every = defineForm('test/every', [
    { type: 'text', name: 'text', label: 'Text' },
    { type: 'text', name: 'mobile', label: 'Mobile', code: 'mobile' },
    { type: 'textarea', name: 'area', label: 'Area' },
    { type: 'number', name: 'number', label: 'Number' },
    { type: 'number', name: 'money', label: 'Money', money: true },
    { type: 'float', name: 'float', label: 'Float' },
    { type: 'hour', name: 'hour', label: 'Hour' },
    { type: 'longHour', name: 'long', label: 'Long' },
    { type: 'time', name: 'time', label: 'Time' },
    { type: 'date', name: 'moment', label: 'Moment', withTime: true },
    { type: 'check', name: 'check', label: 'Check' },
    { type: 'indicator', name: 'indicator', label: 'Indicator' },
    { type: 'switch', name: 'switch', label: 'Switch', indicator: { true: 'on', false: 'off' } },
    { type: 'select', name: 'one', label: 'One', options: [{ enumId: 'a', description: 'First', code: 'A-1' }], otherOutputs: { code: 'text' } },
    { type: 'multiselect', name: 'many', label: 'Many', options: [{ enumId: 'a', description: 'First' }] },
    { type: 'group', name: 'phone', label: 'Phone', items: [{ type: 'text', name: 'line', label: 'Line', code: 'digits' }] },
    { type: 'text', name: 'emptied', label: 'Emptied' },
    { type: 'number', name: 'zero', label: 'Zero', visibleWhen: ({ check }) => check === true },
  ]);
  const PATH = 'POST /rest/s1/hcm/generic';
  const { write, send, asked, user, box } = await open(() => <DefinedForm of={every} path="/rest/s1/hcm/generic" values={{ emptied: 'was' }} />, { [PATH]: () => ({}) });
  const typed = {
    Mobile: '\u06f0\u06f9\u06f1\u06f2 345 6789',
    Area: '\u0643\u064a',
    Number: '\u0661\u06f2',
    Money: '5541850',
    Float: '0.25',
    Hour: '0830',
    Long: '1200:15',
    Time: '0745',
    Moment: '14050829 0920',
    Line: '021',
    Emptied: '',
  };
  for (const [label, text] of Object.entries(typed)) await write(label, text);
  expect(screen.queryByLabelText('Zero')).toBeNull();
  for (const label of ['Check', 'Indicator', 'Switch']) await user.click(await box(label));
  expect(screen.getByLabelText('Zero')).toBeDefined();
  for (const label of ['One', 'Many']) {
    await user.click(await screen.findByRole('button', { name: new RegExp(label) }));
    await user.click(await screen.findByRole('option', { name: 'First' }));
    await user.keyboard('{Escape}');
  }
  await send();
  await screen.findByText(messages.saved);
  expect(asked(PATH)[0]?.body).toEqual({
    text: 'A-1',
    mobile: '09123456789',
    area: '\u06a9\u06cc',
    number: 12,
    money: '5541850',
    float: 0.25,
    hour: 510,
    long: 72_015,
    time: 465,
    moment: '2026-11-20 09:20',
    check: true,
    indicator: 'Y',
    switch: 'on',
    one: 'a',
    many: '["a"]',
    phone: { line: '021' },
    emptied: null,
    zero: null,
  });
});

test('a reset brings back what stood, clears what was wrong and says so', async () => {
  const onReset = vi.fn();
  const { write, send, press, box } = await open(() => <DefinedForm of={person} call={save} params={{ id: '1' }} values={{ name: 'Omid' }} onReset={onReset} />);
  await write('Name', '');
  await write('Day', '1404123');
  await send();
  expect(await screen.findByText(allRequired(one))).toBeDefined();
  await press(messages.cancel);
  expect(await box('Name')).toHaveProperty('value', 'Omid');
  expect(await box('Day')).toHaveProperty('value', '');
  expect(screen.queryByText(allRequired(one))).toBeNull();
  expect(screen.getByText(messages.noChanges)).toBeDefined();
  expect(onReset).toHaveBeenCalledOnce();
});

test('an edited form counts its changes and tells what stood before', async () => {
  const { write } = await open(() => <DefinedForm of={person} call={save} params={{ id: '1' }} values={{ name: 'Omid' }} />);
  await write('Name', 'Sara');
  expect(screen.getByText(messages.changes(one))).toBeDefined();
  expect(screen.getByText(/Omid/)).toBeDefined();
});

test('a field that is left says what is wrong with it, an empty one is silent', async () => {
  const code = defineForm('test/code', [{ type: 'text', name: 'national', label: 'Code', code: 'nationalCode', required: true }]);
  const { write, user } = await open(() => <DefinedForm of={code} path="/rest/s1/hcm/generic" />);
  await write('Code', '0012345678');
  await user.tab();
  expect(await screen.findByText(kernelTexts.codes.nationalCode)).toBeDefined();
  await write('Code', '');
  await user.tab();
  expect(screen.queryByText(kernelTexts.codes.nationalCode)).toBeNull();
  expect(screen.queryByText(kernelTexts.required('Code'))).toBeNull();
});

const draft: Draft = { values: { nick: 'kept', pin: 'never' }, savedAt: '2026-11-20T10:00:00Z' };
const withDraft: FunctionComponent = () => <DefinedForm of={person} call={save} params={{ id: '1' }} values={{ name: 'Omid' }} draft="1" />;

test('a draft comes back with a notice, without secrets, and can be discarded', async () => {
  const { box, press, drafts } = await open(withDraft, {}, servicesWith(draft));
  await screen.findByRole('button', { name: messages.draftDiscard });
  expect(drafts.load).toHaveBeenCalledWith('test/person/1');
  expect(await box('Nick')).toHaveProperty('value', 'kept');
  expect(await box('Pin')).toHaveProperty('value', '');
  await press(messages.draftDiscard);
  expect(await box('Nick')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: messages.draftDiscard })).toBeNull();
  await waitFor(() => expect(drafts.drop).toHaveBeenCalledWith('test/person/1'));
});

test('what is written is kept when the page is hidden, and dropped by a submit', async () => {
  const { write, send, drafts } = await open(withDraft, { [SAVE]: () => ({ rowVersion: 2 }) });
  await write('Nick', 'b');
  await write('Pin', '1234');
  expect(drafts.save).not.toHaveBeenCalled();
  act(hidePage);
  await waitFor(() => expect(drafts.save).toHaveBeenCalledWith('test/person/1', { nick: 'b' }));
  expect(await screen.findByText(messages.draftKept)).toBeDefined();
  await send();
  await waitFor(() => expect(drafts.drop).toHaveBeenCalledOnce());
  act(hidePage);
  expect(drafts.save).toHaveBeenCalledOnce();
});

test('when somebody else was faster both values are shown, and the choice is saved on the newer version', async () => {
  const stored = { name: 'Kazem', nick: 'theirs', facts: { age: 40 }, rowVersion: 7 };
  const answers = [refusal(409, 'x.stale', { data: { values: stored, changedBy: 'Sara', changedAt: '2026-11-20T10:00:00Z' } }), { rowVersion: 8 }, { rowVersion: 9 }];
  const { write, send, asked, user } = await open(
    () => <DefinedForm of={person} call={save} params={{ id: '1' }} values={{ name: 'Omid', nick: 'old', facts: { age: 30 } }} version={4} />,
    { [SAVE]: () => answers.shift() },
  );
  await write('Name', 'Javad');
  await write('Nick', 'mine');
  await send();
  const dialog = within(await screen.findByRole('dialog', { name: messages.staleTitle }));
  expect(dialog.getByText(/Sara/)).toBeDefined();
  const choice = (label: string, text: string): HTMLElement => within(dialog.getByRole('radiogroup', { name: label })).getByRole('radio', { name: new RegExp(text) });
  expect(choice('Name', 'Javad')).toHaveProperty('checked', true);
  expect(choice('Age', '\u06f4\u06f0')).toHaveProperty('checked', true);
  await user.click(choice('Nick', 'theirs'));
  await user.click(dialog.getByRole('button', { name: messages.staleSave }));
  expect(await screen.findByText(messages.saved)).toBeDefined();
  expect(asked(SAVE).map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Javad', nick: 'mine', rowVersion: 4 }),
    expect.objectContaining({ name: 'Javad', nick: 'theirs', facts: { age: 40 }, rowVersion: 7 }),
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await write('Name', 'Reza');
  await send();
  await waitFor(() => expect(asked(SAVE)[2]?.body).toMatchObject({ name: 'Reza', rowVersion: 8 }));
});

test('a newer row is taken over when nothing is written, and never under a typing hand', async () => {
  let give: (row: { name: string; nick: string; version: number }) => void = () => undefined;
  const Page: FunctionComponent = () => {
    const [{ version, ...values }, setRow] = useState({ name: 'Omid', nick: 'a', version: 1 });
    give = setRow;
    return <DefinedForm of={person} call={save} params={{ id: '1' }} values={values} version={version} />;
  };
  const { write, send, asked, box } = await open(Page, {
    [SAVE]: () => {
      if (asked(SAVE).length === 2) act(() => give({ name: 'Reza', nick: 'server', version: 4 }));
      return { rowVersion: asked(SAVE).length + 2 };
    },
  });
  act(() => give({ name: 'Sara', nick: 'b', version: 2 }));
  expect(await box('Name')).toHaveProperty('value', 'Sara');
  await write('Nick', 'mine');
  act(() => give({ name: 'Reza', nick: 'c', version: 9 }));
  expect(await box('Name')).toHaveProperty('value', 'Sara');
  await send();
  await screen.findByText(messages.saved);
  expect(asked(SAVE)[0]?.body).toMatchObject({ name: 'Sara', nick: 'mine', rowVersion: 2 });
  // what was read before the save is older than what it stored
  expect(await box('Name')).toHaveProperty('value', 'Sara');
  await write('Nick', 'again');
  await send();
  await waitFor(async () => expect(await box('Nick')).toHaveProperty('value', 'server'));
  expect(asked(SAVE)[1]?.body).toMatchObject({ nick: 'again', rowVersion: 3 });
});

test('one key in a form of sixty fields draws one field, and those that follow from it', async () => {
  const drawn: string[] = [];
  const names = Array.from({ length: 58 }, (_, at) => `f${at}`);
  const long: FormDefinition = defineForm('test/long', [
    ...names.map((name) => ({ type: 'component' as const, name, label: name })),
    { type: 'component' as const, name: 'computed', label: 'computed', value: ({ f7 }) => String(f7 ?? '').length },
    { type: 'render' as const, name: 'shown', label: 'shown', render: ({ f7 }) => `<${String(f7 ?? '')}>` },
  ]);
  const elements = Object.fromEntries(
    [...names, 'computed'].map((name) => [
      name,
      ({ value, onChange, shared }: { value: unknown; onChange: (value: unknown) => void; shared: { label: string } }) => {
        drawn.push(name);
        return <input aria-label={shared.label} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
      },
    ]),
  );
  const { user } = await open(() => <DefinedForm of={long} path="/rest/s1/hcm/generic" elements={elements} />);
  expect(new Set(drawn).size).toBe(59);
  await user.type(screen.getByLabelText('f7'), 'a');
  drawn.length = 0;
  await user.type(screen.getByLabelText('f7'), 'b');
  expect(drawn).toEqual(['f7', 'computed']);
  expect(screen.getByText('<ab>')).toBeDefined();
});
