import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, openPage } from '#testing/open-page.tsx';
import { someUser } from '#testing/signed-in.ui.ts';
import { useSession } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useSettings } from '#ui/settings/settings-store.ts';
import shell from '#web/shell/shell.messages.fa.ts';
import messages from './palette.messages.fa.ts';
import { BasicSearch, Companion } from './palette.tsx';
import { ownTitle, recentPath } from './recent-pages.ts';
import field from './search-button.messages.fa.ts';
import { SearchButton } from './search-button.tsx';

const LIST = 'personnelInformationManagement/searchPersonnelList/observe';
const SEARCH = 'GET /rest/s1/hcm/search';
const KEEP = 'PUT /rest/s1/hcm/recentPage';
const home = { path: '/dashboard', title: 'title', chrome: 'full', access: 'session' } as const;
const pages = [
  ...Array.from({ length: 14 }, (_, index) => ({ path: `/report${index}`, title: `Report ${index}` })),
  { path: '/organizationalUnitDegree', title: 'Degrees' },
  { path: '/personnel/search', title: 'Personnel', icon: 'users' },
];
const person = (name: string) => ({ partyId: `p-${name}`, fullName: name, pseudoId: '1', faceImage: null, statusId: 'ActiveRel', unitName: 'Unit', positionTitle: 'Clerk' });
const answers = (more: Answers = {}): Answers => ({
  'GET /rest/s1/hcm/shortcuts': () => ({ shortcuts: [], pages }),
  'GET /rest/s1/hcm/recentPage': () => ({
    pages: [
      { path: '/personnel/profile?partyId=7', title: 'Sara Karimi' },
      { path: '/nowhere', title: 'Gone' },
    ],
  }),
  [SEARCH]: ({ query }) => ({ people: [person(query.get('text') ?? '')], units: [] }),
  ...more,
});
const Page = () => (
  <>
    <SearchButton />
    <input aria-label="field" />
    <h1>Home</h1>
  </>
);
const open = async (more: Answers = {}, permissions: readonly string[] = [LIST, 'organizationChartManagement'], page: () => React.JSX.Element = Page) => {
  const opened = await openPage({ page, screen: home, permissions, answers: answers(more) });
  act(() =>
    useSession.setState({
      navigation: [
        { id: 'pages', type: 'group', title: 'All', children: [{ id: 'organizationChartManagement', type: 'collapse', title: 'Structure', children: [] }] },
        { id: 'people', type: 'collapse', title: 'People', children: [{ id: 'list', type: 'item', title: 'Personnel', url: '/personnel/search' }] },
      ],
    }),
  );
  return opened;
};
/** The key with the place of K, whatever it types. */
const pressK = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true }));
const box = () => screen.findByRole('combobox', { name: messages.dialog });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), addEventListener: () => undefined, removeEventListener: () => undefined })),
);

test('Ctrl and the key of K open and close it, also on a Persian layout; Escape closes and the focus returns', async () => {
  const { user } = await open();
  screen.getByRole('textbox', { name: 'field' }).focus();
  await pressK('\u0646');
  expect(document.activeElement).toBe(await box());
  await pressK('k');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'field' })));
  await pressK('k');
  await box();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'field' })));
});

test('a Latin layout with its letters elsewhere goes by the letter', async () => {
  await open();
  await pressK('t');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a slash opens it, but not while somebody writes; the field, the cross and a click away open and close it', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'field' }), '/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('/');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(kit.close) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: field.field }));
  await box();
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it closes when the page behind it changes, as by the back button', async () => {
  const { goTo } = await open();
  await pressK('k');
  await box();
  await goTo(`${home.path}#elsewhere`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keys without Ctrl do nothing for somebody who has switched them off', async () => {
  const { user } = await open();
  useSettings.setState({ singleKeys: false });
  await user.keyboard('/');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await pressK('k');
  await box();
  useSettings.setState({ singleKeys: true });
});

test('ten pages at most; a page outside of the menu is found with its place; Enter opens and closes', async () => {
  const { user, address } = await open();
  await pressK('k');
  await user.type(await box(), 'report');
  await waitFor(() => expect(names(messages.groups.pages)).toHaveLength(10));
  await user.clear(await box());
  await user.type(await box(), 'unit degr');
  expect(names(messages.groups.pages)[0]).toContain('Degrees Structure');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/organizationalUnitDegree');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('arrows go round, Home and End to the ends; Ctrl+Enter opens a new tab and stays', async () => {
  const { user, address } = await open({ [SEARCH]: () => ({ people: [], units: [] }) });
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  await pressK('k');
  const input = await box();
  await user.type(input, 'report 1');
  const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect(marked()).toContain('Report 1'));
  await user.keyboard('{ArrowUp}');
  const all = options();
  expect(marked()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe(all[1]);
  await user.keyboard('{End}{Home}');
  expect(marked()).toBe(all[0]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/report1', '_blank', 'noopener');
  expect([address(), screen.queryByRole('dialog') !== null]).toEqual(['/dashboard', true]);
});

test('people come from the server; a late answer to an older text never shows; clearing takes them away', async () => {
  const late = Promise.withResolvers<Response>();
  const { user, asked } = await open({ [SEARCH]: ({ query }) => (query.get('text') === 'sa' ? late.promise : { people: [person(`found ${query.get('text')}`)], units: [] }) });
  await pressK('k');
  await user.type(await box(), 'sa');
  await waitFor(() => expect(asked(SEARCH)).toHaveLength(1));
  await user.type(await box(), 'ra');
  await screen.findByText(/^found$/, { exact: false }, { timeout: 2_000 });
  expect(names(messages.groups.people)).toEqual(['ffound sara Clerk\u060C Unit']);
  late.resolve(Response.json({ people: [person('too late')], units: [] }));
  await act(async () => void (await late.promise));
  expect(names(messages.groups.people)).toEqual(['ffound sara Clerk\u060C Unit']);
  await user.click(screen.getByRole('button', { name: kit.clear }));
  expect(screen.queryByRole('group', { name: messages.groups.people })).toBeNull();
  await user.type(await box(), 'zz');
  expect(screen.queryByText('found sara')).toBeNull();
});

test('who may not see people asks for none; without a hit it says so', async () => {
  const { user, asked } = await open({}, []);
  await pressK('k');
  await user.type(await box(), 'zzzz');
  expect(await screen.findAllByText(messages.nothing)).not.toHaveLength(0);
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(asked(SEARCH)).toEqual([]);
});

test('with nothing typed: pages opened last that may be opened, and commands that do something', async () => {
  const { user } = await open();
  await pressK('k');
  await waitFor(() => expect(names(messages.groups.recent)).toEqual(['Sara Karimi ']));
  expect(names(messages.groups.commands)).toEqual(['fold', 'settings', 'dark', 'shortcuts', 'signOut'].map((name) => `${messages.commands[name as 'fold'].title} `));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: messages.keysTitle })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.back }));
  await box();
});

test.each([
  ['\u0645\u0631\u062E\u0635\u06CC', '/tasks?start=leave'],
  ['\u0645\u0639\u0631\u0641\u06CC \u0646\u0627\u0645\u0647', '/userProfile?tab=letters&act=ask'],
  ['\u0622\u062F\u0631\u0633', '/userProfile?tab=requests&propose=address'],
  ['\u062C\u0627\u0646\u0634\u06CC\u0646', '/tasks?act=substitute'],
])('%s leads to where it is done, without having been there', async (typed, href) => {
  const own = 'personnelManagement/personnelBaseInformation';
  const { user } = await open({}, ['personnelManagement/performanceProfile/leave/request', `${own}/letters/ask`, `${own}/changeRequests/send`, 'tasks/inbox/observe']);
  act(() => useSession.setState({ urlPermissions: ['/tasks', '/userProfile'], user: { ...someUser, ...useSession.getState().user, partyRelationshipId: 'r1' } }));
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await pressK('k');
  await user.type(await box(), typed);
  await waitFor(() => expect(names(messages.groups.commands).length).toBeGreaterThan(0));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(href, '_blank', 'noopener');
});

/** Begins to follow the visits when it is told to. */
function Later() {
  const [isFollowing, follow] = useState(false);
  return isFollowing ? (
    <Companion />
  ) : (
    <button type="button" onClick={() => follow(true)}>
      follow
    </button>
  );
}

test('a page one stays on is noted, one that is passed through is not', async () => {
  const { asked } = await open({ [KEEP]: ({ body }) => ({ pages: [body] }) }, ['dashboard/observe'], () => <Later />);
  document.title = shell.pageTitle('Board');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.click(screen.getByRole('button', { name: 'follow' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(asked(KEEP)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(asked(KEEP).map(({ body }) => body)).toEqual([{ path: '/dashboard', title: 'Board' }]));
});

test('a page is noted under the parameters that name a record, by its own title', () => {
  expect(recentPath('/personnel/profile?partyId=7&tab=2')).toBe('/personnel/profile?partyId=7');
  expect(recentPath('/personnel/search?q=a&page=3')).toBe('/personnel/search');
  expect([ownTitle(shell.pageTitle('A')), ownTitle(shell.defaultTitle)]).toEqual(['A', '']);
});

test('g and a letter open an area that may be opened, by the place of the keys', async () => {
  const { user, address } = await open({}, [LIST], () => (
    <>
      <Companion />
      <input aria-label="field" />
    </>
  ));
  await user.type(screen.getByRole('textbox', { name: 'field' }), 'gp');
  expect(address()).toBe('/dashboard');
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: '\u06AF', code: 'KeyG' });
  await act(async () => void fireEvent.keyDown(document.body, { key: '\u062D', code: 'KeyP' }));
  expect(address()).toBe('/personnel/search');
});

test('the basic variant suggests at most ten pages; Escape and a click away close it', async () => {
  const { user, address } = await open({}, [], () => <BasicSearch />);
  const input = screen.getByRole('combobox', { name: messages.basicPlaceholder });
  await user.type(input, 'report');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(input, ' 3');
  expect(options()).toEqual(['Report 3 ']);
  await user.click(document.body);
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(input);
  await user.type(input, 'report 3{Enter}');
  expect(address()).toBe('/report3');
});
