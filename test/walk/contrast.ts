/**
 * Contrast of every text as it is painted (WCAG 2.2, 1.4.3), computed by ourselves: axe takes Persian words, whose letters join,
 * for icons of a font and passes over most of them.
 */

import { expect, type Page } from '@playwright/test';
import { themeNames } from '#kernel/settings/user-settings.ts';
import { expectReadable, expectRest } from '#testing/browser.ts';
import { isNightly } from '#testing/scale.ts';

/**
 * The texts of the page that are too faint, each with its ratio and what is asked; runs in the page, so it is whole in itself. Passed over: what is
 * disabled, out of sight, or drawn (svg); what stands on a picture or a gradient. The ground of a text is what lies behind its middle.
 */
export function faintTexts(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const clear: Colour = [0, 0, 0, 0];
  const colourOf = (text: string): Colour => {
    const parts = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = text.startsWith('color(') ? [...parts.slice(0, 3).map((part) => part * 255), ...parts.slice(3)] : parts;
    return text === 'transparent' ? clear : [red, green, blue, alpha];
  };
  const over = ([r, g, b, a]: Colour, [red, green, blue, alpha]: Colour): Colour => {
    const whole = a + alpha * (1 - a);
    const mix = (front: number, back: number): number => (whole === 0 ? 0 : (front * a + back * alpha * (1 - a)) / whole);
    return [mix(r, red), mix(g, green), mix(b, blue), whole];
  };
  const channel = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]: Colour): number => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const ratioOf = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const faint = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || element.closest('svg, script, style, :disabled, [aria-disabled=true], [data-disabled]') !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    // words for screen readers alone have a box of one pixel
    if (width <= 1 || height <= 1 || own.width <= 1 || own.height <= 1) continue;
    const middle = { x: left + width / 2, y: top + height / 2 };
    let ground = clear;
    let opacity = 1;
    let isPassedOver = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      const box = at.getBoundingClientRect();
      const isBehind = at === element || (box.left <= middle.x && box.right >= middle.x && box.top <= middle.y && box.bottom >= middle.y) || at === document.documentElement;
      // scrolled out of what cuts it off
      if (!isBehind && style.overflow !== 'visible') isPassedOver = true;
      if (!isBehind || ground[3] >= 1) continue;
      if (style.backgroundImage !== 'none') isPassedOver = true;
      ground = over(ground, colourOf(style.backgroundColor));
    }
    if (isPassedOver) continue;
    ground = over(ground, [255, 255, 255, 1]);
    const style = getComputedStyle(element);
    const [red, green, blue, alpha] = colourOf(style.color);
    const ratio = ratioOf(over([red, green, blue, alpha * opacity], ground), ground);
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < least - 0.005) faint.add(`${words.slice(0, 40)} (${element.tagName.toLowerCase()}.${[...element.classList].join('.')}): ${ratio.toFixed(2)} < ${least}`);
  }
  return [...faint];
}

const DARK = 'defaultDark';
/** How many themes a screen wears by day beside the one it opens in and the dark one. */
const BY_DAY = 3;

/** The themes a screen wears, by its place among the screens: all at night, by day some in turns, so that every theme is worn by a third of the screens. */
function themesOf(turn: number): readonly string[] {
  const others = themeNames.filter((name) => name !== DARK);
  return isNightly ? others : Array.from({ length: BY_DAY }, (_, at) => others[(turn * BY_DAY + at) % others.length] ?? DARK);
}

/**
 * Puts the whole page into themes, the dark one last, where everything must still be readable: of each text by this measure, in the dark as axe
 * sees it too. Leaves the page in the themes it had.
 */
export async function expectReadableInThemes(page: Page, turn: number): Promise<void> {
  const worn = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-theme]')].map(({ dataset }) => dataset['theme'] ?? ''));
  const wear = async (themes: readonly string[]): Promise<void> => {
    await page.evaluate((names) => {
      for (const [at, one] of document.querySelectorAll<HTMLElement>('[data-theme]').entries()) one.dataset['theme'] = names[at] ?? names[0];
    }, themes);
    await expectRest(page);
  };
  for (const theme of [...themesOf(turn), DARK]) {
    await wear([theme]);
    expect(await page.evaluate(faintTexts), `too faint in ${theme}`).toEqual([]);
  }
  await expectReadable(page);
  await wear(worn);
}
