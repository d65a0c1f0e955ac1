/** The continuous sheet of 10,000 rows: elements on the page, and what a jump to the end waits for. */
import type { Page } from '@playwright/test';

/** Milliseconds from the jump to the first frame in which the last rows are in sight and none is blank. */
const jumpToEnd = `new Promise((done) => {
  const scroller = document.querySelector('[data-entry] table').parentElement;
  const began = performance.now();
  scroller.scrollTop = scroller.scrollHeight;
  const look = () => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const rows = [...scroller.querySelectorAll('tbody tr[aria-rowindex]')].filter((row) => row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom);
    // the number of a row stands there before its facts
    const isBlank = rows.some((row) => (row.cells[2]?.textContent ?? '').trim() === '');
    if (!isBlank && rows.some((row) => row.ariaRowIndex === '10001')) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

export interface SheetFigures {
  /** All elements of the page, the frame around the table included. */
  readonly elements: number;
  readonly jumpMs: number;
}

export async function measureSheet(page: Page, gallery: string): Promise<SheetFigures> {
  await page.goto(`${gallery}?entry=continuous-table`);
  await page.locator('[data-entry] tbody tr[aria-rowindex="2"] td').nth(2).waitFor();
  await page.waitForTimeout(1_000);
  const jumpMs = (await page.evaluate(jumpToEnd)) as number;
  return { elements: (await page.evaluate("document.querySelectorAll('*').length")) as number, jumpMs };
}
