import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import mustChange from '#platform/identity/must-change/must-change.messages.fa.ts';
import contactWords from '#platform/party/contact/contact.records.messages.fa.ts';
import ownFile from '#platform/party/own-file/own-file.messages.fa.ts';
import partWords from '#platform/party/parts/parts-page.messages.fa.ts';
import { type Answers, openPage, ownPartyId } from '#testing/open-page.tsx';
import asOfWords from '#ui/as-of/as-of.messages.fa.ts';
import formMessages from '#ui/form/form.messages.fa.ts';
import BaseInformationPage from '../base-information/base-information.page.tsx';
import { baseInformationScreen } from '../base-information/base-information.screen.ts';
import familyWords from '../family/family.records.messages.fa.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import ProfilePage from './profile.page.tsx';
import { profileScreen } from './profile.screen.ts';
import messages from './profile-page.messages.fa.ts';
import { tabTitle } from './profile-tabs.ui.ts';
import UserProfilePage from './user-profile.page.tsx';
import { userProfileScreen } from './user-profile.screen.ts';

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const observe = 'personnelInformationManagement/searchPersonnelList/observe';
const edit = `${OTHERS}/base/personalInfo/edit`;
const FILE = 'GET /rest/s1/hcm/infoOfEachPerson';
const HISTORY = `GET /rest/s1/hcm/person/${partyId}/history`;
const ACCOUNT = `/rest/s1/hcm/userAccount/${partyId}`;
const { labels } = messages;

const file = {
  partyId,
  rowVersion: 1,
  firstName: 'Omid',
  lastName: 'Karimi',
  fullName: 'Omid Karimi',
  gender: 'Y',
  faceImage: 'a.png',
  employmentStatusEnumId: 'EmsOfficial',
  positionTitle: null,
  mobile: null,
  street: 'x',
  postalCode: '1234567890',
  statusId: 'ActiveRel',
  hireDate: '2024-03-20',
  managerName: null,
  pseudoId: '7',
  employmentKind: null,
};
const account = { partyId, username: 'omid', emailAddress: null, accountStatus: 'Y', hireDate: '2024-03-20', endDate: null };
const common: Answers = {
  'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
  [`GET ${ACCOUNT}`]: () => account,
  [HISTORY]: () => ({ rows: [], authors: [], entities: [] }),
  [FILE]: () => file,
};

afterEach(() => vi.unstubAllGlobals());

const open = (answers: Answers = {}, permissions: readonly string[] = [observe], more = '') =>
  openPage({ page: ProfilePage, screen: profileScreen, at: `/personnel/profile?partyId=${partyId}${more}`, answers: { ...common, ...answers }, permissions });

/** What is missing is named together with where it is entered. */
const gap = (label: string): RegExp => new RegExp(`^${label}`);

async function openGaps(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.completeness) }));
  return within(await screen.findByRole('dialog', { name: messages.missing }));
}

test('on a phone it begins with the name; the day is behind a button below', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width: 599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
  const { user } = await open();
  const name = await screen.findByRole('heading', { level: 1, name: /Omid Karimi/ });
  expect(screen.queryByRole('textbox', { name: asOfWords.asOf })).toBeNull();
  const button = screen.getByRole('button', { name: asOfWords.otherDay });
  expect(name.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(button);
  expect(await screen.findByRole('textbox', { name: asOfWords.asOf })).toBeDefined();
});

describe('the meter', () => {
  test('says how complete the file is, names what is missing, and leads to where it is entered', async () => {
    const rows = { 'GET /rest/s1/hcm/person/tel': () => ({ rows: [] }), 'GET /rest/s1/hcm/person/electronic': () => ({ rows: [] }) };
    const { user, address } = await open(rows, [observe, `${OTHERS}/contact/observe`]);
    const missing = await openGaps(user);
    expect(screen.getByText('\u06f7\u06f1\u066a')).toBeDefined();
    expect(screen.getByText(messages.someMissing('\u06f2'))).toBeDefined();
    // the tab of the position is not the reader's
    expect(missing.getByText(labels.positionTitle).closest('button')).toBeNull();
    await user.click(missing.getByRole('button', { name: gap(labels.mobile) }));
    await waitFor(() => expect(address()).toContain('tab=contact'));
  });

  test('opens the form of the base facts for who may edit them', async () => {
    const whole = { ...file, birthPlace: null, mobile: '09121234567', positionTitle: 'Clerk' };
    const { user } = await open({ [FILE]: () => whole }, [observe, edit]);
    await user.click((await openGaps(user)).getByRole('button', { name: gap(labels.birthPlace) }));
    await screen.findByRole('textbox', { name: labels.birthPlace });
  });

  test('leads whoever may only ask for a change to the request', async () => {
    const { address, user } = await openPage({
      page: UserProfilePage,
      screen: userProfileScreen,
      answers: {
        ...common,
        [FILE]: () => ({ ...file, partyId: ownPartyId, birthPlace: null, faceImage: null }),
        [`GET /rest/s1/hcm/userAccount/${ownPartyId}`]: () => account,
        'GET /rest/s1/hcm/changeRequest/own': () => ({ rows: [] }),
      },
      permissions: [`${OWN}/base`, `${OWN}/changeRequests/observe`, `${OWN}/changeRequests/send`],
    });
    const missing = await openGaps(user);
    expect(missing.queryByRole('button', { name: gap(labels.faceImage) })).toBeNull();
    expect(missing.getByText(messages.missingOfOthers)).toBeDefined();
    await user.click(missing.getByRole('button', { name: gap(labels.birthPlace) }));
    await waitFor(() => expect(address()).toContain('propose=facts'));
    expect(address()).toContain('tab=requests');
  });

  test('of the own file leads to the request also whoever edits those of others; the card says why', async () => {
    const { address, user } = await openPage({
      page: UserProfilePage,
      screen: userProfileScreen,
      answers: {
        ...common,
        [FILE]: () => ({ ...file, partyId: ownPartyId, birthPlace: null }),
        [`GET /rest/s1/hcm/userAccount/${ownPartyId}`]: () => account,
        'GET /rest/s1/hcm/changeRequest/own': () => ({ rows: [] }),
      },
      permissions: [edit, `${OWN}/base`, `${OWN}/changeRequests/observe`, `${OWN}/changeRequests/send`],
    });
    expect(await screen.findByText(ownFile.errors.ownByRequest)).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.edit })).toBeNull();
    await user.click((await openGaps(user)).getByRole('button', { name: gap(labels.birthPlace) }));
    await waitFor(() => expect(address()).toContain('propose=facts'));
  });

  test('leads to the photo, which stands in no form', async () => {
    const { user } = await open({ [FILE]: () => ({ ...file, faceImage: null }) }, [observe, `${OTHERS}/base/profilePicture`]);
    await user.click((await openGaps(user)).getByRole('button', { name: gap(labels.faceImage) }));
    await screen.findByRole('dialog', { name: messages.photoTitle('Omid Karimi') });
    expect(screen.queryByRole('dialog', { name: messages.missing })).toBeNull();
  });

  test('of a whole file names nothing', async () => {
    await open({ [FILE]: () => ({ ...file, mobile: '09121234567', positionTitle: 'Clerk' }) });
    expect((await screen.findByText(messages.completeness)).closest('p')?.textContent).toContain('\u06f1\u06f0\u06f0\u066a');
    expect(screen.getByText(messages.nothingMissing)).toBeDefined();
    expect(screen.queryByRole('button', { name: new RegExp(messages.completeness) })).toBeNull();
  });
});

describe('the file of a day', () => {
  test('is asked for that day, says so, is for reading only, and leads back to today', async () => {
    const { user, asked, address } = await open({}, [observe, edit], '&asOf=2025-03-21');
    await screen.findByText(/\u06f1\u06f4\u06f0\u06f4 .* \u0646\u0634\u0627\u0646/);
    expect(asked(FILE)[0]?.query.get('asOf')).toBe('2025-03-21');
    expect(screen.queryByRole('button', { name: messages.edit })).toBeNull();
    expect(screen.queryByText(messages.completeness)).toBeNull();
    await user.click(screen.getByRole('button', { name: asOfWords.today }));
    await screen.findByRole('button', { name: messages.edit });
    expect(address()).not.toContain('asOf');
    // what was shown stays until today's file has come: it may be asked for a moment after
    await waitFor(() => expect(asked(FILE).at(-1)?.query.has('asOf')).toBe(false));
  });

  test.each(['1405/13/01', '2025-02-30', 'x'])('a day in the address that is none (%s) is today', async (day) => {
    const { asked } = await open({}, [observe], `&asOf=${encodeURIComponent(day)}`);
    await screen.findByRole('heading', { level: 1 });
    expect(asked(FILE).map(({ query }) => query.get('asOf'))).toEqual([null]);
  });
});

describe('one profile', () => {
  const phones = {
    'GET /rest/s1/hcm/person/tel': () => ({ rows: [{ id: 't', partyId, rowVersion: 1, purposeName: 'Mobile' }] }),
    'GET /rest/s1/hcm/person/electronic': () => ({ rows: [] }),
  };
  const tabsShown = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  const calm = () => {
    expect(screen.queryByText(messages.failed)).toBeNull();
    expect(screen.queryByText(messages.historyFailed)).toBeNull();
  };

  test('opens with the key of the older address alone, without what that key does not open', async () => {
    const { asked } = await openPage({
      page: BaseInformationPage,
      screen: { ...baseInformationScreen, path: '/personnelBaseInformation/{-$index}' },
      at: `/personnelBaseInformation/5?partyId=${partyId}`,
      answers: common,
      permissions: ['personnelInformationManagement/personnelBaseInformation/observe', `${OWN}/history`, `${OWN}/family`],
    });
    await screen.findByRole('heading', { level: 1, name: 'Omid Karimi' });
    expect(tabsShown()).toEqual([messages.baseTab]);
    expect(asked(HISTORY)).toEqual([]);
    calm();
  });

  test('of oneself opens by the keys for others, with the lists that those open', async () => {
    const own = { ...file, partyId: ownPartyId };
    const { asked } = await openPage({
      page: ProfilePage,
      screen: profileScreen,
      at: '/personnel/profile?tab=letters',
      answers: {
        ...common,
        [FILE]: () => own,
        'GET /rest/s1/hcm/letter': () => ({ rows: [], count: 0, companyId: 'c' }),
        'GET /rest/s1/hcm/changeRequest': () => ({ rows: [], count: 0 }),
      },
      permissions: [observe, 'personnelInformationManagement/letters/observe', 'personnelInformationManagement/changeRequests/observe'],
    });
    await screen.findByRole('heading', { level: 1, name: 'Omid Karimi' });
    await waitFor(() => expect(asked('GET /rest/s1/hcm/letter')).toHaveLength(1));
    expect(asked('GET /rest/s1/hcm/letter')[0]?.query.get('partyId')).toBe(ownPartyId);
    expect(tabsShown()).toEqual([messages.baseTab, ...['requests', 'letters', 'history'].map(tabTitle)]);
    calm();
  });

  test('of oneself shows what the own keys open, whatever the address', async () => {
    await openPage({
      page: ProfilePage,
      screen: profileScreen,
      at: `/personnel/profile?partyId=${ownPartyId}&tab=contact`,
      answers: { ...common, ...phones, [FILE]: () => ({ ...file, partyId: ownPartyId }) },
      permissions: [observe, `${OWN}/contact`],
    });
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(tabTitle('contact'));
  });

  test('of another day writes nothing in any tab', async () => {
    const keys = ['observe', 'add', 'edit', 'delete'].map((one) => `${OTHERS}/contact/${one}`);
    const { user } = await open(phones, [observe, ...keys], '&tab=contact&asOf=2025-03-21');
    const add = { name: partWords.add };
    await screen.findByRole('row', { name: /Mobile/ });
    expect(screen.queryByRole('button', add)).toBeNull();
    expect(screen.queryByRole('button', { name: partWords.change({ row: 'Mobile' }) })).toBeNull();
    await user.click(screen.getByRole('button', { name: asOfWords.today }));
    expect((await screen.findAllByRole('button', add)).length).toBe(2);
    await screen.findByRole('button', { name: partWords.change({ row: 'Mobile' }) });
  });
});

test('a record that came is one line of the history, with all that was said of it', async () => {
  const told = (field: string, newText: string) => ({ field, old: null, new: newText, label: field, oldText: '', newText });
  const entry = {
    at: '2026-05-10T06:30:00.000Z',
    byPartyId: null,
    byName: 'Sara',
    entity: 'FamilyMember',
    recordId: 'f1',
    action: 'create',
    changes: [told('First', 'Omid'), told('Last', 'Karimi')],
  };
  await open({ [HISTORY]: () => ({ rows: [entry], authors: [], entities: ['FamilyMember'] }) }, [observe], '&tab=history');
  const row = await screen.findByRole('row', { name: /Omid/ });
  expect(row.textContent).toContain('Karimi');
  expect(within(row).getByText(messages.recordAction({ record: familyWords.records.FamilyMember, action: messages.actions.create }))).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('the history is a tab of its own: each change in words, narrowed by who did it', async () => {
  const rows = [
    {
      at: '2026-11-20T10:00:00Z',
      byPartyId: ownPartyId,
      byName: 'Tester',
      entity: 'PostalAddress',
      recordId: 'r',
      action: 'update',
      changes: [
        { field: 'street', old: 'A', new: 'B', label: 'Street', oldText: 'A', newText: 'B' },
        { field: 'unknownId', old: 'id-one', new: 'id-two' },
      ],
    },
  ];
  const { user, asked } = await open({ [HISTORY]: () => ({ rows, authors: [{ partyId: ownPartyId, name: 'Tester' }], entities: ['PostalAddress'] }) }, [observe], '&tab=history');
  const record = await screen.findByText(messages.recordAction({ record: contactWords.records.PostalAddress, action: messages.actions.update }));
  const row = within(record.closest('tr') as HTMLElement);
  expect(row.getByText('Street')).toBeDefined();
  expect([row.getByText('A'), row.getByText('B'), row.getByText(messages.you)]).toHaveLength(3);
  expect(screen.queryByText(/id-one/)).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(messages.who) }));
  await user.click(await screen.findByRole('option', { name: 'Tester' }));
  await waitFor(() => expect(asked(HISTORY).at(-1)?.query.get('byPartyId')).toBe(ownPartyId));
});

describe('the account block', () => {
  test('offers the fields one may change and no others, and sends only those that were', async () => {
    const { user, asked } = await open({ [`PUT ${ACCOUNT}`]: () => ({ ...account, emailAddress: 'o@example.ir' }) }, [observe, `${OTHERS}/base/account/emailAddress`]);
    await screen.findByText('omid');
    await user.click(await screen.findByRole('button', { name: messages.edit }));
    expect(screen.queryByRole('textbox', { name: labels.hireDate })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: labels.emailAddress }), 'o@example.ir');
    await user.click(screen.getByRole('button', { name: formMessages.save }));
    await waitFor(() => expect(asked(`PUT ${ACCOUNT}`).map(({ body }) => body)).toEqual([{ emailAddress: 'o@example.ir' }]));
  });

  test.each([
    ['to put right where it stands', '2025-03-20', 1],
    ['not where there is none: employments are ended by their own act', null, 0],
  ])('offers the end %s', async (_, endDate, offered) => {
    const dates = ['fromDate', 'thruDate'].map((name) => `${OTHERS}/base/account/${name}`);
    const { user } = await open({ [`GET ${ACCOUNT}`]: () => ({ ...account, endDate }) }, [observe, ...dates]);
    await screen.findByText('omid');
    await user.click(await screen.findByRole('button', { name: messages.edit }));
    await screen.findByRole('textbox', { name: labels.hireDate });
    expect(screen.queryAllByRole('textbox', { name: labels.endDate })).toHaveLength(offered);
  });

  test('without the keys is for reading', async () => {
    await open();
    await screen.findByText('omid');
    expect(screen.queryByRole('button', { name: messages.edit })).toBeNull();
  });
});

test('the own password is changed from the own file, with the old one', async () => {
  const own = { ...file, partyId: ownPartyId };
  const PASSWORD = 'PUT /rest/s1/hcm/ChangePassword';
  const { user, asked } = await openPage({
    page: UserProfilePage,
    screen: userProfileScreen,
    answers: {
      ...common,
      [FILE]: () => own,
      [`GET /rest/s1/hcm/userAccount/${ownPartyId}`]: () => ({ ...account, partyId: ownPartyId }),
      [PASSWORD]: () => ({ messages: 'ok', errors: null }),
    },
    permissions: [`${OWN}/base`],
  });
  await user.click(await screen.findByRole('button', { name: messages.changePassword }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.changePassword }));
  const write = async (label: string, text: string): Promise<void> => user.type(await dialog.findByLabelText(new RegExp(`^${label}`)), text);
  await write(mustChange.oldPassword, 'Sekke-1405!');
  await write(`${mustChange.newPassword}`, 'Other-1405!');
  await write(mustChange.newPasswordVerify, 'Other-1405!');
  await user.click(dialog.getByRole('button', { name: mustChange.submit }));
  await waitFor(() =>
    expect(asked(PASSWORD).map(({ body }) => body)).toEqual([expect.objectContaining({ oldPassword: 'Sekke-1405!', newPassword: 'Other-1405!', partyId: ownPartyId })]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the older address opens the tab of its number', async () => {
  await openPage({
    page: BaseInformationPage,
    // as the router writes a parameter that may be missing
    screen: { ...baseInformationScreen, path: '/personnelBaseInformation/{-$index}' },
    at: `/personnelBaseInformation/2?partyId=${partyId}`,
    answers: { ...common, 'GET /rest/s1/hcm/person/address': () => ({ rows: [] }), 'GET /rest/s1/hcm/entity/Geo': () => ({ result: [] }) },
    permissions: [observe, `${OTHERS}/address/observe`],
  });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(tabTitle('address'));
});
