/** The settings the page is drawn with. The shell loads them with the person and saves what changes. */
import { defaultSettings, type Region, type ThemeName, type UserSettings } from '#kernel/settings/user-settings.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';

export const useSettings = pageStore<UserSettings>(() => defaultSettings);

export const settings = (): UserSettings => useSettings.getState();

/** What an element of a region carries: `<nav {...useRegion('navbar')}>`. */
export function useRegion(region: Region): { readonly 'data-region': Region; readonly 'data-theme': ThemeName } {
  return { 'data-region': region, 'data-theme': useSettings(({ theme }) => theme[region]) };
}

/** Draws a component anew when the digits change: the format functions read them while it is drawn. */
export const useDigits = (): UserSettings['digits'] => useSettings(({ digits }) => digits);

/** The same for who keeps what was drawn: another text when figures or amounts are to be drawn in another way. */
export const useFigures = (): string => useSettings(({ digits, moneyUnit }) => `${digits} ${moneyUnit}`);
