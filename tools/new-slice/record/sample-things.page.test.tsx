import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import messages from './sample-things.messages.fa.ts';
import SampleThingsPage from './sample-things.page.tsx';
import { sampleThingsScreen } from './sample-things.screen.ts';

afterEach(() => vi.unstubAllGlobals());

test('who may only observe reads the sheet and deletes nothing', async () => {
  await openPage({
    page: SampleThingsPage,
    screen: sampleThingsScreen,
    at: '/sampleArea/sampleThings?sampleThingId=f1',
    permissions: ['sampleArea/sampleThings/observe'],
    answers: {
      'GET /rest/s1/hcm/sampleArea/sampleThings/f1': () => ({ sampleThingId: 'f1', code: 'first', title: 'First', description: null, rowVersion: 1 }),
    },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('First');
  expect(screen.queryByRole('button', { name: messages.remove })).toBeNull();
});
