import { Link } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineScreen } from '#kernel/screen.ts';
import { openPage } from '#testing/open-page.tsx';
import { dropSession } from '#ui/client/session.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from './leave-guard.tsx';

const form = defineScreen<{ title: string }>()({ path: '/form', title: 'title', chrome: 'bare', access: 'public' });
afterEach(() => vi.unstubAllGlobals());

async function leave(isForGuests: boolean) {
  const page = await openPage({
    page: () => (
      <>
        <Link to="/login">Away</Link>
        <LeaveGuard isDirty={() => true} isForGuests={isForGuests} />
      </>
    ),
    screen: form,
    answers: {},
  });
  act(dropSession);
  await page.user.click(screen.getByRole('link', { name: 'Away' }));
  return page;
}

test('a session that is over holds nobody', async () => {
  expect((await leave(false)).address()).toBe('/login');
});

test('a form for people without a session asks too, and lets go when told to', async () => {
  const { user, address } = await leave(true);
  expect(address()).toBe('/form');
  await user.click(await screen.findByRole('button', { name: kit.leave.leave }));
  expect(address()).toBe('/login');
});
