/** What jsdom lacks of a browser, and the page as index.html makes it. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

const page = globalThis as unknown as {
  document: { documentElement: { lang: string; dir: string } };
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
configure({ asyncUtilTimeout: 3_000 });

beforeEach(() => {
  page.document.documentElement.lang = 'fa';
  page.document.documentElement.dir = 'rtl';
});
afterEach(cleanup);
