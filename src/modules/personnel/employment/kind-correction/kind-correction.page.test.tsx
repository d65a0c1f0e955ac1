import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OTHERS } from '#modules/personnel/keys.rules.ts';
import words from '#modules/personnel/organisational/organisational-page.messages.fa.ts';
import ProfilePage from '#modules/personnel/profile/profile.page.tsx';
import { profileScreen } from '#modules/personnel/profile/profile.screen.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { type Answers, openPage } from '#testing/open-page.tsx';
import messages from '../employment-page.messages.fa.ts';

const partyId = '0196f0a0-0000-7000-8000-000000000001';
const employmentRowId = '0196f0a0-0000-7000-8000-000000000002';
const observe = ['personnelInformationManagement/searchPersonnelList/observe', `${OTHERS}/organisation/observe`];
const CORRECT = `PUT /rest/s1/hcm/person/employments/${employmentRowId}/kindCorrection`;

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
  hireDate: '2021-03-21',
};
const kinds = [
  { employmentStatusEnumId: 'EmsDaily', name: 'Daily', fromDate: '2024-03-20', thruDate: null, rowVersion: 9 },
  { employmentStatusEnumId: 'EmsOfficial', name: 'Official', fromDate: '2021-03-21', thruDate: '2024-03-19', rowVersion: 8 },
];
const tie = {
  partyId,
  partyRelationshipId: employmentRowId,
  companyName: 'House',
  relationshipName: 'R',
  pseudoId: '7',
  statusId: 'ActiveRel',
  partyFromDate: '2021-03-21',
  partyThruDate: null,
  terminationName: null,
  kinds,
};
const answers: Answers = {
  'GET /rest/s1/hcm/entity/Enumeration': () => ({
    result: ['Daily', 'Official', 'Contract'].map((description) => ({ enumId: `Ems${description}`, description, parentEnumId: null, optionIndicator: 'Y' })),
  }),
  'GET /rest/s1/hcm/infoOfEachPerson': () => file,
  'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [] }),
  'GET /rest/s1/hcm/person/employments': () => ({ rows: [tie] }),
  'GET /rest/s1/hcm/person/seats': () => ({ rows: [] }),
  'GET /rest/s1/hcm/person/structure': () => ({ rows: [] }),
  [CORRECT]: () => ({ partyRelationshipId: employmentRowId }),
};

afterEach(() => vi.unstubAllGlobals());

async function open(permissions: readonly string[]) {
  const opened = await openPage({ page: ProfilePage, screen: profileScreen, at: `/personnel/profile?partyId=${partyId}&tab=organisation`, answers, permissions });
  await screen.findByText(/Official/);
  return opened;
}
const pencils = () => screen.queryAllByRole('button', { name: new RegExp(words.correctKind({ kind: '' }).trim()) });

test('each kind is corrected in a dialog of its own that asks why', async () => {
  const { user, asked } = await open([...observe, `${OTHERS}/base/personalInfo/correct`]);
  expect(pencils()).toHaveLength(2);
  await user.click(pencils()[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: messages.correctKind({ kind: 'Official' }) }));
  expect(dialog.getByText(messages.correctKindLead)).toBeDefined();
  await user.click(await dialog.findByRole('button', { name: new RegExp(messages.labels.employmentStatusEnumId) }));
  await user.click(await screen.findByRole('option', { name: 'Contract' }));
  const save = dialog.getByRole('button', { name: parts.saveCorrection });
  await user.click(save);
  expect(asked(CORRECT)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(parts.correctionReason) }), 'misread');
  await user.click(save);
  await waitFor(() => expect(asked(CORRECT)).toHaveLength(1));
  expect(asked(CORRECT)[0]?.body).toEqual({
    employmentStatusEnumId: 'EmsContract',
    fromDate: '2021-03-21',
    correctionReason: 'misread',
    kindFrom: '2021-03-21',
    rowVersion: 8,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without the right to correct the kinds are only read', async () => {
  await open([...observe, `${OTHERS}/base/personalInfo/edit`]);
  expect(pencils()).toEqual([]);
});
