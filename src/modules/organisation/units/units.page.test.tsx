import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import kitForm from '#ui/form/form.messages.fa.ts';
import { formatDate } from '#ui/format/format.ts';
import { draftsScreen } from '../drafts/drafts.screen.ts';
import planned from '../planned/planned-page.messages.fa.ts';
import pageMessages from './units.messages.fa.ts';
import UnitsPage from './units.page.tsx';
import { unitsScreen } from './units.screen.ts';
import messages from './units-page.messages.fa.ts';

const KEY = 'organizationChartManagement/organizationalUnit';
const PATH = '/rest/s1/hcm/orgStructure/unit';
const id = '0196f0a0-0000-7000-8000-000000000001';
const READ = `GET ${PATH}/organizationalUnit/${id}`;
const SAVE = `PUT ${PATH}/organizationalUnit/${id}`;
const CLOSE = `POST ${PATH}/organizationalUnit/${id}/close`;

const row = (unitId: string, organizationName: string, parentUnitId: string | null, seats: number, holders: number) => ({
  unitId,
  organizationName,
  parentUnitId,
  pseudoId: unitId,
  levelEnumId: 'OlOffice',
  levelName: 'Office',
  typeName: null,
  degreeTitle: 'First',
  disabled: 'N',
  seats,
  holders,
  vacancies: seats - holders,
  managerPartyId: null,
  managerName: null,
  managerTitle: null,
  faceImage: null,
});
const stored = {
  unitId: id,
  pseudoId: 'F1',
  organizationName: 'Finance',
  levelEnumId: 'OlOffice',
  organizationTypeEnumId: 'BranchUnit',
  propertyEnumIds: '["owned"]',
  parentUnitId: null,
  disabled: 'N',
  startDate: null,
  endDate: null,
  noteText: null,
  fromDate: '2021-03-21',
  thruDate: null,
  rowVersion: 4,
};
const HISTORY = `GET ${PATH}/organizationalUnitHistory`;
const span = (fromDate: string, more: object = {}) => ({
  fromDate,
  thruDate: null,
  organizationName: 'Finance',
  levelName: 'Office',
  typeName: null,
  parentName: 'Holding',
  disabled: 'N',
  ...more,
});
const option = (enumId: string, parentEnumId: string | null = null) => ({
  enumId,
  parentEnumId,
  description: `word ${enumId}`,
  enumTypeId: 't',
  enumCode: null,
  optionValue: null,
  sequenceNum: 1,
  isDefault: 'N',
  optionIndicator: 'Y',
});
const lists: Readonly<Record<string, readonly object[]>> = {
  OrganizationLevel: [option('OlOffice')],
  OrgUnitType: [option('BranchUnit')],
  PartyPropertyType: [option('ownership'), option('owned', 'ownership'), option('rented', 'ownership'), option('region'), option('plain', 'region')],
};
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });

const answers: Answers = {
  [`GET ${PATH}/tree`]: () => ({ units: [row('top', 'Holding', null, 2, 2), row('low', 'Accounts', 'top', 5, 3), row('deep', 'Cash desk', 'low', 1, 0)] }),
  [`GET ${PATH}/filterUnits`]: () => page([]),
  [READ]: () => stored,
  [HISTORY]: () => ({ list: [span('2021-03-21')] }),
  [`${READ}/figures`]: () => ({ degreeTitle: 'First', seats: 5, holders: 3, vacancies: 2, units: 7, people: 41 }),
  'GET /rest/s1/hcm/entity/Enumeration': ({ query }) => ({ result: lists[query.get('enumTypeId') ?? ''] ?? [] }),
  'GET /rest/s1/hcm/unitOptions': () => ({ list: [] }),
};
const all = ['observe', 'add', 'edit', 'delete'].map((key) => `${KEY}/${key}`);
const open = (more: Answers = {}, at: string = unitsScreen.path, permissions: readonly string[] = all) =>
  openPage({ page: UnitsPage, screen: unitsScreen, answers: { ...answers, ...more }, at, permissions });
const atUnit = `${unitsScreen.path}?unitId=${id}`;
const cellsOf = (line: HTMLElement): (string | null)[] => [...line.querySelectorAll('td')].map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

test('what is planned stands above the form, and is taken back by saying again what was said before it', async () => {
  const list = [span('2021-03-21'), span('2100-03-21', { parentName: 'Sales' })];
  const { user, asked } = await open({ [HISTORY]: () => ({ list }), [SAVE]: () => ({ rowVersion: 5 }) }, atUnit);
  const day = formatDate('2100-03-21');
  expect(await screen.findByText(planned.from({ day, changes: planned.change({ label: messages.parent, text: 'Sales' }) }))).toBeDefined();
  await user.click(screen.getByRole('button', { name: planned.undoOf({ day }) }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: planned.undo }));
  await waitFor(() => expect(asked(SAVE)[0]?.body).toMatchObject({ organizationName: 'Finance', parentUnitId: null, from: '2100-03-21', rowVersion: 4 }));
  expect(asked(READ).map(({ query }) => query.get('asOf'))).toContain('2100-03-20');
});

test('the tree counts what is below, opens by key, and is about a day', async () => {
  const { user, asked, address } = await open({}, `${unitsScreen.path}?asOf=2025-01-01`);
  const top = await screen.findByRole('row', { name: /Holding/ });
  expect(asked(`GET ${PATH}/tree`)[0]?.query.get('asOf')).toBe('2025-01-01');
  expect(cellsOf(top).slice(-3)).toEqual(['\u06f8', '\u06f5', '\u06f3']);
  expect(screen.queryByRole('row', { name: /Cash desk/ })).toBeNull();
  const low = screen.getByRole('row', { name: /Accounts/ });
  expect(low.getAttribute('aria-expanded')).toBe('false');
  act(() => low.querySelector('td')?.focus());
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('row', { name: /Cash desk/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain('unitId=low'));
  expect(address()).toContain('asOf=2025-01-01');
});

test('who may only look has no buttons, and no way to screens that are not theirs', async () => {
  await open({}, unitsScreen.path, all.slice(0, 1));
  await screen.findByRole('row', { name: /Holding/ });
  for (const name of [messages.add, messages.drafts, messages.unitDegrees, messages.import]) expect(screen.queryByRole('link', { name })).toBeNull();
});

test('leads to the drafts whoever may see them', async () => {
  await open({}, unitsScreen.path, [...all, draftsScreen.access[0]]);
  expect((await screen.findByRole('link', { name: messages.drafts })).getAttribute('href')).toBe(draftsScreen.path);
});

test('a unit shows its figures, and to who may not edit no field to write', async () => {
  await open({}, atUnit, all.slice(0, 1));
  await screen.findByText('\u06f4\u06f1');
  expect(screen.getByText(messages.people)).toBeDefined();
  expect(screen.getByRole('textbox', { name: new RegExp(messages.name) }).hasAttribute('readonly')).toBe(true);
  for (const name of [messages.close, messages.remove]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('tab', { name: messages.otherInformation })).toBeNull();
});

test('a branch without one of each group is told which, and nothing is sent', async () => {
  const { user, asked } = await open({ [SAVE]: () => ({ rowVersion: 5 }) }, atUnit);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.name) }), ' 2');
  // the groups come with the options
  await screen.findByText('word owned');
  await user.click(screen.getByRole('button', { name: kitForm.save }));
  await screen.findByText(pageMessages.errors.propertyMissing({ group: 'word region' }));
  expect(asked(SAVE)).toHaveLength(0);
  const [properties] = screen.getAllByRole('button', { name: new RegExp(messages.properties) });
  await user.click(properties as HTMLElement);
  await user.click(await screen.findByRole('option', { name: 'word plain' }));
  await user.keyboard('{Escape}');
  // what lies under an open list hears no click
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.click(screen.getByRole('button', { name: kitForm.save }));
  await waitFor(() => expect(asked(SAVE)[0]?.body).toMatchObject({ organizationName: 'Finance 2', propertyEnumIds: '["owned","plain"]', rowVersion: 4 }));
});

test('a unit that is not there on the day says so', async () => {
  await open({ [READ]: () => refusal(404, 'platform/http.notFound') }, atUnit);
  await screen.findByText(messages.notFound);
});

test('a unit that holds something is not ended, and one stays with it', async () => {
  const { user, asked, address } = await open({ [CLOSE]: () => refusal(409, 'modules/organisation/units.hasSeats', { messages: pageMessages.errors.hasSeats }) }, atUnit);
  await user.click(await screen.findByRole('button', { name: messages.close }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: messages.close }));
  await screen.findByText(pageMessages.errors.hasSeats);
  expect(asked(CLOSE)).toHaveLength(1);
  expect(address()).toContain(id);
});

test('the end of a unit is taken back after a question, and one stays with the unit', async () => {
  const REOPEN = `POST ${PATH}/organizationalUnit/${id}/reopen`;
  const { user, asked, address } = await open({ [READ]: () => ({ ...stored, thruDate: '2030-01-01' }), [REOPEN]: () => ({ rowVersion: 5 }) }, atUnit);
  await user.click(await screen.findByRole('button', { name: messages.reopen }));
  expect(screen.queryByRole('button', { name: messages.close })).toBeNull();
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: messages.reopen }));
  await screen.findByText(messages.reopened({ name: stored.organizationName }));
  expect(asked(REOPEN)[0]?.body).toEqual({ rowVersion: 4 });
  expect(address()).toContain(id);
});
