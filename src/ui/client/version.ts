/** Version of the package, put in by the build. */
export const appVersion = String(import.meta.env['VITE_APP_VERSION'] ?? '');

/**
 * Address of the running bundle's entry, for example /assets/index-B2LIvS76.js: its name changes with any of its parts.
 * Empty where the page was not built (development, tests).
 */
export const ownBuild = (): string => document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? '';
