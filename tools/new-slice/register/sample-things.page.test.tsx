import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import messages from './sample-things.messages.fa.ts';
import SampleThingsPage from './sample-things.page.tsx';
import { sampleThingsScreen } from './sample-things.screen.ts';

afterEach(() => vi.unstubAllGlobals());

test('who may only observe changes nothing', async () => {
  await openPage({
    page: SampleThingsPage,
    screen: sampleThingsScreen,
    at: '/sampleArea/sampleThings',
    permissions: ['sampleArea/sampleThings/observe'],
    answers: {
      'GET /rest/s1/hcm/sampleArea/sampleThings': () => ({
        rows: [{ sampleThingId: 'f1', code: 'first', title: 'First', description: null, rowVersion: 1 }],
        count: 1,
        countIsCapped: false,
        totals: {},
      }),
    },
  });
  await screen.findByText('First');
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
});
