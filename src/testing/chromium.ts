/** The browser of the tests: the system's Chromium, otherwise the one that npm brought (unpacked once, about 2 s). */
import { existsSync } from 'node:fs';
import { hasRoom } from './scratch.ts';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Root may not use Chromium's sandbox; the pages are our own. What its processes share lies in memory where that has room, as it does in no container by itself. */
const common = ['--no-sandbox', ...(hasRoom() ? [] : ['--disable-dev-shm-usage']), '--force-color-profile=srgb'];

export async function findBrowser(): Promise<Browser> {
  const own = process.env['HCM_CHROMIUM'] ?? systemPaths.find((path) => existsSync(path));
  return own ? { executablePath: own, args: common } : pinnedBrowser();
}

/** The one that npm brought: the same everywhere, so that pictures can be compared. */
export async function pinnedBrowser(): Promise<Browser> {
  // makes the package unpack the system libraries (NSS) that a bare machine lacks
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: common };
}
