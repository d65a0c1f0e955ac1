import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { useSession } from '#ui/client/session.ts';
import HelpPage from './help.page.tsx';
import { helpScreen } from './help.screen.ts';
import messages from './help-page.messages.fa.ts';

const article = (id: string, screens: string[], text: string) => ({ id, slice: 'platform/help', title: `title ${id}`, screens, text });
const articles = [
  article('start', [], '## Parts\n\n- **bar**: press `Ctrl+K`\n\n> a tip\n\n<script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |'),
  article('search', ['/personnel/search'], 'Find a person, see [the start](/help#start).'),
];

afterEach(() => vi.unstubAllGlobals());

const open = (search: string) => openPage({ page: HelpPage, screen: helpScreen, at: `/help${search}`, answers: { 'GET /rest/s1/hcm/help': () => ({ articles }) } });

test('an article is drawn as elements of our own; HTML in it stays text', async () => {
  await open('');
  const drawn = within(await screen.findByRole('article'));
  expect(drawn.getByRole('heading', { name: 'Parts' })).toBeDefined();
  expect(drawn.getByText('Ctrl+K').closest('kbd')).not.toBeNull();
  expect(drawn.getAllByRole('columnheader')).toHaveLength(2);
  expect(drawn.getByText(/alert\(1\)/).tagName).not.toBe('SCRIPT');
});

test('the help of a page opens its article, whose links stay inside', async () => {
  await open('?about=/personnel/search');
  const drawn = within(await screen.findByRole('article'));
  expect(drawn.getByRole('heading', { name: 'title search' })).toBeDefined();
  expect(drawn.getByRole('link', { name: 'the start' }).getAttribute('href')).toBe('/help?article=start');
});

test('the search keeps what holds the words and says when nothing does', async () => {
  await open('?q=person');
  const contents = within(await screen.findByRole('navigation', { name: messages.contents }));
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(['title searchFind a person, see the start.']);
  expect(contents.getByText('person,').tagName).toBe('MARK');
});

test('a chosen article is read from its heading; its page is the one of the menu', async () => {
  await open('?about=/personnel/profile');
  act(() => useSession.setState({ navigation: [{ id: 'g', title: 'group', type: 'group', children: [{ id: 'i', title: 'People', type: 'item', url: '/personnel/search' }] }] }));
  const contents = within(await screen.findByRole('navigation', { name: messages.contents }));
  await userEvent.click(contents.getByRole('link', { name: 'title search' }));
  const heading = await screen.findByRole('heading', { name: 'title search' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('link', { name: messages.toScreen('People') }).getAttribute('href')).toBe('/personnel/search');
});

test('pictures beside the article are shown, in full size behind a link', async () => {
  articles.push(article('shown', [], '![the palette](help-search.help.palette.webp) ![gone](nowhere.webp)'));
  await open('?article=shown');
  const drawn = within(await screen.findByRole('article'));
  expect(drawn.getAllByRole('img')).toHaveLength(1);
  expect(drawn.getByRole('link', { name: 'the palette' }).getAttribute('href')).toContain('help-search.help.palette.webp');
});

test('nothing found offers the whole list', async () => {
  await open('?q=qqq');
  expect(await screen.findByText(messages.nothing)).toBeDefined();
  expect(screen.getByRole('button', { name: messages.clear })).toBeDefined();
});
