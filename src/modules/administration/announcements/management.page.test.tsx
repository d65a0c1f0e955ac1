import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import messages from './management.messages.fa.ts';
import ManagementPage from './management.page.tsx';
import { managementScreen } from './management.screen.ts';

afterEach(() => vi.unstubAllGlobals());

const HCM = '/rest/s1/hcm';
const id = '0196f0a0-0000-7000-8000-000000000001';
const sara = { partyId: '0196f0a0-0000-7000-8000-000000000002', fullName: 'Sara', pseudoId: '1', detail: 'Clerk', statusId: null, receivedDate: null, viewedDate: null };
const one = {
  communicationEventId: id,
  subject: 'Closed',
  body: 'All',
  purposes: '["CpNotice"]',
  statusId: 'CeReady',
  sentDate: '2031-04-04',
  sentAt: null,
  byMail: false,
  bySms: false,
  isDraft: false,
  authorName: 'Ali',
  recipients: 1,
  received: 0,
  viewed: 0,
  rowVersion: 3,
};
const option = {
  enumId: 'CpNotice',
  enumTypeId: 'CommunicationPurpose',
  parentEnumId: null,
  enumCode: null,
  description: 'Notice',
  optionValue: null,
  sequenceNum: 1,
  isDefault: 'N',
  optionIndicator: 'Y',
};
const row = { ...sara, unitName: 'Finance', positionTitle: 'Clerk', employmentKind: null, relation: null, isManager: 'N', companyName: 'Holding' };

const open = (search: string, { keys = ['observe', 'add', 'edit'], answers = {} }: { keys?: readonly string[]; answers?: Parameters<typeof openPage>[0]['answers'] } = {}) =>
  openPage({
    page: ManagementPage,
    screen: managementScreen,
    at: `/notification${search}`,
    permissions: keys.map((key) => `notification/management/${key}`),
    answers: {
      [`GET ${HCM}/listOfAllMessages`]: () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }),
      [`GET ${HCM}/searchUsers`]: () => ({ rows: [row], count: 1, countIsCapped: false, totals: {} }),
      [`POST ${HCM}/searchUsers`]: () => ({ users: [sara] }),
      [`GET ${HCM}/notification/ways`]: () => ({ ways: ['sms'] }),
      [`GET ${HCM}/notification/${id}`]: () => one,
      [`GET ${HCM}/notificationAudience/${id}`]: () => ({ audience: [sara] }),
      [`GET ${HCM}/entity/Enumeration`]: () => ({ result: [option] }),
      ...answers,
    },
  });

test('with nothing sent yet the way to the first one is shown, to who may write one', async () => {
  await open('');
  expect(await screen.findByText(messages.none)).toBeDefined();
  expect(screen.getAllByRole('link', { name: messages.add })).toHaveLength(2);
});

test('who may only look is offered nothing to write', async () => {
  await open('', { keys: ['observe'] });
  await screen.findByText(messages.none);
  expect(screen.queryByRole('link', { name: messages.add })).toBeNull();
});

test('without recipients nothing is sent; chosen by the list, they go with the words in one call', async () => {
  const { user, asked, address } = await open('?event=new', {
    answers: { [`POST ${HCM}/createNotification`]: () => ({ communicationEventId: id, statusId: 'CeSent', recipients: 1, rowVersion: 1 }) },
  });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${messages.subject}`) }), 'Closed');
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.purposes) }));
  await user.click(await screen.findByRole('option', { name: 'Notice' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: messages.send }));
  expect(asked(`POST ${HCM}/createNotification`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: messages.choose }));
  const drawer = await screen.findByRole('dialog', { name: messages.chooseTitle });
  await user.click(within(await within(drawer).findByRole('row', { name: /Sara/ })).getByRole('checkbox'));
  // who is ticked is meant, with the button of the bar or without
  await user.click(within(drawer).getByRole('button', { name: messages.chooseDone }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(address()).toContain(id));
  expect(asked(`POST ${HCM}/searchUsers`)[0]?.body).toMatchObject({ selection: { keys: [sara.partyId] } });
  expect(asked(`POST ${HCM}/createNotification`)[0]?.body).toMatchObject({ subject: 'Closed', purposes: '["CpNotice"]', sentDate: null, audience: [sara.partyId] });
});

test('one that waits can be changed, and says until when; who is taken out is told to the server', async () => {
  const { user, asked } = await open(`?event=${id}`, {
    answers: { [`PUT ${HCM}/editNotification/${id}`]: () => refusal(400, 'modules/administration/announcements.nobody', { messages: 'somebody' }) },
  });
  expect(await screen.findByRole('button', { name: messages.delete })).toBeDefined();
  const subject = await screen.findByRole('textbox', { name: new RegExp(`^${messages.subject}`) });
  await user.clear(subject);
  await user.type(subject, 'Open');
  await user.click(screen.getByRole('button', { name: messages.removeOf('Sara') }));
  await user.click(screen.getByRole('button', { name: messages.choose }));
  const drawer = await screen.findByRole('dialog', { name: messages.chooseTitle });
  await user.click(within(await within(drawer).findByRole('row', { name: /Sara/ })).getByRole('checkbox'));
  await user.click(within(drawer).getByRole('button', { name: messages.addChosen }));
  await waitFor(() => expect(within(drawer).getByRole('button', { name: new RegExp(`^${messages.chooseDone}`) }).textContent).toContain(formatNumber(1)));
  await user.click(within(drawer).getByRole('button', { name: new RegExp(`^${messages.chooseDone}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(document.querySelector('button[type=submit]') as HTMLElement);
  await waitFor(() => expect(asked(`PUT ${HCM}/editNotification/${id}`)[0]?.body).toMatchObject({ subject: 'Open', rowVersion: 3, added: [], removed: [] }));
  expect(await screen.findByText(/somebody/)).toBeDefined();
});

test('what was sent shows how far it has come, and no way to change it', async () => {
  const sent = { ...one, statusId: 'CeSent', sentAt: '2026-05-10T06:30:00.000Z', viewed: 1, received: 1 };
  await open(`?event=${id}`, {
    answers: {
      [`GET ${HCM}/notification/${id}`]: () => sent,
      [`GET ${HCM}/notificationAudience/${id}`]: () => ({ audience: [{ ...sara, statusId: 'CeViewed', receivedDate: sent.sentAt, viewedDate: sent.sentAt }] }),
    },
  });
  expect(await screen.findByText(messages.countsOf(formatNumber(1), formatNumber(1), formatNumber(1)))).toBeDefined();
  expect((await screen.findByRole('row', { name: /Sara/ })).textContent).toContain(messages.statuses.CeViewed);
  expect(screen.queryByRole('button', { name: messages.delete })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.choose })).toBeNull();
});

test('a draft is approved after a question that names the number', async () => {
  const { user, asked } = await open(`?event=${id}`, {
    answers: {
      [`GET ${HCM}/notification/${id}`]: () => ({ ...one, statusId: 'CeInProgress', isDraft: true }),
      [`PUT ${HCM}/approveNotification/${id}`]: () => ({ communicationEventId: id, statusId: 'CeSent', recipients: 1, rowVersion: 4 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.approve }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(messages.approveText(formatNumber(1)));
  await user.click(within(question).getByRole('button', { name: messages.approve }));
  await waitFor(() => expect(asked(`PUT ${HCM}/approveNotification/${id}`)[0]?.body).toEqual({ rowVersion: 3 }));
});

test('one that is not there has a way back', async () => {
  await open(`?event=${id}`, { answers: { [`GET ${HCM}/notification/${id}`]: () => refusal(404, 'platform/http.notFound') } });
  expect(await screen.findByText(messages.notFound)).toBeDefined();
  expect(screen.getByRole('link', { name: messages.back })).toBeDefined();
});
