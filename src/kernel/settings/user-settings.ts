/**
 * Look and layout a person chose (spec section 3, "Settings object"), the same shape on the wire, in the database and
 * in the browser. What is missing or unknown in a stored object falls back to the default, so old objects stay readable.
 */

export const themeNames = ['default', 'sunset', 'greeny', 'beach', 'tech', 'sweetHues', 'defaultDark', 'deepOcean', 'slate', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];

export const regions = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Region = (typeof regions)[number];

/** Font sizes on offer, in per cent. */
export const fontSizes = [90, 95, 100, 105, 110, 115, 120, 125] as const;

const onOff = [true, false] as const;

/**
 * A bar. `style`: fixed stays in sight, static scrolls away with the page. `position`: above spans the whole width over
 * the menu, below stands beside it (of a horizontal menu: above it or under it).
 */
const bar = { display: onOff, style: ['fixed', 'static'], position: ['above', 'below'] } as const;

/** Every setting with the values it may have: the one source of the type, the tolerant reader and the schema. */
export const settingChoices = {
  layout: {
    style: ['layout1', 'layout2', 'layout3'],
    config: {
      mode: ['fullwidth', 'boxed'],
      scroll: ['content', 'body'],
      // start is the right side of a right-to-left page
      navbar: { display: onOff, folded: onOff, position: ['start', 'end'] },
      toolbar: bar,
      footer: bar,
    },
  },
  theme: { main: themeNames, navbar: themeNames, toolbar: themeNames, footer: themeNames },
  customScrollbars: onOff,
  density: ['compact', 'comfortable'],
  digits: ['persian', 'latin'],
  // what amounts are shown and typed in; stored are rials, whatever is chosen
  moneyUnit: ['rial', 'toman'],
  fontSize: fontSizes,
  reducedMotion: onOff,
  // keys that act without Ctrl (/, ?, g and a letter): speech input and tremor press them by mistake (WCAG 2.1.4)
  singleKeys: onOff,
} as const;

type Chosen<T> = T extends readonly (infer Value)[] ? Value : { readonly [K in keyof T]: Chosen<T[K]> };

export type UserSettings = Chosen<typeof settingChoices>;
export type LayoutConfig = UserSettings['layout']['config'];

export const defaultSettings: UserSettings = {
  layout: {
    style: 'layout1',
    config: {
      mode: 'fullwidth',
      scroll: 'content',
      navbar: { display: true, folded: false, position: 'start' },
      toolbar: { display: true, style: 'fixed', position: 'below' },
      footer: { display: true, style: 'static', position: 'below' },
    },
  },
  theme: { main: 'default', navbar: 'default', toolbar: 'default', footer: 'default' },
  customScrollbars: true,
  density: 'compact',
  digits: 'persian',
  moneyUnit: 'rial',
  fontSize: 100,
  reducedMotion: false,
  singleKeys: true,
};

/** A list of values or a branch of them. */
export type ChoiceTree = readonly (string | number | boolean)[] | { readonly [name: string]: ChoiceTree };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function read(tree: ChoiceTree, stored: unknown, fallback: unknown): unknown {
  if (Array.isArray(tree)) return tree.includes(stored) ? stored : fallback;
  const [own, other] = [stored, fallback].map((value) => (isRecord(value) ? value : {}));
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, read(inner, own?.[name], other?.[name])]));
}

/** Whole settings from whatever was stored; what is missing or unknown comes from `fallback`. */
export const readSettings = (stored: unknown, fallback: UserSettings = defaultSettings): UserSettings => read(settingChoices, stored, fallback) as UserSettings;

/** Same choices throughout. */
export const sameSettings = (one: UserSettings, other: UserSettings): boolean => JSON.stringify(readSettings(one)) === JSON.stringify(readSettings(other));
