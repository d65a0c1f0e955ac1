/** A job from its making to its removal, by the keyboard: its profile, what is refused, a copy. */
import type { Locator } from '@playwright/test';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import editing from '#ui/data-table/data-table.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import refusals from './jobs.messages.fa.ts';
import words from './jobs-page.messages.fa.ts';

const begins = (name: string): RegExp => new RegExp(`^${name}`);

test('a job is made, described, copied and removed', async ({ open }) => {
  const page = await open('hrofficer', '/defineJob?jobId=new');
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const box = (name: string): Locator => page.getByRole('form', { name: words.facts }).getByRole('textbox', { name: begins(name) });
  await write(page, box(words.code), 'AA-1');
  await write(page, box(words.name), 'Journey');
  await press(page, page.getByRole('button', { name: begins(words.producer) }));
  await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('\u0645\u062f\u06cc\u0631');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, button(form.save));
  await expect(page.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible();
  await expect(page.getByText(words.noPosts)).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: words.jobPosts }));
  await walkTo(page, 'ArrowLeft', page.getByRole('tab', { name: words.parts.responsibility }));
  for (const [title, percent] of [
    ['Plans', '60'],
    ['Reports', '70'],
  ] as const) {
    await press(page, button(words.addLabel).first());
    const panel = page.getByRole('region', { name: editing.add });
    await write(page, panel.getByRole('textbox', { name: begins(words.part.title) }), title);
    await write(page, panel.getByRole('textbox', { name: begins(words.part.percent) }), percent);
    await press(page, panel.getByRole('button', { name: words.addLabel }));
    if (title === 'Plans') await expect(page.getByRole('row', { name: title })).toBeVisible();
  }
  await expect(page.getByText(refusals.errors.percentSum({ left: 40 })).first()).toBeVisible();
  await shotsOf(page, 'job');
  await expectAccessible(page);
  await press(page, page.getByRole('region', { name: editing.add }).getByRole('button', { name: form.cancel }));

  await press(page, button(words.copy));
  await write(page, page.getByRole('dialog').getByRole('textbox', { name: begins(words.code) }), 'AA-2');
  await press(page, button(words.copyLabel));
  await expect(box(words.code)).toHaveValue('AA-2');
  for (const next of ['AA-1', undefined]) {
    await press(page, button(words.remove));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: words.remove }));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    if (next === undefined) continue;
    await page.getByRole('row', { name: next }).getByRole('gridcell').nth(1).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('row', { name: 'AA-1' })).toHaveCount(0);
});
