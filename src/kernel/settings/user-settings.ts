/**
 * Look and layout a person chose (spec section 3, "Settings object"), the same shape on the wire, in the database and
 * in the browser. What is missing or unknown in a stored object falls back to the default, so old objects stay readable.
 */

export const themeNames = ['default', 'sunset', 'greeny', 'beach', 'tech', 'sweetHues', 'defaultDark', 'deepOcean', 'slate'] as const;
export type ThemeName = (typeof themeNames)[number];

export const regions = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Region = (typeof regions)[number];

/** Font sizes on offer, in per cent. */
export const fontSizes = [90, 95, 100, 105, 110, 115, 120, 125] as const;

interface Bar {
  readonly display: boolean;
  /** fixed stays in sight, static scrolls away with the page. */
  readonly style: 'fixed' | 'static';
}

export interface UserSettings {
  readonly layout: {
    readonly style: 'layout1' | 'layout2' | 'layout3';
    readonly config: {
      readonly mode: 'fullwidth' | 'boxed';
      readonly scroll: 'content' | 'body';
      /** start is the right side of a right-to-left page. */
      readonly navbar: { readonly display: boolean; readonly folded: boolean; readonly position: 'start' | 'end' };
      readonly toolbar: Bar & { readonly position: 'above' | 'below' };
      readonly footer: Bar & { readonly position: 'above' | 'below' };
    };
  };
  readonly theme: Readonly<Record<Region, ThemeName>>;
  readonly customScrollbars: boolean;
  readonly density: 'compact' | 'comfortable';
  readonly digits: 'persian' | 'latin';
  readonly fontSize: (typeof fontSizes)[number];
  readonly reducedMotion: boolean;
}

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
  fontSize: 100,
  reducedMotion: false,
};
