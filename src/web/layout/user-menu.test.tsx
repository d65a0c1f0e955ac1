import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { type SignedInUser, useSession } from '#ui/client/session.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import nav from './navigation/nav.messages.fa.ts';
import { UserMenu } from './user-menu.tsx';

const person = {
  userId: 'u',
  username: 'tester',
  fullName: 'Tester',
  email: '',
  partyId: 'p1',
  partyRelationshipId: 'r',
  roles: ['hcmJobUsers'],
  origin: 'hcm',
  jobTitle: '',
  mustChangePassword: false,
} satisfies SignedInUser;
const asked: string[] = [];

function open(user: Partial<SignedInUser>, position: () => Promise<Response> | Response = () => Response.json({ result: { description: 'Position' } })) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.includes('EmplpsitionPartyId') ? position() : Response.json({ faceImage: null });
  });
  useSession.setState({ user: { ...person, ...user }, permissions: { 'personnelManagement/personnelBaseInformation/base': 1 }, navigation: [] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <UserMenu />
      </AppProvider>
    </QueryClientProvider>,
  );
}
afterEach(() => {
  useSession.setState({ user: null, apiKey: null, permissions: {} });
  vi.unstubAllGlobals();
});
const trigger = () => screen.getByRole('button', { name: new RegExp(messages.userMenu) });
async function labels(): Promise<(string | null)[]> {
  await userEvent.setup().click(trigger());
  return screen.getAllByRole('menuitem').map((entry) => entry.textContent);
}

test('the job title is that of the position, asked for the own person; until it comes it says so', async () => {
  let answer: (response: Response) => void = () => undefined;
  open(
    {},
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(trigger().textContent).toContain(nav.processing);
  await vi.waitFor(() => expect(asked.some((url) => url.endsWith('/rest/s1/hcm/EmplpsitionPartyId?partyId=p1'))).toBe(true));
  answer(Response.json({ result: { description: 'Position' } }));
  await vi.waitFor(() => expect(trigger().textContent).toContain('Position'));
  expect(trigger().textContent).not.toContain(nav.processing);
});

test('a position that is not answered leaves the title known from the session', async () => {
  open({ jobTitle: 'Known' }, () => Response.json({ result: { description: '' } }));
  await vi.waitFor(() => expect(asked.some((url) => url.includes('EmplpsitionPartyId'))).toBe(true));
  expect(trigger().textContent).toContain('Known');
});

test('with roles: profile and logout', async () => {
  open({});
  expect(await labels()).toEqual([messages.profile, messages.logout]);
});

test('without roles: login alone', async () => {
  open({ roles: [] });
  expect(await labels()).toEqual([messages.login]);
});

test('nobody read yet: the name is being processed', () => {
  open({});
  useSession.setState({ user: null, apiKey: 'k'.repeat(40) });
  return vi.waitFor(() => expect(trigger().textContent).toContain(nav.processing));
});
