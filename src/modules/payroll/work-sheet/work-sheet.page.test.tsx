import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import WorkSheetPage from './work-sheet.page.tsx';
import { factorTitle } from './work-sheet.rules.ts';
import { workSheetScreen } from './work-sheet.screen.ts';
import words from './work-sheet-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const PROJECTS = 'GET /rest/s1/payroll/workedProject';
const LIST = 'GET /rest/s1/payroll/workedFactor';
const line = {
  ...{ workSheetLineId: 'l1', partyId: 'p1', partyRelationshipId: 'r1', pseudoId: '12', fullName: 'Somebody', unitName: null, workFactor: 'overtime' },
  ...{ minutes: 90, days: null, ceilingMinutes: null, ceilingDays: null, project: null, changedAt: null, changedByName: null, rowVersion: 3 },
};
const open = (at: string, acts: readonly string[] = ['observe', 'add', 'edit', 'delete']) =>
  openPage({
    page: WorkSheetPage,
    screen: workSheetScreen,
    at,
    permissions: acts.map((act) => `payroll/workSheet/${act}`),
    answers: {
      [PROJECTS]: () => ({ list: [{ project: 'P1', people: 1, minutes: 90, days: 0 }] }),
      [LIST]: () => ({ rows: [line], count: 1, countIsCapped: false, totals: { minutes: '90' } }),
      'PUT /rest/s1/payroll/workedFactor/l1': () => ({ id: 'l1', rowVersion: 4 }),
    },
  });

test('the month of the address is asked for, and shown', async () => {
  const { asked } = await open('/payroll/workSheet?year=1404&month=12');
  expect(await screen.findByRole('row', { name: /Somebody/ })).toBeDefined();
  expect([asked(LIST)[0]?.query.get('year'), asked(LIST)[0]?.query.get('month')]).toEqual(['1404', '12']);
});

test('the lines of one project are asked for by the address, which a choice of those of the month leads to', async () => {
  const { user, asked, address } = await open('/payroll/workSheet?year=1404&month=12');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.columns.project} `) }));
  await user.click(await screen.findByRole('option', { name: 'P1' }));
  await waitFor(() => expect(address()).toContain('project=P1'));
  await waitFor(() => expect(asked(LIST).at(-1)?.query.get('project')).toBe('P1'));
  expect(asked(PROJECTS)[0]?.query.get('month')).toBe('12');
});

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('hours are asked for where the factor counts hours, and days where it counts days', async () => {
  const { user } = await open('/payroll/workSheet?year=1404&month=12');
  await user.click(await button(table.add));
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.columns.workFactor} `) }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const fields = () => screen.queryAllByRole('textbox').flatMap((field) => field.getAttribute('name') ?? []);
  expect(fields()).not.toContain('minutes');
  await choose(factorTitle('night'));
  expect(fields()).toEqual(['minutes', 'ceilingMinutes', 'project']);
  await choose(factorTitle('mission'));
  expect(fields()).toEqual(['days', 'ceilingDays', 'project']);
  await choose(factorTitle('sick'));
  expect(fields()).toEqual(['days', 'project']);
});

test('a row is changed without its person, in the version that is shown', async () => {
  const { user, asked } = await open('/payroll/workSheet?year=1404&month=12');
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Somebody') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  await user.type(await screen.findByRole('textbox', { name: words.columns.project }), 'P9');
  await user.click(await button(words.saveLabel));
  await waitFor(() => expect(asked('PUT /rest/s1/payroll/workedFactor/l1')[0]?.body).toMatchObject({ workFactor: 'overtime', minutes: 90, project: 'P9', rowVersion: 3 }));
  expect(asked('PUT /rest/s1/payroll/workedFactor/l1')[0]?.body).not.toHaveProperty('pseudoId');
});

test('who may only look is offered nothing', async () => {
  await open('/payroll/workSheet?year=1404&month=12', ['observe']);
  expect(await screen.findByRole('row', { name: /Somebody/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
