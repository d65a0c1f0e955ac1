import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, ownPartyId } from '#testing/open-page.tsx';
import { OWN } from '../keys.rules.ts';
import letterWords from '../letters/letters-page.messages.fa.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import messages from './change-requests-page.messages.fa.ts';
import { OwnRequests } from './proposing/own-requests.tsx';
import RequestsPage from './requests.page.tsx';
import { requestsScreen } from './requests.screen.ts';

const LIST = 'GET /rest/s1/hcm/changeRequest';
const ONE = 'GET /rest/s1/hcm/changeRequest/r1';
const DECIDE = 'POST /rest/s1/hcm/changeRequest/r1/decide';
const OFFICE = ['personnelInformationManagement/changeRequests/observe', 'personnelInformationManagement/changeRequests/decide'];

const row = {
  requestId: 'r1',
  partyId: 'p1',
  fullName: 'Sara Karimi',
  pseudoId: '1001',
  kind: 'facts',
  action: 'change',
  state: 'sent',
  sentAt: '2026-05-10T06:30:00.000Z',
  closedAt: null,
  deciderName: null,
  fieldCount: 2,
  acceptedCount: 0,
};
const asked = { decision: null, reason: null, follows: false } as const;
const detail = {
  ...row,
  note: 'new certificate',
  document: null,
  decisionNote: null,
  recordVersion: 4,
  isGone: false,
  hiddenCount: 0,
  mayDecide: true,
  fields: [
    { field: 'lastName', old: 'Karimi', now: 'Karimi', new: 'Rezaei', ...asked },
    { field: 'birthPlace', old: 'Qom', now: 'Ahvaz', new: 'Shiraz', ...asked },
    { field: 'numberOfKids', old: 2, now: 2, new: null, ...asked, follows: true },
  ],
};
afterEach(() => vi.unstubAllGlobals());

const openInbox = (one: object = detail, permissions = OFFICE) =>
  openPage({
    page: RequestsPage,
    screen: requestsScreen,
    permissions,
    answers: { [LIST]: () => ({ rows: [row], count: 1 }), [ONE]: () => one, [DECIDE]: () => ({ state: 'decided', accepted: 1, refused: 1 }) },
  });

async function review(page: Awaited<ReturnType<typeof openInbox>>) {
  await page.user.click(await screen.findByRole('button', { name: messages.reviewOf({ name: 'Sara Karimi' }) }));
  return within(await screen.findByRole('dialog', { name: messages.reviewTitle({ name: 'Sara Karimi' }) }));
}

test('each field is accepted or refused with a reason, on the version that was looked at', async () => {
  const page = await openInbox();
  const dialog = await review(page);
  expect(dialog.getByText('new certificate')).toBeTruthy();
  // one value has changed since it was asked for
  expect(dialog.getByText(messages.movedNote)).toBeTruthy();
  expect(dialog.getByText('Ahvaz')).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: messages.keep }));
  expect(dialog.getByText(messages.decide)).toBeTruthy();
  // what follows from other fields is told and waits for nobody
  expect(dialog.getByText(messages.follows)).toBeTruthy();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
  const [first, second] = dialog.getAllByRole('radiogroup').map((group) => within(group));
  await page.user.click((first as NonNullable<typeof first>).getByRole('radio', { name: messages.decisions.accepted }));
  await page.user.click((second as NonNullable<typeof second>).getByRole('radio', { name: messages.decisions.refused }));
  await page.user.click(dialog.getByRole('button', { name: messages.keep }));
  const reason = dialog.getAllByRole('textbox')[0] as HTMLElement;
  expect(dialog.getByText(messages.reasonMissing)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(page.asked(DECIDE)).toHaveLength(0);
  await page.user.type(reason, 'no proof');
  expect(dialog.queryByText(messages.reasonMissing)).toBeNull();
  await page.user.click(dialog.getByRole('button', { name: messages.keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.asked(DECIDE)[0]?.body).toEqual({
    recordVersion: 4,
    note: null,
    fields: [
      { field: 'lastName', decision: 'accepted', reason: null },
      { field: 'birthPlace', decision: 'refused', reason: 'no proof' },
    ],
  });
});

test('who may not decide reads it and is told why', async () => {
  const dialog = await review(await openInbox({ ...detail, mayDecide: false, hiddenCount: 1 }));
  expect(dialog.getByText(messages.hiddenNote({ count: '\u06f1' }))).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByRole('button', { name: messages.keep })).toBeNull();
});

test('tabs follow the keys', async () => {
  await openInbox(detail, OFFICE);
  expect(await screen.findByRole('tab', { name: messages.tabs.changes })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: messages.tabs.letters })).toBeNull();
  expect(screen.queryByText(letterWords.none)).toBeNull();
});

const SEND = 'POST /rest/s1/hcm/changeRequest';
const phone = {
  id: 'm1',
  partyId: ownPartyId,
  rowVersion: 3,
  contactMechPurposeId: 'PhoneMobile',
  purposeName: 'Mobile',
  areaCode: null,
  contactNumber: '09121112233',
  fromDate: '2024-03-20',
  thruDate: null,
};

function Own() {
  return <OwnRequests partyId={ownPartyId} />;
}
const openOwn = (propose: string, answers: Record<string, () => unknown> = {}) =>
  openPage({
    page: Own,
    screen: userProfileScreen,
    at: `/userProfile?tab=requests&propose=${propose}`,
    permissions: [`${OWN}/changeRequests/observe`, `${OWN}/changeRequests/send`, `${OWN}/contact`],
    answers: {
      'GET /rest/s1/hcm/changeRequest/own': () => ({ rows: [] }),
      'GET /rest/s1/hcm/person/tel': () => ({ rows: [phone] }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [{ enumId: 'PhoneMobile', parentEnumId: 'CmtTelecomNumber', description: 'Mobile' }] }),
      'GET /rest/s1/hcm/getListByCompany': () => ({ list: [] }),
      [SEND]: () => ({ requestId: 'r9' }),
      ...answers,
    },
  });

test('a removal is asked for with its reason, and only parts of the own file that are open are offered; then it is in sight', async () => {
  let rows: readonly object[] = [];
  const page = await openOwn('phone', {
    'GET /rest/s1/hcm/changeRequest/own': () => ({ rows }),
    [SEND]: () => {
      rows = [{ ...detail, kind: 'phone', action: 'remove', fields: [], requestId: 'r9', instanceId: null, standing: null }];
      return { requestId: 'r9' };
    },
  });
  expect(screen.queryByRole('button', { name: messages.kinds.address })).toBeNull();
  await page.user.click(await screen.findByRole('radio', { name: messages.said.phone.remove }));
  // of the only one there is nothing to choose
  expect(screen.queryByRole('button', { name: new RegExp(messages.record) })).toBeNull();
  await page.user.type(await screen.findByRole('textbox', { name: messages.note }), 'old number');
  await page.user.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText(messages.sent)).toBeTruthy();
  expect(page.asked(SEND)[0]?.body).toEqual({ kind: 'phone', action: 'remove', recordId: 'm1', values: {}, note: 'old number' });
  await waitFor(() => expect(document.activeElement?.querySelector('article')).toBeTruthy());
});

test('of nothing that is there only a new one can be told', async () => {
  await openOwn('phone', { 'GET /rest/s1/hcm/person/tel': () => ({ rows: [] }) });
  expect(await screen.findByRole('textbox', { name: messages.note })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: messages.action })).toBeNull();
});
