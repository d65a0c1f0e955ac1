import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, openPage, refusal } from '#testing/open-page.tsx';
import { ADD, APPROVE, DELETE, EDIT } from './drafts.contract.ts';
import refusals from './drafts.messages.fa.ts';
import DraftsPage from './drafts.page.tsx';
import { draftsScreen } from './drafts.screen.ts';
import messages from './drafts-page.messages.fa.ts';

const PATH = '/rest/s1/hcm/orgStructure/structureDraft';
const id = '0196f0a0-0000-7000-8000-000000000001';
const unitId = '0196f0a0-0000-7000-8000-0000000000aa';
const ONE = `${PATH}/draft/${id}`;
const READ = `GET ${ONE}`;
const COMPARE = `GET ${ONE}/comparison`;
const LIST = `GET ${PATH}/filterDrafts`;
const all = [ADD, EDIT, DELETE, APPROVE];
afterEach(() => vi.unstubAllGlobals());

const draft = {
  draftId: id,
  companyName: 'Holding',
  title: 'Spring',
  effectiveDate: '2026-04-01',
  noteText: null,
  statusId: 'DrfOpen',
  returnText: null,
  createdByName: 'Sara',
  submittedByName: null,
  approvedByName: null,
  activatedByName: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  submittedAt: null,
  approvedAt: null,
  activatedAt: null,
  refusalText: null,
  isOwn: false,
  rowVersion: 4,
};
const changes = [
  { changeId: 'c1', kind: 'addUnit', what: 'add the unit', why: null },
  { changeId: 'c2', kind: 'closeUnit', what: 'close the unit', why: refusals.errors.unitHasPosts },
];
const figures = { units: 4, posts: 6, seats: 18, heads: 9 };
const same = { before: 1, after: 1 };
const comparison = {
  units: [
    { unitId, kinds: ['created'], name: { before: null, after: 'Data' }, parent: { before: null, after: 'Head' }, seats: { before: 0, after: 3 }, heads: { before: 0, after: 2 } },
    { unitId: 'u2', kinds: ['moved', 'renamed'], name: { before: 'Old', after: 'New' }, parent: { before: 'Head', after: 'Data' }, seats: same, heads: same },
    { unitId: 'u3', kinds: ['closed'], name: { before: 'Gone', after: null }, parent: { before: 'Head', after: null }, seats: same, heads: same },
  ],
  posts: [],
  people: [{ holdingId: 'h1', fullName: 'Reza', post: { before: 'Clerk', after: null }, isUnseated: true }],
  totals: { before: figures, after: { ...figures, units: 5, heads: 8 } },
  unfit: 1,
};
const open = (of: object, answers: Answers = {}, permissions: readonly string[] = all) =>
  openPage({
    page: DraftsPage,
    screen: draftsScreen,
    at: `${draftsScreen.path}?draftId=${id}`,
    permissions,
    answers: { [READ]: () => ({ draft: { ...draft, ...of }, changes }), [COMPARE]: () => comparison, ...answers },
  });

test('the list leads to a draft; none yet leads to the first', async () => {
  const { address, user } = await openPage({
    page: DraftsPage,
    screen: draftsScreen,
    permissions: all,
    answers: { [LIST]: () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }) },
  });
  expect(await screen.findByText(messages.none)).toBeTruthy();
  await user.click(screen.getAllByRole('link', { name: messages.add })[0] as HTMLElement);
  expect(address()).toContain('draftId=new');
});

test('changes stand in order with what is in their way; the last is taken back, any other deleted', async () => {
  const REMOVE = (change: string): string => `POST ${ONE}/change/${change}/delete`;
  const { user, asked } = await open({}, { [REMOVE('c2')]: () => ({ rowVersion: 5 }), [REMOVE('c1')]: () => ({ rowVersion: 6 }) });
  const items = within(await screen.findByRole('region', { name: messages.changes })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('add the unit'), expect.stringContaining(refusals.errors.unitHasPosts)]);
  await user.click(screen.getByRole('button', { name: messages.undo }));
  await waitFor(() => expect(asked(REMOVE('c2'))[0]?.body).toEqual({ rowVersion: 4 }));
  await user.click(within(items[0] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(asked(REMOVE('c1'))).toHaveLength(1));
});

test('the form asks for what the kind needs and says at its field why a change does not fit', async () => {
  const ADD_CHANGE = `POST ${ONE}/change`;
  const CHOICES = `GET ${PATH}/unitOptions`;
  const { user, asked } = await open(
    {},
    {
      [ADD_CHANGE]: () => refusal(409, 'modules/organisation/drafts.unitHasPosts', { messages: refusals.errors.unitHasPosts, fields: { unitId: refusals.errors.unitHasPosts } }),
      [CHOICES]: () => ({ list: [{ unitId, organizationName: 'Data' }] }),
    },
  );
  const form = within(await screen.findByRole('region', { name: messages.addChange }));
  expect(form.queryByText(messages.ofUnit)).toBeNull();
  await user.click(await form.findByRole('button', { name: new RegExp(`^${messages.kind}`) }));
  await user.click(await screen.findByRole('option', { name: messages.kinds.closeUnit }));
  await user.click(await form.findByRole('button', { name: new RegExp(`^${messages.ofUnit}`) }));
  await user.keyboard('Data');
  await user.click(await screen.findByRole('option', { name: /Data/ }));
  expect(asked(CHOICES)[0]?.query.get('draftId')).toBe(id);
  await user.click(form.getByRole('button', { name: messages.addChange }));
  await waitFor(() => expect(asked(ADD_CHANGE)[0]?.body).toEqual({ kind: 'closeUnit', unitId, rowVersion: 4 }));
  expect((await form.findAllByText(refusals.errors.unitHasPosts)).length).toBeGreaterThan(0);
});

test('the comparison marks what is created, moved and closed; wages only where the reader gets them', async () => {
  const { user } = await open({});
  const units = within(await screen.findByRole('table', { name: messages.comparedUnits }));
  const [, created, moved, closed] = units.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(created).toContain(messages.marks.created);
  expect(moved).toMatch(new RegExp(`${messages.marks.moved}.*${messages.marks.renamed}`));
  expect(closed).toContain(messages.marks.closed);
  expect(units.getByText('Gone').closest('del')).toBeTruthy();
  expect(screen.queryByText(new RegExp(messages.wage))).toBeNull();
  expect(screen.getByText(messages.unseated({ count: '\u06f1' }))).toBeTruthy();
  expect(screen.getByText(messages.unfit({ count: '\u06f1' }))).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: new RegExp(messages.comparedPeople) }));
  expect(within(screen.getByRole('table', { name: messages.comparedPeople })).getByText(messages.marks.ended)).toBeTruthy();
});

test('a draft ahead is compared with today, or with its own day; one whose day has come with that alone', async () => {
  const { user, asked, goTo } = await open({ effectiveDate: '2090-01-01' });
  await waitFor(() => expect(asked(COMPARE).at(-1)?.query.get('base')).toBe('today'));
  await user.click(screen.getByRole('button', { name: new RegExp(`^${messages.base}`) }));
  await user.click(await screen.findByRole('option', { name: messages.bases.effective }));
  await waitFor(() => expect(asked(COMPARE).at(-1)?.query.get('base')).toBe('effective'));
  await goTo('/elsewhere');
  const past = await open({ effectiveDate: '2020-01-01' });
  await waitFor(() => expect(past.asked(COMPARE).at(-1)?.query.get('base')).toBe('effective'));
  expect(screen.queryByText(messages.base)).toBeNull();
});

test('what was refused on its day says why; its author takes it back', async () => {
  const WITHDRAW = `POST ${ONE}/withdraw`;
  const { user, asked } = await open({ statusId: 'DrfApproved', isOwn: true, refusalText: refusals.errors.circle }, { [WITHDRAW]: () => ({ rowVersion: 5 }) });
  expect(await screen.findByText(refusals.errors.circle)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.return })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.withdraw }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: messages.withdraw }));
  await waitFor(() => expect(asked(WITHDRAW)[0]?.body).toEqual({ rowVersion: 4 }));
});

test('with the class of wages they are compared too', async () => {
  const wage = { before: '100', after: '150' };
  const paid = { ...comparison, units: [{ ...comparison.units[0], wage }], totals: { before: { ...figures, wage: '1000' }, after: { ...figures, wage: '1050' } } };
  await open({}, { [COMPARE]: () => paid });
  expect(within(await screen.findByRole('table', { name: messages.totals })).getByText('+\u06f5\u06f0')).toBeTruthy();
  expect(screen.getAllByText(new RegExp(messages.wage)).length).toBe(2);
});

test('who has submitted it does not approve it; somebody else does, or sends it back with the reason', async () => {
  const submitted = { statusId: 'DrfSubmitted', submittedByName: 'Sara' };
  const { goTo } = await open({ ...submitted, isOwn: true });
  expect(await screen.findByText(messages.statuses.DrfSubmitted)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.approve })).toBeNull();
  expect(screen.queryByRole('region', { name: messages.addChange })).toBeNull();
  await goTo('/elsewhere');
  const { user, asked } = await open(submitted, { [`POST ${ONE}/approve`]: () => ({ rowVersion: 5 }), [`POST ${ONE}/return`]: () => ({ rowVersion: 5 }) });
  await user.click(await screen.findByRole('button', { name: messages.return }));
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Too early');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.return }));
  await waitFor(() => expect(asked(`POST ${ONE}/return`)[0]?.body).toEqual({ returnText: 'Too early', rowVersion: 4 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: messages.approve }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: messages.approve }));
  await waitFor(() => expect(asked(`POST ${ONE}/approve`)[0]?.body).toEqual({ rowVersion: 4 }));
});

test('the activation tells its consequence, and the refusal names the change', async () => {
  const why = refusals.errors.changeRefused({ number: 2, what: 'close the unit', why: refusals.errors.unitHasPosts });
  const { user } = await open(
    { statusId: 'DrfApproved', submittedByName: 'Sara', approvedByName: 'Reza' },
    { [`POST ${ONE}/activate`]: () => refusal(409, 'modules/organisation/drafts.changeRefused', { messages: why }) },
  );
  await user.click(await screen.findByRole('button', { name: messages.activate }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/\u06f2/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: messages.activate }));
  expect(await screen.findByText(why)).toBeTruthy();
});

test('who may only look changes nothing', async () => {
  await open({}, {}, []);
  await screen.findByRole('region', { name: messages.changes });
  for (const name of [messages.undo, messages.submit, messages.discard, messages.edit]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a draft that is not there, or in another company, says so', async () => {
  await open({}, { [READ]: () => refusal(404, 'platform/http.notFound') });
  expect(await screen.findByText(messages.notFound)).toBeTruthy();
});
