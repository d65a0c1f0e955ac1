import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import formMessages from '#ui/form/form.messages.fa.ts';
import '#ui/form/controls/date.tsx';
import { generatePassword } from './generate-password.server.ts';
import serverMessages from './register.messages.fa.ts';
import RegisterPage from './register.page.tsx';
import { registerScreen } from './register.screen.ts';
import messages from './register-page.messages.fa.ts';

const REGISTER = 'POST /rest/s1/hcm/party';
const CHECK = 'GET /rest/s1/hcm/checkRegister';
const partyId = '0196f0a0-0000-7000-8000-000000000001';
const free = {
  usernameTaken: false,
  pseudoIdTaken: false,
  nationalCodeTaken: false,
  foreignerCodeTaken: false,
  passportTaken: false,
  emailTaken: false,
  nextPseudoId: null,
  known: null,
};
const common: Answers = {
  'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
  'GET /rest/s1/hcm/party/subOrganization': () => ({ organization: [{ partyId: 'c', pseudoId: '1', organizationName: 'House' }], subOrganization: [], organizationUnit: [] }),
  [CHECK]: () => free,
  [REGISTER]: () => ({ partyId, partyRelationshipId: 'r', userId: null }),
};
type Label = 'firstName' | 'lastName' | 'nationalId' | 'fromDate' | 'pseudoId' | 'username';

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers = {}) {
  const opened = await openPage({
    page: RegisterPage,
    screen: registerScreen,
    answers: { ...common, ...answers },
    permissions: ['personnelInformationManagement/searchPersonnelList/observe'],
  });
  // the control is a chunk of its own: it comes after the others
  await screen.findByRole('textbox', { name: messages.fromDate });
  const field = (name: Label): HTMLInputElement => screen.getByRole('textbox', { name: messages[name] });
  const fill = async (texts: { readonly [K in Label]?: string }): Promise<void> => {
    for (const [name, text] of Object.entries(texts)) {
      await opened.user.clear(field(name as Label));
      await opened.user.type(field(name as Label), text);
    }
  };
  const submit = () => opened.user.click(screen.getByRole('button', { name: messages.submit }));
  return { ...opened, field, fill, submit };
}
const person = { firstName: 'Sara', lastName: 'Rezaei', nationalId: '0012345679', fromDate: '14050801', pseudoId: '100007' };

test('missing fields are named, counted, and the first one has the focus', async () => {
  const { asked, field, submit, fill } = await open();
  await submit();
  expect(screen.getByText(texts.required(messages.firstName))).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.allRequired('\u06f8'));
  await waitFor(() => expect(document.activeElement).toBe(field('firstName')));
  await fill({ firstName: 'Sara' });
  expect((await screen.findByRole('alert')).textContent).toContain(texts.allRequired('\u06f7'));
  expect(asked(REGISTER)).toHaveLength(0);
});

test('the summary counts the wrong fields beside the missing ones', async () => {
  const { user, submit, fill } = await open();
  await user.click(screen.getByRole('checkbox'));
  await fill({ firstName: 'Sara', nationalId: '0012345678', fromDate: '15000101', pseudoId: '--' });
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.requiredAndInvalid('\u06f1', '\u06f3'));
  await fill({ lastName: 'Rezaei' });
  expect((await screen.findByRole('alert')).textContent).toContain(texts.someInvalid);
});

test('the next free code stands there, until another one is typed; Iran is preset', async () => {
  const { user, asked, field, fill, submit } = await open({ [CHECK]: () => ({ ...free, nextPseudoId: 'T902' }) });
  await waitFor(() => expect(field('pseudoId').value).toBe('T902'));
  await fill({ ...person, pseudoId: 'T905' });
  await user.click(screen.getByRole('button', { name: messages.useNextCode }));
  expect(field('pseudoId').value).toBe('T902');
  expect(screen.queryByRole('button', { name: messages.useNextCode })).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await user.click(await screen.findByRole('button', { name: messages.confirmLabel }));
  await waitFor(() => expect(asked(REGISTER)[0]?.body).toMatchObject({ pseudoId: 'T902', countryGeoId: 'IRN', emplPositionId: null }));
});

test('a personnel code is shown in Persian digits until it has a letter', async () => {
  const { field, fill } = await open();
  await fill({ pseudoId: '1007' });
  expect(field('pseudoId').value).toBe('\u06f1\u06f0\u06f0\u06f7');
  await fill({ pseudoId: 'T\u06f9\u06f01' });
  expect(field('pseudoId').value).toBe('T901');
});

test('the tenth digit of a national code is judged at once, nine are judged on leaving', async () => {
  const { user, fill } = await open();
  await fill({ nationalId: '001234567' });
  expect(screen.queryByText(texts.codes.nationalCode)).toBeNull();
  await user.tab();
  expect(screen.getByText(texts.codes.nationalCode)).toBeDefined();
  await fill({ nationalId: '0012345678' });
  expect(screen.getByText(texts.codes.nationalCode)).toBeDefined();
  await fill({ nationalId: '0012345679' });
  expect(screen.queryByText(texts.codes.nationalCode)).toBeNull();
});

test('a taken code is told on leaving and stops the registration', async () => {
  const { user, asked, fill, submit } = await open({ [CHECK]: ({ query }) => ({ ...free, nationalCodeTaken: query.get('nationalId') === person.nationalId }) });
  await user.click(screen.getByRole('checkbox'));
  await fill(person);
  await screen.findByText(serverMessages.errors.nationalCodeTaken);
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(texts.someInvalid);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked(REGISTER)).toHaveLength(0);
});

test('whoever is there already is named, with the way to the file', async () => {
  const { fill } = await open({ [CHECK]: () => ({ ...free, nationalCodeTaken: true, known: { partyId, fullName: 'Ali Alavi', isActive: false } }) });
  await fill({ nationalId: person.nationalId });
  expect(await screen.findByText(messages.knownFormer({ name: 'Ali Alavi' }))).toBeDefined();
  expect(screen.getByRole('link', { name: messages.openKnown }).getAttribute('href')).toContain(partyId);
});

test('warns that a user is not deleted, registers, and opens the file', async () => {
  const { user, asked, fill, submit, address } = await open();
  await user.click(screen.getByRole('checkbox'));
  await fill(person);
  await submit();
  await user.click(await screen.findByRole('button', { name: messages.confirmBack }));
  expect(asked(REGISTER)).toHaveLength(0);
  await submit();
  await user.click(await screen.findByRole('button', { name: messages.confirmLabel }));
  await screen.findByText('elsewhere: /personnel/profile');
  expect(address()).toContain(partyId);
  expect(screen.getByText(formMessages.saved)).toBeDefined();
  const given = Object.entries(asked(REGISTER)[0]?.body as object).filter(([, value]) => value !== null);
  expect(Object.fromEntries(given)).toEqual({
    countryGeoId: 'IRN',
    firstName: 'Sara',
    lastName: 'Rezaei',
    nationalId: '0012345679',
    fromDate: '2026-10-23',
    pseudoId: '100007',
    hasAccount: false,
    relationshipTypeEnumId: 'PrtEmployee',
  });
});

test('a made password is shown once, fills both fields and is sent', async () => {
  const { user, asked, fill, submit } = await open();
  await fill({ ...person, username: 'sararezaei' });
  await user.click(screen.getByRole('button', { name: messages.generate }));
  const shown = screen.getByRole('button', { name: messages.copyPassword }).previousElementSibling?.textContent ?? '';
  await submit();
  await user.click(await screen.findByRole('button', { name: messages.confirmLabel }));
  await waitFor(() => expect(asked(REGISTER)).toHaveLength(1));
  expect(asked(REGISTER)[0]?.body).toMatchObject({ username: 'sararezaei', password: shown, passwordVerify: shown });
  expect(satisfiesPasswordRule(shown)).toBe(true);
});

test('what the server refuses stands at its field, and the typed values stay', async () => {
  const { user, field, fill, submit } = await open({
    [REGISTER]: () => refusal(409, 'platform/party.pseudoIdTaken', { messages: 'sum', fields: { pseudoId: 'code is taken' } }),
  });
  await user.click(screen.getByRole('checkbox'));
  await fill(person);
  await submit();
  await user.click(await screen.findByRole('button', { name: messages.confirmLabel }));
  await screen.findByText('code is taken');
  expect((await screen.findByRole('alert')).textContent).toContain('sum');
  expect(field('firstName').value).toBe('Sara');
});

test('a started form is not left without a word', async () => {
  const { user, fill, address } = await open();
  await fill({ firstName: 'Sara' });
  await user.click(screen.getByRole('link', { name: messages.cancel }));
  await user.click(await screen.findByRole('button', { name: formMessages.leaveWithDraft.stay }));
  expect(address()).toBe('/personnel/register');
});

test('made passwords keep the rule and never hold the user name', () => {
  let byte = 0;
  const monotonicId = (bytes: Uint8Array<ArrayBuffer>): Uint8Array => bytes.map(() => (byte = (byte + 37) % 256));
  const made = Array.from({ length: 50 }, () => generatePassword('sararezaei', monotonicId));
  expect(made.every(satisfiesPasswordRule)).toBe(true);
  expect(new Set(made).size).toBeGreaterThan(10);
});
