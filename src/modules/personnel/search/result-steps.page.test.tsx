import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { profileScreen } from '../profile/profile.screen.ts';
import { keepResult } from './result.ui.ts';
import { ResultSteps } from './result-steps.tsx';
import messages from './search-page.messages.fa.ts';

const LIST = 'GET /rest/s1/hcm/personList';
const idOf = (number: number): string => `0196f0a0-0000-7000-8000-00000000000${number}`;
const SIZE = 2;
const COUNT = 5;

/** Five people on pages of two. */
const answer = ({ query }: { query: URLSearchParams }) => {
  const first = Number(query.get('pageIndex')) * SIZE;
  const rows = Array.from({ length: Math.min(SIZE, COUNT - first) }, (_, at) => ({ partyId: idOf(first + at) }));
  return { rows, count: COUNT, countIsCapped: false, totals: {} };
};

function Page() {
  const { partyId = '' } = useScreenSearch(profileScreen);
  const setSearch = useSetScreenSearch(profileScreen);
  return <ResultSteps partyId={partyId} onStep={(next) => void setSearch({ partyId: next })} />;
}

const open = (at: number) => openPage({ page: Page, screen: profileScreen, at: `/personnel/profile?partyId=${idOf(at)}`, answers: { [LIST]: answer } });
const button = (name: string) => screen.findByRole('button', { name });
/** Until the page beside has come there is nobody to go to. */
const ready = (name: string) => waitFor(async () => expect((await button(name)).hasAttribute('disabled')).toBe(false));

test('through the result in its order, over the edges of its pages, with the mouse and with Alt and the arrows', async () => {
  const { user, address, asked } = await open(1);
  expect(screen.queryByRole('group')).toBeNull();
  keepResult({ searchValue: 'sara', pageIndex: 0, pageSize: SIZE });
  await ready(messages.nextPerson);
  await user.click(await button(messages.nextPerson));
  await waitFor(() => expect(address()).toContain(idOf(2)));
  await screen.findByText(messages.placeOf('\u06f3', '\u06f5'));
  await ready(messages.nextPerson);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(address()).toContain(idOf(3)));
  await ready(messages.nextPerson);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(address()).toContain(idOf(4)));
  await waitFor(async () => expect((await button(messages.nextPerson)).hasAttribute('disabled')).toBe(true));
  await ready(messages.previousPerson);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(address()).toContain(idOf(3)));
  for (const { query } of asked(LIST)) expect(query.get('searchValue')).toBe('sara');
});

test('nothing for somebody who is not in the page that was seen last', async () => {
  keepResult({ pageIndex: 0, pageSize: SIZE });
  const { asked } = await open(4);
  await waitFor(() => expect(asked(LIST)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: messages.nextPerson })).toBeNull();
});
