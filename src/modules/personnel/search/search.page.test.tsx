import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage, ownPartyId, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import organisational from '../organisational/organisational-page.messages.fa.ts';
import filterWords from './filters/search-filters.messages.fa.ts';
import PersonnelSearchPage from './search.page.tsx';
import { personnelSearchScreen } from './search.screen.ts';
import messages from './search-page.messages.fa.ts';

const LIST = 'GET /rest/s1/hcm/personList';
const UNITS = 'GET /rest/s1/hcm/party/subOrganization';
const unitId = '0196f0a0-0000-7000-8000-0000000000aa';
const sara = {
  partyId: '0196f0a0-0000-7000-8000-000000000001',
  partyRelationshipId: 'r1',
  pseudoId: '100007',
  firstName: 'Sara',
  lastName: 'Rezaei',
  suffix: null,
  fullName: 'Sara Rezaei',
  faceImage: null,
  statusId: 'ActiveRel',
  hireDate: '2024-03-20',
  employmentKind: null,
  unitName: 'Sales',
  positionTitle: 'Clerk',
  companyName: 'House',
};
const omid = { ...sara, partyId: '0196f0a0-0000-7000-8000-000000000002', partyRelationshipId: 'r2', fullName: 'Omid Karimi', pseudoId: '100008' };
const units = {
  organization: [{ partyId: 'c', pseudoId: '1', organizationName: 'House' }],
  subOrganization: [],
  organizationUnit: [{ partyId: unitId, pseudoId: '2', organizationName: 'Sales' }],
};
const page = (rows: readonly object[], more: object = {}) => ({ rows, count: rows.length, countIsCapped: false, totals: {}, ...more });

afterEach(() => vi.unstubAllGlobals());

const open = (answers: Answers, options: { at?: string; permissions?: readonly string[] } = {}) =>
  openPage({ page: PersonnelSearchPage, screen: personnelSearchScreen, answers: { [UNITS]: () => units, ...answers }, ...options });

test('shows the rows, in Persian digits and Jalali dates, and opens a file with Enter', async () => {
  const { user, address } = await open({ [LIST]: () => page([sara, omid]) });
  const row = await screen.findByRole('row', { name: /Sara Rezaei/ });
  expect(within(row).getByText('\u06f1\u06f0\u06f0\u06f0\u06f0\u06f7')).toBeDefined();
  expect(within(row).getByText('\u06f1\u06f4\u06f0\u06f3/\u06f0\u06f1/\u06f0\u06f1')).toBeDefined();
  within(row).getAllByRole('cell')[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText('elsewhere: /personnel/profile');
  expect(address()).toContain(omid.partyId);
});

test('asks once for what was typed, after a pause, from the first page', async () => {
  const { user, asked, address } = await open({ [LIST]: () => page([sara]) }, { at: '/personnel/search?page=3' });
  await screen.findByRole('row', { name: /Sara/ });
  await user.type(screen.getByRole('searchbox'), 'rezai');
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
  expect(asked(LIST)[1]?.query.get('searchValue')).toBe('rezai');
  expect(asked(LIST)[1]?.query.get('pageIndex')).toBe('0');
  expect(address()).toContain('q=rezai');
});

test('the address is the filter; what means nothing in it is left out', async () => {
  const { asked } = await open({ [LIST]: () => page([sara]) }, { at: `/personnel/search?status=all&gender=X&unit=${unitId}&s=-hireDate,unitName&page=2&size=7` });
  await screen.findByRole('row', { name: /Sara/ });
  expect(Object.fromEntries(asked(LIST)[0]?.query ?? [])).toEqual({ pageIndex: '1', pageSize: '25', statusId: 'all', unitId, orderByField: '-hireDate,unitName' });
});

test('an old address asks for what it always asked for, and is written anew', async () => {
  const { asked, address } = await open({ [LIST]: () => page([sara]) }, { at: '/personnel/search?q=sara&status=NotActiveRel&gender=N&sort=lastName&order=desc&page=3&size=20' });
  await screen.findByRole('row', { name: /Sara/ });
  expect(asked(LIST)).toHaveLength(1);
  expect(Object.fromEntries(asked(LIST)[0]?.query ?? [])).toEqual({
    searchValue: 'sara',
    statusId: 'NotActiveRel',
    gender: 'N',
    orderByField: '-fullName',
    pageIndex: '1',
    pageSize: '25',
  });
  expect(address()).toBe('/personnel/search?q=sara&status=NotActiveRel&gender=N&page=2&s=-fullName');
});

const CLASSES = 'GET /rest/s1/hcm/personList/classes';

test('all filters in a panel: what is asked stands in the address, and what was asked stands in the panel', async () => {
  const answers = { [LIST]: () => page([sara]), [CLASSES]: () => ({ classes: ['public', 'personal'] }) };
  const { user, asked, address } = await open(answers, { at: '/personnel/search?f=age*from*30' });
  await screen.findByRole('row', { name: /Sara/ });
  // of the lists of conditions only those that are asked are fetched
  expect(asked('GET /rest/s1/hcm/entity/Enumeration')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: filterWords.filtersSet('\u06f2') }));
  const panel = await screen.findByRole('dialog', { name: filterWords.filters });
  const age = within(panel).getByRole('group', { name: filterWords.age });
  expect((within(age).getByRole('textbox', { name: filterWords.from }) as HTMLInputElement).value).toBe('\u06f3\u06f0');
  await user.type(within(age).getByRole('textbox', { name: filterWords.to }), '40');
  await user.type(within(panel).getByRole('textbox', { name: filterWords.birthPlace }), 'Yazd');
  await user.click(within(panel).getByRole('button', { name: filterWords.show }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(JSON.parse(asked(LIST).at(-1)?.query.get('filter') ?? '[]')).toEqual([
      { column: 'age', operator: 'between', values: ['30', '40'] },
      { column: 'birthPlace', operator: 'contains', values: ['Yazd'] },
    ]),
  );
  expect(address()).toContain('age*between*30*40**birthPlace*contains*Yazd');
  expect(screen.getAllByRole('button', { name: new RegExp(filterWords.birthPlace) })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: filterWords.filtersSet('\u06f3') }));
  await user.click(within(await screen.findByRole('dialog', { name: filterWords.filters })).getByRole('button', { name: filterWords.clear }));
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('filter')).toBeNull());
});

test('a filter is found by its name among all of them; what is missing comes first', async () => {
  const { user } = await open({ [LIST]: () => page([sara]), [CLASSES]: () => ({ classes: ['public', 'personal'] }) });
  await user.click(await screen.findByRole('button', { name: filterWords.filtersSet('\u06f1') }));
  const panel = within(await screen.findByRole('dialog', { name: filterWords.filters }));
  expect(panel.getAllByText(new RegExp(`^(${filterWords.groups.missing}|${filterWords.groups.person})$`)).map(({ textContent }) => textContent)).toEqual([
    filterWords.groups.missing,
    filterWords.groups.person,
  ]);
  const box = panel.getByRole('textbox', { name: filterWords.seek });
  await user.type(box, filterWords.marital);
  expect(panel.queryByText(filterWords.groups.person)).toBeNull();
  expect(panel.getByRole('button', { name: new RegExp(filterWords.marital) })).toBeDefined();
  await user.type(box, 'xyz');
  expect(panel.getByText(filterWords.soughtNone)).toBeDefined();
});

test('the panel has no filter of a class that the reader lacks, and no missing fact of one', async () => {
  const { user } = await open({ [LIST]: () => page([sara]), [CLASSES]: () => ({ classes: ['public'] }) });
  await user.click(await screen.findByRole('button', { name: filterWords.filtersSet('\u06f1') }));
  const panel = await screen.findByRole('dialog', { name: filterWords.filters });
  expect(within(panel).queryByText(filterWords.age)).toBeNull();
  expect(within(panel).queryByText(filterWords.groups.belief)).toBeNull();
  await user.click(await within(panel).findByRole('button', { name: new RegExp(filterWords.gap) }));
  await screen.findByRole('option', { name: filterWords.gaps.photo });
  expect(screen.queryByRole('option', { name: filterWords.gaps.mobile })).toBeNull();
});

test('cards and back, kept in the address', async () => {
  const { user, address } = await open({ [LIST]: () => page([sara, omid]) });
  await user.click(await screen.findByRole('button', { name: table.showCards }));
  expect((await screen.findByRole('link', { name: /Sara Rezaei/ })).getAttribute('href')).toContain(sara.partyId);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(address()).toContain('l=cards');
  await user.click(screen.getByRole('button', { name: table.showLines }));
  await screen.findByRole('grid');
  expect(address()).not.toContain('l=cards');
});

test('a message to the chosen, with what the list is asked for; nothing of it without the key', async () => {
  const SEND = 'POST /rest/s1/hcm/personList/message';
  const key = 'personnelInformationManagement/searchPersonnelList/sendMessage';
  const { user, asked } = await open({ [LIST]: () => page([sara, omid]), [SEND]: () => ({ sent: 1 }) }, { permissions: [key] });
  await user.click(await screen.findByRole('checkbox', { name: kit.selectRow('\u06f2') }));
  await user.click(screen.getByRole('button', { name: messages.sendMessage }));
  const dialog = await screen.findByRole('dialog', { name: messages.messageTo('\u06f1') });
  await user.type(await within(dialog).findByRole('textbox', { name: new RegExp(messages.subject) }), 'Hello');
  await user.click(within(dialog).getByRole('button', { name: messages.send }));
  await waitFor(() => expect(asked(SEND)).toHaveLength(1));
  expect(asked(SEND)[0]?.body).toEqual({ subject: 'Hello', body: null, statusId: 'ActiveRel', selection: { keys: ['r2'] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another group for the chosen, from a day on', async () => {
  const CHANGE = 'POST /rest/s1/hcm/personList/group';
  const groups = { list: [{ enumId: 'g1', code: '1', description: 'Workers', parentEnumId: null, optionIndicator: 'Y' }] };
  const answers = { [LIST]: () => page([sara, omid]), 'GET /rest/s1/hcm/getListByCompany': () => groups, [CHANGE]: () => ({ changed: 1, same: 0 }) };
  const { user, asked } = await open(answers, { permissions: ['personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/add'] });
  await user.click(await screen.findByRole('checkbox', { name: kit.selectRow('\u06f1') }));
  await user.click(screen.getByRole('button', { name: messages.changeGroup }));
  const dialog = await screen.findByRole('dialog', { name: messages.groupOf('\u06f1') });
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(`^${organisational.group}`) }));
  await user.click(await screen.findByRole('option', { name: 'Workers' }));
  await user.click(within(dialog).getByRole('button', { name: messages.changeGroup }));
  await waitFor(() => expect(asked(CHANGE)).toHaveLength(1));
  expect(asked(CHANGE)[0]?.body).toMatchObject({ employeeGroupId: 'g1', employeeSubGroupId: null, statusId: 'ActiveRel', selection: { keys: ['r1'] } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who may not send has no such action', async () => {
  const { user } = await open({ [LIST]: () => page([sara]) });
  await user.click(await screen.findByRole('checkbox', { name: kit.selectRow('\u06f1') }));
  expect(screen.queryByRole('button', { name: messages.sendMessage })).toBeNull();
});

test('sorts by the server', async () => {
  const { user, asked } = await open({ [LIST]: () => page([sara]) });
  const head = async () => within(await screen.findByRole('columnheader', { name: new RegExp(messages.hireDate) })).getAllByRole('button')[0] as HTMLElement;
  await user.click(await head());
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('orderByField')).toBe('hireDate'));
  await user.click(await head());
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('orderByField')).toBe('-hireDate'));
});

test('who is with the organisation today is a condition like others: chosen, taken away, kept in a view', async () => {
  const kept: unknown[] = [];
  const VIEWS = '/rest/s1/hcm/entity/UserValues';
  const answers = {
    [LIST]: () => page([sara]),
    [CLASSES]: () => ({ classes: ['public'] }),
    [`POST ${VIEWS}`]: ({ body }: { body: unknown }) => {
      kept.push(body);
      return { viewId: 'v1', isOwn: true, isDefault: false, isShared: false, ...(body as object) };
    },
  };
  const { user, asked, address } = await open(answers);
  await user.click(await screen.findByRole('button', { name: table.editFilter(`${messages.status}: ${messages.statuses.ActiveRel}`) }));
  await user.click(await screen.findByRole('option', { name: messages.statuses.NotActiveRel }));
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('statusId')).toBe('NotActiveRel'));
  await user.click(screen.getByRole('button', { name: table.newView }));
  await user.type(screen.getByRole('textbox', { name: new RegExp(table.viewName) }), 'Gone');
  await user.click(screen.getByRole('button', { name: table.save }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(JSON.parse((kept[0] as { value: string }).value)).toMatchObject({ quick: { status: 'NotActiveRel' } });
  await user.click(screen.getByRole('button', { name: table.removeFilter(`${messages.status}: ${messages.statuses.NotActiveRel}`) }));
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('statusId')).toBe('all'));
  expect(address()).toContain('status=all');
  // one door to all conditions
  expect(screen.queryByRole('button', { name: table.addFilter })).toBeNull();
  await user.click(screen.getByRole('button', { name: filterWords.filters }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: filterWords.seek }));
  await user.keyboard(messages.unit);
  await user.click(sheet.getByRole('button', { name: new RegExp(messages.unit) }));
  await user.click(await screen.findByRole('option', { name: 'Sales' }));
  await user.click(sheet.getByRole('button', { name: filterWords.show }));
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('unitId')).toBe(unitId));
});

test('the chosen rows as a file: their keys go along', async () => {
  URL.createObjectURL = () => 'blob:x';
  const EXPORT = `${LIST}/export`;
  const { user, asked } = await open({ [LIST]: () => page([sara, omid]), [EXPORT]: () => new Response('x') });
  await user.click(await screen.findByRole('checkbox', { name: kit.selectRow('\u06f2') }));
  await user.click(within(screen.getByRole('region', { name: table.bulkActions })).getByRole('button', { name: table.excel }));
  await waitFor(() => expect(asked(EXPORT)).toHaveLength(1));
  expect(Object.fromEntries(asked(EXPORT)[0]?.query ?? [])).toEqual({
    statusId: 'ActiveRel',
    keys: 'r2',
    format: 'xlsx',
    columns: 'fullName,pseudoId,unitName,positionTitle,employmentKind,hireDate',
  });
  expect(screen.getByRole('region', { name: table.bulkActions })).toBeDefined();
});

test('a click shows the person beside the list, without what the reader may not see', async () => {
  const file = { ...sara, rowVersion: 1, managerName: 'Omid Karimi', managerPartyId: null, endDate: null, mobile: '09121112233' };
  const { user, asked } = await open({ [LIST]: () => page([sara, omid]), 'GET /rest/s1/hcm/infoOfEachPerson': () => file });
  await user.click(await screen.findByRole('row', { name: /Sara Rezaei/ }));
  const aside = await screen.findByRole('complementary', { name: 'Sara Rezaei' });
  await within(aside).findByText('Omid Karimi');
  expect(asked('GET /rest/s1/hcm/infoOfEachPerson')[0]?.query.get('partyId')).toBe(sara.partyId);
  expect(within(aside).getByText('\u06f0\u06f9\u06f1\u06f2', { exact: false })).toBeDefined();
  expect(within(aside).queryByText(messages.nationalCode)).toBeNull();
});

test('a column of a class stands only where the reply tells it of others', async () => {
  await open({
    [LIST]: () =>
      page([
        { ...sara, nationalCode: '0012345679' },
        { ...omid, partyId: ownPartyId, nationalCode: '0012345679', mobile: '09121112233' },
      ]),
  });
  await screen.findByRole('columnheader', { name: new RegExp(messages.nationalCode) });
  expect(screen.queryByRole('columnheader', { name: new RegExp(messages.mobile) })).toBeNull();
});

test('nobody yet: leads to registration and import, for those who may', async () => {
  const keys = ['personnelInformationManagement/addNewPersonnel/addInformation/base'];
  await open({ [LIST]: () => page([]) }, { permissions: keys });
  await screen.findByText(messages.none);
  expect(screen.getAllByRole('link', { name: messages.register })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: messages.import })).toBeNull();
});

test('nothing found: clearing shows everybody again', async () => {
  const { user, address } = await open({ [LIST]: ({ query }) => page(query.has('searchValue') ? [] : [sara]) }, { at: '/personnel/search?q=zzz' });
  await user.click(await screen.findByRole('button', { name: table.clearAll }));
  await screen.findByRole('row', { name: /Sara/ });
  expect(address()).not.toContain('q=');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});

test('a capped count says so', async () => {
  await open({ [LIST]: () => page([sara], { count: 10_000, countIsCapped: true }) });
  expect((await screen.findByText(new RegExp(kit.moreThan('')))).textContent).toContain('\u06f1\u06f0\u066c\u06f0\u06f0\u06f0');
});

test('a failure shows its reference code and tries again', async () => {
  let tries = 0;
  const { user } = await open({
    [LIST]: () => {
      tries += 1;
      return tries === 1 ? refusal(409, 'platform/http.unknown') : page([sara]);
    },
  });
  await screen.findByText('K7F-204');
  await user.click(screen.getByRole('button', { name: kit.retry }));
  await screen.findByRole('row', { name: /Sara/ });
});

test('on a phone the rows are cards that are links', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width: 599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
  await open({ [LIST]: () => page([sara]) });
  const card = await screen.findByRole('link', { name: /Sara Rezaei/ });
  expect(card.getAttribute('href')).toContain(sara.partyId);
  expect(screen.queryByRole('grid')).toBeNull();
});
