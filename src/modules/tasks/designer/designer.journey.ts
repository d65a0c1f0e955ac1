/** A process from a file of another program, tried out within ten clicks; one by keyboard: a draft with one step more, published by somebody else, put away again. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import dialogWords from './design-dialogs.messages.fa.ts';
import messages from './designer.messages.fa.ts';
import elements from './elements.messages.fa.ts';
import newProcess from './new-process.messages.fa.ts';

const { dialogs } = dialogWords;
const { newProcess: added } = newProcess;
/** A process that no other journey writes. */
const ADDRESS = '/processDesign?process=generalRequest';
const STEP = '\u062f\u0631\u0646\u06af \u06a9\u0648\u062a\u0627\u0647';
/** Of somebody of the demo. */
const NAME = '\u0645\u062d\u0633\u0646';

/** Opens a menu and takes an entry. */
async function choose(page: Page, trigger: Locator, entry: string): Promise<void> {
  await press(page, trigger);
  await walkTo(page, 'ArrowDown', page.getByRole('menuitem', { name: entry }));
  await page.keyboard.press('Enter');
}

/** Takes an act and says yes to its question. */
async function confirm(page: Page, act: string, done: string): Promise<void> {
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }));
  await expect(page.getByRole('region', { name: kit.alerts }).getByText(done)).toBeVisible();
}

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
const titles = (page: Page): Locator => page.getByRole('region', { name: messages.steps }).getByRole('heading', { level: 3 });

/** As another program writes it: nobody is named, no form and no condition. */
const THEIRS = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="travel" name="Travel"><startEvent id="s"/>
  <task id="look" name="Look"/><exclusiveGateway id="g"/><serviceTask id="book" name="Book"/><endEvent id="e"/>${[
    ['s', 'look'],
    ['look', 'g'],
    ['g', 'book'],
    ['g', 'e'],
    ['book', 'e'],
  ]
    .map(([from, to]) => `<sequenceFlow id="_${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`)
    .join('')}</process></definitions>`;

/** From a file of another program to a trial; answers how many clicks it took. */
async function fromFile(page: Page): Promise<number> {
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  await click(button(page, added.add));
  const sheet = page.getByRole('dialog', { name: added.title });
  await click(sheet.getByText(added.ways.file, { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await click(sheet.getByRole('button', { name: `${kit.chooseFile} ${added.file}` }));
  await (await chooser).setFiles({ name: 'Travel.bpmn', mimeType: 'application/xml', buffer: Buffer.from(THEIRS) });
  await expect(sheet.getByRole('textbox', { name: new RegExp(`^${added.name}`) })).toHaveValue('Travel');
  await expectAccessible(page);
  await click(sheet.getByRole('button', { name: added.make, exact: true }));
  await click(button(page, elements.fillAll.open));
  await click(page.getByRole('dialog').getByRole('button', { name: elements.fillAll.save, exact: true }));
  await click(button(page, messages.trial));
  const trial = page.getByRole('dialog', { name: dialogs.trialTitle });
  await click(trial.getByRole('button', { name: new RegExp(`^${dialogs.trialPerson}`) }));
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(NAME);
  await click(page.getByRole('option').first());
  await expect(trial.getByRole('region', { name: dialogs.trail }).getByRole('listitem').first()).toBeVisible();
  return clicks;
}

test('process design: from a file to a trial in ten clicks; a step more, tried out, published by a second person and put away', async ({ open }) => {
  const page = await open('hrofficer', '/processDesign');
  expect(await fromFile(page)).toBeLessThanOrEqual(10);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ADDRESS);
  await press(page, button(page, messages.edit));
  await expect(button(page, messages.save)).toBeVisible();
  const count = await titles(page).count();
  await choose(page, button(page, messages.addStep), messages.kinds.wait);
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByRole('textbox', { name: new RegExp(`^${messages.stepTitle}`) }));
  await page.keyboard.press('Control+A');
  await write(page, sheet.getByRole('textbox', { name: new RegExp(`^${messages.stepTitle}`) }), STEP);
  await press(page, sheet.getByRole('button', { name: messages.keep }));
  await expect(titles(page)).toHaveCount(count + 1);
  await press(page, page.getByRole('button', { name: messages.up(STEP) }));
  await expect(titles(page).nth(count - 1)).toHaveText(STEP);
  await press(page, button(page, messages.save));
  await expect(page.getByRole('region', { name: kit.alerts }).getByText(messages.saved)).toBeVisible();
  await shotsOf(page, 'process-design');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await press(page, button(page, messages.trial));
  const trial = page.getByRole('dialog', { name: dialogs.trialTitle });
  await press(page, trial.getByRole('button', { name: new RegExp(`^${dialogs.trialPerson}`) }));
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(NAME);
  await expect(page.getByRole('option').first()).toContainText(NAME);
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('region', { name: dialogs.trail }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await press(page, button(page, messages.submit));
  await confirm(page, messages.submit, messages.submitted);
  await expect(page.getByText(messages.ownDraft)).toBeVisible();

  const second = await open('admin', ADDRESS);
  await press(second, button(second, messages.publish));
  await confirm(second, messages.publish, messages.published);
  await expect(second.getByText(messages.statuses.published, { exact: true }).first()).toBeVisible();
  await choose(second, button(second, messages.more), messages.retire);
  await confirm(second, messages.retire, messages.retireAsked);
  await expect(button(second, messages.takeBack)).toBeVisible();
  await expect(button(second, messages.confirmRetire)).toHaveCount(0);
  // the second one decides
  await page.reload();
  await press(page, button(page, messages.confirmRetire));
  await confirm(page, messages.confirmRetire, messages.retired);
});
