/** The settings the page is drawn with. The shell loads them with the person and saves what changes. */
import { create } from 'zustand';
import { defaultSettings, type UserSettings } from '#kernel/settings/user-settings.ts';

export const useSettings = create<UserSettings>(() => defaultSettings);

export const settings = (): UserSettings => useSettings.getState();
