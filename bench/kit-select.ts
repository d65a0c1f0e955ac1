/** A select of 10,000 options: from a key press to the frame that shows its effect. */
import type { CDPSession, Page } from '@playwright/test';
import select from '#ui/options/options.gallery.messages.fa.ts';
import words from '#ui/options/options.messages.fa.ts';

/** From the key's own time stamp to the first task after the next frame was painted. */
const observe = `
  window.waits = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.waits.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true });`;

/** What is pressed: the first key folds all labels, once; the others narrow, widen and walk. */
const typed = [...(select.units[2] ?? '').slice(0, 3), ' ', '5', '0', 'Backspace', 'Backspace', 'Backspace', 'ArrowDown', 'PageDown', 'End', 'Home', 'ArrowUp'];

/** A key of a Persian keyboard too, which the browser's own driver does not know by name. */
async function strike(keyboard: CDPSession, page: Page, key: string): Promise<void> {
  if (key.length > 1) return page.keyboard.press(key);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

/** Milliseconds of each key. */
export async function measureSelect(page: Page, devtools: CDPSession, gallery: string): Promise<readonly number[]> {
  await page.addInitScript(observe);
  await page.goto(`${gallery}?entry=select-field`);
  await page.locator('[data-state="ten thousand"] button').first().click();
  await page.getByRole('combobox', { name: words.find }).waitFor();
  for (const key of typed) {
    await strike(devtools, page, key);
    await page.waitForTimeout(60);
  }
  const text = await page.getByRole('combobox', { name: words.find }).inputValue();
  if (text !== typed.slice(0, 3).join('')) throw new Error(`the keys did not arrive: ${text}`);
  return (await page.evaluate('window.waits')) as number[];
}
