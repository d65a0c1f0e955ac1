import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import messages from './templates.messages.fa.ts';
import TemplatesPage from './templates.page.tsx';
import { templatesScreen } from './templates.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const HCM = '/rest/s1/hcm';
const version = { version: 2, subject: 'Newest {task}', body: 'Text', isActive: true, fromDate: '2026-01-01', authorName: 'Ali', createdDate: '2026-01-01T08:00:00.000Z' };
const rule = {
  noticeRuleId: 'r1',
  title: 'Remind',
  condition: '',
  delayMinutes: 2880,
  repeatTimes: 3,
  repeatMinutes: 240,
  toConcerned: true,
  toManager: false,
  positionIds: [],
  roleTypeIds: [],
  userGroupIds: [],
  people: [],
  isActive: true,
  rowVersion: 5,
};
const event = {
  event: 'tasks/assigned',
  title: 'Assigned',
  topic: 'Tasks',
  isMandatory: false,
  subject: 'New {task}',
  body: 'Shipped {due}',
  placeholders: [
    { name: 'task', label: 'Title', sample: 'Check', is: null },
    { name: 'due', label: 'Due', sample: '2026-12-01', is: 'date' },
  ],
  versions: { inApp: [], mail: [version], sms: [] },
  rules: [rule],
  ways: ['mail'],
  groups: [],
};

const open = (search: string, { keys = ['observe', 'edit'], answers = {} }: { keys?: readonly string[]; answers?: Parameters<typeof openPage>[0]['answers'] } = {}) =>
  openPage({
    page: TemplatesPage,
    screen: templatesScreen,
    at: `/NotificationsTemplate${search}`,
    permissions: keys.map((key) => `notification/template/${key}`),
    answers: {
      [`GET ${HCM}/notificationEvents`]: () => ({
        events: [{ event: event.event, title: event.title, topic: event.topic, channels: { inApp: 'none', mail: 'on', sms: 'off' }, rules: 1 }],
      }),
      [`GET ${HCM}/notificationEvent`]: () => event,
      'GET /rest/s1/hcm/emplPosition': () => ({ position: [] }),
      'GET /rest/s1/hcm/entity/RoleType': () => ({ result: [] }),
      ...answers,
    },
  });
const at = (tab: string) => `?event=${encodeURIComponent(event.event)}&tab=${tab}`;
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${messages.body}`) });

test('the events say what the company has laid down; they are found by words and open', async () => {
  const { user, address } = await open('');
  const row = await screen.findByRole('row', { name: /Assigned/ });
  for (const word of [messages.state.shipped, messages.state.on, messages.state.off, messages.rulesCount(formatNumber(1))]) expect(row.textContent).toContain(word);
  await user.type(screen.getByRole('searchbox'), 'nothing');
  expect(await screen.findByText(messages.none)).toBeDefined();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(await screen.findByText('Assigned'));
  await waitFor(() => expect(address()).toContain('event='));
});

test('a text begins with what holds, is seen with samples, and becomes the next version', async () => {
  const { user, asked } = await open(at('mail'), { answers: { [`POST ${HCM}/notificationTemplate`]: () => ({ version: 3 }) } });
  const box = await body();
  expect(box.value).toBe('Text');
  const preview = screen.getByRole('region', { name: messages.preview });
  expect(preview.textContent).toContain('Newest Check');
  await user.clear(box);
  await user.type(box, 'For ');
  await user.click(screen.getByRole('button', { name: /^Title/ }));
  expect(box.value).toBe('For {task}');
  await waitFor(() => expect(preview.textContent).toContain('For Check'));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() =>
    expect(asked(`POST ${HCM}/notificationTemplate`)[0]?.body).toMatchObject({ event: event.event, channel: 'mail', basedOn: 2, body: 'For {task}', isActive: true }),
  );
});

test('a value the event does not have is named before anything is sent', async () => {
  const { user, asked } = await open(at('inApp'));
  const box = await body();
  expect(box.value).toBe(event.body);
  await user.clear(box);
  await user.type(box, '{{salary}');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(messages.errors.unknownPlace({ name: 'salary' }))).toBeDefined();
  expect(asked(`POST ${HCM}/notificationTemplate`)).toHaveLength(0);
});

test('a way that is not open says so; an SMS has no subject, and its test goes without one', async () => {
  const { user, asked } = await open(at('sms'), { answers: { [`POST ${HCM}/notificationTemplate/test`]: () => ({ sent: true }) } });
  expect(await screen.findByText(messages.wayShut)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: new RegExp(`^${messages.subject}`) })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.test }));
  await waitFor(() => expect(asked(`POST ${HCM}/notificationTemplate/test`)[0]?.body).toEqual({ event: event.event, channel: 'sms', subject: null, body: event.body }));
});

test('who may only look sees texts and rules and no button that changes them', async () => {
  await open(at('mail'), { keys: ['observe'] });
  await body();
  for (const name of [messages.save, messages.test]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a rule is told in words, judged before it is sent, and saved on its version', async () => {
  const { user, asked } = await open(at('rules'), { answers: { [`PUT ${HCM}/notificationRule/r1`]: () => ({ rowVersion: 6 }) } });
  const row = await screen.findByRole('row', { name: /Remind/ });
  expect(row.textContent).toContain(messages.repeated(formatNumber(3), `${formatNumber(4)} ${messages.units.hour}`));
  await user.click(within(row).getByRole('button', { name: `${messages.editRule}: Remind` }));
  const dialog = await screen.findByRole('dialog');
  const condition = within(dialog).getByRole('textbox', { name: new RegExp(`^${messages.condition}`) });
  await user.type(condition, 'salary > 5');
  await user.click(dialog.querySelector('button[type=submit]') as HTMLElement);
  expect(await within(dialog).findByText(messages.errors.unknownName({ name: 'salary' }))).toBeDefined();
  await user.clear(condition);
  await user.type(condition, 'task == "x"');
  await user.click(dialog.querySelector('button[type=submit]') as HTMLElement);
  await waitFor(() =>
    expect(asked(`PUT ${HCM}/notificationRule/r1`)[0]?.body).toMatchObject({
      event: event.event,
      condition: 'task == "x"',
      delay: 2,
      delayUnit: 'day',
      repeatEvery: 4,
      people: [],
      rowVersion: 5,
    }),
  );
});
