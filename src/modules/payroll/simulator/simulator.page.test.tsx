import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listInWords, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import formMessages from '#ui/form/form.messages.fa.ts';
import lines from '../pay-lines/explained-lines.messages.fa.ts';
import { keptCase } from './case-memory.ui.ts';
import rowWords from './case-rows.messages.fa.ts';
import SimulatorPage from './simulator.page.tsx';
import { simulatorScreen } from './simulator.screen.ts';
import words from './simulator-page.messages.fa.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const figures = Object.fromEntries(
  [
    'gross',
    'insurable',
    'insuranceBase',
    'insuranceWorker',
    'insuranceEmployer',
    'insuranceUnemployment',
    'insuranceHardWork',
    'taxable',
    'tax',
    'deductions',
    'rounding',
    'net',
    'employerCost',
  ].map((name) => [name, '0']),
);
const line = {
  ...{ code: 'insuranceWorker', title: 'Worker', isDeduct: 'Y', side: 'employee', amount: '70', of: { year: 1405, month: 1 }, taxColumn: null, insuranceBucket: null },
  ...{ formula: 'insuranceBase * law.LpInsuranceWorker', evidence: [] },
  explanation: { text: 'insuranceBase * law.LpInsuranceWorker', from: 0, to: 37, value: '70', parts: [] },
};
const answer = (net: string) => ({ figures: { ...figures, net }, lines: [line], parameters: [], settings: {}, warnings: [{ code: 'w', message: 'Look' }] });

const GROUP = { payGroupId: 'g1', standardCode: 'LABOUR', description: 'Workers' };
const open = (answered: () => unknown, permissions: readonly string[] = []) =>
  openPage({
    page: SimulatorPage,
    screen: simulatorScreen,
    at: '/payroll/simulator',
    permissions: ['payroll/simulator/observe', ...permissions],
    answers: {
      'GET /rest/s1/payroll/simulator/years': () => ({ years: [1405, 1404] }),
      'GET /rest/s1/salary/salaryGroup': () => ({ list: [GROUP] }),
      'POST /rest/s1/payroll/simulate': answered,
    },
  });

test('a case is counted, its lines explain themselves, and a second one tells how far it is from the first', async () => {
  const nets = ['1000', '1300'];
  const { user } = await open(() => answer(nets.shift() ?? '0'));
  await screen.findByText(words.years(listInWords([1405, 1404].map((year) => toPersianDigits(String(year))))));
  await user.click(await screen.findByRole('button', { name: words.compare }));
  const [first, second] = screen.getAllByRole('button', { name: words.count }) as [HTMLElement, HTMLElement];
  const dayFields = { name: new RegExp(words.hireDate) };
  await waitFor(() => expect(screen.getAllByRole('textbox', dayFields)).toHaveLength(2));
  const [day, otherDay] = screen.getAllByRole('textbox', dayFields) as [HTMLElement, HTMLElement];
  await user.type(day, '14030101');
  await user.click(first);
  await screen.findByText('Look');
  const taken = screen.getByRole('region', { name: lines.partOf(lines.taken, words.first) });
  await user.click(within(taken).getByText('Worker'));
  within(taken).getByText(new RegExp(`= ${toPersianDigits('70')}$`));
  await user.type(otherDay, '14030101');
  await user.click(second);
  await screen.findByText(words.difference(toPersianDigits('+300')));
});

test('a refusal is told and what was written stands', async () => {
  const { user } = await open(() => refusal(409, 'No law', { fields: { 'facts.seniorityDaily': 'No law' } }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(words.hireDate) }), '14030101');
  await user.click(screen.getByRole('button', { name: words.count }));
  // once above the buttons, once at the field that it is about
  await waitFor(() => expect(screen.getAllByText('No law')).toHaveLength(2));
  expect(screen.getByRole('textbox', { name: words.seniorityDaily }).getAttribute('aria-invalid')).toBe('true');
  expect((screen.getByRole('textbox', { name: new RegExp(words.hireDate) }) as HTMLInputElement).value).toBe(toPersianDigits('1403/01/01'));
});

test('rows are added, asked whole and taken away; counting tells nothing but what came of it', async () => {
  const { user, asked } = await open(() => answer('1000'));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(words.hireDate) }), '14030101');
  await user.click(screen.getByText(rowWords.lines));
  await user.click(screen.getByRole('button', { name: rowWords.add(rowWords.lines) }));
  await user.click(screen.getByRole('button', { name: words.count }));
  expect((await screen.findAllByText(rowWords.incomplete)).length).toBeGreaterThan(0);
  expect(asked('POST /rest/s1/payroll/simulate')).toEqual([]);
  await user.click(screen.getByRole('button', { name: rowWords.drop(rowWords.lines, toPersianDigits('1')) }));
  await user.click(screen.getByRole('button', { name: words.count }));
  await screen.findByText('Look');
  expect(asked('POST /rest/s1/payroll/simulate')[0]?.body).toMatchObject({ lines: [] });
  expect(screen.queryByText(formMessages.saved)).toBeNull();
});

test('a case is there again for who left the page, and for nobody else', async () => {
  const first = await open(() => answer('1000'));
  await first.user.type(await screen.findByRole('textbox', { name: new RegExp(words.hireDate) }), '14030101');
  await waitFor(() => expect(sessionStorage.getItem('payCases')).toContain('2024-03-20'));
  cleanup();
  await open(() => answer('1000'));
  const day = (await screen.findByRole('textbox', { name: new RegExp(words.hireDate) })) as HTMLInputElement;
  expect(day.value).toBe(toPersianDigits('1403/01/01'));
  cleanup();
  expect(keptCase('somebody else', 0)).toBeUndefined();
  expect(sessionStorage.getItem('payCases')).toBeNull();
});

test('people are offered to who may list them alone', async () => {
  await open(() => answer('1000'));
  await screen.findByRole('button', { name: words.count });
  expect(screen.queryByText(words.person)).toBeNull();
  cleanup();
  await open(() => answer('1000'), ['personnelInformationManagement/searchPersonnelList/observe']);
  expect((await screen.findAllByText(words.person)).length).toBeGreaterThan(0);
});

test('a case counts by the formulas of a group and the values that they ask for', async () => {
  const { user, asked } = await open(() => answer('1000'), ['payroll/salaryCalculation/observe']);
  await user.type(await screen.findByRole('textbox', { name: new RegExp(words.hireDate) }), '14030101');
  await user.click(await screen.findByRole('button', { name: new RegExp(words.payGroup) }));
  expect(await screen.findByRole('option', { name: words.lawAlone })).toBeDefined();
  await user.click(screen.getByRole('option', { name: GROUP.description }));
  await user.click(screen.getByText(rowWords.values));
  await user.click(screen.getByRole('button', { name: rowWords.add(rowWords.values) }));
  await user.type(screen.getByRole('textbox', { name: new RegExp(rowWords.valueName) }), 'points');
  await user.click(screen.getByRole('button', { name: new RegExp(rowWords.valueType) }));
  await user.click(await screen.findByRole('option', { name: rowWords.valueTypes.number }));
  await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${rowWords.value}`) }), '12.5');
  await user.click(screen.getByRole('button', { name: words.count }));
  await screen.findByText('Look');
  expect(asked('POST /rest/s1/payroll/simulate')[0]?.body).toMatchObject({ payGroup: GROUP.standardCode, values: { points: '12.5' } });
});

test('groups are offered to who may see them alone', async () => {
  await open(() => answer('1000'));
  await screen.findByRole('button', { name: words.count });
  expect(screen.queryByText(words.payGroup)).toBeNull();
});
