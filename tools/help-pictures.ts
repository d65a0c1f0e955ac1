/**
 * `npm run help-pictures`: takes the pictures of the help articles and of the README from the product itself. A server with a small demo
 * organisation of a fixed seed (generated names) runs in a temp directory; Chromium draws 1024 px at 1.25 and packs WebP.
 * Words behind it (`-- docs/images`): only files whose names hold one of them.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#testing/chromium.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { startNode } from '../bench/servers.ts';
import { demo } from './help-pictures/personnel-sheet.ts';
import { type HelpPicture, helpPictures, prepareMessages, readmePictures } from './help-pictures/pictures.ts';
import { projectRoot } from './steps.ts';

const PORT = Number(process.env['HCM_PICTURES_PORT'] ?? 8529);
const address = `http://127.0.0.1:${PORT}`;
const SIZE = { width: 1024, height: 720 };
const SETTLE_MS = 900;
const QUALITY = 0.82;
const MAX_BYTES = 60_000;
const MAX_TOTAL = 600_000;
const only = process.argv.slice(2);
const isWanted = ({ file }: HelpPicture): boolean => only.length === 0 || only.some((word) => file.includes(word));

/** PNG in, WebP out, both as base64; the browser is the one that can. */
const packed = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${png.toString('base64')}'), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const webp = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: ${QUALITY} })).arrayBuffer());
    let text = '';
    for (const byte of webp) text += String.fromCharCode(byte);
    return btoa(text);
  })()`);

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input').first().fill(username);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
}

/** The page listens for messages all the time, so the network is never idle: nothing may be loading for a moment. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.getByText(kit.loading).first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => true)');
}

async function shoot(context: BrowserContext, { path, height = SIZE.height, act, part }: HelpPicture): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ ...SIZE, height });
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await settled(page);
  await act?.(page);
  await settled(page);
  const box = await part?.(page).boundingBox();
  const clip = box ? { clip: { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, height - box.y) } } : {};
  const png = await page.screenshot({ ...clip, animations: 'disabled', caret: 'hide' });
  await page.close();
  return png;
}

type Sessions = (username: string | null) => Promise<BrowserContext>;

/** One browser context for each account, signed in when it is first asked for. */
function sessionsOf(browser: Browser, passwords: Readonly<Record<string, string>>): Sessions {
  const made = new Map<string | null, BrowserContext>();
  return async (username) => {
    const known = made.get(username);
    if (known !== undefined) return known;
    const context = await browser.newContext({ baseURL: address, viewport: SIZE, deviceScaleFactor: 1.25, locale: 'fa-IR', timezoneId: 'Asia/Tehran', reducedMotion: 'reduce' });
    made.set(username, context);
    if (username !== null) await signIn(await context.newPage(), username, passwords[username] ?? '');
    return context;
  };
}

/** Answers how many bytes they have in all. */
async function takeAll(browser: Browser, sessionOf: Sessions, pictures: readonly HelpPicture[]): Promise<number> {
  const desk = await browser.newPage();
  let total = 0;
  for (const picture of pictures.filter(isWanted)) {
    const webp = Buffer.from(await packed(desk, await shoot(await sessionOf(picture.by), picture)), 'base64');
    if (webp.length > MAX_BYTES) throw new Error(`${picture.file}: ${webp.length} bytes, allowed are ${MAX_BYTES}`);
    total += webp.length;
    await writeFile(join(projectRoot, picture.file), webp);
    console.log(`${String(webp.length).padStart(6)}  ${picture.file}`);
  }
  await desk.close();
  return total;
}

async function run(dataDir: string): Promise<void> {
  const passwords = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as Readonly<Record<string, string>>;
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const sessionOf = sessionsOf(browser, passwords);
    await prepareMessages(await (await sessionOf('hrofficer')).newPage());
    const total = await takeAll(browser, sessionOf, helpPictures);
    if (total > MAX_TOTAL) throw new Error(`${total} bytes in all, allowed are ${MAX_TOTAL}`);
    await takeAll(browser, sessionOf, readmePictures);
  } finally {
    await browser.close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'kargozin-pictures-'));
// root hands the database to another user, who must get through
await chmod(dataDir, 0o755);
const size = { HCM_DEMO: '1', HCM_DEMO_PEOPLE: String(demo.people), HCM_DEMO_UNITS: String(demo.units), HCM_DEMO_SEED: String(demo.seed) };
try {
  const server = await startNode(['bin/kargozin.mjs'], { PORT: String(PORT), HCM_DATA_DIR: dataDir, ...size }, PORT, '/api/health');
  await run(dataDir).finally(() => server.stop());
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
