import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import contactWords from '#platform/party/contact/contact-page.messages.fa.ts';
import partWords from '#platform/party/parts/parts-page.messages.fa.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import formWords from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import CompanyPage from './company.page.tsx';
import { companyScreen } from './company.screen.ts';
import messages from './company-page.messages.fa.ts';

const KEY = 'organizationChartManagement/defineOrganization';
const PATH = '/rest/s1/hcm/orgStructure/organization';
const company = {
  partyId: '0196f0a0-0000-7000-8000-000000000001',
  pseudoId: '100',
  organizationName: 'Holding',
  nationalLegalId: null,
  economicCode: null,
  registrationNumber: null,
  partyRoleList: null,
  noteText: null,
  rowVersion: 3,
};
const places: Readonly<Record<string, readonly (readonly [id: string, parent: string | null])[]>> = {
  GEOT_COUNTRY: [
    ['IRN', null],
    ['DEU', null],
  ],
  GEOT_PROVINCE: [
    ['P1', 'IRN'],
    ['P2', 'IRN'],
  ],
  GEOT_COUNTY: [
    ['C1', 'P1'],
    ['C2', 'P2'],
  ],
  GEOT_REGION: [
    ['R1', 'C1'],
    ['R2', 'C2'],
  ],
  GEOT_CITY: [
    ['S1', 'R1'],
    ['S2', 'R2'],
  ],
};
const enumeration = (enumId: string, parentEnumId: string | null = null) => ({ enumId, parentEnumId, description: enumId, sequenceNum: 1, optionIndicator: 'Y' });
const address = {
  id: 'a1',
  rowVersion: 2,
  contactMechPurposeId: 'OrgPostalMain',
  purposeName: 'Main',
  street: 'Street',
  plate: '12',
  cityName: 'S1',
  fromDate: '2024-03-20',
  thruDate: null,
};

const answers: Answers = {
  [`GET ${PATH}`]: () => company,
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({
    result: query.get('enumTypeId') === 'ContactMechPurpose' ? [enumeration('OrgPostalMain', 'CmtOrgPostalAddress'), enumeration('PostalHome', 'CmtPostalAddress')] : [],
  }),
  'GET /rest/s1/hcm/entity/Geo': ({ query }) => ({
    result: (places[query.get('geoTypeEnumId') ?? ''] ?? []).map(([geoId, parentGeoId]) => ({ geoId, parentGeoId, geoName: geoId, optionIndicator: 'Y' })),
  }),
  [`GET ${PATH}/address`]: () => ({ rows: [address] }),
  [`POST ${PATH}/address`]: () => ({ id: 'a2', rowVersion: 1 }),
  [`DELETE ${PATH}/address/a1`]: () => ({ removed: true }),
};
const open = (held: readonly string[], more: Answers = {}) =>
  openPage({ page: CompanyPage, screen: companyScreen, permissions: held.map((key) => `${KEY}/${key}`), answers: { ...answers, ...more } });

afterEach(() => vi.unstubAllGlobals());

test('who may only look sees the facts and the tabs of their keys, and nothing to change them with', async () => {
  await open(['observe', 'address/observe']);
  expect(((await screen.findByDisplayValue('Holding')) as HTMLInputElement).readOnly).toBe(true);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([messages.address]);
  await screen.findByText(/Street/);
  expect(screen.queryByRole('button', { name: partWords.add })).toBeNull();
  for (const act of [partWords.change, partWords.correct]) expect(screen.queryByRole('button', { name: act({ row: 'Main' }) })).toBeNull();
});

test('whoever keeps the chains sees who approves attendance today, in order', async () => {
  const step = { verLevelCriteriaEnumId: 'VLCEP', organizationPartyId: null, roleTypeId: null, levelEnumId: null, roleInProcessEnumId: null };
  const more = { actions: ['ActReject'], verificationTypeEnumId: 'VtAny', deadlineDays: null, delegation: 'N', reject: 'Y', modify: 'N', actionEnumId: '[]' };
  const levels = ['e1', 'e2'].map((emplPositionId, at) => ({ ...step, ...more, emplPositionId, sequence: at + 1, levelId: emplPositionId }));
  const position = (emplPositionId: string, description: string) => ({ emplPositionId, pseudoId: emplPositionId, description, statusId: 'EmpsActive', thruDate: null });
  const process = { processType: 'AttendanceIntegration', description: 'x', area: 'attendance', onePerPosition: 'N', fromDate: null, endDate: null, steps: 2, nextFrom: null };
  const { asked } = await openPage({
    page: CompanyPage,
    screen: companyScreen,
    at: '/defineOrganization?tab=access',
    permissions: [`${KEY}/observe`, 'systemBaseData/certificationSteps/observe'],
    answers: {
      ...answers,
      'GET /rest/s1/hcm/verification/AttendanceIntegration': () => ({ process, versions: [{ verificationId: 'v', rowVersion: 1, fromDate: '2024-03-20', endDate: null, levels }] }),
      'GET /rest/s1/hcm/verificationPositions': () => ({ positions: [position('e1', 'Foreman'), position('e2', 'Director')] }),
    },
  });
  const order = await screen.findAllByText(/Foreman|Director/);
  expect(order.map(({ textContent }) => /Foreman|Director/.exec(textContent ?? '')?.[0])).toEqual(['Foreman', 'Director']);
  expect(screen.getByRole('link', { name: messages.toChain }).getAttribute('href')).toContain('process=AttendanceIntegration');
  expect(asked('GET /rest/s1/hcm/verification/AttendanceIntegration')).toHaveLength(1);
});

test('the facts are sent with the version that was seen, and a failed read can be tried again', async () => {
  let isAway = true;
  const { user, asked } = await open(['observe', 'edit'], {
    [`GET ${PATH}`]: () => (isAway ? refusal(500, 'x') : company),
    'PUT /rest/s1/hcm/companyInfo': () => ({ rowVersion: 4 }),
  });
  await screen.findByText(messages.failed);
  isAway = false;
  await user.click(screen.getByRole('button', { name: kit.retry }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.economicCode) }), '1234567890123');
  await user.click(screen.getByRole('button', { name: formWords.save }));
  await screen.findByText(messages.economicFault);
  expect(asked('PUT /rest/s1/hcm/companyInfo')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: new RegExp(messages.economicCode) }), '4');
  await user.type(screen.getByRole('textbox', { name: new RegExp(messages.registrationNumber) }), '123');
  await user.click(screen.getByRole('button', { name: formWords.save }));
  await waitFor(() =>
    expect(asked('PUT /rest/s1/hcm/companyInfo')[0]?.body).toMatchObject({ organizationName: 'Holding', economicCode: '12345678901234', registrationNumber: '123', rowVersion: 3 }),
  );
});

test('addresses are those of the day in the address', async () => {
  const { asked } = await openPage({
    page: CompanyPage,
    screen: companyScreen,
    permissions: [`${KEY}/observe`, `${KEY}/address/observe`],
    answers,
    at: `${companyScreen.path}?asOf=2025-03-21`,
  });
  await screen.findByText(/Street/);
  expect(asked(`GET ${PATH}/address`)[0]?.query.get('asOf')).toBe('2025-03-21');
});

test('a place is chosen from the one above it, and another one above empties what lay below', async () => {
  const { user, asked } = await open(['observe', 'address/observe', 'address/add']);
  await user.click(await screen.findByRole('button', { name: partWords.add }));
  const choose = async (label: string, name: string, others: readonly string[] = [name]): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}`) }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(others);
    await user.click(options[others.indexOf(name)] as HTMLElement);
  };
  await choose(contactWords.addressPurpose, 'OrgPostalMain');
  await choose(contactWords.province, 'P1', ['P1', 'P2']);
  await choose(contactWords.county, 'C1');
  // the city of a county says its district
  await choose(contactWords.city, 'S1');
  await choose(contactWords.province, 'P2', ['P1', 'P2']);
  await choose(contactWords.county, 'C2');
  await choose(contactWords.city, 'S2');
  const write = async (label: string, text: string): Promise<void> => user.type(screen.getByRole('textbox', { name: new RegExp(label) }), text);
  await write(contactWords.street, 'Second');
  await write(contactWords.plate, '7');
  await write(contactWords.postalCode, '1969833451');
  await user.click(screen.getByRole('button', { name: formWords.add }));
  await waitFor(() =>
    expect(asked(`POST ${PATH}/address`)[0]?.body).toMatchObject({
      partyId: company.partyId,
      contactMechPurposeId: 'OrgPostalMain',
      countryGeoId: 'IRN',
      stateProvinceGeoId: 'P2',
      countyGeoId: 'C2',
      postalCodeGeoId: 'R2',
      cityGeoId: 'S2',
      street: 'Second',
    }),
  );
  // the form has gone, its list is asked again
  await screen.findByRole('button', { name: partWords.add });
  expect(asked(`GET ${PATH}/address`).length).toBeGreaterThan(1);
});

test('a row goes after a question', async () => {
  const { user, asked } = await open(['observe', 'address/observe', 'address/correct', 'address/delete']);
  await user.click(await screen.findByRole('button', { name: partWords.remove({ row: 'Main' }) }));
  expect(asked(`DELETE ${PATH}/address/a1`)).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(asked(`DELETE ${PATH}/address/a1`)).toHaveLength(1));
  expect(asked(`DELETE ${PATH}/address/a1`)[0]?.query.get('rowVersion')).toMatch(/^\d+$/);
});
