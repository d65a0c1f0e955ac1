/** The measure by which the walk judges forced colours: a focus and a figure that are lost there are found. */
import { expect, test } from '@playwright/test';
import { lostFigures, unmarkedFocus } from './forced.ts';

const page = `
  <style>button { outline: none; border: 0 } #seen:focus { outline: 2px solid Highlight } i { display: block; inline-size: 10px; block-size: 10px }</style>
  <main>
    <button id="seen">a</button><button id="unseen" class="bare">b</button>
    <i class="lost" style="background: red"></i><i style="background: red; border: 1px solid CanvasText"></i>
  </main>`;

test('finds the focus that only a shadow or a ground showed, and figures of a plain colour', async ({ page: tab }) => {
  await tab.emulateMedia({ forcedColors: 'active' });
  await tab.setContent(page);
  expect(await tab.evaluate(lostFigures)).toEqual(['i.lost']);
  await tab.locator('#seen').focus();
  expect(await tab.evaluate(unmarkedFocus)).toBeUndefined();
  await tab.locator('#unseen').focus();
  expect(await tab.evaluate(unmarkedFocus)).toContain('button.bare');
});
