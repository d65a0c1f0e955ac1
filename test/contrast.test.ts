/** WCAG 2.2 AA over all themes in all four regions, read from the style sheet that the page gets. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { regions, themeNames } from '#kernel/settings/user-settings.ts';

type Colours = Readonly<Record<string, string>>;
interface Rule {
  readonly selectors: readonly string[];
  readonly colours: Colours;
}

const css = readFileSync(new URL('../src/ui/theme/themes.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const rules: readonly Rule[] = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, heads = '', body = '']) => ({
  selectors: heads.split(',').map((one) => one.trim()),
  colours: Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)].map(([, name = '', hex = '']) => [name, hex])),
}));

/** What an element of a region gets: rules for the theme, then those for the theme in this region, which are more special. */
function coloursOf(theme: string, region: string): Colours {
  const [plain, special] = [`[data-theme="${theme}"]`, `[data-theme="${theme}"][data-region="${region}"]`];
  const those = (selector: string) => rules.filter(({ selectors }) => selectors.includes(selector)).map(({ colours }) => colours);
  return Object.assign({}, ...those(plain), ...those(special));
}

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;
type Pair = readonly [front: string, ground: string, least: number];

const kinds = ['danger', 'warning', 'success', 'info', 'violet'];
const grounds = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected', 'surface-readonly'];
const across = (fronts: readonly string[], backs: readonly string[], least: number): Pair[] => fronts.flatMap((front) => backs.map((ground) => [front, ground, least] as const));

const pairs: readonly Pair[] = [
  ...across(['text', 'text-muted', 'accent-text', ...kinds.map((kind) => `${kind}-text`)], grounds, TEXT),
  ...across(
    ['text-faint'],
    grounds.filter((ground) => !['surface-selected', 'surface-readonly'].includes(ground)),
    TEXT,
  ),
  ...across(['text', 'text-muted'], ['surface-pressed'], TEXT),
  ...across(['on-accent'], ['accent', 'accent-hover', 'accent-pressed'], TEXT),
  ...across(['accent-text'], ['accent-soft', 'accent-soft-hover'], TEXT),
  ...kinds.flatMap((kind): Pair[] => [
    [`${kind}-text`, `${kind}-soft`, TEXT],
    [`on-${kind}`, kind, TEXT],
  ]),
  // segmented controls: words on the track and on the thumb
  ...across(['text', 'text-muted'], ['track', 'track-thumb'], TEXT),
  ...across(['line-control', 'focus', 'accent'], ['canvas', 'surface', 'surface-raised'], SHAPE),
  // warning is amber on white: it always stands beside its word
  ...across(
    kinds.filter((kind) => kind !== 'warning'),
    ['surface'],
    SHAPE,
  ),
];

/** What the theme of high contrast keeps of the least contrast of texts (WCAG 1.4.6); its lines keep that of shapes. */
const MORE = 7;
const moreOf = (theme: string, least: number): number => (theme === 'contrast' && least === TEXT ? MORE : least);
const lines: readonly Pair[] = across(['line', 'line-strong', 'line-control', ...kinds.map((kind) => `${kind}-line`)], ['canvas', 'surface', 'surface-raised'], SHAPE);

describe.each(themeNames)('%s', (theme) => {
  test.each(regions)('%s', (region) => {
    const colours = coloursOf(theme, region);
    const misses = [...pairs, ...(theme === 'contrast' ? lines : [])].flatMap(([front, ground, wanted]) => {
      const least = moreOf(theme, wanted);
      const [fore, back] = [colours[front], colours[ground]];
      if (fore === undefined || back === undefined) return [`${front} on ${ground}: missing`];
      const ratio = contrast(fore, back);
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
    });
    expect(misses).toEqual([]);
  });
});

test('the measure is right: black on white is 21, and a grey that just fails fails', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(TEXT);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(TEXT);
});
