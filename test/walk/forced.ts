/**
 * Forced colours (contrast themes of the system): backgrounds and shadows are gone there, so what shows the focus, a choice or the legend of a
 * figure by them alone shows nothing.
 */
import { expect, type Page } from '@playwright/test';
import { expectRest } from '#testing/browser.ts';

/** How many stops of Tab are looked at, from the first of the main part on. */
const STOPS = 14;

/** Where the keys are, unless an outline or a border of its own marks it, on it or on the box around it; runs in the page. */
export function unmarkedFocus(): string | undefined {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return undefined;
  const isMarked = (element: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && outlineColor !== 'transparent';
  };
  let at: Element | null = activeElement;
  // the box around a field, the row around a cell
  for (let level = 0; at !== null && level < 4; level++, at = at.parentElement) if (isMarked(at) || isMarked(at, '::before') || isMarked(at, '::after')) return undefined;
  // what is drawn inside for one that is not painted itself
  const inner = [...activeElement.querySelectorAll('*'), ...(activeElement.nextElementSibling === null ? [] : [activeElement.nextElementSibling])];
  // a shape that is drawn has a thick line for an outline
  const isDrawn = (one: Element): boolean => getComputedStyle(one).stroke !== 'none' && Number.parseFloat(getComputedStyle(one).strokeWidth) >= 3;
  if (inner.some((one) => isMarked(one) || (one instanceof SVGElement && isDrawn(one)))) return undefined;
  return `${activeElement.tagName.toLowerCase()}.${[...activeElement.classList].join('.')} ${activeElement.getAttribute('role') ?? ''} ${(activeElement.textContent ?? '').slice(0, 30)}`;
}

/** Small plain figures of one colour, as legends and bars have them, that have no edge and no picture: they are not there. Runs in the page. */
export function lostFigures(): string[] {
  const lost = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (element.childNodes.length > 0 || element.closest('svg') !== null || !element.checkVisibility()) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 6 || height < 6 || width > 400 || height > 40) continue;
    const style = getComputedStyle(element);
    if (element.style.background === '' && element.style.backgroundColor === '' && element.dataset['color'] === undefined) continue;
    if (style.forcedColorAdjust === 'none' || style.borderStyle !== 'none' || style.outlineStyle !== 'none') continue;
    lost.add(`${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`);
  }
  return [...lost];
}

/** Leaves the colours as they were. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectRest(page);
  expect(await page.evaluate(lostFigures), 'lost in forced colours').toEqual([]);
  await page.locator('main').first().focus();
  const unmarked = new Set<string>();
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(unmarkedFocus);
    if (found !== undefined) unmarked.add(found);
  }
  expect([...unmarked], 'focus that is not seen in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
