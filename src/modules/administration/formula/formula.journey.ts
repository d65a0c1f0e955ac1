/** A formula by keyboard: written with a fault that is told at its place, tried, published by somebody else, compared with its next version, and ended. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { functionNames } from '#kernel/formula/formula.messages.fa.ts';
import filters from '#modules/personnel/search/filters/search-filters.messages.fa.ts';
import library from '#platform/formula/library/library.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { choose, press, tabTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { writeDay } from '#testing/journey-parts.ts';
import editor from '#ui/formula-editor/formula-editor.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';

const ADDRESS = `${formulaScreen.path}?tab=formulas&item=new`;
const TITLE = '\u067e\u0627\u062f\u0627\u0634 \u062f\u0627\u0633\u062a\u0627\u0646';
/** The family name of the payroll officer of the demo. */
const SOMEBODY = '\u0635\u0627\u062f\u0642\u06cc';
const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });
const box = (page: Page | Locator, label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const said = (page: Page, text: string): Promise<void> => expect(page.getByRole('region', { name: kit.alerts }).getByText(text)).toBeVisible();

/** Writes over all that stands in the editor, as it is typed on a Persian keyboard. */
async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: messages.text, exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

type Open = (username: string | null, path: string, options?: BrowserContextOptions) => Promise<Page>;
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** In the editor a function is offered as it is typed. */
async function complete(page: Page): Promise<void> {
  await writeText(page, 'max');
  await expect(page.getByRole('listbox'), 'a function is offered by its English name').toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: messages.text, exact: true })).toContainText(`${functionNames.max}()`);
}

/** The whole of it, by keyboard; on a phone the text stands in a text area. */
async function tell(open: Open, where: BrowserContextOptions): Promise<void> {
  const isPhone = where.hasTouch === true;
  // titles stand once in a company
  const title = isPhone ? `${TITLE} \u06f2` : TITLE;
  const page = await open('payroll', ADDRESS, where);
  const code = `story${Date.now().toString(36)}`;
  await write(page, box(page, library.code), code);
  await write(page, box(page, library.title), title);
  await choose(page, page.getByRole('button', { name: new RegExp(`^${messages.use}`) }), page.getByRole('option').nth(1));
  await expect(page.getByRole('listbox'), 'the list has gone, and the focus is back in its field').toHaveCount(0);
  if (isPhone) await expect(page.locator('textarea').and(page.getByRole('textbox', { name: messages.text, exact: true }))).toBeVisible();
  else await complete(page);
  await writeText(page, '\u06f2 \u00d7 (\u06f3 +');
  await expect(page.getByText(/\u062e\u0637\u0627$/)).toBeVisible();
  await expect(page.getByText(editor.sound)).toHaveCount(0);
  await writeText(page, '\u06f2 \u00d7 (\u06f3 + \u06f1)');
  await expect(page.getByText(editor.sound)).toBeVisible();

  await press(page, button(page, messages.addTest));
  await write(page, box(page, messages.testTitle), 'A');
  await write(page, box(page, messages.testExpected), '8');
  await press(page, button(page, messages.keepTest));
  await press(page, button(page, messages.createDraft));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shotsOf(page, 'formula-draft');
  await expectAccessible(page);

  await page.getByRole('tab', { name: messages.check }).press('Enter');
  await press(page, button(page, messages.trialCount));
  await expect(page.getByText(messages.trialResult('\u06f8'))).toBeVisible();
  await expect(page.getByText(messages.right, { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: new RegExp(`^${messages.trialPerson}`) }));
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(SOMEBODY);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, button(page, messages.trialCount));
  await expect(page.getByText(messages.trialResult('\u06f8'))).toBeVisible();
  await expectAccessible(page);

  await press(page, button(page, messages.publish));
  await press(page, button(page.getByRole('alertdialog'), messages.publish));
  await said(page, messages.publishWaits);

  const second = await open('admin', page.url().replace(/^https?:\/\/[^/]+/, ''), where);
  await press(second, button(second, messages.publish));
  await press(second, button(second.getByRole('alertdialog'), messages.publish));
  await said(second, messages.publishDone);

  await page.reload();
  await page.getByRole('tab', { name: messages.facts }).press('Enter');
  await press(page, button(page, messages.newVersion));
  await writeText(page, '\u06f2 \u00d7 (\u06f3 + \u06f2)');
  await writeDay(page, page.getByRole('main'), library.fromDate, '14060101');
  await press(page, button(page, messages.createDraft));
  await expect(button(page, messages.discard), 'the draft is there').toBeVisible();
  await page.getByRole('tab', { name: messages.compare }).press('Enter');
  await press(page, button(page, filters.filters));
  const panel = page.getByRole('dialog', { name: filters.filters });
  await expect(panel.getByRole('textbox', { name: filters.seek })).toBeFocused();
  // it comes in from the side
  await expect(panel).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);
  await press(page, button(panel, filters.show));
  await press(page, button(page, messages.startCompare));
  await expect(page.getByText(messages.compareStates.done)).toBeVisible();
  await expectAccessible(page);

  await second.reload();
  await press(second, button(second, messages.end));
  const dialog = second.getByRole('dialog', { name: messages.endTitle(title) }).or(second.getByRole('alertdialog', { name: messages.endTitle(title) }));
  await tabTo(second, button(dialog, messages.end));
  await second.keyboard.press('Enter');
  await said(second, messages.ended);
}

test('a formula: completed, a fault at its place, a stored test, tried, published by a second person, compared and ended', ({ open }) => tell(open, {}));
test('the same on a phone', ({ open }) => tell(open, phone));
