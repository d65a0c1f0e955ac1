/**
 * Visits of screens one after another, in browsers that stay open: `test` with a fixture that opens a page, knows when
 * all of it is there, and notes what it complains of.
 */
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { type Demo, demoUrl } from './journey.ts';
import { sessionOf } from './journey-member.ts';
import type { Visitor } from './journey-screens.ts';

export interface Visit {
  readonly page: Page;
  /** What it threw, wrote as an error, asked for in vain or was refused so far. */
  readonly complaints: readonly string[];
  /** Waits until what it asked for is there and nothing on it waits any more. */
  settled(): Promise<void>;
}

/** What a browser says by itself of a header that plain http cannot have. */
const isExpected = (text: string): boolean => text.startsWith('The Cross-Origin-Opener-Policy header has been ignored');
const NO_ANSWER = 'net::ERR_FAILED';
/** The stream of events stays open. */
const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream';
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** `isAway`: nothing answers, which is no complaint. */
function watch(page: Page, isAway: boolean): Visit {
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
    settled: async () => {
      await page.locator('main h1').first().waitFor();
      await expect.poll(waitsFor, { message: 'what the page waits for', intervals: [20] }).toEqual([]);
    },
  };
}

interface VisitOptions {
  /** The server does not answer. */
  readonly isAway?: boolean;
}

interface Visits {
  /** Opens an address as an account of the demo, or as a guest. */
  readonly visit: (visitor: Visitor, path: string, options?: VisitOptions) => Promise<Visit>;
}

interface Browsers {
  readonly browserOf: (visitor: Visitor) => Promise<BrowserContext>;
}

/** Nothing is written, so each worker keeps one browser an account, at a demo of its own. */
export const test = base.extend<Visits, Browsers>({
  browserOf: [
    async ({ browser }, use, { parallelIndex, project }) => {
      const demo: Demo = parallelIndex % 2 === 0 ? 'demo' : 'shell';
      const { locale = '', timezoneId = '' } = project.use;
      const made = new Map<Visitor, Promise<BrowserContext>>();
      const make = async (visitor: Visitor): Promise<BrowserContext> => {
        const storage = visitor === null ? {} : { storageState: await sessionOf(demo, visitor) };
        return browser.newContext({ baseURL: demoUrl(demo), locale, timezoneId, ...storage });
      };
      await use((visitor) => {
        const context = made.get(visitor) ?? make(visitor);
        made.set(visitor, context);
        return context;
      });
      for (const context of made.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browserOf }, use) => {
    const pages: Page[] = [];
    await use(async (visitor, path, { isAway = false } = {}) => {
      const page = await (await browserOf(visitor)).newPage();
      pages.push(page);
      if (isAway) await page.route('**/api/**', (route) => route.abort());
      const visit = watch(page, isAway);
      await page.goto(path);
      await visit.settled();
      return visit;
    });
    for (const page of pages) await page.close();
  },
});

export { expect };
