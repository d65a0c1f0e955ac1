import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import planned from '#modules/organisation/planned/planned-page.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import chainMessages from '#ui/approval-chain/chain-table.messages.fa.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import messages from './certification-steps.messages.fa.ts';
import CertificationStepsPage from './certification-steps.page.tsx';
import { certificationStepsScreen } from './certification-steps.screen.ts';

const KEY = 'systemBaseData/certificationSteps';
const PATH = '/rest/s1/hcm/verification';
afterEach(() => vi.unstubAllGlobals());

const id = (last: number) => `0196f0a0-0000-7000-8000-00000000000${last}`;
const process = (over: object = {}) => ({
  processType: 'EmplOrder',
  description: 'Orders',
  area: 'orders',
  onePerPosition: 'N',
  fromDate: '2026-01-01',
  endDate: null,
  steps: 2,
  nextFrom: null,
  ...over,
});
const level = (levelId: string, sequence: number, emplPositionId: string) => ({
  levelId,
  sequence,
  verLevelCriteriaEnumId: 'VLCEP',
  emplPositionId,
  organizationPartyId: null,
  roleTypeId: null,
  levelEnumId: null,
  roleInProcessEnumId: null,
  actions: ['ActReject'],
  verificationTypeEnumId: 'VtAny',
  deadlineDays: 3,
  delegation: 'N',
  reject: 'Y',
  modify: 'N',
  actionEnumId: '[]',
});
const version = (over: object = {}) => ({
  verificationId: id(1),
  rowVersion: 4,
  fromDate: '2026-01-01',
  endDate: null,
  levels: [level('one', 1, id(5)), level('two', 2, id(6))],
  ...over,
});
const position = (emplPositionId: string, description: string, over: object = {}) => ({
  emplPositionId,
  pseudoId: '7',
  description,
  statusId: 'EmpsActive',
  thruDate: null,
  ...over,
});
const option = (enumTypeId: string) => (enumId: string) => ({
  enumId,
  enumTypeId,
  parentEnumId: null,
  enumCode: null,
  description: enumId,
  optionValue: null,
  sequenceNum: 1,
  isDefault: 'N',
  optionIndicator: 'Y',
});
const enums = {
  VerLevelCriteria: ['VLCEP', 'VLCRoleInUnit', 'VLCGrade', 'VLCRoleInProcess'].map(option('VerLevelCriteria')),
  Action: ['ActAccept', 'ActReject', 'ActModify', 'ActSubstitute'].map(option('Action')),
  VerificationType: ['VtAll', 'VtAny'].map(option('VerificationType')),
  RolrInProcess: ['RipManager', 'RipRequester', 'RipSubject'].map(option('RolrInProcess')),
  OrganizationLevel: ['OlUnit'].map(option('OrganizationLevel')),
};

const open = (keys: readonly string[], { at = '/systemBaseDataCertificationSteps?process=EmplOrder', answers = {} }: { at?: string; answers?: object } = {}) =>
  openPage({
    page: CertificationStepsPage,
    screen: certificationStepsScreen,
    at,
    permissions: keys.map((key) => `${KEY}/${key}`),
    answers: {
      [`GET ${PATH}`]: () => ({
        processes: [process(), process({ processType: 'Loan', description: 'Loans', area: 'welfare', fromDate: null, steps: 0, nextFrom: '2027-01-01' })],
      }),
      [`GET ${PATH}/EmplOrder`]: () => ({ process: process(), kinds: [], versions: [version()] }),
      [`PUT ${PATH}/EmplOrder`]: () => version({ rowVersion: 5 }),
      'GET /rest/s1/hcm/getEnums': () => ({ enums, geos: {}, classifications: {}, relationShips: {} }),
      'GET /rest/s1/hcm/entity/RoleType': () => ({
        result: [{ roleTypeId: 'OrgRManager', parentTypeId: null, description: 'Manager', sequenceNum: 1, optionIndicator: 'Y' }],
      }),
      'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [], subOrganization: [], organizationUnit: [] }),
      'GET /rest/s1/hcm/verificationPositions': () => ({
        positions: [position(id(5), 'Clerk'), position(id(6), 'Head'), position(id(7), 'Director'), position(id(8), 'Closed', { statusId: 'EmpsInactive' })],
      }),
      'GET /rest/s1/hcm/personOptions': () => ({ list: [{ partyId: id(9), fullName: 'Sara' }] }),
      'POST /rest/s1/hcm/verificationApprovers': () => ({
        levels: [
          { sequence: 1, dueDay: '2026-06-07', approvers: [{ partyId: id(3), fullName: 'Reza', position: 'Clerk' }], whyNobody: null },
          { sequence: 2, dueDay: null, approvers: [], whyNobody: 'vacant' },
        ],
      }),
      ...answers,
    },
  });

const table = () => screen.findByRole('region', { name: messages.chainOf('Orders') });
const lines = async (): Promise<string[]> =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => ['Clerk', 'Head', 'Director'].find((name) => row.textContent?.includes(name)) ?? '?');
const shows = (names: readonly string[]): Promise<void> => waitFor(async () => expect(await lines()).toEqual(names));

test('the processes say whether they have a chain, are found by words, and open', async () => {
  const { user, address } = await open(['observe'], { at: '/systemBaseDataCertificationSteps' });
  expect((await screen.findByRole('row', { name: /Orders/ })).textContent).toContain(messages.has(formatNumber(2)));
  expect(screen.getByRole('row', { name: /Loans/ }).textContent).toContain(messages.hasNot);
  await user.type(screen.getByRole('searchbox', { name: messages.search }), 'loa');
  expect(screen.queryByRole('row', { name: /Orders/ })).toBeNull();
  await user.clear(screen.getByRole('searchbox', { name: messages.search }));
  await user.click(screen.getByText('Orders'));
  await shows(['Clerk', 'Head']);
  expect(address()).toContain('process=EmplOrder');
});

test('who may only observe sees the steps and no button that changes them', async () => {
  await open(['observe']);
  await shows(['Clerk', 'Head']);
  expect(screen.queryByRole('button', { name: chainMessages.add })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
  expect(within(await table()).queryAllByRole('button')).toEqual([]);
});

test('steps are moved by the keyboard, added, taken away, and saved in one call on the version that was seen', async () => {
  const { user, asked } = await open(['observe', 'edit']);
  await shows(['Clerk', 'Head']);
  const down = await screen.findByRole('button', { name: chainMessages.down(formatNumber(1)) });
  down.focus();
  await user.keyboard('{Enter}');
  await shows(['Head', 'Clerk']);
  // at the end it cannot go further down: the way back has the focus
  expect(document.activeElement?.getAttribute('aria-label')).toBe(chainMessages.up(formatNumber(2)));
  await user.click(screen.getByRole('button', { name: chainMessages.add }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: messages.keep }));
  expect(within(dialog).getByText(messages.errors.required)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: new RegExp(messages.fields.emplPositionId) }));
  expect(screen.queryByRole('option', { name: /Closed/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Director/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: messages.keep }));
  await shows(['Head', 'Clerk', 'Director']);
  await user.click(screen.getByRole('button', { name: chainMessages.removeOf(formatNumber(1)) }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(asked(`PUT ${PATH}/EmplOrder`)).toHaveLength(1));
  expect(asked(`PUT ${PATH}/EmplOrder`)[0]?.body).toMatchObject({
    fromDate: today(),
    basedOn: { verificationId: id(1), rowVersion: 4 },
    levels: [
      { sequence: 1, emplPositionId: id(5), actions: ['ActReject'], deadlineDays: 3 },
      { sequence: 2, emplPositionId: id(7), verificationTypeEnumId: 'VtAny' },
    ],
  });
  expect(await screen.findByText(messages.saved('Orders', formatDate('2026-01-01')))).toBeDefined();
});

test('a step is found in another way: only what the way needs is asked', async () => {
  const { user } = await open(['observe', 'edit']);
  await shows(['Clerk', 'Head']);
  await user.click(screen.getByRole('button', { name: chainMessages.editOf(formatNumber(1)) }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: new RegExp(messages.criterion) }));
  await user.click(await screen.findByRole('option', { name: 'VLCRoleInUnit' }));
  expect(within(dialog).queryByRole('button', { name: new RegExp(messages.fields.emplPositionId) })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: new RegExp(`^${messages.fields.roleTypeId}`) }));
  await user.click(await screen.findByRole('option', { name: 'Manager' }));
  await user.click(within(dialog).getByRole('button', { name: messages.keep }));
  await waitFor(async () => expect((await table()).textContent).toContain(messages.roleNearby('Manager')));
});

test('whoever brings a case, or whom it is about, is not offered as an approver; a step that names them is told of at its field', async () => {
  const own = { ...level('own', 1, ''), verLevelCriteriaEnumId: 'VLCRoleInProcess', emplPositionId: null, roleInProcessEnumId: 'RipSubject' };
  const { user } = await open(['observe', 'edit'], { answers: { [`GET ${PATH}/EmplOrder`]: () => ({ process: process(), kinds: [], versions: [version({ levels: [own] })] }) } });
  await user.click(await screen.findByRole('button', { name: chainMessages.editOf(formatNumber(1)) }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: messages.keep }));
  expect(await within(dialog).findByText(messages.errors.ownCase)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: new RegExp(messages.fields.roleInProcessEnumId) }));
  // the one that stands is still named
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['RipManager', 'RipSubject']);
});

test('somebody else has saved: who is told, and the newer version is shown when asked for', async () => {
  let isNewer = false;
  const { user } = await open(['observe', 'edit'], {
    answers: {
      [`GET ${PATH}/EmplOrder`]: () => ({ process: process(), kinds: [], versions: [isNewer ? version({ rowVersion: 5, levels: [level('x', 1, id(7))] }) : version()] }),
      [`PUT ${PATH}/EmplOrder`]: () => {
        isNewer = true;
        return refusal(409, 'modules/administration/certification-steps.stale', { data: { values: {}, changedBy: 'Nasrin', changedAt: '2026-11-22T08:00:00Z' } });
      },
    },
  });
  await shows(['Clerk', 'Head']);
  await user.click(screen.getByRole('button', { name: chainMessages.removeOf(formatNumber(2)) }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('Nasrin');
  await user.click(within(asked).getByRole('button', { name: messages.seeNewer }));
  await shows(['Director']);
});

test('a kind has steps of its own, which are written for it', async () => {
  const kinds = [{ kindId: 'Hire', title: 'Hiring', steps: 1 }];
  const own = version({ verificationId: id(2), levels: [level('own', 1, id(7))] });
  const { user, asked, address } = await open(['observe', 'edit'], {
    answers: { [`GET ${PATH}/EmplOrder`]: ({ query }: { query: URLSearchParams }) => ({ process: process(), kinds, versions: [query.get('kind') === null ? version() : own] }) },
  });
  await shows(['Clerk', 'Head']);
  await user.click(screen.getByRole('button', { name: new RegExp(messages.general) }));
  await user.click(await screen.findByRole('option', { name: messages.kindHas('Hiring', formatNumber(1)) }));
  await shows(['Director']);
  expect(address()).toContain('kind=Hire');
  await user.click(screen.getByRole('button', { name: chainMessages.removeOf(formatNumber(1)) }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(asked(`PUT ${PATH}/EmplOrder`)[0]?.body).toMatchObject({ kindId: 'Hire', levels: [] }));
});

test('a kind that is gone is shown and not written', async () => {
  const kinds = [{ kindId: 'Old', title: null, steps: 1 }];
  await open(['observe', 'edit'], {
    at: '/systemBaseDataCertificationSteps?process=EmplOrder&kind=Old',
    answers: { [`GET ${PATH}/EmplOrder`]: () => ({ process: process(), kinds, versions: [version()] }) },
  });
  await shows(['Clerk', 'Head']);
  expect(screen.getByText(messages.goneText)).toBeDefined();
  expect(screen.queryByRole('button', { name: chainMessages.add })).toBeNull();
});

test('a past version is shown and stays', async () => {
  const old = version({ verificationId: id(2), fromDate: '2025-01-01', endDate: '2026-01-01', levels: [level('old', 1, id(7))] });
  const { user } = await open(['observe', 'edit'], { answers: { [`GET ${PATH}/EmplOrder`]: () => ({ process: process(), kinds: [], versions: [version(), old] }) } });
  await shows(['Clerk', 'Head']);
  await user.click(screen.getByRole('button', { name: new RegExp(messages.versions) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(messages.times.past) }));
  await shows(['Director']);
  expect(screen.getByText(messages.pastNote)).toBeDefined();
  expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
});

test('what counts from a later day on is told above what counts now, and is taken back from there', async () => {
  const from = addDays(today(), 20);
  const next = version({ verificationId: id(3), fromDate: from, levels: [level('one', 1, id(5))] });
  const now = version({ endDate: from });
  const DROP = `DELETE ${PATH}/EmplOrder/${id(3)}`;
  const { user, asked } = await open(['observe', 'edit'], {
    answers: { [`GET ${PATH}/EmplOrder`]: () => ({ process: process({ endDate: from, nextFrom: from }), kinds: [], versions: [next, now] }), [DROP]: () => ({ removed: true }) },
  });
  const day = formatDate(from);
  const text = planned.change({ label: messages.chainSteps, text: messages.has(formatNumber(1)) });
  expect(await screen.findByText(planned.from({ day, changes: text }))).toBeDefined();
  await user.click(screen.getByRole('button', { name: planned.undoOf({ day }) }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: planned.undo }));
  await waitFor(() => expect(asked(DROP)).toHaveLength(1));
});

test('a version that has not begun may go again', async () => {
  const from = addDays(today(), 20);
  const next = version({ verificationId: id(3), fromDate: from, levels: [] });
  const { user, asked } = await open(['observe', 'edit'], {
    answers: {
      [`GET ${PATH}/EmplOrder`]: () => ({ process: process({ fromDate: null, steps: 0, nextFrom: from }), kinds: [], versions: [next] }),
      [`DELETE ${PATH}/EmplOrder/${id(3)}`]: () => ({ removed: true }),
    },
  });
  await user.click(await screen.findByRole('button', { name: messages.drop }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.drop }));
  await waitFor(() => expect(asked(`DELETE ${PATH}/EmplOrder/${id(3)}`)[0]?.query.get('rowVersion')).toBe('4'));
});

test('who approves for a person, or why there is nobody', async () => {
  const { user, asked } = await open(['observe']);
  await shows(['Clerk', 'Head']);
  await user.click(screen.getByRole('button', { name: new RegExp(messages.person) }));
  await user.type(await screen.findByRole('combobox'), 'sara');
  await user.click(await screen.findByRole('option', { name: /Sara/ }));
  const found = await screen.findByRole('region', { name: messages.approvers });
  await waitFor(() => expect(found.textContent).toContain(messages.approver('Reza', 'Clerk')));
  expect(found.textContent).toContain(messages.whyNobody.vacant);
  expect(within(found).getByRole('row', { name: /Reza/ }).textContent).toContain(formatDate('2026-06-07'));
  expect(within(found).getByRole('row', { name: new RegExp(messages.whyNobody.vacant) }).textContent).toContain(messages.noDeadline);
  expect(asked('POST /rest/s1/hcm/verificationApprovers')[0]?.body).toMatchObject({ partyId: id(9), day: today(), levels: [{ sequence: 1 }, { sequence: 2 }] });
});

test.each([
  ['a refusal', () => refusal(403, 'platform/http.forbidden', { messages: 'not for you' }), 'not for you'],
  ['a fault', () => refusal(500, 'platform/http.fault'), messages.failed],
  ['no chain', () => ({ process: process({ steps: 0, fromDate: null }), kinds: [], versions: [] }), messages.noSteps],
])('%s is told', async (_what, answer, text) => {
  await open(['observe'], { answers: { [`GET ${PATH}/EmplOrder`]: answer } });
  expect(await screen.findByText(text)).toBeDefined();
});
