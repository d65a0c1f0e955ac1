/** The tab of the wage decree within its page. */
import { screen } from '@testing-library/react';
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

const open = (answered: () => unknown, at = '/AnnualAnnuities?tab=decree&year=1404') =>
  openPage({
    page: YearlyLawPage,
    screen: yearlyLawScreen,
    at,
    permissions: ['payroll/annualAnnuities/decree/observe'],
    answers: {
      'GET /rest/s1/payroll/decree/law': answered,
      'GET /rest/s1/payroll/decree': () => ({ rows: [row], count: 1, countIsCapped: false, totals: { oldWage: '4000000', newWage: '6319549', difference: '2319549' } }),
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
