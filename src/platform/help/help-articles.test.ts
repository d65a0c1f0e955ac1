/** The articles against the product: what they quote, show and lead to is there. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { expect, test } from 'vitest';
import { loadSlices, sourceRoot } from '#server/slices.ts';

const { help, screens } = await loadSlices();
const files = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' });

/** Every text that a messages file gives as it stands; sentences made of parts are not quoted in articles. */
const wordsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []);

async function labelsOfProduct(): Promise<ReadonlySet<string>> {
  const messages = files.filter((path) => path.endsWith('.messages.fa.ts'));
  const modules = await Promise.all(messages.map((path) => import(pathToFileURL(join(sourceRoot, path)).href) as Promise<object>));
  return new Set(modules.flatMap((one) => wordsOf({ ...one })));
}

/** All tokens of one kind with the article they stand in. */
function tokensOf<T extends Token>(type: T['type']): { id: string; slice: string; isGeneral: boolean; token: T }[] {
  return help.flatMap(({ id, slice, screens: about, text }) => {
    const found: T[] = [];
    walkTokens(lexer(text), (token) => void (token.type === type && found.push(token as T)));
    return found.map((token) => ({ id, slice, isGeneral: about.length === 0, token }));
  });
}

test('every label in guillemets is a label of the product', async () => {
  const labels = await labelsOfProduct();
  const quoted = help.flatMap(({ id, text }) => [...text.matchAll(/\u00ab([^\u00bb]+)\u00bb/g)].map(([, label]) => [id, label] as const));
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter(([, label]) => !labels.has(label as string))).toEqual([]);
});

test('ids and places in the order are taken once; screens exist', () => {
  expect(new Set(help.map(({ id }) => id)).size).toBe(help.length);
  expect(new Set(help.map(({ order }) => order)).size).toBe(help.length);
  const paths = new Set(screens.map(({ screen }) => screen.path));
  expect(help.flatMap((article) => article.screens).filter((path) => !paths.has(path))).toEqual([]);
});

test('links lead to a screen or to an article that the reader has too', () => {
  const paths = new Set(screens.map(({ screen }) => screen.path));
  const isGeneral = new Map(help.map((article) => [article.id, article.screens.length === 0]));
  const dead = tokensOf<Tokens.Link>('link').filter(({ token, isGeneral: isForAll }) => {
    const [path = '', article] = token.href.split('#', 2);
    return !paths.has(path) || (article !== undefined && (!isGeneral.has(article) || (isForAll && !isGeneral.get(article))));
  });
  expect(dead.map(({ id, token }) => [id, token.href])).toEqual([]);
});

test('every picture is there, light and told in words; none is left over', () => {
  const shown = tokensOf<Tokens.Image>('image').map(({ id, slice, token }) => ({ id, path: join(slice, token.href), alt: token.text }));
  expect(shown.filter(({ id, path, alt }) => alt === '' || !path.includes(`${id}.help.`) || !existsSync(join(sourceRoot, path)))).toEqual([]);
  const kept = files.filter((path) => path.endsWith('.webp') && path.includes('.help.'));
  expect(kept.toSorted()).toEqual(shown.map(({ path }) => path).toSorted());
  const sizes = kept.map((path) => statSync(join(sourceRoot, path)).size);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
