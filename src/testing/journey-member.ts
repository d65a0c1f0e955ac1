/** Journeys of people who are already signed in at the demo: `test` with a fixture that opens a browser of their own for each. */
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Demo, demoPassword, demoUrl } from './journey.ts';

/** The shape of a state of storage that `newContext` takes. */
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const SESSION_MS = 10_800_000;

/** Signs in by the wire; answers what the browser would keep: the cookie, and in local storage key and expiry. */
export async function sessionAt(url: string, username: string, password: string): Promise<StorageState> {
  const body = JSON.stringify({ username, password });
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status} ${await response.text()}`);
  const { api_key: key } = (await response.json()) as { api_key: string };
  const [name = '', value = ''] = (response.headers.getSetCookie()[0] ?? '').split(';', 1)[0]?.split('=', 2) ?? [];
  const localStorage = [
    { name: 'api_key', value: key },
    { name: 'sessionExpiry', value: String(Date.now() + SESSION_MS) },
  ];
  return {
    cookies: [{ name, value, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' }],
    origins: [{ origin: url, localStorage }],
  };
}

/** Of an account of a demo. */
export const sessionOf = async (demo: Demo, username: string): Promise<StorageState> => sessionAt(demoUrl(demo), username, await demoPassword(demo, username));

/** What a browser says by itself: of a call that a journey made fail, of a header that plain http cannot have. */
const isExpected = (text: string): boolean => text.startsWith('Failed to load resource') || text.startsWith('The Cross-Origin-Opener-Policy header has been ignored');

/** Notes what a page throws or complains of. */
function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
  });
}

interface Members {
  /** Opens `path` in a new browser context: as the account of that name, or as a guest (null). */
  readonly open: (username: string | null, path: string, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Members>({
  open: async ({ browser }, use, { project }) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (username, path, options = {}) => {
      const context = await browser.newContext({ ...options, ...(username === null ? {} : { storageState: await sessionOf(project.name as Demo, username) }) });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, complaints);
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'what the pages complained of').toEqual([]);
  },
});

export { expect };
