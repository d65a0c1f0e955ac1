/** The tab of the legal profile within its page. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import YearlyLawPage from '../yearly-law/yearly-law.page.tsx';
import { yearlyLawScreen } from '../yearly-law/yearly-law.screen.ts';
import messages from './profile-tab.messages.fa.ts';
import words from './profile-words.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const setting = (key: string, value: string, over: object = {}) => ({ key, value, origin: 'default', companyName: null, fromDate: null, rowVersion: 0, history: [], ...over });
const entry = { value: 'monthly', fromDate: '2026-03-21', thruDate: null, reason: 'Circular 14', setByName: 'Sara', setAt: '2026-03-01T08:00:00.000Z', isWithdrawn: 'N' };
const settings = [
  setting('taxMethod', 'monthly', { origin: 'own', fromDate: '2026-03-21', rowVersion: 1, history: [entry] }),
  setting('netRounding', '1000', { origin: 'above', companyName: 'Parent', fromDate: '2026-03-21' }),
  setting('overtimeBase', 'base,seniority,jobExtra'),
  setting('monthHours', 'law'),
];

const open = (acts: readonly string[], answered: () => unknown = () => ({ rowVersion: 2 })) =>
  openPage({
    page: YearlyLawPage,
    screen: yearlyLawScreen,
    at: '/AnnualAnnuities?tab=profile',
    permissions: acts.map((act) => `payroll/annualAnnuities/legalProfile/${act}`),
    answers: {
      'GET /rest/s1/payroll/legalProfile': () => ({ year: 1405, month: 2, settings }),
      'POST /rest/s1/payroll/legalProfile': answered,
    },
  });

test('each reading stands in words with whose it is, and says what it means and what was set', async () => {
  const { user } = await open(['observe']);
  const inherited = await screen.findByRole('row', { name: new RegExp(words.settings.netRounding.title) });
  within(inherited).getByText(messages.ofCompany('Parent'));
  screen.getByText(words.byLaw);
  await user.click(screen.getByText(words.settings.taxMethod.title));
  const drawer = await screen.findByRole('dialog');
  within(drawer).getByText(words.settings.taxMethod.meaning);
  within(drawer).getByText(words.settings.taxMethod.source);
  within(drawer).getByText('Circular 14');
  expect(within(drawer).queryByRole('button', { name: messages.set })).toBeNull();
});

test('a reading is set from a month on with its reason, in the version that was seen', async () => {
  const { user, asked } = await open(['observe', 'edit']);
  await user.click(await screen.findByText(words.settings.taxMethod.title));
  const drawer = await screen.findByRole('dialog');
  await user.type(within(drawer).getByRole('textbox', { name: new RegExp(messages.reason) }), 'Ruling 3');
  await user.click(within(drawer).getByRole('switch', { name: messages.isInherited }));
  await user.click(within(drawer).getByRole('button', { name: messages.set }));
  await waitFor(() => expect(asked('POST /rest/s1/payroll/legalProfile')).toHaveLength(1));
  expect(asked('POST /rest/s1/payroll/legalProfile')[0]?.body).toEqual({
    ...{ key: 'taxMethod', value: null, reason: 'Ruling 3', rowVersion: 1 },
    ...{ year: expect.any(Number), month: expect.any(Number) },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a figure left empty is that of the law, and a refusal stands at its field', async () => {
  const { user, asked } = await open(['observe', 'edit'], () => refusal(409, 'Already so', { fields: { value: 'Already so' } }));
  const set = async (title: string): Promise<unknown> => {
    await user.click(await screen.findByText(title));
    const drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByRole('textbox', { name: new RegExp(messages.reason) }), 'Ruling 3');
    await user.click(within(drawer).getByRole('button', { name: messages.set }));
    await waitFor(() => expect(within(drawer).getAllByText('Already so').length).toBeGreaterThan(0));
    return asked('POST /rest/s1/payroll/legalProfile').at(-1)?.body;
  };
  expect(await set(words.settings.monthHours.title)).toMatchObject({ key: 'monthHours', value: 'law' });
});

test('what cannot be read is asked for again', async () => {
  const answers = { 'GET /rest/s1/payroll/legalProfile': () => refusal(500, 'failed') };
  const permissions = ['payroll/annualAnnuities/legalProfile/observe'];
  await openPage({ page: YearlyLawPage, screen: yearlyLawScreen, at: '/AnnualAnnuities?tab=profile', permissions, answers });
  await screen.findByRole('heading', { name: messages.failed });
});
