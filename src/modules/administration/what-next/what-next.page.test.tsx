import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { formatDate, formatNumber, shownDigits } from '#ui/format/format.ts';
import { setupScreen } from '../setup/setup.screen.ts';
import { WhatNextLink } from '../setup/what-next-link.ui.tsx';
import type { NextStep } from './what-next.contract.ts';
import messages from './what-next.messages.fa.ts';
import { type Step, steps } from './what-next.rules.ts';
import { WhatNextCard } from './what-next.ui.tsx';

const YEAR = 1405;
const year = shownDigits(String(YEAR));
const nameOf = (step: Step): string => {
  const name = messages.names[step];
  return typeof name === 'string' ? name : name(year);
};
const open: NextStep[] = steps.map((step) => ({
  step,
  isDone: false,
  count: ['accounts', 'secondAdministrator', 'secondFactor', 'legalFigures', 'holidays'].includes(step) ? 1 : null,
  since: null,
  isConfirmed: false,
}));
const withStep = (changed: Partial<NextStep> & Pick<NextStep, 'step'>): NextStep[] => open.map((one) => (one.step === changed.step ? { ...one, ...changed } : one));

const READ = 'GET /setup/whatNext';
const SEE = 'systemManagement/setup/observe';
const EDIT = 'systemManagement/setup/edit';

afterEach(() => vi.unstubAllGlobals());

let answer: NextStep[];
const openCard = (found: NextStep[], permissions = [SEE, EDIT], isDemo = false, page = WhatNextCard) => {
  answer = found;
  return openPage({
    page,
    screen: setupScreen,
    permissions,
    answers: {
      [READ]: () => ({ year: YEAR, isDemo, steps: answer }),
      'PUT /setup/whatNext/confirmed': ({ body }) => {
        const { step, confirmedOn } = body as { step: Step; confirmedOn: string };
        answer = withStep({ step, isDone: true, since: confirmedOn, isConfirmed: true });
        return { step };
      },
      'PUT /setup/whatNext/open': ({ body }) => {
        answer = open;
        return body;
      },
    },
  });
};

const row = (step: Step) => within(screen.getByRole('heading', { level: 3, name: new RegExp(`^${nameOf(step)}`) }).closest('li') as HTMLElement);

test('every step stands there in its order, with its reason and where it is done', async () => {
  await openCard(withStep({ step: 'accounts', isDone: true, count: 12 }));
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent ?? '');
  expect(names.map((text, at) => text.startsWith(nameOf(steps[at] as Step)))).toEqual(steps.map(() => true));
  for (const step of steps) expect(row(step).getByText(messages.why[step])).toBeDefined();
  expect(row('accounts').getByText(messages.done)).toBeDefined();
  expect(row('accounts').getByText(messages.state.accounts(formatNumber(12)))).toBeDefined();
  expect(screen.getByText(messages.progress({ done: formatNumber(1), all: formatNumber(steps.length) }), { exact: false })).toBeDefined();
  const hrefs = (['accounts', 'secondAdministrator', 'secondFactor', 'address', 'holidays'] as const).map((step) => row(step).getByRole('link').getAttribute('href'));
  expect(hrefs).toEqual(['/bulkAccounts', '/accessLevel', '/accountSecurity', '/help?article=what-next', '/systemBaseData?tab=calendar&of=year']);
  // the server does not open the page of the figures to this person
  expect(row('legalFigures').queryByRole('link')).toBeNull();
});

test('a step that the program cannot see is confirmed with a day, and taken back', async () => {
  const { user, asked } = await openCard(open);
  await user.click(await screen.findByRole('button', { name: messages.confirmOf(nameOf('masterKey')) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(await dialog.findByRole('textbox'));
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(asked('PUT /setup/whatNext/confirmed')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), '1405/02/01');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('PUT /setup/whatNext/confirmed').map(({ body }) => body)).toEqual([{ step: 'masterKey', confirmedOn: '2026-04-21' }]);
  await waitFor(() => expect(row('masterKey').getByText(messages.state.confirmed(formatDate('2026-04-21')))).toBeDefined());
  await user.click(row('masterKey').getByRole('button', { name: messages.withdrawOf(nameOf('masterKey')) }));
  await waitFor(() => expect(row('masterKey').getByText(messages.open)).toBeDefined());
});

test('nobody is asked to confirm what the server sees, nor who may only look', async () => {
  await openCard(withStep({ step: 'backup', isDone: true, since: '2026-05-01' }), [SEE]);
  expect(await screen.findByText(messages.state.seen(formatDate('2026-05-01')))).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the home page of an administrator leads to what is open, until nothing is', async () => {
  await openCard(withStep({ step: 'mail', isDone: true }), [SEE], false, WhatNextLink);
  const link = await screen.findByRole('link', { name: messages.link(formatNumber(steps.length - 1)) });
  expect(link.getAttribute('href')).toBe('/setup');
});

test.each([
  ['everything is done', open.map((one) => ({ ...one, isDone: true })), [SEE], false, 1],
  ['a demo', open, [SEE], true, 1],
  ['somebody who may not see it', open, [], false, 0],
] as const)('no way is shown: %s', async (_, found, permissions, isDemo, questions) => {
  const { asked } = await openCard([...found], [...permissions], isDemo, WhatNextLink);
  await waitFor(() => expect(asked(READ)).toHaveLength(questions));
  expect(screen.queryByRole('link')).toBeNull();
});
