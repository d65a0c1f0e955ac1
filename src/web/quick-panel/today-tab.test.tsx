import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatLong } from '#kernel/jalali/jalali.ts';
import { defineScreen } from '#kernel/screen.ts';
import { openPage } from '#testing/open-page.tsx';
import messages from './quick-panel.messages.fa.ts';
import { TodayTab } from './today-tab.tsx';

const DAYS = 'GET /rest/s1/hcm/calendar';
const PEOPLE = 'GET /rest/s1/hcm/quick/people';
const TODAY = '2026-02-10';
const place = defineScreen<{ title: string }>()({ path: '/day', title: 'title', chrome: 'full', access: 'session' });
const holiday = { date: '2026-02-11', lunar: { year: 1447, month: 8, day: 22, isForetold: false }, isHoliday: true, occasions: [{ title: 'the 22nd', isHoliday: true }] };
const plain = { date: TODAY, lunar: { year: 1447, month: 8, day: 21, isForetold: false }, isHoliday: false, occasions: [] };
const face = { partyId: '0196f0a0-0000-7000-8000-000000000001', fullName: 'Sara', faceImage: null, date: '2026-02-11' };

const answers = {
  [DAYS]: () => ({ days: [plain, holiday] }),
  'GET /rest/s1/hcm/calendar/holidays': () => ({ holidays: [{ date: holiday.date, titles: ['the 22nd'], isForetold: false }] }),
  'GET /rest/s1/hcm/quick/own': () => ({ isBirthday: true, deadlines: [{ kind: 'employment', date: '2026-02-20' }] }),
  [PEOPLE]: () => ({ birthdays: [face], ending: { count: 6, people: [face] } }),
};
const open = (...permissions: string[]) => openPage({ page: TodayTab, screen: place, answers, permissions });

beforeEach(() => {
  // late in Tehran, still the day before in the west
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 1, 9, 21, 0));
});

test('today is the day of Tehran; the arrow keys walk on and the day they reach is told', async () => {
  const { user, asked } = await open();
  expect(await screen.findByRole('heading', { name: formatLong(TODAY) })).toBeDefined();
  expect(await screen.findByText(messages.noOccasion)).toBeDefined();
  const month = screen.getByRole('region', { name: messages.calendar });
  within(month).getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(await within(month).findByText('the 22nd')).toBeDefined();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(Object.fromEntries(asked(DAYS).at(-1)?.query ?? [])).toEqual({ from: '2026-02-20', to: '2026-03-20' }));
  await user.click(screen.getByRole('button', { name: messages.toToday }));
  expect(within(month).queryByRole('button', { name: messages.toToday })).toBeNull();
});

test('one sees the own birthday and deadline, and asks for nobody else without the right', async () => {
  const { asked } = await open();
  expect(await screen.findByText(messages.ownBirthday('Tester'))).toBeDefined();
  expect(screen.getByText(messages.ownDeadline.employment)).toBeDefined();
  expect([asked(PEOPLE), screen.queryByText(messages.birthdays)]).toEqual([[], null]);
});

test('who sees the list of personnel gets birthdays and ends with links to the files', async () => {
  await open('personnelInformationManagement/searchPersonnelList/observe');
  const links = await screen.findAllByRole('link', { name: 'Sara' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/personnel/profile?partyId=${face.partyId}`, `/personnel/profile?partyId=${face.partyId}`]);
});
