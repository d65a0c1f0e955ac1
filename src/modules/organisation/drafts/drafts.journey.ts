/** A future structure by keyboard: drafted with a new unit and a move, seen beside today, approved by somebody else, activated, and in the chart of its day. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import formWords from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './drafts-page.messages.fa.ts';

/** Far enough ahead to be in nobody's way. */
const DAY = '1409/01/01';
/** Words in the names of the first unit of the demo, and of others. */
const [head, department] = ['\u0647\u0644\u062f\u06cc\u0646\u06af', '\u0645\u0639\u0627\u0648\u0646\u062a'] as const;
const unit = '\u0648\u0627\u062d\u062f \u0646\u0648\u0622\u0648\u0631\u06cc';
const name = '\u0622\u0632\u0645\u0648\u0646 \u0628\u0627\u0632\u0622\u0631\u0627\u06cc\u06cc';

const box = (within: Page | Locator, label: string): Locator => within.getByRole('textbox', { name: new RegExp(`^${label}`) });
const picker = (within: Page | Locator, label: string): Locator => within.getByRole('button', { name: new RegExp(`^${label}`) });

/** Opens a list with a search, writes there and takes the first that is found. */
async function find(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field);
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(page.getByRole('option').first()).toContainText(text);
  await page.keyboard.press('Enter');
}

/** Opens a short list and takes its second entry. */
async function takeSecond(page: Page, field: Locator): Promise<void> {
  await press(page, field);
  await walkTo(page, 'ArrowDown', page.getByRole('option').nth(1));
  await page.keyboard.press('Enter');
}

/** Takes a step and says yes to its question. */
async function take(page: Page, step: string, done: string): Promise<void> {
  await press(page, page.getByRole('button', { name: step, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: step, exact: true }));
  await expect(page.getByRole('region', { name: kit.alerts }).getByText(done)).toBeVisible();
}

/** The first department is cut from the chart and put under the new unit, which stands last in its row. */
async function moveOnChart(page: Page): Promise<void> {
  const views = page.getByRole('radiogroup', { name: messages.views });
  await tabTo(page, views.getByRole('radio', { name: messages.view.list }));
  await page.keyboard.press('ArrowLeft');
  const cards = page.getByRole('treeitem');
  await tabTo(page, cards.first());
  await walkTo(page, 'ArrowDown', cards.filter({ hasText: department }).first());
  await page.keyboard.press('Control+x');
  await walkTo(page, 'ArrowLeft', cards.filter({ hasText: unit }));
  await page.keyboard.press('Enter');
}

/** The draft with a new unit, and another one that goes below it. Answers the address. */
async function draw(page: Page): Promise<string> {
  await press(page, page.getByRole('link', { name: messages.add }).first());
  await write(page, box(page, messages.name), name);
  await write(
    page,
    box(page, messages.effectiveDate)
      .or(page.getByRole('combobox', { name: new RegExp(`^${messages.effectiveDate}`) }))
      .first(),
    DAY,
  );
  await page.keyboard.press('Tab');
  await press(page, page.getByRole('main').getByRole('button', { name: formWords.save, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const form = page.getByRole('region', { name: messages.addChange });
  await find(page, picker(form, messages.kind), messages.kinds.addUnit);
  await write(page, box(form, messages.code), 'JRN-1');
  await write(page, box(form, messages.name), unit);
  await takeSecond(page, picker(form, messages.level));
  await takeSecond(page, picker(form, messages.type));
  await find(page, picker(form, messages.parent), head);
  await press(page, form.getByRole('button', { name: messages.addChange }));
  const changes = page.getByRole('region', { name: messages.changes }).getByRole('listitem');
  await expect(changes).toHaveCount(1);
  const address = page.url();
  await moveOnChart(page);
  await expect(changes).toHaveCount(2);
  await shotsOf(page, 'structure-draft-chart');
  await expectAccessible(page);
  await page.goto(address);
  return address;
}

test('structure draft: drawn, compared with today, approved by a second person and activated', async ({ open }) => {
  const page = await open('hrofficer', '/structureDrafts');
  const address = await draw(page);
  const units = page.getByRole('table', { name: messages.comparedUnits }).or(page.getByRole('grid', { name: messages.comparedUnits }));
  await expect(units.getByText(messages.marks.created)).toBeVisible();
  await expect(units.getByText(messages.marks.moved)).toBeVisible();
  await shotsOf(page, 'structure-draft');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await take(page, messages.submit, messages.submitted);
  await expect(page.getByRole('button', { name: messages.approve, exact: true })).toHaveCount(0);

  const second = await open('admin', address);
  await expect(second.getByText(messages.statuses.DrfSubmitted)).toBeVisible();
  await take(second, messages.approve, messages.approved);
  await take(second, messages.activate, messages.activated);
  await expect(second.getByText(messages.statuses.DrfActivated)).toBeVisible();
  // what was done is still there to be read, and nothing is left to do
  await expect(second.getByText(messages.marks.created)).toBeVisible();
  await expect(second.getByRole('button', { name: messages.activate, exact: true })).toHaveCount(0);
});
