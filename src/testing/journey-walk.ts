/**
 * Visits of screens one after another, in browsers that stay open: `test` with a fixture that opens a page, knows when
 * all of it is there, and notes what it complains of.
 */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { widths } from './browser.ts';
import { type Demo, demoUrl } from './journey.ts';
import { sessionOf } from './journey-member.ts';
import type { Visitor } from './journey-screens.ts';
import { isNightly } from './scale.ts';

export interface Visit {
  readonly page: Page;
  /** What it threw, wrote as an error, asked for in vain or was refused so far. */
  readonly complaints: readonly string[];
  /** Waits until what it asked for is there and nothing on it waits any more. */
  settled(): Promise<void>;
}

/** A visit whose page goes on to the next. */
interface KeptVisit extends Visit {
  /** Forgets what the visit before complained of. */
  begin(): void;
}

/** What a browser says by itself of a header that plain http cannot have. */
const isExpected = (text: string): boolean => text.startsWith('The Cross-Origin-Opener-Policy header has been ignored');
const desk = widths[2];
const NO_ANSWER = 'net::ERR_FAILED';
/** The stream of events stays open. */
const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream';
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** `isAway`: nothing answers, which is no complaint. */
function watch(page: Page, isAway: boolean): KeptVisit {
  const complaints: string[] = [];
  const underWay = new Set<Request>();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isExpected(text) && !(isAway && text.includes(NO_ANSWER))) complaints.push(text);
  });
  page.on('request', (request) => {
    if (!isStream(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const why = request.failure()?.errorText;
    // a page that is left gives up what it still asks for
    if (why !== 'net::ERR_ABORTED' && !(isAway && why === NO_ANSWER)) complaints.push(`${why} ${nameOf(request)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${nameOf(response.request())}`);
  });
  const waiting = page.locator('main [aria-busy=true], main [data-loading]');
  const waitsFor = async (): Promise<string[]> => [...[...underWay].map(nameOf), ...(await waiting.evaluateAll((all) => all.map((one) => one.className)))];
  return {
    page,
    complaints,
    begin: () => {
      complaints.length = 0;
    },
    settled: async () => {
      await page.locator('main h1').first().waitFor();
      await expect.poll(waitsFor, { message: 'what the page waits for', intervals: [20] }).toEqual([]);
    },
  };
}

interface VisitOptions {
  /** The server does not answer. */
  readonly isAway?: boolean;
  /** By day a page that stands already goes there as by a link; loading all of it anew is three times the work. */
  readonly mayStay?: boolean;
}

/** Whether the router has come to rest and what it came to is drawn; runs in the page. */
const hasArrived = `(() => {
  const { status, resolvedLocation } = __TSR_ROUTER__.state;
  return status === 'idle' && resolvedLocation?.pathname === location.pathname;
})()`;

/** Goes to a path as a link of the app does. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(`__TSR_ROUTER__.navigate(${JSON.stringify({ href: path })})`);
  await expect.poll(() => page.evaluate(hasArrived), { message: `whether ${path} is there`, intervals: [20] }).toBe(true);
}

interface Visits {
  /** Opens an address as an account of the demo, or as a guest. */
  readonly visit: (visitor: Visitor, path: string, options?: VisitOptions) => Promise<Visit>;
}

interface Browsers {
  readonly browserOf: (visitor: Visitor) => Promise<BrowserContext>;
  readonly pageOf: (visitor: Visitor) => Promise<KeptVisit>;
}

/** The one of the visitors' things that was made for this one already, or a new one. */
function kept<T>(make: (visitor: Visitor) => Promise<T>): { of(visitor: Visitor): Promise<T>; all(): Promise<readonly T[]> } {
  const made = new Map<Visitor, Promise<T>>();
  return {
    of: (visitor) => {
      const own = made.get(visitor) ?? make(visitor);
      made.set(visitor, own);
      return own;
    },
    all: () => Promise.all(made.values()),
  };
}

/**
 * Nothing is written, so each worker keeps one browser an account and in it one page, which loads one address after another: a page of its own
 * for each would cost a process more. Workers share the two demos.
 */
export const test = base.extend<Visits, Browsers>({
  browserOf: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const demo: Demo = parallelIndex % 2 === 0 ? 'demo' : 'shell';
      const { locale = '', timezoneId = '' } = project.use;
      const contexts = kept(async (visitor) => {
        const storage = visitor === null ? {} : { storageState: await sessionOf(demo, visitor) };
        // what moves is waited for, and drawn many times; the stories of the shell move
        return browser.newContext({ baseURL: demoUrl(demo), locale, timezoneId, reducedMotion: 'reduce', serviceWorkers: 'block', ...storage });
      });
      await use(contexts.of);
      for (const context of await contexts.all()) await context.close();
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ browserOf }, use) => {
      await use(kept(async (visitor) => watch(await (await browserOf(visitor)).newPage(), false)).of);
    },
    { scope: 'worker' },
  ],
  visit: async ({ browserOf, pageOf }, use) => {
    const away: Page[] = [];
    await use(async (visitor, path, { isAway = false, mayStay = false } = {}) => {
      const visit = isAway ? watch(await (await browserOf(visitor)).newPage(), true) : await pageOf(visitor);
      const { page } = visit;
      visit.begin();
      await page.setViewportSize(desk);
      if (isAway) {
        away.push(page);
        await page.route('**/api/**', (route) => route.abort());
      }
      if (mayStay && !isNightly && page.url().startsWith('http')) await goWithin(page, path);
      else await page.goto(path);
      await visit.settled();
      return visit;
    });
    for (const page of away) await page.close();
  },
});

export { expect };
