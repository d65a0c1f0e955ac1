/** A page without a mouse: the keyboard alone reaches and presses things. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses after which a control counts as not reachable. */
const REACH = 120;

/** Whether the focus is on or in an element; undefined when the page has drawn it anew meanwhile. */
const holdsFocus = (element: Element): boolean | undefined => (element.isConnected ? element === document.activeElement || element.contains(document.activeElement) : undefined);

export const isFocused = async (target: Locator): Promise<boolean> => (await target.evaluate(holdsFocus)) === true;

/**
 * Why keys would not lead to an element yet, if so. What opens makes the page behind it inert and what closes keeps the focus until it
 * has faded; a menu or list that has opened gets the focus a moment later.
 */
function hindrance(element: Element, isArrow: boolean): string | undefined {
  if (document.querySelector('[data-exiting]:not([role=tooltip])') !== null) return 'something is still closing';
  if (element.closest('[inert]') !== null) return 'something is open before it';
  const list = isArrow ? element.closest('[role=menu], [role=listbox]') : null;
  return list === null || list.contains(document.activeElement) ? undefined : 'the focus is not in its list';
}

/** Waits until the keys would lead to an element: somebody at the keyboard sees when that is. */
const untilFree = (target: Locator, isArrow: boolean): Promise<void> =>
  expect.poll(() => target.evaluate(hindrance, isArrow), { message: `what keeps the keys from ${target}`, intervals: [20] }).toBeUndefined();

/** Presses a key until the target has the focus, as an arrow does in a menu or among radio buttons. */
export async function walkTo(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  await untilFree(target, key.startsWith('Arrow'));
  // found once: to look for it by its name after every press would take most of the time
  let element = await target.elementHandle();
  for (let presses = 0; presses < REACH; presses++) {
    let isThere = await element?.evaluate(holdsFocus);
    if (isThere === undefined) {
      element = await target.elementHandle();
      isThere = await element?.evaluate(holdsFocus);
    }
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

/** Goes to a control with Tab, as somebody without a mouse would. */
export const tabTo = (page: Page, target: Locator): Promise<void> => walkTo(page, 'Tab', target);

export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens a menu or a list at a button and takes an entry. */
export async function choose(page: Page, button: Locator, entry: Locator): Promise<void> {
  await press(page, button);
  await walkTo(page, 'ArrowDown', entry);
  await page.keyboard.press('Enter');
}

/** Closes what is open with Escape, which it hears once the focus is in it. */
export async function dismiss(page: Page, box: Locator): Promise<void> {
  await expect.poll(() => isFocused(box), { message: `the focus is in ${box}`, intervals: [20] }).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
}

/** Goes to a field and writes, in any alphabet. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}
