/** A new post in a new unit, its holder, and a second manager of that unit: the page asks who gives way, and does it. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#testing/browser.ts';
import { expect, test } from '#testing/journey-member.ts';
import form from '#ui/form/form.messages.fa.ts';
import { addUnit } from '../units/units.contract.ts';
import { holders } from './holders/holders.contract.ts';
import { positionsScreen } from './positions.screen.ts';
import messages from './positions-page.messages.fa.ts';

const MANAGER = 'OrgRManager';

/** A call as the page makes it. */
const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([verb, url, sent]) => {
      const headers = { 'content-type': 'application/json', api_key: localStorage.getItem('api_key') ?? '', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(`/api${url}`, { method: verb, headers, ...(sent === undefined ? {} : { body: sent }) });
      if (!answer.ok) throw new Error(`${verb} ${url}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

const box = (within: Page | Locator, label: string): Locator => within.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** Opens a list and takes what its search finds first, or the only one of that name. */
async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  const search = page.getByRole('dialog').last().getByRole('combobox');
  const option = page.getByRole('option', { name: text }).first();
  await expect(search.or(option).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(text);
  await option.click();
  await expect(page.getByRole('listbox'), 'the list has gone, and the focus is back in its field').toHaveCount(0);
}

/** Fills the dialog of a new holder, a second post of theirs, and sends it. */
async function addManager(page: Page, fullName: string, role: string): Promise<void> {
  await page.getByRole('button', { name: messages.addHolder }).first().click();
  const dialog = page.getByRole('dialog', { name: messages.addHolder });
  await choose(page, dialog.getByRole('button', { name: new RegExp(`^${messages.person}`) }), fullName);
  await choose(page, dialog.getByRole('button', { name: new RegExp(`^${messages.role}`) }), role);
  const main = dialog.getByRole('switch', { name: new RegExp(messages.main) });
  await main.press(' ');
  await expect(main).not.toBeChecked();
  await dialog.getByRole('button', { name: messages.addHolder }).click();
}

test('a new post gets its holder; a second manager of the unit takes over once that is said', async ({ open }) => {
  const page = await open('admin', positionsScreen.path);
  const code = `JP-${Date.now().toString(36)}`;
  await ask(page, addUnit.method, addUnit.path, {
    pseudoId: code,
    organizationName: code,
    levelEnumId: 'OlUnit',
    organizationTypeEnumId: 'HeadOfficeUnit',
    disabled: 'N',
    from: '2026-01-01',
  });
  // whoever was there before the others: people of the own company, employed without end; of oneself a colleague writes it
  const { allUserData } = await ask<{ allUserData: { data: { userFullName: string } } }>(page, 'GET', '/rest/s1/hcm/getUser');
  const { rows } = await ask<{ rows: { fullName: string }[] }>(page, 'GET', `${holders.list.path}?pageSize=3&orderByField=pseudoId`);
  const others = rows.map(({ fullName }) => fullName).filter((fullName) => fullName !== allUserData.data.userFullName);
  const [first = '', second = ''] = others;
  const { result: roles } = await ask<{ result: { roleTypeId: string; description: string }[] }>(page, 'GET', '/rest/s1/hcm/entity/RoleType');
  const role = roles.find(({ roleTypeId }) => roleTypeId === MANAGER)?.description ?? '';

  await page.getByRole('link', { name: messages.add }).click();
  await box(page, messages.code).fill(code);
  await box(page, messages.name).fill(code);
  await choose(page, page.getByRole('button', { name: new RegExp(`^${messages.unit}`) }), code);
  await page
    .getByRole('spinbutton', { name: new RegExp(`^${messages.seats}`) })
    .or(box(page, messages.seats))
    .fill('2');
  await page
    .getByRole('button', { name: form.save })
    .or(page.getByRole('button', { name: form.add, exact: true }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();

  const lines = page.getByRole('grid', { name: messages.holdersTab });
  await addManager(page, first, role);
  await expect(lines.getByRole('row', { name: first })).toContainText(role);
  await addManager(page, second, role);
  const question = page.getByRole('alertdialog', { name: messages.replaceTitle });
  await expect(question).toContainText(first);
  await expectAccessible(page);
  await question.getByRole('button', { name: messages.replace }).click();
  await expect(lines.getByRole('row', { name: second })).toContainText(role);
  await expect(lines.getByRole('row', { name: first })).not.toContainText(role);
});
