import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { ADD, EDIT } from '../drafts.contract.ts';
import DraftsPage from '../drafts.page.tsx';
import { draftsScreen } from '../drafts.screen.ts';
import messages from '../drafts-page.messages.fa.ts';

const id = '0196f0a0-0000-7000-8000-000000000001';
const ONE = `/rest/s1/hcm/orgStructure/structureDraft/draft/${id}`;
const ADD_CHANGE = `POST ${ONE}/change`;
const none = { levelEnumId: null, degreeTitle: null, managerPartyId: null, managerName: null, managerTitle: null, faceImage: null };
const unit = (unitId: string, parentUnitId: string | null) => ({ unitId, parentUnitId, pseudoId: unitId, organizationName: unitId, seats: 2, holders: 1, vacancies: 1, ...none });
const units = [unit('company', null), unit('finance', 'company'), unit('sales', 'company'), unit('gone', 'company')];
const figures = { units: 4, posts: 6, seats: 18, heads: 9 };
const by = { createdByName: 'Sara', submittedByName: null, approvedByName: null, activatedByName: null, createdAt: '2026-03-01T08:00:00.000Z' };
const past = { submittedAt: null, approvedAt: null, activatedAt: null, refusalText: null, returnText: null };
const draft = {
  ...{ draftId: id, companyName: 'Holding', title: 'Spring', effectiveDate: '2026-04-01', noteText: null, isOwn: true, rowVersion: 4 },
  ...by,
  ...past,
};
afterEach(() => vi.unstubAllGlobals());

const open = (statusId = 'DrfOpen') =>
  openPage({
    page: DraftsPage,
    screen: draftsScreen,
    at: `${draftsScreen.path}?draftId=${id}&show=chart`,
    permissions: [ADD, EDIT],
    answers: {
      [`GET ${ONE}`]: () => ({ draft: { ...draft, statusId }, changes: [] }),
      [`GET ${ONE}/chart`]: () => ({ units, marks: [{ unitId: 'gone', kinds: ['closed'] }] }),
      [`GET ${ONE}/comparison`]: () => ({ units: [], posts: [], people: [], totals: { before: figures, after: { ...figures, seats: 20 } }, unfit: 0 }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      'GET /rest/s1/hcm/orgStructure/structureDraft/unitOptions': () => ({ list: [{ unitId: 'sales', organizationName: 'sales' }] }),
      [ADD_CHANGE]: () => ({ changeId: 'c', rowVersion: 5 }),
    },
  });
const card = async (name: string): Promise<HTMLElement> => (await screen.findAllByRole('treeitem')).find(({ dataset }) => dataset['unit'] === name) as HTMLElement;
const pressed = { ctrlKey: true, code: 'KeyX', key: '\u0637' } as const;

test('a card is cut, carried by the arrows and put under another one; not under its own upper unit, and what is closed takes no part', async () => {
  const { user, asked } = await open();
  (await card('finance')).focus();
  fireEvent.keyDown(await card('finance'), pressed);
  expect((await screen.findAllByRole('status')).some(({ textContent }) => textContent?.includes('\u00abfinance\u00bb'))).toBe(true);
  // back up, which it stands under already
  await user.keyboard('{ArrowUp}{Enter}');
  expect(asked(ADD_CHANGE)).toHaveLength(0);
  (await card('gone')).focus();
  fireEvent.keyDown(await card('gone'), pressed);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(asked(ADD_CHANGE)).toHaveLength(0);
  await user.keyboard('{Escape}');
  (await card('finance')).focus();
  fireEvent.keyDown(await card('finance'), pressed);
  await user.keyboard('{ArrowLeft}{Enter}');
  await waitFor(() => expect(asked(ADD_CHANGE).map(({ body }) => body)).toEqual([{ kind: 'moveUnit', unitId: 'finance', parentUnitId: 'sales', rowVersion: 4 }]));
});

test('a card asks for its changes with the unit said already, and what they come to stands beside', async () => {
  const { user, asked } = await open();
  (await card('sales')).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: messages.kinds.closeUnit }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.addChange }));
  await user.click(dialog.getByRole('button', { name: messages.addChange }));
  await waitFor(() => expect(asked(ADD_CHANGE)[0]?.body).toEqual({ kind: 'closeUnit', unitId: 'sales', rowVersion: 4 }));
  expect(within(screen.getByRole('region', { name: messages.totals })).getByText('+\u06f2')).toBeTruthy();
});

test('what is submitted is looked at alone, and what was activated is in the chart of its day', async () => {
  const { user, asked, goTo } = await open('DrfSubmitted');
  (await card('finance')).focus();
  fireEvent.keyDown(await card('finance'), pressed);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect([asked(ADD_CHANGE).length, screen.queryByRole('menu')]).toEqual([0, null]);
  await goTo('/elsewhere');
  const activated = await open('DrfActivated');
  expect(await screen.findByRole('region', { name: messages.changes })).toBeTruthy();
  expect(activated.asked(`GET ${ONE}/chart`)).toHaveLength(0);
});
