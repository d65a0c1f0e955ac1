/** What every browser journey asks of a page: no accessibility violation, and pictures at three widths to look at. */
import { mkdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const shotFolder = '.cache/shots';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** axe with WCAG 2.2 AA and best practices: nothing may be violated. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // evaluated, not added as a script element: the page's security policy stays as it is
  await page.evaluate(axe.source);
  const violations = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)`,
  )) as Violation[];
  expect(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target.join(' '))])).toEqual([]);
}

/** Takes the page at phone, tablet and desktop width; no width may scroll sideways. Leaves the desktop width. */
export async function shotsOf(page: Page, name: string): Promise<void> {
  await mkdir(shotFolder, { recursive: true });
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${shotFolder}/${name}-${size.width}.png`, animations: 'disabled' });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(overflow, `${name} scrolls sideways at ${size.width}`).toBe(0);
  }
}
