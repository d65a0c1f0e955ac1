/** What every browser journey asks of a page: no accessibility violation, and pictures at three widths to look at. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** A phone, a tablet, a desk. */
export const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The short form: each page that is loaded reads it anew, and the long one is as much again for the wire and the browser. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const shotFolder = '.cache/shots';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What still fades or closes on the page; a bar that runs without end is no more than a sign. */
const unrest = `[
  ...document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => effect.target),
  ...document.querySelectorAll('[data-exiting]'),
].map(({ outerHTML }) => outerHTML.slice(0, 120))`;

/** Waits until the page stands still: what is judged half faded in has too little contrast. */
export const expectRest = (page: Page): Promise<void> => expect.poll(() => page.evaluate(unrest), { message: 'what still moves', intervals: [20] }).toEqual([]);

/** WCAG 2.2 AA and best practices. */
const everyRule = `runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']`;
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds, each rule with the first places; `rules`: which of its rules, as properties of its options. */
async function violationsOf(page: Page, rules: string): Promise<readonly (readonly [rule: string, places: readonly string[]])[]> {
  await page.locator('main h1').first().waitFor();
  await expectRest(page);
  // evaluated, not added as a script element: the page's security policy stays as it is
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  // what axe remembers of an earlier run (which fonts have ligatures) changes what it finds
  await page.evaluate('axe.teardown()');
  const violations = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'], ${rules} }).then((result) => result.violations)`)) as Violation[];
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target.join(' '))] as const);
}

/** Nothing may be violated. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, everyRule)).toEqual([]);
}

/** The rules that do not look at colours, for a page whose colours are judged on their own. */
export async function expectOperable(page: Page): Promise<void> {
  const rules = JSON.stringify(Object.fromEntries(ofColours.map((id) => [id, { enabled: false }])));
  expect(await violationsOf(page, `${everyRule}, rules: ${rules}`)).toEqual([]);
}

/** The rules that look at colours, for a page whose other rules are judged already. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await violationsOf(page, `runOnly: ${JSON.stringify(ofColours)}`)).toEqual([]);
}

/** The page may not scroll sideways. */
export async function expectNarrow(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? widths[2];
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow, `${name} scrolls sideways at ${width}`).toBe(0);
}

/** Takes the page as it stands; it may not scroll sideways. */
export async function shotOf(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? widths[2];
  await mkdir(shotFolder, { recursive: true });
  await page.screenshot({ path: `${shotFolder}/${name}-${width}.png`, animations: 'disabled' });
  await expectNarrow(page, name);
}

/** Takes the page at phone, tablet and desktop width. Leaves the desktop width. */
export async function shotsOf(page: Page, name: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await shotOf(page, name);
  }
}
