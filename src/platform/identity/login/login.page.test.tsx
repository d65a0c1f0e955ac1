import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import identity from '#platform/identity/identity.messages.fa.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { dropSession, session } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import step from './code-step.messages.fa.ts';
import messages from './login.messages.fa.ts';
import LoginPage from './login.page.tsx';

type Answer = { status: number; body: unknown } | 'silence';
const key = 'k'.repeat(40);
const person = { emailAddress: null, userId: 'u1', partyId: 'p1', partyRelationshipId: 'r1', username: 'admin', userFullName: 'Admin', roles: ['ADMIN'], origin: 'hcm' };
const position = { emplPositionId: '1', pseudoId: '1', description: 'Head', mainPosition: 'Y', fromDate: '2026-01-01', thruDate: null, situation: 'ESICurrent' };
const requests: { url: string; body: unknown }[] = [];
let answers: Record<string, Answer>;

beforeEach(() => {
  requests.length = 0;
  answers = {
    '/api/login': { status: 200, body: { api_key: key, exp: 1, mustChangePassword: false } },
    '/api/rest/s1/hcm/getUser': { status: 200, body: { allUserData: { data: person }, emplPosition: [position] } },
    '/api/rest/s1/security/permisionList': { status: 200, body: { dicit: { 'dashboard/observe': 1 }, navigationConfig: [], urlPermissions: ['/dashboard'] } },
    '/api/rest/s1/hcm/loginHistory': { status: 200, body: { loginType: 'N' } },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] as string;
    requests.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[path];
    if (answer === undefined || answer === 'silence') throw new TypeError('failed');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  dropSession();
  vi.unstubAllGlobals();
});

async function open() {
  const router = createRouter({ routeTree: createRootRoute({ component: LoginPage }), history: createMemoryHistory({ initialEntries: ['/login'] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: messages.welcome });
  return userEvent.setup();
}
const nameField = () => screen.getByRole('textbox', { name: messages.username });
const passwordField = () => screen.getByLabelText(new RegExp(`^${messages.password}`));
const button = () => screen.getByRole('button', { name: messages.submit });

async function signIn(username = 'admin', password = 'Secret-12') {
  const user = await open();
  await user.type(nameField(), username);
  await user.type(passwordField(), password);
  await user.click(button());
  return user;
}

test('Tab goes from the name to the password to signing in; another way in comes behind', async () => {
  const user = await open();
  await user.type(nameField(), 'admin');
  await user.tab();
  expect(document.activeElement).toBe(passwordField());
  await user.type(passwordField(), 'Secret-12');
  await user.tab();
  expect(document.activeElement, 'shows what was typed').toBe(screen.getByRole('button', { name: kit.showPassword }));
  await user.tab();
  expect(document.activeElement).toBe(button());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: messages.forgotten }));
});

test('the button waits for four characters in both fields, and leaving a field says why', async () => {
  const user = await open();
  expect(button()).toHaveProperty('disabled', true);
  await user.type(nameField(), 'adm');
  await user.tab();
  expect(screen.getByText(messages.usernameForm)).toBeTruthy();
  await user.type(nameField(), 'in');
  expect(screen.queryByText(messages.usernameForm)).toBeNull();
  await user.type(passwordField(), 'abc');
  expect(button()).toHaveProperty('disabled', true);
  await user.type(passwordField(), 'd');
  expect(button()).toHaveProperty('disabled', false);
});

test('signs in, stores key and expiry, fetches person and permissions', async () => {
  await signIn();
  await waitFor(() => expect(session().user?.username).toBe('admin'));
  const [first, ...later] = requests.map(({ url }) => url.split('?')[0]);
  expect(first).toBe('/api/login');
  // person and permissions are fetched side by side
  expect(later.sort()).toEqual(['/api/rest/s1/hcm/getUser', '/api/rest/s1/security/permisionList']);
  expect(requests[0]?.body).toEqual({ username: 'admin', password: 'Secret-12' });
  expect(localStorage.getItem('api_key')).toBe(key);
  expect(Number(localStorage.getItem('sessionExpiry'))).toBeGreaterThan(Date.now() + 10_790_000);
  expect(session()).toMatchObject({ permissions: { 'dashboard/observe': 1 }, user: { jobTitle: 'Head', roles: ['ADMIN'] } });
});

test('an address with @ goes as e-mail', async () => {
  await signIn('a.b@example.ir');
  await waitFor(() => expect(requests[0]?.body).toEqual({ email: 'a.b@example.ir', password: 'Secret-12' }));
});

test.each([
  ['a refusal', { status: 403, body: { errorCode: 'platform/identity.wrongCredentials', messages: 'other words' } }, messages.wrong],
  [
    'a deactivated account',
    { status: 403, body: { errorCode: 'platform/identity.deactivated', errors: 'deactivated', messages: identity.errors.deactivated } },
    identity.errors.deactivated,
  ],
  ['too many tries', { status: 429, body: { errorCode: 'platform/identity.throttled', messages: 'wait' } }, 'wait'],
  ['a fault', { status: 500, body: { errorCode: 'unknown', messages: 'other words' } }, messages.failed],
  ['no answer', 'silence', messages.failed],
] as const)('%s is said in the form', async (_, answer, sentence) => {
  answers['/api/login'] = answer;
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(nameField().getAttribute('aria-invalid') === 'true').toBe(sentence === messages.wrong);
  expect(session().apiKey).toBeNull();
});

test('an account without roles does not come in', async () => {
  answers['/api/rest/s1/hcm/getUser'] = { status: 200, body: { allUserData: { data: { ...person, roles: [] } } } };
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain(messages.noRole);
  expect(localStorage.getItem('api_key')).toBeNull();
  expect(requests.at(-1)).toEqual({ url: '/api/rest/s1/hcm/loginHistory', body: { loginType: 'N', loginApiKey: key } });
});

test('an account with a second factor is asked for its code in a second step', async () => {
  answers['/api/login'] = { status: 403, body: { errorCode: 'platform/identity.codeNeeded', messages: identity.errors.codeNeeded, fields: {} } };
  const user = await signIn();
  const code = await screen.findByLabelText(new RegExp(`^${step.code}`));
  expect(screen.getByRole('heading', { name: messages.codeTitle })).toBeTruthy();
  await user.type(code, '12{Enter}');
  expect(screen.getByText(step.form)).toBeTruthy();
  answers['/api/login'] = {
    status: 403,
    body: { errorCode: 'platform/identity.codeRefused', messages: identity.errors.codeRefused, fields: { code: identity.errors.codeRefused } },
  };
  await user.type(code, '3456{Enter}');
  expect(await screen.findByText(identity.errors.codeRefused)).toBeTruthy();
  answers['/api/login'] = { status: 200, body: { api_key: key, exp: 1, mustChangePassword: false } };
  await user.click(screen.getByRole('button', { name: step.submit }));
  await waitFor(() => expect(session().user?.username).toBe('admin'));
  const logins = requests.filter(({ url }) => url === '/api/login').map(({ body }) => body);
  expect(logins).toEqual([
    { username: 'admin', password: 'Secret-12' },
    { username: 'admin', password: 'Secret-12', code: '123456' },
    { username: 'admin', password: 'Secret-12', code: '123456' },
  ]);
});
