import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import subsidiary from '#platform/company/subsidiary/subsidiary.messages.fa.ts';
import { kitServices } from '#platform/kit/kit-services.ui.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { dropSession, useSession } from '#ui/client/session.ts';
import { formatCode } from '#ui/format/format.ts';
import { KitServicesProvider } from '#ui/services/services.tsx';
import messages from './setup.messages.fa.ts';
import SetupPage from './setup.page.tsx';

const nothing = { units: false, jobs: false, positions: false, personnel: false };
const name = '\u0634\u0631\u06a9\u062a';

const companies = { organization: [{ partyId: 'c1', pseudoId: 'U000', organizationName: name }], subOrganization: [], organizationUnit: [] };

let state: object;
let refusal: { status: number; body: object } | undefined;
const sent: { method: string | undefined; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  refusal = undefined;
  state = { code: '-', name: messages.placeholder, isNamed: false, mayFound: false, imported: nothing };
  useSession.setState({ permissions: { 'systemManagement/setup/edit': 1 } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method: init.method, body });
    if (url.includes('/subOrganization')) return Response.json(companies);
    if (init.method === 'GET') return Response.json(state);
    if (url.includes('/setup/subsidiary')) return Response.json({ messages: 'founded', companyId: 'c' }, { status: 201 });
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    state = { ...(body as object), isNamed: true, imported: nothing };
    return Response.json(body);
  });
});
afterEach(() => {
  dropSession();
  vi.unstubAllGlobals();
});

async function open() {
  const router = createRouter({ routeTree: createRootRoute({ component: SetupPage }), history: createMemoryHistory({ initialEntries: ['/setup'] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <KitServicesProvider value={kitServices}>
          <RouterProvider router={router} />
        </KitServicesProvider>
      </AppProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 2, name: messages.company });
  return userEvent.setup();
}

const current = (): string =>
  within(screen.getByRole('list', { name: messages.steps }))
    .getAllByRole('listitem')
    .find((item) => item.hasAttribute('aria-current'))?.textContent ?? '';
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const writes = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('the company comes first: its fields are empty and have the focus, saving leads to the units', async () => {
  const user = await open();
  expect(current()).toContain(messages.company);
  expect(document.activeElement).toBe(field(messages.code));
  await user.keyboard('U000{Tab}');
  await user.keyboard(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(current()).toContain(messages.kinds.units));
  expect(writes()).toEqual([{ code: 'U000', name }]);
});

test('an empty form is not sent and says what is missing', async () => {
  const user = await open();
  await user.type(field(messages.code), 'U 1');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(screen.getByText(messages.codeForm)).toBeTruthy();
  expect(screen.getByText(messages.requiredName)).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('a taken code is said at its field', async () => {
  const user = await open();
  refusal = { status: 409, body: { errorCode: 'modules/administration/setup.codeTaken', messages: messages.errors.codeTaken, fields: { code: messages.errors.codeTaken } } };
  await user.type(field(messages.code), 'U000');
  await user.type(field(messages.name), name);
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(field(messages.code).getAttribute('aria-invalid')).toBe('true'));
});

test('each import offers its template and leads to the import of its kind', async () => {
  state = { code: 'U000', name, isNamed: true, imported: { ...nothing, units: true } };
  await open();
  expect(current()).toContain(messages.kinds.jobs);
  const kinds = ['units', 'jobs', 'positions', 'personnel'] as const;
  const templates = kinds.map((kind) => screen.getByRole('link', { name: messages.templateOf(messages.kinds[kind]) }).getAttribute('href'));
  expect(templates).toEqual(kinds.map((kind) => `/api/rest/s1/hcm/importTemplate?kind=${kind}`));
  const imports = kinds.map((kind) => screen.getByRole('link', { name: messages.openOf(messages.kinds[kind]) }).getAttribute('href'));
  expect(imports.every((href, i) => href?.startsWith('/import?') && href.includes(kinds[i] ?? ''))).toBe(true);
  expect(screen.getAllByText(messages.imported)).toHaveLength(1);
});

test('when everything is in, it says so', async () => {
  state = { code: 'U000', name, isNamed: true, imported: { units: true, jobs: true, positions: true, personnel: true } };
  await open();
  expect(screen.getByText(messages.done)).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.home }).getAttribute('href')).toBe('/');
});

test('whoever reaches all companies sees them and adds one below', async () => {
  state = { code: 'U000', name, isNamed: true, mayFound: true, imported: nothing };
  const user = await open();
  const list = await screen.findByRole('list', { name: subsidiary.list });
  await waitFor(() => expect(list.textContent).toContain(formatCode('U000')));
  await user.click(screen.getByRole('button', { name: subsidiary.add }));
  const dialog = await screen.findByRole('dialog', { name: subsidiary.add });
  const inDialog = (label: string) => within(dialog).getByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.type(inDialog(subsidiary.fields.organizationName), name);
  await user.type(inDialog(subsidiary.fields.code), 'U900');
  await user.type(inDialog(subsidiary.fields.legalEntityId), '10380284790');
  await user.click(within(dialog).getByRole('button', { name: subsidiary.save }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { organizationName: name, code: 'U900', legalEntityId: '10380284790', parentCompanyId: 'c1' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without the permission to edit nothing can be typed', async () => {
  useSession.setState({ permissions: {} });
  await open();
  expect(field(messages.code)).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: messages.save })).toHaveProperty('disabled', true);
});
