/**
 * A contract by the keyboard: a draft that waits is signed after a look, one that ends soon is renewed, and what was signed is read and printed; the result
 * on a phone.
 */
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { act } from '#testing/journey-parts.ts';
import { contractsScreen } from './contracts.screen.ts';
import words from './contracts-page.messages.fa.ts';

const phone = { width: 360, height: 780 } as const;

test('a draft is signed, an ending contract renewed, the signed one printed', async ({ open }) => {
  const page = await open('admin', contractsScreen.path);
  const grid = page.getByRole('grid').first();
  const draft = grid.getByRole('row', { name: words.states.draft }).first();
  await expect(draft).toBeVisible();
  const code = (await draft.getByRole('gridcell').nth(2).innerText()).trim();
  await expectAccessible(page);

  await draft.getByRole('checkbox').check();
  await press(page, page.getByRole('button', { name: words.signMany }));
  const look = page.getByRole('alertdialog');
  await expect(look.getByText(words.signText)).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'contracts-signing');
  await press(page, look.getByRole('button', { name: words.sign, exact: true }));
  await expect(look).toHaveCount(0);

  await page.goto(`${contractsScreen.path}?ends=60`);
  const ending = grid.getByRole('row', { name: words.states.running }).first();
  await ending.getByRole('checkbox').check();
  await press(page, page.getByRole('button', { name: words.renew, exact: true }));
  await press(page, page.getByRole('button', { name: words.look, exact: true }));
  const effect = page.getByRole('alertdialog');
  await expect(effect.getByText(words.sound)).toBeVisible();
  await expectAccessible(page);
  await press(page, effect.getByRole('button', { name: words.renewApply }));
  await expect(page.getByText(words.renewed)).toBeVisible();

  await page.goto(contractsScreen.path);
  await page.getByRole('searchbox').first().fill(code);
  const signed = grid.getByRole('row', { name: words.states.running }).filter({ hasText: code }).first();
  await act(page, signed, words.open);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: words.text })).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'contracts-text');
  const paper = page.waitForResponse((response) => response.url().endsWith('/pdf'));
  await press(page, dialog.getByRole('button', { name: /PDF/ }));
  expect((await paper).status()).toBe(200);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await shotOf(page, 'contracts-text-phone');
});
