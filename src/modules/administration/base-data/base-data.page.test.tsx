import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import editor from '#platform/reference-data/register/register-page.messages.fa.ts';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './base-data.messages.fa.ts';
import BaseDataPage from './base-data.page.tsx';
import { baseDataScreen } from './base-data.screen.ts';

const KEY = 'systemBaseData/baseData';
const PATH = '/rest/s1/hcm/baseData/enumeration';
afterEach(() => vi.unstubAllGlobals());

const row = (enumId: string, description: string, over: object = {}) => ({
  enumId,
  enumTypeId: 'MaritalStatus',
  parentEnumId: null,
  parentName: null,
  enumCode: null,
  description,
  optionValue: null,
  sequenceNum: 1,
  isDefault: 'N',
  optionIndicator: 'Y',
  isSystem: 'N',
  rowVersion: 3,
  ...over,
});
const rows = [row('MarsOwn', 'Own'), row('MarsSingle', 'Single', { isSystem: 'Y' }), row('MarsOld', 'Old', { optionIndicator: 'N' })];

const open = (...held: readonly string[]) =>
  openPage({
    page: BaseDataPage,
    screen: baseDataScreen,
    at: '/baseData',
    permissions: held.map((key) => `${KEY}/${key}`),
    answers: {
      'GET /rest/s1/hcm/baseData/types': () => ({
        types: [{ enumTypeId: 'MaritalStatus', description: 'Marital', typeGroup: 'personal' }],
        statusTypes: [],
        roles: [],
      }),
      'GET /rest/s1/hcm/baseData/role': () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: rows.map(({ parentName, isSystem, rowVersion, ...one }) => one) }),
      [`GET ${PATH}`]: () => ({ rows, count: 3, countIsCapped: false, totals: {} }),
      [`POST ${PATH}`]: () => ({ id: 'MaritalStatus_N1', rowVersion: 1 }),
      [`PUT ${PATH}/MarsOwn/active`]: () => ({ id: 'MarsOwn', rowVersion: 4 }),
      [`DELETE ${PATH}/MarsOwn`]: () => ({ removed: true }),
    },
  });

const rowNamed = (name: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(`\\b${name}\\b`) });

test('who may only observe gets neither buttons nor a form', async () => {
  await open('observe');
  expect(within(await rowNamed('Own')).queryByRole('button', { name: editor.deactivate })).toBeNull();
  expect(screen.queryByRole('button', { name: editor.addLabel })).toBeNull();
});

test('a new option goes into the list that is shown', async () => {
  const { user, asked } = await open('observe', 'add', 'edit', 'delete');
  await rowNamed('Own');
  await user.click(screen.getByRole('button', { name: editor.addLabel }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(messages.name) }), 'New');
  await user.click(screen.getAllByRole('button', { name: editor.addLabel }).at(-1) as HTMLElement);
  await waitFor(() => expect(asked(`POST ${PATH}`)[0]?.body).toMatchObject({ description: 'New', enumTypeId: 'MaritalStatus', isDefault: 'N' }));
});

test('a row of the product has no delete, and one that is not offered can be offered again', async () => {
  const { user } = await open('observe', 'add', 'edit', 'delete');
  const buttonsOf = async (name: string): Promise<string[]> => {
    const row = await rowNamed(name);
    await user.hover(row);
    return within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '');
  };
  const [product, old, own] = [await buttonsOf('Single'), await buttonsOf('Old'), await buttonsOf('Own')];
  expect(own).toHaveLength(product.length + 1);
  expect([old.includes(editor.activate), old.includes(editor.deactivate)]).toEqual([true, false]);
});

test('an active row is taken out of what is offered, in the version that is shown', async () => {
  const { user, asked } = await open('observe', 'edit');
  await user.pointer({ keys: '[MouseRight]', target: within(await rowNamed('Own')).getByText('Own') });
  await user.click(await screen.findByRole('menuitem', { name: editor.deactivate }));
  await waitFor(() => expect(asked(`PUT ${PATH}/MarsOwn/active`)[0]?.body).toEqual({ optionIndicator: 'N', rowVersion: 3 }));
});

const firstField = (): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(messages.name), hidden: true });
const editRow = async (user: Awaited<ReturnType<typeof open>>['user'], name: string): Promise<void> => {
  await user.pointer({ keys: '[MouseRight]', target: within(await rowNamed(name)).getByText(name) });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
};

test('the editor of another row is about that row and begins in its first field; what was written in the first is asked about', async () => {
  const { user } = await open('observe', 'edit');
  await editRow(user, 'Own');
  await waitFor(() => expect(document.activeElement).toBe(firstField()));
  await editRow(user, 'Old');
  await waitFor(() => expect(firstField().value).toBe('Old'));
  await user.type(firstField(), 'er');
  await editRow(user, 'Own');
  const question = await screen.findByRole('alertdialog', { name: kit.leave.leaveTitle });
  expect(firstField().value).toBe('Older');
  await user.click(within(question).getByRole('button', { name: kit.leave.leave }));
  await waitFor(() => expect(firstField().value).toBe('Own'));
});

test('another tab stands in the address, and asks before unsaved words are lost', async () => {
  const { user, address } = await open('observe', 'add');
  await rowNamed('Own');
  await user.click(screen.getByRole('button', { name: editor.addLabel }));
  await user.type(firstField(), 'New');
  await user.click(screen.getByRole('tab', { name: messages.tabs.role }));
  await user.click(within(await screen.findByRole('alertdialog', { name: kit.leave.leaveTitle })).getByRole('button', { name: kit.leave.stay }));
  expect(firstField().value).toBe('New');
  await user.click(screen.getByRole('tab', { name: messages.tabs.role }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: kit.leave.leave }));
  await waitFor(() => expect(address()).toContain('tab=role'));
  expect(screen.getByRole('tab', { name: messages.tabs.role, selected: true })).toBeTruthy();
});
