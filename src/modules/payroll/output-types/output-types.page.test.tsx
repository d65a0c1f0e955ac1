import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import OutputTypesPage from './output-types.page.tsx';
import { outputTypesScreen } from './output-types.screen.ts';
import words from './output-types-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const SETTINGS = 'GET /rest/s1/payroll/entity/outputSetting';
const type = { payOutputTypeId: 'o1', title: 'Bank', outputTypeEnumId: 'OutTyBanck', settingId: 'OTBSaderat', settings: 0, payslipTypes: 0, rowVersion: 1 };
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });
const open = (search: string, acts: readonly string[]) =>
  openPage({
    page: OutputTypesPage,
    screen: outputTypesScreen,
    at: `/payroll/outputType${search}`,
    permissions: acts.map((act) => `payroll/outputType/${act}`),
    answers: {
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      'GET /rest/s1/payroll/outputType': () => page([type]),
      'GET /rest/s1/payroll/outputSettingList': () => ({ list: [] }),
      [SETTINGS]: () => page([]),
    },
  });

test('a record opens its rows in the address, and the link leads back to the list', async () => {
  const { user, asked, address } = await open('', ['observe', 'edit']);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Bank') });
  await user.click(await screen.findByRole('menuitem', { name: words.open }));
  await waitFor(() => expect(address()).toContain('payOutputTypeId=o1'));
  expect(await screen.findByText(words.noSettingAdvice)).toBeDefined();
  expect(asked(SETTINGS)[0]?.query.get('payOutputTypeId')).toBe('o1');
  expect(screen.getByRole('button', { name: table.add })).toBeDefined();
  await user.click(screen.getByRole('link', { name: words.back }));
  expect(await screen.findByText('Bank')).toBeDefined();
});

test('who may only look is advised nothing that they could not do', async () => {
  await open('?payOutputTypeId=o1', ['observe']);
  expect(await screen.findByText(words.noSetting)).toBeDefined();
  expect(screen.queryByText(words.noSettingAdvice)).toBeNull();
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
