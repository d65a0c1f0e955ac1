import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
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
});

test('nothing found offers the whole list', async () => {
  await open('?q=qqq');
  expect(await screen.findByText(messages.nothing)).toBeDefined();
  expect(screen.getByRole('button', { name: messages.clear })).toBeDefined();
});
