import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import { AlertHost } from '#ui/alert/alert.tsx';
import { useAlerts } from '#ui/alert/alert-store.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { shellCall } from '#ui/client/client.ts';
import { createQueryClient, useSend } from '#ui/client/hooks.ts';
import { session, useSession } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useToasts } from '#ui/toast/toast-store.ts';
import messages from './active.messages.fa.ts';
import { useCompanyChoice, useOpenInCompany } from './active.ui.tsx';

const user = {
  userId: 'u',
  username: 'tester',
  fullName: 'Tester',
  partyId: 'p',
  partyRelationshipId: null,
  emailAddress: null,
  roles: ['hcmJobUsers'],
  origin: 'hcm',
  settings: {},
};
const answers: Readonly<Record<string, unknown>> = {
  '/api/rest/s1/hcm/getUser': { allUserData: { data: user }, emplPosition: [] },
  '/api/rest/s1/security/permisionList': { dicit: { 'work/here': 1 }, navigationConfig: [], urlPermissions: ['/'] },
};
const companies = [
  { partyId: 'a', pseudoId: '1', organizationName: 'Above' },
  { partyId: 'b', pseudoId: '2', organizationName: 'Below' },
];
let active: string;
const sent: { method: string; path: string; company: string | null }[] = [];

let client: QueryClient;
const writeCall = shellCall<AnyCall>('POST', '/rest/s1/any');
let isDirty: boolean;

function Page() {
  const { entries, question } = useCompanyChoice();
  const { mutate } = useSend(writeCall);
  const wayTo = useOpenInCompany();
  return (
    <>
      <AlertHost />
      <Menu label="menu" trigger={<Button>open</Button>} items={[{ id: 'x', label: 'first' }, ...entries]} />
      <Button onPress={() => mutate({ body: undefined })}>write</Button>
      {['a', 'b', 'c'].map((companyId) => {
        const there = wayTo(companyId);
        return there && <Button key={companyId} onPress={() => there.open('/work?box=mine')}>{`in ${there.name}`}</Button>;
      })}
      {question}
      <LeaveGuard isDirty={() => isDirty} />
    </>
  );
}

async function open(known: readonly object[] = companies) {
  active = 'a';
  isDirty = false;
  sent.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: { method?: string; headers: Headers; body?: string }) => {
    const path = url.split('?')[0] ?? '';
    sent.push({ method, path, company: headers.get('active-company') });
    if (path !== '/api/rest/s1/hcm/activeCompany') return Response.json(answers[path] ?? {});
    if (method === 'GET') return Response.json({ companyId: active, companies: known });
    active = JSON.parse(body ?? '{}').companyId;
    return Response.json(companies.find(({ partyId }) => partyId === active));
  });
  useSession.setState({ apiKey: 'k'.repeat(40), user: { ...user, email: '', origin: 'hcm', jobTitle: '', mustChangePassword: false }, permissions: {}, companyId: null });
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/elsewhere'] }),
    defaultNotFoundComponent: Page,
  });
  client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <AppProvider>
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith('/activeCompany'))).toBe(true));
  return router;
}
afterEach(() => {
  useAlerts.setState({ alerts: [] });
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: null, apiKey: null, companyId: null, permissions: {} });
  vi.unstubAllGlobals();
});
const person = userEvent.setup();
const entries = async (): Promise<(string | null)[]> => {
  await person.click(await screen.findByRole('button', { name: 'open' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const below = () => screen.getByRole('menuitem', { name: messages.workIn('Below') });

test('whoever has one company is offered none, and their writes name none', async () => {
  await open(companies.slice(0, 1));
  expect(await entries()).toEqual(['first']);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'write' }));
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ method: 'POST', path: '/api/rest/s1/any', company: null }));
});

test('the other company is entered by keyboard: rights are read anew, the first page opens, it is said, and writes name it', async () => {
  const router = await open();
  await vi.waitFor(() => expect(session().companyId).toBe('a'));
  expect(await entries()).toEqual(['first', messages.current('Above'), messages.workIn('Below')]);
  await person.keyboard('{End}{Enter}');
  expect(await screen.findByText(messages.changed('Below'))).toBeTruthy();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect([active, session().companyId, session().permissions]).toEqual(['b', 'b', { 'work/here': 1 }]);
  await vi.waitFor(() => expect(sent.filter(({ method, path }) => method === 'GET' && path.endsWith('/activeCompany'))).toHaveLength(2));
  expect(await entries()).toEqual(['first', messages.current('Below'), messages.workIn('Above')]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'write' }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST', company: 'b' }));
});

test('unsaved words are asked about first, and kept by whoever stays', async () => {
  const router = await open();
  isDirty = true;
  await vi.waitFor(() => expect(session().companyId).toBe('a'));
  await entries();
  await person.click(below());
  await person.click(await screen.findByRole('button', { name: kit.leave.stay }));
  expect([active, router.state.location.pathname]).toEqual(['a', '/elsewhere']);
  const other = new BroadcastChannel('active-company');
  const told = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  await entries();
  await person.click(below());
  await person.click(await screen.findByRole('button', { name: kit.leave.leave }));
  expect(await screen.findByText(messages.changed('Below'))).toBeTruthy();
  // other windows are told, this one does not take itself for another
  expect(await told).toBe('b');
  other.close();
  expect(screen.queryByText(messages.staleHere)).toBeNull();
  await vi.waitFor(() => expect([active, router.state.location.pathname]).toEqual(['b', '/']));
});

test('a change in another window is followed, unless words would be lost', async () => {
  const router = await open();
  await vi.waitFor(() => expect(session().companyId).toBe('a'));
  const other = new BroadcastChannel('active-company');
  isDirty = true;
  other.postMessage('b');
  expect(await screen.findByText(messages.staleHere)).toBeTruthy();
  expect([session().companyId, router.state.location.pathname]).toEqual(['a', '/elsewhere']);
  isDirty = false;
  active = 'b';
  other.postMessage('b');
  expect(await screen.findByText(messages.changedElsewhere)).toBeTruthy();
  await vi.waitFor(() => expect([session().companyId, router.state.location.pathname]).toEqual(['b', '/']));
  other.close();
});

test('a page that is looked at again names the company it was opened in, whatever another window has chosen', async () => {
  const router = await open();
  await vi.waitFor(() => expect(session().companyId).toBe('a'));
  const lookAgain = async (): Promise<void> => {
    const asked = sent.length;
    await client.invalidateQueries({ queryKey: ['GET', '/rest/s1/hcm/activeCompany'] });
    expect(sent.length).toBeGreaterThan(asked);
  };
  // nobody told: the window slept
  active = 'b';
  await lookAgain();
  expect(await screen.findByText(messages.changedElsewhere)).toBeTruthy();
  await vi.waitFor(() => expect([session().companyId, router.state.location.pathname]).toEqual(['b', '/']));
  isDirty = true;
  active = 'a';
  await lookAgain();
  expect(await screen.findByText(messages.staleHere)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'write' }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'POST', company: 'b' }));
});

test('a page of another company opens there, says which company is active, and leads back; of a company that cannot be entered nothing is offered', async () => {
  const router = await open();
  await person.click(await screen.findByRole('button', { name: 'in Below' }));
  await vi.waitFor(() => expect([active, router.state.location.href]).toEqual(['b', '/work?box=mine']));
  expect(screen.queryByRole('button', { name: 'in Below' })).toBeNull();
  const [toast] = useToasts.getState().toasts;
  expect(toast?.message).toBe(messages.current('Below'));
  toast?.action?.onPress();
  await vi.waitFor(() => expect([active, router.state.location.href]).toEqual(['a', '/elsewhere']));
});

test('words that would be lost keep one where one is', async () => {
  const router = await open();
  isDirty = true;
  await person.click(await screen.findByRole('button', { name: 'in Below' }));
  expect(await screen.findByText(messages.unsavedHere)).toBeTruthy();
  expect([active, router.state.location.pathname]).toEqual(['a', '/elsewhere']);
});
