/**
 * Attack: Somebody stores markup wherever people write text and waits for whoever opens the page.
 * Refused: React and the policy of the page (`src/server/headers.ts`), looked at in Chromium: nothing runs, no element comes of it, and the policy has
 * nothing to report. `HCM_TEST_SCALE` opens every screen and tab.
 */
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import registerWords from '#modules/personnel/register/register-page.messages.fa.ts';
import { peopleTable } from '#modules/personnel/search/search.table.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import rowWords from '#platform/reference-data/register/register-page.messages.fa.ts';
import { buildWeb } from '#server/build.ts';
import { signIn, signInActors, type TestActor, testPassword, usernameOf } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { findBrowser } from '#testing/chromium.ts';
import { layTexts } from '#testing/hostile/lay.ts';
import { markupTexts } from '#testing/hostile/markup.ts';
import { companyId, factsOf, partyId } from '#testing/organisation.ts';
import { isNightly } from '#testing/scale.ts';
import tableWords from '#ui/data-table/data-table.messages.fa.ts';
import peekWords from '#ui/peek/peek.messages.fa.ts';
import paletteWords from '#web/palette/palette.messages.fa.ts';
import searchButtonWords from '#web/palette/search-button.messages.fa.ts';
import panelWords from '#web/quick-panel/quick-panel.messages.fa.ts';
import quickWords from '#web/quick-panel/quick-panel-button.messages.fa.ts';

let server: TestApp;
let administrator: TestActor;
let browser: Browser;
let context: BrowserContext;
let origin: string;
/** What the pages said, threw, and what their policy refused. */
const complaints: string[] = [];

beforeAll(async () => {
  const [{ folder }, { executablePath, args }] = await Promise.all([buildWeb(), findBrowser()]);
  server = await startTestApp({ web: folder, config: { registration: true } });
  ({ administrator } = await signInActors(server));
  // for the list of sign-ins
  await signIn(server, usernameOf('administrator'), testPassword);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  browser = await chromium.launch({ executablePath, args: [...args] });
  context = await openContext();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Signed in as the administrator, with a trap in every page. */
async function openContext(): Promise<BrowserContext> {
  const { api_key: key = '', cookie = '' } = administrator.headers();
  const [name = '', value = ''] = cookie.split('=', 2);
  const made = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [{ name, value, domain: '127.0.0.1', path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' }],
      origins: [
        {
          origin,
          localStorage: [
            { name: 'api_key', value: key },
            { name: 'sessionExpiry', value: String(Date.now() + 10_800_000) },
          ],
        },
      ],
    },
  });
  made.setDefaultTimeout(10_000);
  await made.exposeFunction('__complain', (what: string) => void complaints.push(what));
  await made.addInitScript(`
    window.__xss = () => window.__complain('a stored program ran');
    for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => window.__complain(name + ' was called');
    document.addEventListener('securitypolicyviolation', (event) => window.__complain('the policy refused ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  `);
  made.on('console', (message) => {
    if (/Content Security Policy|Trusted|violates/i.test(message.text())) complaints.push(message.text());
  });
  made.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  made.on('weberror', (error) => complaints.push(error.error().message));
  return made;
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.locator('main h1').first().waitFor();
  await settled(page);
  return page;
}

/** Until nothing is being loaded: bones and busy grids are gone. */
const settled = (page: Page): Promise<void> => expect.poll(() => page.locator('[data-loading], [aria-busy="true"]').count(), { timeout: 10_000 }).toBe(0);

const short = markupTexts.filter((text) => text.length <= 60);
const post = async (url: string, body: unknown, status = 201): Promise<void> => {
  const answer = await administrator.request('POST', url, body);
  expect(answer.statusCode, `${url} ${JSON.stringify(body)}: ${answer.payload}`).toBe(status);
};

/** One field of each kind through the calls that store it: text, lines, note, message, view, file name, request, network name. */
async function storeMarkup(): Promise<void> {
  for (const [at, text] of markupTexts.entries()) {
    await post('/api/rest/s1/orgStructure/competence/model', { title: `${text} ${at}`, description: text });
    if (at % 4 === 0) await post('/api/rest/s1/hcm/notes', { text, isPinned: false });
  }
  for (const [at, name] of short.slice(0, 20).entries())
    await post('/api/rest/s1/hcm/entity/UserValues', { type: peopleTable.key, name, value: JSON.stringify({ pageSize: 25 }), isShared: true, isDefault: at === 0 });
  await writing(server.pool, systemActor('test', [companyId('holding')]), async (tx) => {
    for (const text of markupTexts) await sendMessage(tx, { subject: text, body: text, color: 'info', link: '/help', recipients: [partyId('administrator')], newId: randomUUID });
  });
  for (const text of markupTexts.filter((one) => !/[\\/]/.test(one)).slice(0, 12)) {
    const form = new FormData();
    form.set('kind', 'units');
    form.set('file', new File(['a,b\n1,2'], `${text}.csv`));
    const answer = await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/import', payload: form, headers: administrator.headers() });
    expect(answer.statusCode, answer.payload).toBe(200);
  }
  for (const text of short.slice(0, 12)) {
    await administrator.request('PUT', '/api/rest/s1/hcm/recentPage', { path: '/help', title: text });
    const tried = { method: 'POST', url: '/api/login', remoteAddress: '10.1.1.1', headers: { 'user-agent': text } } as const;
    await server.app.inject({ ...tried, payload: { username: text, password: testPassword } });
  }
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { username: 'markup-asker', password: testPassword, email: 'a@b.ir', firstName: short[0], lastName: short[1], note: markupTexts.join('\n').slice(0, 500) },
  });
}

/** As much of an element as is read here; the types of the browser are not those of the server. */
interface Part {
  readonly innerText: string;
  querySelectorAll(selector: string): Iterable<{ readonly value: string }>;
}

/** What stands there to read, also in fields. */
const textOf = (part: Locator): Promise<string> =>
  part.last().evaluate((element) => {
    const { innerText } = element as unknown as Part;
    return [innerText, ...Array.from((element as unknown as Part).querySelectorAll('input, textarea'), ({ value }) => value)].join(' ');
  });

/** Nothing came of the markup, and it stands there as text, in the part of the page that is looked at. */
async function look(page: Page, where: string, part: Locator = page.getByRole('main')): Promise<void> {
  await settled(page);
  await expect.poll(() => textOf(part), { timeout: 10_000, message: `${where} shows markup as text` }).toMatch(/__xss|data-xss/i);
  const made = await page.evaluate(
    `[...document.querySelectorAll('[data-xss], iframe, object, embed, base, [href^="javascript:" i], [src^="javascript:" i], [onerror], [onload], [onclick], [onfocus]')].map((one) => one.outerHTML.slice(0, 200))`,
  );
  expect({ where, made, complaints: [...complaints] }).toEqual({ where, made: [], complaints: [] });
}

describe('markup in the database', () => {
  let page: Page;
  const go = async (path: string): Promise<void> => {
    await page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)})`);
    await page.waitForURL(`**${path}`);
    await settled(page);
  };

  beforeAll(async () => {
    await storeMarkup();
    const laid = await layTexts(server.owner, markupTexts);
    expect(laid).toEqual(
      expect.arrayContaining([
        'company.organization_name',
        'enumeration.description',
        'geo.geo_name',
        'job.job_title',
        'org_unit.organization_name',
        'person.first_name',
        'person.last_name',
        'postal_address.street',
        'status_item.description',
        'user_group.description',
      ]),
    );
  }, 60_000);

  test('the corpus has at least fifty texts', () => expect(new Set(markupTexts).size).toBeGreaterThanOrEqual(50));

  test('the first page, the palette and the quick panel', async () => {
    page = await open('/dashboard');
    await look(page, 'the name of the company and of the person', page.getByRole('banner'));
    await page.getByRole('button', { name: searchButtonWords.field }).click();
    await page.getByRole('combobox', { name: paletteWords.dialog }).waitFor();
    const palette = page.getByRole('dialog', { name: paletteWords.dialog });
    await look(page, 'recent pages in the palette', palette);
    await page.keyboard.insertText(factsOf('accountant').lastName);
    await look(page, 'people in the palette', palette.getByRole('group', { name: paletteWords.groups.people }));
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: quickWords.open, exact: true }).click();
    await page.getByRole('tab', { name: panelWords.notes }).click();
    await look(page, 'notes', page.getByRole('dialog', { name: panelWords.title }));
    await page.keyboard.press('Escape');
  });

  test('a list, its views, a record beside it and its file', async () => {
    await go('/personnel/search');
    const rows = page.getByRole('grid').locator('tbody tr[aria-rowindex]');
    await rows.first().waitFor();
    await look(page, 'list');
    await look(page, 'views', page.getByRole('group', { name: tableWords.views }));
    await rows.nth(1).locator('td').nth(2).click();
    await look(page, 'peek', page.getByRole('complementary').filter({ has: page.getByRole('button', { name: peekWords.next }) }));
    await go(`/personnel/profile?partyId=${partyId('accountant')}`);
    await look(page, 'profile');
  });

  test('a dialog that asks and a toast that tells, by name', async () => {
    await go('/generalBaseData');
    const row = page.getByRole('grid').locator('tbody tr[aria-rowindex]').first();
    await row.waitFor();
    await look(page, 'rows of text and lines');
    await row.hover();
    await row.getByRole('button', { name: tableWords.remove }).click();
    await look(page, 'dialog', page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await row.hover();
    await row.getByRole('button', { name: rowWords.deactivate }).click();
    await look(page, 'toast', page.getByRole('status').filter({ hasText: /xss/i }));
  });

  test('options of a form', async () => {
    await go('/personnel/register');
    await page.getByRole('button', { name: registerWords.employmentStatusEnumId }).click();
    await look(page, 'options', page.getByRole('listbox'));
    await page.keyboard.press('Escape');
  });

  test.each(['/logManagement', '/baseData', '/accessLevel', '/myNotifications', '/import', '/accountRequests'])('%s', async (path) => {
    await go(path);
    await look(page, path);
  });

  test.runIf(isNightly)('every screen, every tab of it', { timeout: 300_000 }, async () => {
    for (const { screen } of server.registry.screens) {
      if (screen.notBuilt || screen.access === 'guest' || screen.chrome === 'bare') continue;
      await page.close();
      page = await open(screen.path);
      await look(page, screen.path, page.locator('body'));
      const tabs = page.getByRole('main').getByRole('tab');
      for (let at = 0; at < (await tabs.count()); at += 1) {
        await tabs.nth(at).click();
        await look(page, `${screen.path}, tab ${at}`, page.locator('body'));
      }
    }
  });
});

test('the trap works: what runs is noticed, and so is what the policy refuses', async () => {
  const page = await open('/help');
  await page.evaluate('__xss()');
  await expect(page.evaluate(`document.body.innerHTML = '<img data-xss src=x onerror=__xss()>'`)).rejects.toThrow('TrustedHTML');
  await page.evaluate(`document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/x.png' }))`);
  await expect.poll(() => complaints.join()).toMatch(/a stored program ran.*require-trusted-types-for.*img-src/s);
  complaints.length = 0;
});
