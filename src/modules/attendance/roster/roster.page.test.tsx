import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import ManagementPage from '../management/management.page.tsx';
import { managementScreen } from '../management/management.screen.ts';
import words from './roster-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const days = ['2026-05-09', '2026-05-10', '2026-05-11'].map((date) => ({ date, isHoliday: false, isRest: false, title: null }));
const person = (partyId: string, fullName: string) => ({ partyId, fullName, calendarTitle: 'Main', crewTitle: null, shifts: [0, null, 0], minutes: [480, 0, 480], own: [1] });
const shift = { workShiftId: 's1', shiftCode: 'D', title: 'Day', colour: 'blue' };
const choice = { ...shift, shiftClass: 'morning', isActive: true, minutes: 480, from: 480, until: 960 };

const open = (held: readonly string[]) =>
  openPage({
    page: ManagementPage,
    screen: managementScreen,
    at: '/functionalManagement?tab=roster',
    permissions: held.map((act) => `functionalManagement/roster/${act}`),
    answers: {
      'GET /rest/s1/functionalManagement/roster': () => ({ days, shifts: [shift], people: [person('p1', 'One'), person('p2', 'Two')], count: 2 }),
      'GET /rest/s1/functionalManagement/roster/gaps': () => ({ days, needs: [] }),
      'GET /rest/s1/functionalManagement/shiftChoices': () => ({ shifts: [choice], calendars: [], crews: [] }),
      'POST /rest/s1/functionalManagement/roster/days': () => ({ written: 1, removed: 1 }),
    },
  });
const DAYS = 'POST /rest/s1/functionalManagement/roster/days';

test('codes that are pasted are written from the chosen cell on; one that no shift has writes nothing', async () => {
  const { user, asked } = await open(['observe', 'edit']);
  const cells = await screen.findAllByRole('gridcell');
  await screen.findByRole('button', { name: words.write });
  await user.click(cells[0] as HTMLElement);
  await user.paste('D\t\t-');
  await waitFor(() =>
    expect(asked(DAYS)[0]?.body).toEqual({
      cells: [
        { partyId: 'p1', date: '2026-05-09', workShiftId: 's1' },
        { partyId: 'p1', date: '2026-05-10' },
        { partyId: 'p1', date: '2026-05-11', workShiftId: null },
      ],
    }),
  );
  await user.paste('Q');
  expect(await screen.findByText(words.unknownCode('Q'))).toBeTruthy();
  expect(asked(DAYS)).toHaveLength(1);
});

test('who may only observe writes nothing', async () => {
  const { user, asked } = await open(['observe']);
  await user.click((await screen.findAllByRole('gridcell'))[0] as HTMLElement);
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: words.write })).toBeNull();
  expect(asked(DAYS)).toHaveLength(0);
});
