import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import contact from '#platform/party/contact/contact-page.messages.fa.ts';
import ownFile from '#platform/party/own-file/own-file.messages.fa.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { type Answers, openPage, ownPartyId } from '#testing/open-page.tsx';
import form from '#ui/form/form.messages.fa.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import messages from './contact-page.messages.fa.ts';
import { AddressTab, ContactTab, OtherTab } from './contact-tabs.tsx';

const OTHER = 'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation';
const permissions = ['personnelManagement/personnelBaseInformation/contact', 'personnelManagement/personnelBaseInformation/address'];
const row = { id: '1', partyId: ownPartyId, rowVersion: 1, contactMechPurposeId: 'PhoneMobile', purposeName: 'Mobile', contactNumber: '09121234567', areaCode: null };
const answers = (phones: readonly object[], addresses: readonly object[] = []): Answers => ({
  'GET /rest/s1/hcm/person/tel': () => ({ rows: phones }),
  'GET /rest/s1/hcm/person/electronic': () => ({ rows: [] }),
  'GET /rest/s1/hcm/person/address': () => ({ rows: addresses }),
  'GET /rest/s1/hcm/entity/Geo': () => ({ result: [] }),
});
const open = (Tab: typeof ContactTab, given: Answers, asOf?: string) =>
  openPage({ page: () => <Tab partyId={ownPartyId} asOf={asOf} />, screen: userProfileScreen, permissions, answers: given });

test.each([
  ['no number', [], undefined, true],
  ['a mobile that ended', [{ ...row, fromDate: '2020-01-01', thruDate: '2021-01-01' }], undefined, true],
  ['another number', [{ ...row, contactMechPurposeId: 'PhoneHome', fromDate: '2020-01-01', thruDate: null }], undefined, true],
  ['a mobile', [{ ...row, fromDate: '2020-01-01', thruDate: null }], undefined, false],
  ['a day that is looked at', [], '2020-01-01', false],
])('a complete file needs a mobile: %s', async (_, phones, asOf, isNeeded) => {
  await open(ContactTab, answers(phones), asOf);
  // both lists have come
  await waitFor(() => expect(screen.getAllByText(parts.none)).toHaveLength(phones.length === 0 ? 2 : 1));
  expect(screen.queryByText(messages.needed.PhoneMobile) !== null).toBe(isNeeded);
});

test('an imported address shows the city of its sheet, and is no residence that is missing', async () => {
  const address = {
    ...row,
    contactMechPurposeId: 'PostalHome',
    cityText: 'Yazd of the sheet',
    cityGeoId: null,
    cityName: null,
    provinceName: null,
    street: 'Main',
    fromDate: null,
    thruDate: null,
  };
  await open(AddressTab, answers([], [address]));
  expect(await screen.findByText('Yazd of the sheet')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: contact.place })).toBeDefined();
  expect(screen.queryByText(messages.needed.PostalHome)).toBeNull();
});

const OFFICE = 'personnelInformationManagement/searchPersonnelList/editPersonnel/contact';
test.each([
  ['the own file is for a colleague to write, and says so', ownPartyId, true],
  ['somebody else is edited', '0196f0a0-0000-7000-8000-000000000009', false],
])('with the keys of the office the numbers of %s', async (_, partyId, isClosed) => {
  const standing = [{ ...row, partyId, fromDate: '2020-01-01', thruDate: null }];
  const held = ['observe', 'add', 'edit', 'correct', 'delete'].map((key) => `${OFFICE}/${key}`);
  await openPage({ page: () => <ContactTab partyId={partyId} asOf={undefined} />, screen: userProfileScreen, permissions: held, answers: answers(standing) });
  await screen.findByText('Mobile');
  expect(screen.queryByText(ownFile.errors.ownByRequest) !== null).toBe(isClosed);
  expect(screen.queryAllByRole('button', { name: /Mobile/ })).toHaveLength(isClosed ? 0 : 3);
  // electronic addresses stay open to everybody of themselves
  expect(screen.getAllByRole('button', { name: parts.add })).toHaveLength(isClosed ? 1 : 2);
});

const kind = (partySettingTypeId: string, more: object) => ({
  partySettingTypeId,
  description: partySettingTypeId,
  enumTypeId: null,
  validRegexp: null,
  defaultValue: null,
  sequenceNum: 0,
  optionIndicator: 'Y',
  values: [],
  ...more,
});
const size = (enumId: string, description: string) => ({ enumId, description, sequenceNum: 0, optionIndicator: 'Y' });

describe('other information', () => {
  const old = { id: '2', partyId: ownPartyId, rowVersion: 1, settingTypeEnumId: 'Size', kindName: 'Size', infoValue: 'huge', valueName: 'huge', noteText: null };
  const openOther = () =>
    openPage({
      page: () => <OtherTab partyId={ownPartyId} asOf={undefined} />,
      screen: userProfileScreen,
      permissions: ['observe', 'add', 'edit'].map((key) => `${OTHER}/${key}`),
      answers: {
        'GET /rest/s1/hcm/getTypeOfPartySetting': ({ query }) => ({
          partySettingTypes:
            query.get('settingTypeEnumId') === 'OtherPersonalInf'
              ? [
                  kind('Size', { enumTypeId: 'Sizes', defaultValue: 'SizeM', values: [size('SizeM', 'Middle'), size('SizeL', 'Large')] }),
                  kind('Plate', { validRegexp: '.', defaultValue: '12A' }),
                  kind('Free', {}),
                ]
              : [],
        }),
        'GET /rest/s1/hcm/person/otherInfo': () => ({ rows: [{ ...old, fromDate: '2024-03-20', thruDate: null }] }),
        'POST /rest/s1/hcm/person/otherInfo': () => ({ id: '3', rowVersion: 1 }),
      },
    });
  type User = Awaited<ReturnType<typeof openOther>>['user'];
  const button = (label: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${label}`) });
  async function take(user: User, label: string, name: string): Promise<void> {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    await user.click(await screen.findByRole('option', { name }));
  }
  const typed = (): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(`^${contact.infoValue}`) });

  test('the value is a choice where the kind has a list, a text where it has none, and begins with the default of the kind', async () => {
    const { user, asked } = await openOther();
    await screen.findByText('huge');
    await user.click(screen.getByRole('button', { name: parts.add }));
    await take(user, contact.infoKind, 'Plate');
    expect(typed().value).toBe('12A');
    await take(user, contact.infoKind, 'Free');
    expect(typed().value).toBe('');
    await take(user, contact.infoKind, 'Size');
    await waitFor(() => expect(within(button(contact.infoValue)).getByText('Middle')).toBeDefined());
    await user.click(button(contact.infoValue));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Middle', 'Large']);
    await user.click(screen.getByRole('option', { name: 'Large' }));
    await user.click(screen.getByRole('button', { name: form.add }));
    await waitFor(() => expect(asked('POST /rest/s1/hcm/person/otherInfo')[0]?.body).toMatchObject({ settingTypeEnumId: 'Size', infoValue: 'SizeL' }));
  });

  test('a value that was typed before its kind had a list stands among the choices', async () => {
    const { user } = await openOther();
    await user.click(await screen.findByRole('button', { name: parts.change({ row: 'Size' }) }));
    await waitFor(() => expect(within(button(contact.infoValue)).getByText('huge')).toBeDefined());
    await user.click(button(contact.infoValue));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Middle', 'Large', 'huge']);
  });
});
