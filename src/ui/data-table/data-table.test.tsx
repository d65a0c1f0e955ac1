import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Archive } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineScreen } from '#kernel/screen.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from '#kernel/table/filter.messages.fa.ts';
import { tableSearch } from '#kernel/table/search.ts';
import { defaultState } from '#kernel/table/state.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import format from '#ui/format/format.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import peekMessages from '#ui/peek/peek.messages.fa.ts';
import { type KitServices, KitServicesProvider, type SavedView } from '#ui/services/services.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import messages from './data-table.messages.fa.ts';
import { DataTable } from './data-table.tsx';
import type { BulkSelection } from './selection.ts';
import type { DataTableProps } from './types.ts';

const table = defineTable({
  key: 'test/people',
  rowKey: 'id',
  title: 'People',
  pageSize: 10,
  columns: [
    { name: 'name', label: 'Name', type: 'text', pinned: 'start' },
    { name: 'code', label: 'Code', type: 'code' },
    { name: 'kind', label: 'Kind', type: 'select', options: [{ enumId: 'A', description: 'Formal' }] },
    { name: 'salary', label: 'Salary', type: 'amount', class: 'pay', total: true },
  ],
});
const people = defineList(table, { path: '/rest/s1/test/people', permission: 'test/people', scope: 'rows' });
const LIST = 'GET /rest/s1/test/people';
const testScreen = defineScreen<{ title: string }>()({ path: '/people', title: 'title', chrome: 'full', access: 'session', search: { ...tableSearch } });

type Rows = readonly { id: string; [column: string]: string | null }[];
const rows: Rows = Array.from({ length: 3 }, (_, at) => ({ id: `p${at}`, name: `Sara ${at}`, code: `10000${at}`, kind: at === 0 ? 'A' : 'gone', salary: '1200' }));
const page = (list: Rows, more: object = {}) => ({ rows: list, count: list.length, countIsCapped: false, totals: {}, ...more });

const view = (more: Partial<SavedView>): SavedView => ({ viewId: 'v1', name: 'Mine', state: defaultState(table), isShared: false, isDefault: false, isOwn: true, ...more });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Opening {
  answers?: Answers;
  at?: string;
  views?: readonly SavedView[];
  table?: Partial<DataTableProps<typeof people.list>>;
}

async function open({ answers = { [LIST]: () => page(rows) }, at, views = [], table: more = {} }: Opening = {}) {
  const saved: unknown[] = [];
  const services: Partial<KitServices> = {
    options: async () => [],
    views: {
      list: async () => views,
      save: async (_, kept) => {
        saved.push(kept);
        return { isOwn: true, ...kept, viewId: kept.viewId ?? 'new' };
      },
      remove: async () => undefined,
    },
  };
  const Page = () => (
    <KitServicesProvider value={services as KitServices}>
      <DataTable of={table} list={people.list} {...more} />
    </KitServicesProvider>
  );
  const opened = await openPage({ page: Page, screen: testScreen, answers, ...(at === undefined ? {} : { at }) });
  return { ...opened, saved };
}

const cells = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('cells by type: Persian digits, labels, a question mark for an unknown option; sums under the table', async () => {
  await open({ answers: { [LIST]: () => page(rows, { totals: { salary: '3600' } }) } });
  expect(cells(await screen.findByRole('row', { name: /Sara 0/ }))).toEqual([
    '\u06f1',
    'Sara 0',
    '\u06f1\u06f0\u06f0\u06f0\u06f0\u06f0',
    'Formal',
    '\u06f1\u066c\u06f2\u06f0\u06f0',
  ]);
  expect(cells(screen.getByRole('row', { name: /Sara 1/ }))[3]).toBe('\u061f');
  expect(screen.getByText('\u06f3\u066c\u06f6\u06f0\u06f0')).toBeDefined();
});

test('a column of a class that the answer leaves out is not offered', async () => {
  await open({ answers: { [LIST]: () => page(rows.map(({ salary: _, ...row }) => row as Rows[number])) } });
  await screen.findByRole('row', { name: /Sara 0/ });
  expect(screen.queryByRole('columnheader', { name: /Salary/ })).toBeNull();
});

test('the address is the state: a link asks for the same rows', async () => {
  const { asked } = await open({ at: '/people?q=sara&s=-code,name&page=2&size=25&f=code*begins*10' });
  await waitFor(() => expect(asked(LIST)).toHaveLength(1));
  expect(Object.fromEntries(asked(LIST)[0]?.query ?? [])).toEqual({
    searchValue: 'sara',
    orderByField: '-code,name',
    filter: JSON.stringify([{ column: 'code', operator: 'begins', values: ['10'] }]),
    pageIndex: '1',
    pageSize: '25',
  });
});

test('two heads sort, the second with Shift; it goes into the address and to the first page', async () => {
  const { user, asked, address } = await open({ at: '/people?page=2' });
  await user.click(within(await screen.findByRole('columnheader', { name: /Name/ })).getAllByRole('button')[0] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(within(screen.getByRole('columnheader', { name: /Code/ })).getAllByRole('button')[0] as HTMLElement);
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('orderByField')).toBe('name,code'));
  expect(asked(LIST).at(-1)?.query.get('pageIndex')).toBe('0');
  expect(address()).toContain('s=name%2Ccode');
});

test('an amount stands under its unit, and both follow the setting at once', async () => {
  await open();
  const [rial, toman] = [format.amountIn('Salary', format.rial), format.amountIn('Salary', format.toman)];
  const salary = () => cells(screen.getByRole('row', { name: /Sara 0/ }))[4];
  await screen.findByRole('row', { name: /Sara 0/ });
  expect(screen.getByRole('columnheader', { name: RegExp(RegExp.escape(rial)) })).toBeDefined();
  expect(salary()).toBe('\u06f1\u066c\u06f2\u06f0\u06f0');
  act(() => useSettings.setState({ moneyUnit: 'toman' }));
  expect(screen.getByRole('columnheader', { name: RegExp(RegExp.escape(toman)) })).toBeDefined();
  expect(salary()).toBe('\u06f1\u06f2\u06f0');
  act(() => useSettings.setState({ moneyUnit: 'rial', digits: 'latin' }));
  expect(salary()).toBe('1,200');
  act(() => useSettings.setState({ digits: 'persian' }));
});

test('a filter is added by menu and editor, stands as a sentence, and is refused while it has no value', async () => {
  const { user, asked, address } = await open();
  await screen.findByRole('row', { name: /Sara 0/ });
  await user.click(screen.getByRole('button', { name: messages.addFilter }));
  await user.click(await screen.findByRole('menuitem', { name: 'Code' }));
  const editor = await screen.findByRole('dialog', { name: 'Code' });
  await user.click(await within(editor).findByRole('button', { name: messages.apply }));
  expect(within(editor).getByRole('alert').textContent).toBe(messages.badValue);
  await user.type(within(editor).getByRole('textbox', { name: messages.value }), '\u06f1\u06f2{Enter}');
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('filter')).toBe(JSON.stringify([{ column: 'code', operator: 'begins', values: ['12'] }])));
  await user.click(await screen.findByRole('button', { name: messages.removeFilter(`Code ${words.operators.begins} \u06f1\u06f2`) }));
  await waitFor(() => expect(address()).toBe('/people'));
});

test('words are asked for once, after a pause', async () => {
  const { user, asked } = await open();
  await screen.findByRole('row', { name: /Sara 0/ });
  await user.type(screen.getByRole('searchbox'), 'sara');
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
  expect(asked(LIST)[1]?.query.get('searchValue')).toBe('sara');
});

test('nothing with these filters: the way out clears them; nothing at all says so', async () => {
  const { user, address } = await open({ at: '/people?q=x', answers: { [LIST]: ({ query }) => (query.has('searchValue') ? page([]) : page(rows)) } });
  expect(await screen.findByText(messages.nothing)).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.clearAll }));
  await screen.findByRole('row', { name: /Sara 0/ });
  expect(address()).toBe('/people');
});

test.each([false, true])('a failure has its code and is tried again, and keeps the focus until there is an answer (continuous: %s)', async (isContinuous) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  let answer = (): Response => refusal(400, 'test.down');
  const { user, asked } = await open({ answers: { [LIST]: () => answer() }, table: { isContinuous } });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('K7F-204');
  const held = new TransformStream<Uint8Array, Uint8Array>();
  answer = () => new Response(held.readable);
  const retry = within(failure).getByRole('button', { name: kit.retry });
  await user.click(retry);
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
  await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  const writer = held.writable.getWriter();
  void writer.write(new TextEncoder().encode(JSON.stringify(page(rows))));
  void writer.close();
  await screen.findByText('Sara 0');
});

test('bulk: a range by Shift, then all that match, without one row', async () => {
  const ran: BulkSelection[] = [];
  const run = async (selection: BulkSelection): Promise<void> => void ran.push(selection);
  const { user } = await open({ answers: { [LIST]: () => page(rows, { count: 412 }) }, table: { bulkActions: [{ id: 'archive', label: 'Archive', icon: Archive, run }] } });
  await screen.findByRole('row', { name: /Sara 0/ });
  const [, first, second, third] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(third as HTMLElement);
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(ran).toEqual([{ keys: ['p0', 'p1', 'p2'] }]));
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
  await user.click(first as HTMLElement);
  await user.click(screen.getByRole('button', { name: messages.selectAllMatching('\u06f4\u06f1\u06f2', messages.row) }));
  await user.click(second as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(ran[1]).toEqual({ all: { search: '', filters: [], sort: [] }, except: ['p1'] }));
});

test('the default view steps in once, where the address says nothing', async () => {
  const state = { ...defaultState(table), filters: [{ column: 'kind', operator: 'in' as const, values: ['A'] }] };
  const { asked, address } = await open({ views: [view({ isDefault: true, state })] });
  await screen.findByRole('row', { name: /Sara 0/ });
  expect(asked(LIST)).toHaveLength(1);
  expect(asked(LIST)[0]?.query.get('filter')).toBe(JSON.stringify(state.filters));
  expect(address()).toContain('view=v1');
});

test('an address that says something is left alone by the default view', async () => {
  const { asked } = await open({ at: '/people?q=sara', views: [view({ isDefault: true, state: { ...defaultState(table), search: 'omid' } })] });
  await screen.findByRole('row', { name: /Sara 0/ });
  expect(asked(LIST).map(({ query }) => query.get('searchValue'))).toEqual(['sara']);
});

test('a changed view says so, is restored, and is kept under its name or another', async () => {
  const { user, saved, address } = await open({ at: '/people?view=v1', views: [view({})] });
  await screen.findByRole('button', { name: /^Mine/, pressed: true });
  expect(screen.queryByText(messages.viewChanged)).toBeNull();
  await user.click(within(await screen.findByRole('columnheader', { name: /Name/ })).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByText(messages.viewChanged)).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.saveView }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ viewId: 'v1', name: 'Mine', state: { sort: [{ column: 'name' }], page: 1 } });
  await user.click(screen.getByRole('button', { name: messages.newView }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.viewName) }), 'Other{Enter}');
  await waitFor(() => expect(saved[1]).toMatchObject({ name: 'Other', isShared: false }));
  await waitFor(() => expect(address()).toContain('view=new'));
});

test('a row is edited in its place: a refusal stands at its field, a success asks for the rows anew', async () => {
  const kept: unknown[] = [];
  const { user, asked } = await open({
    table: {
      editing: {
        fields: [{ type: 'text', name: 'name', label: 'Name', required: true }],
        onSave: async (_, values) => {
          kept.push(values);
        },
      },
    },
  });
  const cell = within(await screen.findByRole('row', { name: /Sara 1/ })).getByText('Sara 1');
  cell.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(kept).toEqual([]);
  await user.type(field, 'Omid{Enter}');
  await waitFor(() => expect(kept).toEqual([{ name: 'Omid' }]));
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
});

test('Escape leaves the row as it was; a row that may not be edited is not', async () => {
  const { user } = await open({
    table: { editing: { fields: [{ type: 'text', name: 'name', label: 'Name' }], onSave: async () => undefined, mayEdit: ({ id }) => id !== 'p2' } },
  });
  (await screen.findByText('Sara 2')).focus();
  await user.keyboard('{F2}');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  screen.getByText('Sara 1').focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByText('Sara 1')).toBe(document.activeElement);
});

test('what is written in a row is not lost for another row without a question', async () => {
  const { user } = await open({ table: { editing: { fields: [{ type: 'text', name: 'name', label: 'Name' }], onSave: async () => undefined } } });
  (await screen.findByText('Sara 1')).focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x');
  screen.getByText('Sara 2').focus();
  await user.keyboard('{F2}');
  const question = await screen.findByRole('alertdialog', { name: kit.leave.leaveTitle });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true }).value).toBe('Sara 1x');
  await user.click(within(question).getByRole('button', { name: kit.leave.leave }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Sara 2'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
});

test('a row is deleted from the keyboard, after the question', async () => {
  const onRemove = vi.fn(async () => undefined);
  const { user, asked } = await open({ table: { rowName: ({ name }) => String(name), editing: { onRemove } } });
  (await screen.findByText('Sara 1')).focus();
  await user.keyboard('{End}{Enter}{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: messages.removeAsk('Sara 1') });
  await user.click(within(dialog).getByRole('button', { name: messages.remove }));
  await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
});

test('a click shows the row beside the list, and the next ones over the edge of the page; another request closes it', async () => {
  const many: Rows = Array.from({ length: 12 }, (_, at) => ({ ...rows[0], id: `p${at}`, name: `Sara ${at}` }) as Rows[number]);
  const answer: Answers[string] = ({ query }) => page(many.slice(Number(query.get('pageIndex')) * 10, Number(query.get('pageIndex')) * 10 + 10), { count: 12 });
  const { user, address, asked } = await open({ answers: { [LIST]: answer }, table: { peek: ({ name }) => `all about ${name}`, rowName: ({ name }) => String(name) } });
  await user.click(await screen.findByText('Sara 9'));
  const beside = within(await screen.findByRole('complementary', { name: 'Sara 9' }));
  expect(beside.getByText('all about Sara 9')).toBeDefined();
  await user.click(beside.getByRole('button', { name: peekMessages.next }));
  expect(await screen.findByRole('complementary', { name: 'Sara 10' })).toBeDefined();
  expect(address()).toContain('page=2');
  await user.click(within(screen.getByRole('columnheader', { name: /Name/ })).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('orderByField')).toBe('name'));
});

test('continuous: windows of two hundred rows are asked for where one looks; until they come their places stand, and the last one waits for a jump to the end', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
  const answer: Answers[string] = ({ query }) => {
    const first = Number(query.get('pageIndex')) * 200;
    return page(
      Array.from({ length: 200 }, (_, at) => ({ ...rows[0], id: `p${first + at}`, name: `Sara ${first + at}` }) as Rows[number]),
      { count: 10_000 },
    );
  };
  const { asked } = await open({ answers: { [LIST]: answer }, table: { isContinuous: true } });
  await screen.findByText('Sara 0');
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('10001');
  expect(grid.querySelectorAll('*').length).toBeLessThan(900);
  const scroller = grid.parentElement as HTMLElement;
  scroller.scrollTop = 36 * 5_000;
  fireEvent.scroll(scroller);
  expect(await screen.findByText('Sara 5000')).toBeDefined();
  expect(screen.queryByText('Sara 3')).toBeNull();
  expect(asked(LIST).map(({ query }) => `${query.get('pageIndex')} of ${query.get('pageSize')}`)).toEqual(['0 of 200', '49 of 200', '25 of 200']);
});
