/** Education, health and documents of a file by keyboard: a row of each, two works that overlap, a scan that comes back in the archive. */
import type { Page } from '@playwright/test';
import { zipEntriesOf } from '#platform/files/content/zip.rules.ts';
import partWords from '#platform/party/parts/parts-page.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box, card, ownIdOf, take, writeDay } from '#testing/journey-parts.ts';
import files from '#ui/file-field/file-field.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import education from '../education/education-page.messages.fa.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import sacrifice from '../sacrifice/sacrifice-page.messages.fa.ts';
import words from './documents-page.messages.fa.ts';

const choose = new RegExp(`^${kit.chooseFile}`);

async function addWork(page: Page, title: string, from: string, thru: string): Promise<void> {
  const work = card(page, education.work);
  await press(page, work.getByRole('button', { name: partWords.add, exact: true }));
  await write(page, box(work, education.workTitle), title);
  await take(page, work, education.industry);
  await writeDay(page, work, partWords.fromDate, from);
  await writeDay(page, work, partWords.thruDate, thru);
  await press(page, work.getByRole('button', { name: form.add, exact: true }));
  await expect(work.getByRole('row', { name: new RegExp(title) })).toBeVisible();
}

test('a row in each list of the file, by keyboard, and the scan back in an archive', async ({ open }) => {
  const partyId = await ownIdOf(await open('hrofficer', userProfileScreen.path));
  const at = (tab: string): string => `${profileScreen.path}?partyId=${partyId}&tab=${tab}`;
  const page = await open('admin', at('education'));
  await addWork(page, 'First work', '1390/01/01', '1392/12/29');
  await addWork(page, 'Second work', '1392/01/01', '1395/06/31');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(education.overlap({ one: 'Second work', other: 'First work' }));
  await expect(panel.getByRole('row', { name: /First work/ })).toContainText(education.years('\u06f3'));
  await expectAccessible(page);

  await page.goto(at('sacrifice'));
  const own = card(page, sacrifice.sacrifices);
  await press(page, own.getByRole('button', { name: partWords.add, exact: true }));
  await write(page, box(own, sacrifice.duration), '\u06f1\u06f8');
  await write(page, box(own, sacrifice.disability), '120');
  await press(page, own.getByRole('button', { name: form.add, exact: true }));
  await expect(box(own, sacrifice.disability)).toHaveAttribute('aria-invalid', 'true');
  await box(own, sacrifice.disability).fill('25');
  await press(page, own.getByRole('button', { name: form.add, exact: true }));
  await expect(own.getByRole('row').nth(1)).toContainText('\u06f2\u06f5');

  await page.goto(at('documents'));
  const documents = card(page, words.documents);
  await press(page, documents.getByRole('button', { name: partWords.add, exact: true }));
  await take(page, documents, words.type);
  const choosing = page.waitForEvent('filechooser');
  await documents.getByRole('button', { name: choose }).click();
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  await (await choosing).setFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: bytes });
  // it is there, and the focus stays where it is put
  await expect(documents.getByRole('button', { name: files.remove('card.pdf') })).toBeVisible();
  await expect(documents.getByRole('button', { name: choose })).toBeFocused();
  await press(page, documents.getByRole('button', { name: form.add, exact: true }));
  await expect(documents.getByRole('row', { name: /card\.pdf/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page, documents.getByRole('button', { name: words.downloadAll }));
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  const entries = zipEntriesOf(Buffer.concat(chunks));
  expect(entries?.map(({ name, packed }) => [name.endsWith('card.pdf'), Buffer.from(packed).equals(bytes)])).toEqual([[true, true]]);
  await expectAccessible(page);
  await shotsOf(page, 'file-documents');
});
