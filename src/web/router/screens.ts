/** Screens of all slices, found by their suffix. They stand in the entry; their pages are loaded on demand. */
import type { ComponentType } from 'react';
import type { Screen } from '#kernel/screen.ts';

const screenFiles = import.meta.glob<Readonly<Record<string, Screen>>>('../../{platform,modules}/**/*.screen.ts', { eager: true });
const pageFiles = import.meta.glob<{ default: ComponentType }>('../../{platform,modules}/**/*.page.tsx');

export interface FoundScreen {
  readonly screen: Screen;
  readonly page: () => Promise<{ default: ComponentType }>;
}

export const foundScreens: readonly FoundScreen[] = Object.entries(screenFiles).flatMap(([file, exported]) => {
  const page = pageFiles[file.replace(/\.screen\.ts$/, '.page.tsx')];
  if (page === undefined) throw new Error(`${file} has no page beside it`);
  return Object.values(exported).map((screen) => ({ screen, page }));
});

export const screens: readonly Screen[] = foundScreens.map(({ screen }) => screen);
