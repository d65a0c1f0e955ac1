import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { performanceProfileScreen } from '#modules/performance/performance-profile/performance-profile.screen.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import { shownDigits } from '#ui/format/format.ts';
import words from './phone-page.messages.fa.ts';
import { PressTab } from './press-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

const OWN = 'personnelManagement/performanceProfile/press';
const phone = { at: '2026-11-28T07:58:00', isInside: false, obstacle: null, asksPlace: false, presses: [] };
const open = (answers: object) =>
  openPage({
    page: PressTab,
    screen: performanceProfileScreen,
    permissions: [`${OWN}/observe`, `${OWN}/add`],
    answers: { 'GET /rest/s1/functionalManagement/ownPhone': () => phone, ...answers },
  });
const PRESS = 'POST /rest/s1/functionalManagement/ownPhone/press';

test('a press that got no answer is sent again as the same one', async () => {
  let asked = 0;
  const { user, asked: sent } = await open({
    [PRESS]: () => {
      asked += 1;
      return asked === 1 ? refusal(503, 'away') : { at: phone.at, way: 'in', isKnown: true, hasWaited: false };
    },
  });
  const button = await screen.findByRole('button', { name: words.pressIn });
  await user.click(button);
  await waitFor(() => expect(sent(PRESS)).toHaveLength(1));
  await user.click(button);
  expect(await screen.findByText(words.wasKnown({ way: words.ways.in, time: shownDigits('07:58') }))).toBeDefined();
  const [first, second] = sent(PRESS).map(({ body }) => body);
  expect(second).toEqual(first);
});

test('a press that was refused stands nowhere: pressed again it is one of that moment', async () => {
  const { user, asked: sent } = await open({ [PRESS]: () => refusal(409, 'notHere') });
  const button = await screen.findByRole('button', { name: words.pressIn });
  await user.click(button);
  await waitFor(() => expect(sent(PRESS)).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-disabled') ?? button.getAttribute('data-pending')).toBeNull());
  await user.click(button);
  await waitFor(() => expect(sent(PRESS)).toHaveLength(2));
  const [first, second] = sent(PRESS).map(({ body }) => (body as { pressId: string }).pressId);
  expect(second).not.toBe(first);
});

test('where the place is asked for and the phone does not give it, nothing is sent and the way is told', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { user, asked } = await open({ 'GET /rest/s1/functionalManagement/ownPhone': () => ({ ...phone, asksPlace: true }) });
  await user.click(await screen.findByRole('button', { name: words.pressIn }));
  expect(await screen.findByText(words.noPlace)).toBeDefined();
  expect(asked(PRESS)).toHaveLength(0);
});
