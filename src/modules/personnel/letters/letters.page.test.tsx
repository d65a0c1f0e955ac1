import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import checkWords from '#platform/papers/paper-check.messages.fa.ts';
import { openPage, ownPartyId, refusal } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import RequestsPage from '../change-requests/requests.page.tsx';
import { requestsScreen } from '../change-requests/requests.screen.ts';
import { OWN } from '../keys.rules.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import LetterCheckPage from './letter-check.page.tsx';
import { letterCheckScreen } from './letter-check.screen.ts';
import words from './letters-page.messages.fa.ts';
import { LettersTab } from './own-letters.tsx';

afterEach(() => vi.unstubAllGlobals());

const CHECK = 'POST /rest/s1/hcm/letterCheck';
const openCheck = (answer: unknown) => openPage({ page: LetterCheckPage, screen: letterCheckScreen, at: '/letterCheck?code=ABCD-EFGH-JKLM', answers: { [CHECK]: () => answer } });

test('whoever scans a letter learns at once whether it is valid, and no more', async () => {
  const page = await openCheck({ state: 'valid', kind: 'wage', number: '1405/7', issuedOn: '2026-05-10', companyName: 'House', initials: 'S. K.' });
  expect(await screen.findByText(words.verdicts.valid)).toBeTruthy();
  expect(screen.getByText('S. K.')).toBeTruthy();
  expect(screen.getByText(words.kinds.wage)).toBeTruthy();
  expect(page.asked(CHECK)[0]?.body).toEqual({ code: 'ABCD-EFGH-JKLM' });
  await page.user.clear(screen.getByRole('textbox'));
  await page.user.click(screen.getByRole('button', { name: checkWords.ask }));
  expect(screen.getByText(words.codeNeeded)).toBeTruthy();
  expect(screen.queryByText('S. K.')).toBeNull();
  expect(page.asked(CHECK)).toHaveLength(1);
});

test('too many tries are told as such', async () => {
  await openCheck(refusal(429, 'platform/identity.throttled', { messages: 'wait a minute' }));
  expect(await screen.findByText('wait a minute')).toBeTruthy();
});

const letter = {
  letterId: 'l1',
  partyId: 'p1',
  kind: 'employment',
  language: 'fa',
  addressee: 'Bank',
  note: null,
  state: 'asked',
  askedAt: '2026-05-10T06:30:00.000Z',
  closedAt: null,
  reason: null,
  number: null,
  issuedOn: null,
  fullName: 'Sara Karimi',
  pseudoId: '1001',
  deciderName: null,
};
const LETTERS = 'personnelInformationManagement/letters';
const ISSUE = 'POST /rest/s1/hcm/letter/l1/issue';
const REFUSE = 'POST /rest/s1/hcm/letter/l1/refuse';
const openInbox = () =>
  openPage({
    page: RequestsPage,
    screen: requestsScreen,
    at: '/personnel/requests?tab=letters',
    permissions: [`${LETTERS}/observe`, `${LETTERS}/issue`],
    answers: {
      'GET /rest/s1/hcm/letter': () => ({ rows: [letter], count: 1 }),
      // who may issue need not be allowed to see the templates
      'GET /rest/s1/hcm/letter/l1/template': () => ({
        rows: [
          { templateId: 'own', title: 'Fitting', companyName: 'House', isOwn: true },
          { templateId: 'above', title: 'Fitting', companyName: 'Holding', isOwn: false },
        ],
      }),
      'GET /rest/s1/hcm/letter/l1/preview': ({ query }) => ({ partyId: 'p1', paragraphs: [`Text of ${query.get('templateId')}`], missing: ['Father'] }),
      [ISSUE]: () => ({ number: '1405/7', code: 'ABCD-EFGH-JKLM' }),
      [REFUSE]: () => ({ state: 'refused' }),
    },
  });

test('a letter is issued from the template of its company, which stands first', async () => {
  const page = await openInbox();
  await page.user.click(await screen.findByRole('button', { name: words.issueOf({ name: 'Sara Karimi' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Fitting')).toBeTruthy();
  // what would be issued is read before, and what is not known of it
  expect(await dialog.findByText('Text of own')).toBeTruthy();
  expect(dialog.getByText(words.missing({ names: 'Father' }))).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: words.issue }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.asked(ISSUE)[0]?.body).toEqual({ templateId: 'own' });
});

test('several that are chosen are issued one after another; each ends by itself', async () => {
  const other = { ...letter, letterId: 'l2', partyId: 'p2', fullName: 'Reza Taghavi' };
  const lacking = { ...letter, letterId: 'l3', partyId: 'p3', fullName: 'Mina Nouri' };
  const issueOf = (id: string) => `POST /rest/s1/hcm/letter/${id}/issue`;
  const groundsOf = (id: string, missing: readonly string[]) => ({
    [`GET /rest/s1/hcm/letter/${id}/template`]: () => ({ rows: [{ templateId: `t${id}`, title: 'Fitting', companyName: 'House', isOwn: true }] }),
    [`GET /rest/s1/hcm/letter/${id}/preview`]: () => ({ partyId: 'p', paragraphs: ['Text'], missing }),
  });
  const page = await openPage({
    page: RequestsPage,
    screen: requestsScreen,
    at: '/personnel/requests?tab=letters',
    permissions: [`${LETTERS}/observe`, `${LETTERS}/issue`],
    answers: {
      'GET /rest/s1/hcm/letter': () => ({ rows: [letter, other, lacking], count: 3 }),
      ...groundsOf('l1', []),
      ...groundsOf('l2', []),
      ...groundsOf('l3', ['Father']),
      [issueOf('l1')]: () => ({ number: '1405/7', code: 'ABCD-EFGH-JKLM' }),
      [issueOf('l2')]: () => refusal(409, 'modules/personnel/letters.closed', { messages: 'already closed' }),
    },
  });
  await page.user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: words.issueMany({ count: formatNumber(3) }) }));
  const dialog = within(await screen.findByRole('dialog'));
  // who lacks something is told beside the name and left out
  expect(await dialog.findByText(words.missing({ names: 'Father' }))).toBeTruthy();
  await page.user.click(await dialog.findByRole('button', { name: words.issueMany({ count: formatNumber(2) }) }));
  expect(await dialog.findByText(words.issuedMany({ count: formatNumber(1) }))).toBeTruthy();
  expect(dialog.getByText('already closed')).toBeTruthy();
  expect(page.asked(issueOf('l1'))[0]?.body).toEqual({ templateId: 'tl1' });
  expect(page.asked(issueOf('l3'))).toEqual([]);
});

test('a refusal needs a reason', async () => {
  const page = await openInbox();
  await page.user.click(await screen.findByRole('button', { name: words.refuseOf({ name: 'Sara Karimi' }) }));
  const dialog = within(await screen.findByRole('dialog', { name: words.refuseTitle }));
  await page.user.click(dialog.getByRole('button', { name: words.refuse }));
  expect(dialog.getByText(words.reasonNeeded)).toBeTruthy();
  expect(page.asked(REFUSE)).toEqual([]);
  await page.user.type(dialog.getByRole('textbox'), 'not now');
  await page.user.click(dialog.getByRole('button', { name: words.refuse }));
  await waitFor(() => expect(page.asked(REFUSE)[0]?.body).toEqual({ reason: 'not now' }));
});

const ASK = 'POST /rest/s1/hcm/letter';

function Own() {
  return <LettersTab partyId={ownPartyId} asOf={undefined} />;
}

test('somebody asks for a letter about themselves', async () => {
  const page = await openPage({
    page: Own,
    screen: userProfileScreen,
    permissions: [`${OWN}/letters/observe`, `${OWN}/letters/ask`],
    answers: { 'GET /rest/s1/hcm/letter/own': () => ({ rows: [] }), [ASK]: () => ({ letterId: 'l2' }) },
  });
  expect(await screen.findByText(words.ownNone)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: words.ask }));
  await page.user.click(await screen.findByRole('button', { name: words.send }));
  expect(page.asked(ASK)).toEqual([]);
  await page.user.type(screen.getByRole('textbox', { name: new RegExp(words.addressee) }), 'Bank');
  await page.user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.asked)).toBeTruthy();
  expect(page.asked(ASK)[0]?.body).toMatchObject({ kind: 'employment', language: 'fa', addressee: 'Bank' });
});
