/** The tab of the wage decree within its page. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import { formatNumber, formatRial } from '#ui/format/format.ts';
import YearlyLawPage from '../yearly-law/yearly-law.page.tsx';
import { yearlyLawScreen } from '../yearly-law/yearly-law.screen.ts';
import words from './decree.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const row = {
  partyRelationshipId: 'r1',
  partyId: 'p1',
  fullName: 'Sara',
  pseudoId: '100',
  oldWage: '4000000',
  newWage: '6319549',
  difference: '2319549',
  isLeast: 'N',
  hasWage: 'N',
};
const law = { year: 1404, factor: '1.32', fixed: '310535', least: '3463656', isConfirmed: false, mayKnow: true };

const open = (answered: () => unknown, at = '/AnnualAnnuities?tab=decree&year=1404', more: Partial<Parameters<typeof openPage>[0]['answers']> = {}) =>
  openPage({
    page: YearlyLawPage,
    screen: yearlyLawScreen,
    at,
    permissions: ['payroll/annualAnnuities/decree/observe', ...(Object.keys(more).length > 0 ? ['payroll/annualAnnuities/decree/apply'] : [])],
    answers: {
      'GET /rest/s1/payroll/decree/law': answered,
      'GET /rest/s1/payroll/decree/applied': () => ({ list: [] }),
      'GET /rest/s1/payroll/decree': () => ({ rows: [row], count: 1, countIsCapped: false, totals: { oldWage: '4000000', newWage: '6319549', difference: '2319549' } }),
      ...more,
    },
  });

test('the law of the year stands above everybody’s wages, and says that nobody has confirmed it', async () => {
  const { asked } = await open(() => law);
  await screen.findByRole('row', { name: /Sara/ });
  screen.getByText(words.law(formatNumber(1.32, 2), formatRial('310535'), formatRial('3463656')));
  screen.getByText(words.open);
  screen.getByText(words.note);
  expect(asked('GET /rest/s1/payroll/decree').every(({ query }) => query.get('year') === '1404')).toBe(true);
});

test('who may not know wages is told so, and no list is asked for', async () => {
  const { asked } = await open(() => ({ ...law, mayKnow: false }));
  await screen.findByRole('heading', { level: 2 });
  expect(asked('GET /rest/s1/payroll/decree')).toEqual([]);
});

test('a year without its law says what it lacks', async () => {
  await open(() => refusal(409, 'No law of the year'));
  await screen.findByText('No law of the year');
});

test('what would be written is told in numbers, and written with them', async () => {
  const told = { wageDecreeId: null, people: 3, oldTotal: '12000000', newTotal: '18958647', left: [{ state: 'own', people: 1 }] };
  const { asked, user } = await open(() => ({ ...law, isConfirmed: true }), undefined, { 'POST /rest/s1/payroll/decree/apply': () => told });
  await user.click(await screen.findByRole('button', { name: words.applyAll }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(formatRial('18958647'));
  dialog.getByText(words.left(words.leftIn(words.states.own, formatNumber(1))));
  await user.click(dialog.getByRole('button', { name: words.confirm(formatNumber(3)) }));
  await screen.findByText(words.done(formatNumber(3)));
  const bodies = asked('POST /rest/s1/payroll/decree/apply').map(({ body }) => body);
  expect(bodies).toMatchObject([{ year: 1404 }, { year: 1404, seen: { people: 3, newTotal: '18958647' } }]);
});

test('law that nobody has confirmed is not written, and an act that stands is taken back', async () => {
  const act = {
    wageDecreeId: 'd1',
    people: 3,
    oldTotal: '1',
    newTotal: '2',
    appliedByName: 'Ali',
    appliedAt: '2026-04-01T08:00:00Z',
    undoneByName: null,
    undoneAt: null,
    rowVersion: 1,
  };
  const { asked, user } = await open(() => law, undefined, {
    'GET /rest/s1/payroll/decree/applied': () => ({ list: [act] }),
    'POST /rest/s1/payroll/decree/applied/d1/undo': () => ({ people: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: words.undo }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.undo }));
  await screen.findByText(words.undoneDone);
  expect(screen.queryByRole('button', { name: words.applyAll })).toBeNull();
  expect(asked('POST /rest/s1/payroll/decree/applied/d1/undo').map(({ body }) => body)).toEqual([{ rowVersion: 1 }]);
});
