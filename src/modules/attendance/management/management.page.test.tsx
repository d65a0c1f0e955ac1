import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { attendanceTabs } from './attendance-tabs.ui.ts';
import ManagementPage from './management.page.tsx';
import { managementScreen } from './management.screen.ts';

afterEach(() => vi.unstubAllGlobals());

test('every tab asks for a key that opens the screen, and has a place of its own', () => {
  const { access } = managementScreen;
  for (const { id, keys } of attendanceTabs)
    expect(
      keys.filter((key) => !access.includes(key)),
      id,
    ).toEqual([]);
  expect(new Set(attendanceTabs.map(({ order }) => order)).size).toBe(attendanceTabs.length);
});

test('somebody sees the tabs of what he may see', async () => {
  await openPage({ page: ManagementPage, screen: managementScreen, permissions: ['functionalManagement/trafficInfo/observe'], answers: {} });
  const [calendars] = attendanceTabs.filter(({ id }) => id === 'calendars');
  expect(screen.queryByRole('tab', { name: calendars?.label ?? '' })).toBeNull();
});
