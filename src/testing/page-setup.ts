/**
 * What jsdom lacks of a browser, and the page as index.html makes it. The test files of one worker share one document
 * and one registry of modules, in an order that changes from run to run: each leaves the page as it is after a load.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { loadAnew } from '#ui/page-memory/page-memory.ts';
import './frames.ts';

interface Bare {
  getAttributeNames(): string[];
  removeAttribute(name: string): void;
  replaceChildren(): void;
}

const page = globalThis as unknown as {
  document: { title: string; body: Bare; documentElement: Bare & { lang: string; dir: string } };
  history: { replaceState(state: null, title: string, url: string): void };
  localStorage: { clear(): void };
  sessionStorage: { clear(): void };
  matchMedia?: unknown;
  ResizeObserver?: unknown;
};

const nothing = (): void => undefined;

/** No media query matches: the widest layout, motion allowed. */
page.matchMedia ??= (media: string) => ({ media, matches: false, addEventListener: nothing, removeEventListener: nothing });
/** jsdom lays nothing out, so no size ever changes. */
page.ResizeObserver ??= function ResizeObserver() {
  return { observe: nothing, unobserve: nothing, disconnect: nothing };
};

/** What a busy machine takes long for comes all the same; what never comes still fails. */
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  page.document.documentElement.lang = 'fa';
  page.document.documentElement.dir = 'rtl';
});
afterEach(cleanup);

const bare = (element: Bare): void => element.getAttributeNames().forEach((name) => void element.removeAttribute(name));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const { document, history, localStorage, sessionStorage } = page;
  bare(document.documentElement);
  bare(document.body);
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  loadAnew();
});
