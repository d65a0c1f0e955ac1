import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { someUser } from '#testing/signed-in.ui.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { session, useSession } from '#ui/client/session.ts';
import { MustEnrolOverlay } from './must-enrol.ui.tsx';
import messages from './second-factor.messages.fa.ts';

const answers: Readonly<Record<string, object>> = {
  '/api/rest/s1/hcm/secondFactor/begin': { secret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH', qr: { size: 1, path: 'M0 0h1v1h-1z' } },
  '/api/rest/s1/hcm/secondFactor/confirm': { recoveryCodes: ['0-abcde-fghjk'] },
};
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ user: null });
});

test('Escape closes nothing; the pages open once the codes have been read', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url]));
  useSession.setState({ user: { ...someUser, mustEnrol: true } });
  render(
    <AppProvider>
      <MustEnrolOverlay />
    </AppProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { name: messages.enrolTitle })).toBeTruthy();
  await user.type(screen.getByLabelText(new RegExp(`^${messages.password}`)), 'Right-Pass1!{Enter}');
  await user.type(await screen.findByLabelText(new RegExp(`^${messages.code}`)), '123456{Enter}');
  const list = await screen.findByRole('list', { name: messages.codesLabel });
  expect(document.activeElement).toBe(list);
  expect(session().user?.mustEnrol).toBe(true);
  await user.click(screen.getByRole('button', { name: messages.codesKept }));
  expect(session().user?.mustEnrol).toBe(false);
});
