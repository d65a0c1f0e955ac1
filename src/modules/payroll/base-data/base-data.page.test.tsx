import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import BaseDataPage from './base-data.page.tsx';
import { baseDataScreen } from './base-data.screen.ts';
import words from './base-data-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/rest/s1/payroll/entity/timePeriod';
const types = [
  { timePeriodTypeId: 't1', description: 'Season', periodPurposeEnumId: 'TPPPayroll', parentPeriodTypeId: 't2' },
  { timePeriodTypeId: 't2', description: 'Whole', periodPurposeEnumId: 'TPPPayroll', parentPeriodTypeId: null },
];
const periods = [
  { timePeriodId: 'p1', periodName: 'Spring', timePeriodTypeId: 't1' },
  { timePeriodId: 'p2', periodName: 'Year 1405', timePeriodTypeId: 't2' },
];
const row = { ...periods[0], typeName: 'Season', periodNum: 1, fromDate: '2026-03-21', thruDate: '2026-06-21', previousName: null, parentName: null, description: null };

const open = (held: readonly string[]) =>
  openPage({
    page: BaseDataPage,
    screen: baseDataScreen,
    at: '/payroll/baseData?tab=periods',
    permissions: held.map((act) => `payroll/baseData/${act}`),
    answers: {
      'GET /rest/s1/payroll/timePeriodChoices': () => ({ types, periods }),
      [`GET ${PATH}`]: () => ({ rows: [{ ...row, previousPeriodId: null, parentPeriodId: null, rowVersion: 1 }], count: 1, countIsCapped: false, totals: {} }),
      [`PUT ${PATH}/p1`]: () => ({ id: 'p1', rowVersion: 2 }),
    },
  });

test('a period is put below one of the type above its own', async () => {
  const { user, asked } = await open(['observe', 'edit']);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Spring') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.period.parent} `) }));
  await user.click(await screen.findByRole('option', { name: 'Year 1405' }));
  await user.click(screen.getByRole('button', { name: words.saveLabel }));
  await waitFor(() => expect(asked(`PUT ${PATH}/p1`)[0]?.body).toMatchObject({ timePeriodTypeId: 't1', parentPeriodId: 'p2', rowVersion: 1 }));
});

test('who may only observe changes nothing', async () => {
  await open(['observe']);
  await screen.findByText('Spring');
  expect(screen.queryByRole('button', { name: words.period.add })).toBeNull();
});
