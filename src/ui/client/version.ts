/** Version of the package, put in by the build. */
export const appVersion = String(import.meta.env['VITE_APP_VERSION'] ?? '');
