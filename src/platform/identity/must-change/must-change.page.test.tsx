import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORCED_CHANGE_PLACEHOLDER } from '#platform/identity/identity.contract.ts';
import identity from '#platform/identity/identity.messages.fa.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import type { SignedInUser } from '#ui/client/session.ts';
import messages from './must-change.messages.fa.ts';
import { MustChangeForm } from './must-change.ui.tsx';

const user: SignedInUser = {
  userId: 'u1',
  username: 'admin',
  fullName: 'Admin',
  email: '',
  partyId: 'p1',
  partyRelationshipId: null,
  roles: ['ADMIN'],
  origin: 'hcm',
  jobTitle: '',
  mustChangePassword: true,
};
const strong = 'Bahar-1405!';
const wrongPassword = {
  errorCode: 'platform/identity.wrongPassword',
  messages: 'Password incorrect for user',
  fields: { oldPassword: identity.errors.wrongPassword },
};
const bodies: unknown[] = [];
let answers: { status: number; body: unknown }[];

beforeEach(() => {
  bodies.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    const { status, body } = answers.shift() ?? { status: 200, body: { messages: 'ok', errors: null } };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const onChanged = vi.fn();
  render(
    <AppProvider>
      <MustChangeForm user={user} onChanged={onChanged} />
    </AppProvider>,
  );
  return { onChanged, hand: userEvent.setup() };
}
const fieldOf = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: messages.submit });

async function fill(hand: ReturnType<typeof userEvent.setup>, first: string, second: string) {
  await hand.type(fieldOf(messages.newPassword), first);
  await hand.type(fieldOf(messages.newPasswordVerify), second);
  await hand.click(submit());
}

test('restates the rule and asks for both fields', async () => {
  const { hand } = open();
  expect(screen.getByText(messages.rule)).toBeTruthy();
  await hand.click(submit());
  expect(screen.getAllByText(messages.required)).toHaveLength(2);
  expect(bodies).toEqual([]);
});

test.each([
  ['short', 'Ab1!', 'Ab1!', identity.validation.passwordRule],
  ['without a sign', 'Bahar1405', 'Bahar1405', identity.validation.passwordRule],
  ['with another repeat', strong, `${strong}x`, identity.validation.passwordRepeat],
])('a password %s is not sent', async (_, first, second, sentence) => {
  const { hand } = open();
  await fill(hand, first, second);
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
  expect(bodies).toEqual([]);
});

test('sends the placeholder, tells the server, and says that it is done', async () => {
  const { hand, onChanged } = open();
  await fill(hand, strong, strong);
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(bodies).toEqual([
    { newPassword: strong, newPasswordVerify: strong, oldPassword: FORCED_CHANGE_PLACEHOLDER, partyId: 'p1', partyRelationshipId: null },
    { username: 'admin' },
  ]);
  expect(screen.getByText(identity.passwordChanged)).toBeTruthy();
});

test('asks for the current password once the server no longer takes the placeholder', async () => {
  const { hand, onChanged } = open();
  answers = [{ status: 400, body: wrongPassword }];
  await fill(hand, strong, strong);
  await hand.type(await screen.findByLabelText(new RegExp(`^${messages.oldPassword}`)), 'One-time-1');
  await hand.click(submit());
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(bodies[1]).toMatchObject({ oldPassword: 'One-time-1' });
});

test('a wrong current password is said in our own words, not in the text of the wire', async () => {
  const { hand } = open();
  answers = [
    { status: 400, body: wrongPassword },
    { status: 400, body: wrongPassword },
  ];
  await fill(hand, strong, strong);
  await hand.type(await screen.findByLabelText(new RegExp(`^${messages.oldPassword}`)), 'One-time-1');
  await hand.click(submit());
  expect((await screen.findAllByText(identity.errors.wrongPassword)).length).toBeGreaterThan(0);
  expect(screen.queryByText(wrongPassword.messages)).toBeNull();
});

test.each([
  [
    'a password used before',
    400,
    { errorCode: 'platform/identity.passwordReused', messages: identity.errors.passwordReused, fields: { newPassword: identity.errors.passwordReused } },
    identity.errors.passwordReused,
  ],
  ['any other failure', 500, { errorCode: 'unknown', messages: 'other words' }, messages.notSaved],
] as const)('%s is said', async (_, status, body, sentence) => {
  const { hand, onChanged } = open();
  answers = [{ status, body }];
  await fill(hand, strong, strong);
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(onChanged).not.toHaveBeenCalled();
});
