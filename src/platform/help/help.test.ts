import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, anonymous, signIn, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { layOrganisation, type PersonName } from '#testing/organisation.ts';
import { articlesFor, excerptOf, findArticles, type HelpArticle, markHits, parseArticle, plainText } from './help.rules.ts';

const article = (id: string, order: number, screens: string[] = [], text = ''): HelpArticle => ({ id, slice: 'platform/help', title: id, screens, order, text });

test('the head gives title, order and screens; an article without them is refused', () => {
  expect(parseArticle('a', 'platform/help', '---\ntitle: Search: how\norder: 20\nscreens: /x /y\n---\n\n# Text\n')).toEqual({
    id: 'a',
    slice: 'platform/help',
    title: 'Search: how',
    order: 20,
    screens: ['/x', '/y'],
    text: '# Text',
  });
  for (const broken of ['# Text', '---\ntitle: A\n---\ntext', '---\norder: 1\n---\ntext']) expect(() => parseArticle('a', 's', broken)).toThrow('needs a head');
});

test('an article is told to who may open one of its screens, in reading order', () => {
  const all = [article('late', 9), article('pay', 2, ['/payroll', '/slip']), article('first', 1), article('secret', 3, ['/accessLevel'])];
  expect(articlesFor(all, (path) => path === '/slip').map(({ id }) => id)).toEqual(['first', 'pay', 'late']);
});

test('the search folds letters and digits, wants every word and puts titles first', () => {
  const all = [article('one', 1, [], 'the \u0643\u0627\u0631 of two'), { ...article('two', 2, [], 'nothing'), title: '\u06a9\u0627\u0631' }];
  expect(findArticles(all, '\u06a9\u0627\u0631').map(({ id }) => id)).toEqual(['two', 'one']);
  expect(findArticles(all, '\u06a9\u0627\u0631 \u06f2')).toEqual([]);
  expect(findArticles(all, '')).toHaveLength(2);
});

test('an excerpt begins shortly before the word and holds no signs of Markdown', () => {
  expect(plainText('## A **b** [c](/d) ![e](f.webp)')).toBe('A b c e');
  expect(plainText('- one\n2. two\n\n| a | b |\n|---|---|\n| 1 | c-d |')).toBe('one two a b 1 c-d');
  expect(excerptOf(`${'word '.repeat(20)}**needle** end`, 'needle')).toBe('\u2026word word word word word word needle end');
});

test('hits are marked word by word, whatever the form of the letters', () => {
  const pieces = markHits('see \u0643\u0627\u0631 now', '\u06a9\u0627\u0631');
  expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['\u0643\u0627\u0631']);
  expect(pieces.map(({ text }) => text).join('')).toBe('see \u0643\u0627\u0631 now');
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await layOrganisation(server.owner);
});
afterAll(() => server.close());

async function readBy(person: PersonName, group: string) {
  await addAccount(server, group, { person, group });
  const reader = await signIn(server, group, testPassword);
  const answer = await reader.request('GET', '/api/rest/s1/hcm/help');
  return answer.json<{ articles: { id: string; screens: string[] }[] }>().articles;
}

test('everybody reads the beginning; nobody is told about screens they may not open', async () => {
  const own = await readBy('seller', 'employee');
  const all = await readBy('administrator', 'administrator');
  expect(own.map(({ id }) => id)).toContain('help-start');
  expect(all).toHaveLength(server.registry.help.length);
  expect(own.filter(({ screens }) => screens.includes('/import'))).toEqual([]);
  expect((await anonymous(server).request('GET', '/api/rest/s1/hcm/help')).statusCode).toBe(501);
});
