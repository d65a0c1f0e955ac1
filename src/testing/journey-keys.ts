/** A page without a mouse: the keyboard alone reaches and presses things. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses after which a control counts as not reachable. */
const REACH = 120;

/** Whether the focus is on or in an element; undefined when the page has drawn it anew meanwhile. */
const holdsFocus = (element: Element): boolean | undefined => (element.isConnected ? element === document.activeElement || element.contains(document.activeElement) : undefined);

export const isFocused = async (target: Locator): Promise<boolean> => (await target.evaluate(holdsFocus)) === true;

/** Presses a key until the target has the focus, as an arrow does in a menu or among radio buttons. */
export async function walkTo(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
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

/** Goes to a field and writes, in any alphabet. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}
