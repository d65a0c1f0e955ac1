import { screen as seen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Screen } from '#kernel/screen.ts';
import { openPage } from '#testing/open-page.tsx';
import { type ScreenTab, ScreenTabs } from './screen-tabs.tsx';

const screen: Screen = { path: '/tabs', title: 'title', chrome: 'full', access: ['area/page/observe'], search: { tab: 'text', page: 'integer', of: 'text' } };
const say = (word: string) => () => <p>{word}</p>;
const tabs: readonly ScreenTab<object>[] = [
  { id: 'one', label: 'One', keys: ['area/page/one/observe'], Content: say('first') },
  { id: 'two', label: 'Two', Content: say('second') },
  { id: 'three', label: 'Three', keys: ['area/page/three/observe', 'area/page/third/observe'], Content: say('third') },
];

const open = (at: string, keys: readonly string[], shown: readonly ScreenTab<object>[] = tabs) =>
  openPage({
    page: () => <ScreenTabs screen={screen} label="Tabs" tabs={shown} at={{}} forgets={['page']} above={(id) => <i>{`above ${id}`}</i>} none={<p>nothing</p>} />,
    screen,
    at: `/tabs${at}`,
    permissions: keys,
    answers: {},
  });

test('a tab stands in the address, but for the first; what means nothing in another leaves it', async () => {
  const { user, address } = await open('?page=3&of=x', ['area/page/one/observe', 'area/page/third/observe']);
  await seen.findByText('first');
  await user.click(seen.getByRole('tab', { name: 'Three' }));
  await seen.findByText('third');
  seen.getByText('above three');
  expect(address()).toBe('/tabs?of=x&tab=three');
  await user.click(seen.getByRole('tab', { name: 'One' }));
  await seen.findByText('first');
  expect(address()).toBe('/tabs?of=x');
});

test('a tab without its key is not there, and its address leads to the first that is', async () => {
  await open('?tab=three', []);
  await seen.findByText('second');
  expect(seen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Two']);
});

test('who holds the key of none is told so', async () => {
  await open('', [], tabs.slice(0, 1));
  await seen.findByText('nothing');
});
