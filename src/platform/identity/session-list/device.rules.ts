/** What a browser says of itself, as names a person knows. A hint for the owner, never a proof: anybody may say anything. Pure. */

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const;
export const systems = ['windows', 'android', 'ios', 'macos', 'linux'] as const;
export type Browser = (typeof browsers)[number] | 'other';
export type System = (typeof systems)[number] | 'other';

// in this order: most browsers also bear the names of those they descend from
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /Chrom(?:e|ium)\/|\bCriOS\//],
  ['safari', /\bSafari\//],
];
const systemSigns: readonly (readonly [System, RegExp])[] = [
  ['windows', /\bWindows\b/],
  ['android', /\bAndroid\b/],
  ['ios', /\biP(?:hone|ad|od)\b/],
  ['macos', /\bMacintosh\b|\bMac OS X\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

export const deviceOf = (userAgent: string): { readonly browser: Browser; readonly system: System } => ({
  browser: browserSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
  system: systemSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other',
});
