/** A registration with a fault, on a phone: the field and what is wrong with it stand clear of the bar below. */
import { widths } from '#testing/browser.ts';
import { write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box } from '#testing/journey-parts.ts';
import register from './register-page.messages.fa.ts';

test('what is wrong is to be read beside its field', async ({ open }) => {
  const page = await open('hrofficer', '/personnel/register', { viewport: widths[0], hasTouch: true });
  const main = page.getByRole('main');
  await write(page, box(main, register.firstName).first(), 'Gulzar');
  await write(page, box(main, register.lastName), 'Journey');
  const code = box(main, register.nationalId);
  await write(page, code, '\u06f1\u06f2\u06f3');
  // from the top of the page the field comes up from below the bar
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: register.submit, exact: true }).tap();
  await expect(code).toBeFocused();
  const message = page.locator(`[id="${(await code.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  await expect(message).toBeVisible();
  // nothing lies over its middle
  await expect
    .poll(() =>
      message.evaluate((words) => {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    )
    .toBe(true);
});
