import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage } from '#testing/open-page.tsx';
import { OTHERS } from '../keys.rules.ts';
import ProfilePage from '../profile/profile.page.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import messages from './employment-page.messages.fa.ts';

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const employmentRowId = '0196f0a0-0000-7000-8000-000000000002';
const PATH = '/rest/s1/hcm/person/employment';
const observe = 'personnelInformationManagement/searchPersonnelList/observe';
const page = `${OTHERS}/employment`;

const file = {
  partyId,
  rowVersion: 1,
  fullName: 'Omid Karimi',
  companyId: 'a',
  statusId: 'ActiveRel',
  managerName: null,
  positionTitle: null,
  pseudoId: '7',
  employmentKind: null,
  hireDate: '2024-03-20',
};
const tie = {
  partyId,
  partyRelationshipId: employmentRowId,
  relationshipTypeEnumId: 'PrtEmployee',
  relationshipName: 'R',
  pseudoId: '7',
  fromDate: '2024-03-20',
  thruDate: null,
  mayEnd: true,
  mayUndo: false,
};
const company = (id: string) => ({ partyId: id, pseudoId: id, organizationName: `House ${id}` });
const common: Answers = {
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({
    result: [{ enumId: query.get('enumTypeId') === 'TerminationType' ? 'TtResigned' : 'X', description: 'Resigned', parentEnumId: null, optionIndicator: 'Y' }],
  }),
  'GET /rest/s1/hcm/infoOfEachPerson': () => file,
  [`GET /rest/s1/hcm/userAccount/${partyId}`]: () => ({ partyId, username: null, emailAddress: null, accountStatus: null, hireDate: null, endDate: null }),
  'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [company('a'), company('b')], subOrganization: [], organizationUnit: [] }),
  [`GET /rest/s1/hcm/person/${partyId}/history`]: () => ({ rows: [], authors: [], entities: [] }),
  [`GET ${PATH}`]: () => ({ rows: [tie] }),
  [`PUT ${PATH}/${employmentRowId}/end`]: () => ({ partyId, partyRelationshipId: employmentRowId }),
  [`PUT ${PATH}/${employmentRowId}/undoEnd`]: () => ({ partyId, partyRelationshipId: employmentRowId }),
};

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers = {}, permissions: readonly string[] = [observe, ...['observe', 'add', 'edit'].map((act) => `${page}/${act}`)]) {
  const opened = await openPage({ page: ProfilePage, screen: profileScreen, at: `/personnel/profile?partyId=${partyId}`, answers: { ...common, ...answers }, permissions });
  await screen.findByRole('heading', { level: 1 });
  const acts = async () => {
    await opened.user.click(await screen.findByRole('button', { name: messages.acts }));
    return within(await screen.findByRole('menu')).findAllByRole('menuitem');
  };
  return { ...opened, acts };
}
const texts = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('offers what may be done: a colleague leaves or goes elsewhere, a leaver comes back', async () => {
  const { acts } = await open();
  expect(texts(await acts())).toEqual([messages.begin, messages.end({ name: 'R' }), messages.transfer]);
});

test('of somebody whose employment nobody here may end nothing but another one is offered', async () => {
  const { acts } = await open({ [`GET ${PATH}`]: () => ({ rows: [{ ...tie, mayEnd: false }] }) });
  expect(texts(await acts())).toEqual([messages.begin]);
});

test('a leaver comes back under the own code, or stays after all', async () => {
  const { user, acts, asked } = await open({ [`GET ${PATH}`]: () => ({ rows: [{ ...tie, thruDate: '2026-03-20', mayEnd: false, mayUndo: true }] }) });
  const items = await acts();
  expect(texts(items)).toEqual([messages.rehire, messages.undo({ name: 'R' })]);
  await user.click(items[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: messages.undoLabel }));
  await waitFor(() => expect(asked(`PUT ${PATH}/${employmentRowId}/undoEnd`)).toHaveLength(1));
  await user.click((await acts())[0] as HTMLElement);
  expect(((await screen.findByRole('textbox', { name: messages.labels.pseudoId })) as HTMLInputElement).value).toBe('\u06f7');
});

test('an end is asked for once more before it is sent', async () => {
  const { user, acts, asked } = await open();
  await user.click((await acts())[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.labels.terminationTypeEnumId) }));
  await user.click(await screen.findByRole('option', { name: 'Resigned' }));
  await user.click(screen.getByRole('button', { name: messages.endSubmit }));
  expect(await screen.findByText(messages.endEffect)).toBeDefined();
  expect(asked(`PUT ${PATH}/${employmentRowId}/end`)).toHaveLength(0);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: messages.endSubmit }));
  await waitFor(() => expect(asked(`PUT ${PATH}/${employmentRowId}/end`)[0]?.body).toMatchObject({ terminationTypeEnumId: 'TtResigned' }));
});

test('without its keys nothing is offered', async () => {
  const { asked } = await open({}, [observe]);
  expect(screen.queryByRole('button', { name: messages.acts })).toBeNull();
  expect(asked(`GET ${PATH}`)).toHaveLength(0);
});
