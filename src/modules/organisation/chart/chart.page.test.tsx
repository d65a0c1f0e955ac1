import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import missingChart from '#platform/party/missing-chart/missing-chart.messages.fa.ts';
import { openPage, type Question, refusal } from '#testing/open-page.tsx';
import type { ChartUnit } from './chart.contract.ts';
import ChartPage from './chart.page.tsx';
import { chartScreen } from './chart.screen.ts';
import messages from './chart-page.messages.fa.ts';

const UNITS = 'GET /rest/s1/hcm/orgStructure/chart';
const POSTS = `${UNITS}/posts`;
const DAYS = `${UNITS}/days`;

const unit = (unitId: string, parentUnitId: string | null, more: Partial<ChartUnit> = {}): ChartUnit => ({
  unitId,
  parentUnitId,
  pseudoId: `code ${unitId}`,
  organizationName: unitId,
  levelEnumId: null,
  degreeTitle: null,
  seats: 2,
  holders: 1,
  vacancies: 1,
  managerPartyId: null,
  managerName: null,
  managerTitle: null,
  faceImage: null,
  ...more,
});
const units = [
  unit('company', null),
  unit('finance', 'company', { managerName: 'Sara Rezaei', managerPartyId: 'p' }),
  unit('payroll', 'finance'),
  unit('sales', 'company'),
  unit('shop', 'sales'),
];
const past = [unit('company', null), unit('finance', 'company', { organizationName: 'money' }), unit('payroll', 'sales'), unit('sales', 'company'), unit('old', 'sales')];

const post = {
  emplPositionId: 'e1',
  unitId: 'finance',
  pseudoId: 'E1',
  description: 'clerk',
  seats: 1,
  reportsToId: null,
  dottedToIds: [],
  holders: [{ partyId: 'p', fullName: 'Ali Karimi', faceImage: null, roleTypeId: 'OrgREmployee', occupancyRate: 100 }],
};
const vacant = { ...post, emplPositionId: 'e2', pseudoId: 'E2', description: 'cashier', reportsToId: 'e1', holders: [] };

const open = (at = '', answers: Record<string, (question: Question) => unknown> = {}, permissions: string[] = ['organizationChartManagement/organizationalUnit/observe']) =>
  openPage({
    page: ChartPage,
    screen: chartScreen,
    at: `/organizationalChart${at}`,
    permissions,
    answers: {
      [UNITS]: ({ query }) => ({ asOf: 'x', ownUnitId: null, units: query.get('asOf') === '2024-03-20' ? past : units }),
      [POSTS]: () => ({ posts: [post, vacant] }),
      [DAYS]: () => ({ days: ['2021-03-21', '2024-03-20'] }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      ...answers,
    },
  });

afterEach(() => vi.unstubAllGlobals());

const cards = (): (string | null)[] => screen.getAllByRole('treeitem').map((card) => card.getAttribute('data-unit'));
const card = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-unit="${id}"]`);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
};

test('two levels stand open; a card says what is below it, opens and closes', async () => {
  const { user } = await open();
  await screen.findByRole('tree', { name: messages.chart });
  expect(cards()).toEqual(['company', 'finance', 'sales']);
  expect(card('company').textContent).toContain(`${messages.holders}\u06f5 ${messages.of} \u06f1\u06f0`);
  expect(['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => card('sales').getAttribute(name))).toEqual(['2', '2', '2', 'false']);
  await user.click(within(card('sales')).getByTitle(messages.open({ count: '\u06f1' })));
  expect(cards()).toContain('shop');
  await user.click(within(card('sales')).getByTitle(messages.close));
  expect(cards()).not.toContain('shop');
});

test('opens at the own unit, with what is above it open, and where the keyboard begins', async () => {
  await open('', { [UNITS]: () => ({ asOf: 'x', ownUnitId: 'shop', units }) });
  await screen.findByRole('tree');
  expect(cards()).toEqual(['company', 'finance', 'sales', 'shop']);
  expect(card('shop').tabIndex).toBe(0);
});

test('the arrows follow the drawing; what is closed opens on the way down; Shift and Enter show what one may do', async () => {
  const { user } = await open();
  await screen.findByRole('tree');
  act(() => card('company').focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(card('finance'));
  await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(card('shop'));
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toBe(card('finance'));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByText(messages.people)).toBeNull();
  await user.click(menu.getByText(messages.openUnit));
  expect(await screen.findByText('elsewhere: /organizationalUnit')).toBeDefined();
});

test('Enter and a double click open the unit, at the day that is shown; the right button its menu', async () => {
  const { user, address } = await open('?asOf=2024-03-20');
  await screen.findByRole('tree');
  await user.pointer({ keys: '[MouseRight]', target: within(card('sales')).getByText('sales') });
  expect(await screen.findByRole('menu')).toBeDefined();
  await user.keyboard('{Escape}');
  act(() => card('sales').focus());
  await user.dblClick(within(card('sales')).getByText('sales'));
  expect(await screen.findByText('elsewhere: /organizationalUnit')).toBeDefined();
  expect(address()).toContain('asOf=2024-03-20');
});

test('who may not see units gets the menu', async () => {
  const { user } = await open('', {}, ['personnelInformationManagement/searchPersonnelList/observe']);
  await screen.findByRole('tree');
  act(() => card('sales').focus());
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByText(messages.openUnit)).toBeNull();
  expect(menu.getByText(messages.people)).toBeDefined();
});

test('a unit of the address is opened and has the keyboard', async () => {
  await open('?unitId=shop');
  await screen.findByRole('tree');
  expect(card('shop').tabIndex).toBe(0);
});

test('a search opens the way to what it finds and marks it', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: messages.search }), 'payroll{Enter}');
  await waitFor(() => expect(cards()).toContain('payroll'));
  expect(screen.getByText(messages.foundAt({ at: '\u06f1', count: '\u06f1' }))).toBeDefined();
});

test('posts come for the units that are seen, vacant ones are marked', async () => {
  const { asked } = await open('?layer=posts');
  expect(await screen.findByText('Ali Karimi')).toBeDefined();
  expect(within(card('finance')).getByText(messages.vacant)).toBeDefined();
  expect(asked(POSTS).map(({ query }) => query.getAll('unitId'))).toEqual([['company', 'finance', 'sales']]);
});

test('two days beside each other: what was created, moved, renamed, closed', async () => {
  const { user } = await open('?compare=2024-03-20');
  const list = within(await screen.findByRole('complementary', { name: messages.changes }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(list.getByText(`${messages.kinds.renamed}: ${messages.formerName({ name: 'money' })}`)).toBeDefined();
  expect(list.getByText(`${messages.kinds.moved}: ${messages.movedFrom({ from: 'sales', to: 'finance' })}`)).toBeDefined();
  for (const [id, kind] of [
    ['finance', 'renamed'],
    ['payroll', 'moved'],
    ['shop', 'created'],
    ['old', 'closed'],
  ] as const)
    expect(within(card(id)).getByText(messages.kinds[kind])).toBeDefined();
  // what is closed counts nobody
  expect(card('sales').textContent).toContain(`${messages.holders}\u06f2 ${messages.of} \u06f4`);
  await user.click(list.getByText('old'));
  expect(card('old').tabIndex).toBe(0);
});

test('an earlier day compared with a later one shows the later one', async () => {
  await open('?asOf=2024-03-20&compare=2026-01-01');
  expect(within(await screen.findByRole('complementary')).getAllByRole('listitem')).toHaveLength(4);
  expect(within(card('shop')).getByText(messages.kinds.created)).toBeDefined();
});

test('today compared with a day to come shows what is planned', async () => {
  const plan = [...units, unit('planned', 'company')];
  await open('?compare=2099-03-21', { [UNITS]: ({ query }) => ({ asOf: 'x', ownUnitId: null, units: query.get('asOf') === '2099-03-21' ? plan : units }) });
  const list = within(await screen.findByRole('complementary'));
  expect(list.getByText(`${messages.kinds.created}: ${messages.under({ name: 'company' })}`)).toBeDefined();
});

test('a unit of another level or degree is marked', async () => {
  const raised = units.map((one) => (one.unitId === 'sales' ? { ...one, degreeTitle: 'First' } : one));
  await open('?compare=2024-03-20', { [UNITS]: ({ query }) => ({ asOf: 'x', ownUnitId: null, units: query.get('asOf') === '2024-03-20' ? units : raised }) });
  const list = within(await screen.findByRole('complementary'));
  expect(list.getByText(`${messages.kinds.retyped}: ${messages.movedFrom({ from: messages.noType, to: 'First' })}`)).toBeDefined();
  expect(within(card('sales')).getByText(messages.kinds.retyped)).toBeDefined();
});

test('the slider goes to a day on which something changed, once it is let go', async () => {
  const { address, asked } = await open();
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: messages.days });
  expect(slider.value).toBe('2');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(asked(UNITS)).toHaveLength(1);
  fireEvent.pointerUp(slider);
  await waitFor(() => expect(address()).toContain('asOf=2024-03-20'));
  await waitFor(() => expect(asked(UNITS).at(-1)?.query.get('asOf')).toBe('2024-03-20'));
});

test('the twin says the same as rows', async () => {
  const { user } = await open('?show=tree&layer=posts');
  const rows = await screen.findByRole('treegrid', { name: messages.tree });
  await user.click(within((await within(rows).findByText('finance')).closest('tr') ?? rows).getAllByRole('button')[0] ?? rows);
  expect(await within(rows).findByText('clerk')).toBeDefined();
  expect(within(rows).getByText('payroll')).toBeDefined();
  expect(within(within(rows).getByText('cashier').closest('tr') ?? rows).getByText(messages.vacant)).toBeDefined();
});

test('on paper stands what is open, under the name of the file', async () => {
  const { user } = await open();
  const print = vi.fn(() => expect(document.title).toBe('my chart'));
  vi.stubGlobal('print', print);
  const { title } = document;
  await user.click(await screen.findByRole('button', { name: messages.export }));
  const name = screen.getByRole('textbox', { name: messages.fileName });
  await user.clear(name);
  await user.type(name, 'my chart');
  await user.click(screen.getByRole('button', { name: messages.print }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(document.querySelectorAll('section [data-unit]')).toHaveLength(3);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.title).toBe(title);
  expect(document.querySelectorAll('section [data-unit]')).toHaveLength(0);
});

test('before there is a unit the chart has to be made', async () => {
  await open('', { [UNITS]: () => ({ asOf: 'x', ownUnitId: null, units: [] }), 'GET /rest/s1/hcm/party/subOrganization': () => ({ organizationUnit: [] }) });
  expect(await screen.findByText(missingChart.title)).toBeDefined();
  expect(screen.getByRole('link', { name: missingChart.toUnits }).getAttribute('href')).toBe('/organizationalUnit');
});

test('a day without units is not a missing chart', async () => {
  await open('?asOf=1990-01-01', {
    [UNITS]: () => ({ asOf: 'x', ownUnitId: null, units: [] }),
    'GET /rest/s1/hcm/party/subOrganization': () => ({ organizationUnit: [{ partyId: 'u', organizationName: 'u', pseudoId: '1', ownerPartyId: null }] }),
  });
  expect(await screen.findByText(messages.nothing)).toBeDefined();
});

test('a day of the address that is none is today', async () => {
  const { asked } = await open('?asOf=2999-01-01&compare=yesterday');
  await screen.findByRole('tree');
  expect(asked(UNITS).map(({ query }) => query.get('asOf'))).toEqual([null]);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a failure can be tried again, a refusal not', async () => {
  let answer: unknown = refusal(500, 'x.y');
  const { user } = await open('', { [UNITS]: () => answer });
  expect(await screen.findByText(messages.failed)).toBeDefined();
  answer = { asOf: 'x', units };
  await user.click(within(screen.getByRole('alert')).getAllByRole('button').at(-1) ?? document.body);
  expect(await screen.findByRole('tree')).toBeDefined();
});

test('who may not see it is told so', async () => {
  await open('', { [UNITS]: () => refusal(403, 'http.forbidden') });
  await waitFor(() => expect(screen.queryByText(messages.failed)).toBeNull());
  expect(screen.queryByRole('tree')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});
