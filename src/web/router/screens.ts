/** Screens of all slices, found by their suffix. They stand in the entry; their pages are loaded on demand. */
import type { ComponentType } from 'react';
import { matchScreen, type Screen } from '#kernel/screen.ts';

const screenFiles = import.meta.glob<Readonly<Record<string, Screen>>>('../../{platform,modules}/**/*.screen.ts', { eager: true });
const pageFiles = import.meta.glob<{ default: ComponentType }>('../../{platform,modules}/**/*.page.tsx');

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface FoundScreen {
  readonly screen: Screen;
  readonly page: LoadPage;
}

/** The page beside the screen's file, or for a screen that is not built the one that says so. */
function pageOf(file: string, { notBuilt, title }: Screen): LoadPage {
  if (notBuilt) return async () => (await import('./not-built.tsx')).notBuiltPage(file, title);
  const page = pageFiles[file.replace(/\.screen\.ts$/, '.page.tsx')];
  if (page === undefined) throw new Error(`${file} has no page beside it`);
  return page;
}

export const foundScreens: readonly FoundScreen[] = Object.entries(screenFiles).flatMap(([file, exported]) =>
  Object.values(exported).map((screen) => ({ screen, page: pageOf(file, screen) })),
);

export const screens: readonly Screen[] = foundScreens.map(({ screen }) => screen);

/** The page of an address, unless no screen has it. */
export function loadPage(path: string): ReturnType<LoadPage> | undefined {
  const wanted = matchScreen(path, screens);
  return foundScreens.find(({ screen }) => screen === wanted)?.page();
}
