import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunView } from '#platform/import-export/import-export.contract.ts';
import texts from '#platform/import-export/import-export.messages.fa.ts';
import { AlertHost } from '#ui/alert/alert.tsx';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import ImportPage from './import.page.tsx';
import messages from './import-page.messages.fa.ts';
import type { Report } from './import-view.ui.ts';

const RUN = '/rest/s1/hcm/import/run-1';
const allKinds = ['units', 'jobs', 'positions', 'personnel', 'holders', 'workSheet'];

const checked: RunView = {
  runId: 'run-1',
  kind: 'personnel',
  kindTitle: 'people',
  fileName: 'people.csv',
  state: 'checked',
  companyId: 'c1',
  companyName: 'Pars',
  createdAt: '2026-05-10T06:30:00.000Z',
  finishedAt: null,
  passedRows: 0,
  totalRows: 9960,
  failure: null,
  counts: {
    rows: 10_000,
    accepted: 9950,
    updated: 10,
    unchanged: 0,
    refused: 40,
    cleanedRows: 214,
    cleaned: { letters: 187, spaces: 27 },
    warnings: { bad_postal_code: 2 },
    refusedByCode: { bad_sheba: 36, missing_last_name: 4 },
  },
};

const refusedRow = { row: 2627, label: 'Zahra', column: 'sheba', header: 'IBAN', value: '12345', code: 'bad_sheba', reason: 'the reason', more: [] };

const report: Report = {
  run: checked,
  columns: [{ name: 'nationalId', title: 'national', required: true, header: 'H1', sample: '0012345678' }],
  headers: ['H1'],
  missing: [],
  refused: [refusedRow],
};

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusal = (errorCode: string, words: string, status: number) => json({ errorCode, messages: words, errors: '', fields: {}, requestId: 'R1' }, status);

interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}
type Answers = Readonly<Record<string, (asked: Asked) => Response>>;

/** The page under its address, with the server's answers by method and path. */
function openPage(address: string, answers: Answers) {
  const asked: Asked[] = [];
  const all: Answers = {
    'GET /rest/s1/hcm/import': () => json({ kinds: allKinds, runs: [] }),
    'GET /rest/s1/hcm/party/subOrganization': () => json({ organization: [], subOrganization: [], organizationUnit: [] }),
    [`GET ${RUN}/refused`]: () => json({ rows: [refusedRow], total: 1 }),
    [`GET ${RUN}/differences`]: () => json({ rows: [], total: 0 }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const url = new URL(target, 'http://kargozin.test');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = { call: `${init.method} ${url.pathname.replace('/api', '')}`, query: url.searchParams, body, headers: new Headers(init.headers) };
    asked.push(one);
    return all[one.call]?.(one) ?? refusal('unknown', `no answer for ${one.call}`, 404);
  });
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/import', component: ImportPage });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [address] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <AlertHost />
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  return { asked, router, find: (call: string) => asked.filter((one) => one.call === call) };
}

async function chooseFile(name: string): Promise<void> {
  await screen.findByRole('button', { name: new RegExp(kit.chooseFile) });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await userEvent.upload(input, new File(['a,b'], name), { applyAccept: false });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  useSession.setState({ apiKey: 'k'.repeat(40), permissions: { systemManagement: 1, 'systemManagement/importData/upload': 1, 'systemManagement/importData/undo': 1 } });
});
afterEach(() => vi.unstubAllGlobals());

test('a file is sent with its kind, tried out and applied; the address keeps the run', async () => {
  const user = userEvent.setup();
  let state: RunView['state'] = 'checked';
  const { find, router } = openPage('/import?kind=personnel', {
    'POST /rest/s1/hcm/import': () => json(report),
    [`GET ${RUN}`]: () => json({ ...checked, state, passedRows: 9960 }),
    [`POST ${RUN}/apply`]: () => {
      state = 'done';
      return json({ ...checked, state: 'applying', passedRows: 1000 });
    },
  });
  await chooseFile('people.csv');
  await user.click(screen.getByRole('button', { name: messages.check }));
  expect(await screen.findByText(messages.nothingSaved)).toBeTruthy();
  const form = find('POST /rest/s1/hcm/import')[0]?.body as FormData;
  expect([form.get('kind'), (form.get('file') as File).name, form.get('companyId')]).toEqual(['personnel', 'people.csv', null]);
  expect(router.state.location.search).toEqual({ kind: 'personnel', run: 'run-1' });
  for (const figure of ['\u06f9\u066c\u06f7\u06f4\u06f6', '\u06f2\u06f1\u06f4']) expect(screen.getByText(figure)).toBeTruthy();
  const table = screen.getByRole('table', { name: messages.refusedRows });
  expect(await within(table).findByText('the reason')).toBeTruthy();
  expect(within(table).getByText('\u06f1\u06f2\u06f3\u06f4\u06f5').dir).toBe('ltr');
  await user.click(screen.getByRole('button', { name: messages.apply('\u06f9\u066c\u06f9\u06f6\u06f0') }));
  expect(await screen.findByRole('progressbar', { name: messages.applying })).toBeTruthy();
  expect(await screen.findByText(messages.doneTitle('people'), undefined, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('\u06f9\u066c\u06f9\u06f5\u06f0')).toBeTruthy();
});

test('the kinds of errors filter the refused rows', async () => {
  const user = userEvent.setup();
  const { find } = openPage('/import?run=run-1', { [`GET ${RUN}`]: () => json(checked) });
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.codes['bad_sheba'] ?? '-') }));
  await waitFor(() => expect(find(`GET ${RUN}/refused`).at(-1)?.query.get('code')).toBe('bad_sheba'));
  expect(find(`GET ${RUN}/refused`)[0]?.query.has('code')).toBe(false);
});

test('what the file would change of people who stand is told before anything is written', async () => {
  const changes = [
    { column: 'mobile', header: 'Mobile', from: '09120001111', to: '09122223333' },
    { column: 'father', header: 'Father', from: 'Ali', to: null },
  ];
  const { find } = openPage('/import?kind=personnel&run=run-1', {
    [`GET ${RUN}`]: () => json(checked),
    [`GET ${RUN}/differences`]: () =>
      json({
        rows: [
          { row: 6, label: 'Zahra Ahmadi', changes },
          { row: 7, label: 'Hidden One', changes: [] },
        ],
        total: 2,
      }),
  });
  const table = await screen.findByRole('table', { name: messages.differencesLabel });
  await within(table).findByText('Zahra Ahmadi');
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines.map((line) => within(line).queryByText('Zahra Ahmadi') !== null)).toEqual([true, false, false]);
  expect(within(lines[0] as HTMLElement).getByText('\u06f0\u06f9\u06f1\u06f2\u06f2\u06f2\u06f2\u06f3\u06f3\u06f3\u06f3')).toBeTruthy();
  expect(within(lines[1] as HTMLElement).getByText(messages.nothing)).toBeTruthy();
  expect(within(lines[2] as HTMLElement).getByText(messages.hiddenChange)).toBeTruthy();
  expect(Object.fromEntries(find(`GET ${RUN}/differences`)[0]?.query ?? [])).toEqual({ pageIndex: '0', pageSize: '50' });
});

test('a required column without header is matched by hand and the file tried again', async () => {
  const user = userEvent.setup();
  const columns = [
    { name: 'code', title: 'Code', required: true, header: null, sample: null },
    { name: 'title', title: 'Title', required: false, header: 'Name', sample: 'Accounting' },
  ];
  const nothing = { ...checked, counts: { ...checked.counts, accepted: 0, updated: 0, refused: 0, refusedByCode: {} } };
  const { find } = openPage('/import?kind=personnel', {
    'POST /rest/s1/hcm/import': () => json({ run: nothing, columns, headers: ['Name', 'Number'], missing: ['code'], refused: [] }),
    [`GET ${RUN}`]: () => json(nothing),
    [`PUT ${RUN}/mapping`]: () => json({ ...report, columns: columns.map((column) => ({ ...column, header: column.header ?? 'Number' })), headers: ['Name', 'Number'] }),
  });
  await chooseFile('people.csv');
  await user.click(screen.getByRole('button', { name: messages.check }));
  const go = await screen.findByRole('button', { name: messages.goOn });
  expect(go).toHaveProperty('disabled', true);
  expect(screen.getByText(messages.columnsMissing('Code'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: new RegExp(messages.headerFor('Code')) }));
  await user.click(await screen.findByRole('option', { name: 'Number' }));
  await user.click(screen.getByRole('button', { name: messages.tryAgain }));
  expect(await screen.findByText(messages.nothingSaved)).toBeTruthy();
  expect(find(`PUT ${RUN}/mapping`)[0]?.body).toEqual({ mapping: { code: 'Number', title: 'Name' } });
});

test('a header that another column takes is taken from the first', async () => {
  const user = userEvent.setup();
  const columns = [
    { name: 'code', title: 'Code', required: true, header: 'A', sample: '1' },
    { name: 'title', title: 'Title', required: false, header: null, sample: null },
  ];
  openPage('/import?run=run-1', {
    [`GET ${RUN}`]: () => json(checked),
    [`PUT ${RUN}/mapping`]: () => json({ run: checked, columns, headers: ['A', 'B'], missing: [], refused: [] }),
  });
  await user.click(await screen.findByRole('button', { name: messages.changeColumns }));
  await user.click(await screen.findByRole('button', { name: new RegExp(messages.headerFor('Title')) }));
  await user.click(await screen.findByRole('option', { name: 'A' }));
  expect(screen.getByText(messages.columnsMissing('Code'))).toBeTruthy();
  expect(screen.getByText(messages.matched.hand)).toBeTruthy();
});

test('a wrong order is told with the way out', async () => {
  const user = userEvent.setup();
  const { router } = openPage('/import?kind=jobs', { 'POST /rest/s1/hcm/import': () => refusal('platform/import-export.wrongOrder', 'units come first', 409) });
  await chooseFile('jobs.csv');
  await user.click(screen.getByRole('button', { name: messages.check }));
  expect((await screen.findByRole('alert')).textContent).toContain('units come first');
  await user.click(screen.getByRole('button', { name: messages.goTo(texts.kinds['units'] ?? '-') }));
  await waitFor(() => expect(router.state.location.search).toEqual({ kind: 'units' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('other files than CSV and XLSX are told and not taken', async () => {
  const user = userEvent.setup();
  const { find } = openPage('/import?kind=units', {});
  await chooseFile('units.pdf');
  expect(await screen.findByText(messages.fileType)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.check }));
  expect(find('POST /rest/s1/hcm/import')).toEqual([]);
});

test('progress goes on after a reload and through a silence of the server', async () => {
  let polls = 0;
  openPage('/import?run=run-1', {
    [`GET ${RUN}`]: () => {
      polls += 1;
      if (polls === 2) return refusal('gone', 'busy', 409);
      return json({ ...checked, state: polls > 2 ? 'done' : 'applying', passedRows: 3000 });
    },
  });
  const bar = await screen.findByRole('progressbar', { name: messages.applying });
  expect(bar.getAttribute('aria-valuetext')).toBe(messages.applied('\u06f3\u066c\u06f0\u06f0\u06f0', '\u06f9\u066c\u06f9\u06f6\u06f0'));
  expect(await screen.findByText(messages.doneTitle('people'), undefined, { timeout: 5000 })).toBeTruthy();
});

test('an import that stopped says why and goes on', async () => {
  const user = userEvent.setup();
  const { find } = openPage('/import?run=run-1', {
    [`GET ${RUN}`]: () => json({ ...checked, state: 'failed', passedRows: 2000, failure: 'why it stopped' }),
    [`POST ${RUN}/apply`]: () => json({ ...checked, state: 'done' }),
  });
  expect(await screen.findByText(/why it stopped/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.applyAgain }));
  expect(await screen.findByText(messages.doneTitle('people'))).toBeTruthy();
  expect(find(`POST ${RUN}/apply`)).toHaveLength(1);
});

test('undo asks first and names what happens; a refusal is told', async () => {
  const user = userEvent.setup();
  let isNeeded = true;
  openPage('/import?run=run-1', {
    [`GET ${RUN}`]: () => json({ ...checked, state: 'done' }),
    [`POST ${RUN}/undo`]: () => (isNeeded ? refusal('platform/import-export.needed', 'somebody needs it', 409) : json({ ...checked, state: 'undone' })),
  });
  const undo = await screen.findByRole('button', { name: messages.undo });
  await user.click(undo);
  const dialog = await screen.findByRole('alertdialog', { name: messages.undoTitle('people.csv') });
  for (const words of [messages.undoNew('\u06f9\u066c\u06f9\u06f5\u06f0'), messages.undoChanged('\u06f1\u06f0')]) expect(within(dialog).getByText(words)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: messages.undoConfirm }));
  expect((await screen.findByRole('alert')).textContent).toContain('somebody needs it');
  isNeeded = false;
  await user.click(undo);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.undoConfirm }));
  expect(await screen.findByText(messages.undone)).toBeTruthy();
});

test('the refused rows are saved as a file, with the key of the session', async () => {
  const user = userEvent.setup();
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  const { find } = openPage('/import?run=run-1', { [`GET ${RUN}`]: () => json(checked), [`GET ${RUN}/refusedFile`]: () => new Response('sheet') });
  await user.click(await screen.findByRole('button', { name: messages.downloadRefused }));
  await waitFor(() => expect(saved).toEqual([`blob:here ${messages.refusedFileName('people.csv')}`]));
  expect(find(`GET ${RUN}/refusedFile`)[0]?.headers.get('api_key')).toBe('k'.repeat(40));
});

test('who may only look neither sends, applies nor undoes', async () => {
  useSession.setState({ permissions: { 'systemManagement/importData/observe': 1 } });
  openPage('/import?run=run-1', { [`GET ${RUN}`]: () => json(checked) });
  expect(await screen.findByRole('button', { name: messages.apply('\u06f9\u066c\u06f9\u06f6\u06f0') })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: messages.changeColumns })).toBeNull();
});

test('previous imports lead to their runs; the next kind that was never imported is chosen', async () => {
  openPage('/import', { 'GET /rest/s1/hcm/import': () => json({ kinds: allKinds, runs: [{ ...checked, kind: 'units', state: 'done' }] }) });
  const link = await screen.findByRole('link', { name: 'people.csv' });
  expect(link.getAttribute('href')).toContain('run=run-1');
  const chosen = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
  expect(chosen.map((radio) => (radio as HTMLInputElement).value)).toEqual(['jobs']);
});

test('a run of which no row was taken looks like a failure, also in the list, and does not count as done', async () => {
  const refused = { ...checked, kind: 'units', state: 'done', counts: { ...checked.counts, accepted: 0, updated: 0, unchanged: 0, refused: 10_000 } };
  openPage('/import', { 'GET /rest/s1/hcm/import': () => json({ kinds: allKinds, runs: [refused] }) });
  expect((await screen.findByText(messages.nothingTaken)).getAttribute('data-state')).toBe('failed');
  expect(screen.queryByText(messages.states['done'] ?? '-')).toBeNull();
  expect(screen.getByText('Pars')).toBeTruthy();
  const chosen = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
  expect(chosen.map((radio) => (radio as HTMLInputElement).value)).toEqual(['units']);
});

test('the end of such a run says so', async () => {
  openPage('/import?run=run-1', { [`GET ${RUN}`]: () => json({ ...checked, state: 'done', counts: { ...checked.counts, accepted: 0, updated: 0, refused: 10_000 } }) });
  expect(await screen.findByText(messages.nothingTakenTitle('people'))).toBeTruthy();
  expect(screen.queryByText(messages.doneTitle('people'))).toBeNull();
});

test('headers that stand twice are told, and the second one can be chosen', async () => {
  const user = userEvent.setup();
  const second = texts.doubledHeader('A', 2);
  const columns = [{ name: 'code', title: 'Code', required: true, header: 'A', sample: '1' }];
  const run = { ...checked, counts: { ...checked.counts, warnings: { doubled_header: 1 } } };
  openPage('/import?run=run-1', {
    [`GET ${RUN}`]: () => json(run),
    [`PUT ${RUN}/mapping`]: () => json({ run, columns, headers: ['A', second], missing: [], refused: [] }),
  });
  await user.click(await screen.findByRole('button', { name: messages.changeColumns }));
  expect(await screen.findByText(messages.columnsDoubled)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: new RegExp(messages.headerFor('Code')) }));
  await user.click(await screen.findByRole('option', { name: second }));
  expect(screen.getByText(messages.matched.hand)).toBeTruthy();
});

test('every reason of a refused row has a short name', () => {
  expect(Object.keys(messages.codes).sort()).toEqual(Object.keys(texts.reasons).sort());
});
