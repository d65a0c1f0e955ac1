import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import GroupsPage from './groups.page.tsx';
import { groupsScreen } from './groups.screen.ts';
import words from './groups-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const GROUP = '/rest/s1/payroll/payGroup';
const FACTOR = '/rest/s1/payroll/payGroupFactor';
const facts = { payGroupId: 'g1', standardCode: 'L1', description: 'Workers', payGroupStatusId: 'PayGroupActive', netRounding: null, rowVersion: 2 };
const flags = { insured: 'Y', taxed: 'Y', continuous: 'Y', overtimeBase: 'Y', eidiBase: 'Y', severanceBase: 'Y' };
const base = {
  ...{ payGroupFactorId: 'r1', payFactorId: 'f1', factorTitle: 'Base', factorCode: 'base', isDeduct: 'N', methodEnumId: null, fromDate: '2021-03-21', thruDate: null },
  ...{ ...flags, taxColumn: 7, displaySequence: 10, rank: 100, rowVersion: 3 },
};
const page = (rows: readonly object[]) => ({ rows, count: rows.length, countIsCapped: false, totals: {} });

const open = (search: string, held: readonly string[]) =>
  openPage({
    page: GroupsPage,
    screen: groupsScreen,
    at: `/payroll/payrollGroup${search}`,
    permissions: held.map((act) => `payroll/payrollGroup/${act}`),
    answers: {
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      'GET /rest/s1/payroll/payGroupUserGroups': () => ({ list: [] }),
      'GET /rest/s1/payroll/payGroupAreas': () => ({ taxAreas: [], insuranceAreas: [] }),
      'GET /rest/s1/payroll/allConfAccount': () => ({ list: [] }),
      [`GET ${GROUP}`]: () => page([{ ...facts, factors: 19, members: 4 }]),
      [`GET ${GROUP}/g1`]: () => ({ ...facts, paidThru: null }),
      [`POST ${GROUP}`]: () => ({ id: 'g1', rowVersion: 1 }),
      [`GET ${FACTOR}`]: () => page([base]),
      'GET /rest/s1/payroll/legalDependTypes': () => ({ formulas: [{ formulaId: 'm1', title: 'By points' }] }),
      'GET /rest/s1/payroll/legalAgentTypes': () => ({ list: [{ payFactorId: 'f1', code: 'base', title: 'Base' }] }),
      [`PUT ${FACTOR}/r1`]: () => ({ id: 'r2', rowVersion: 1 }),
    },
  });
const everything = ['observe', 'add', 'edit', 'delete'];

test('a new group is active and made of the labour law; it opens with its factors', async () => {
  const { user, asked, address } = await open('?payGroupId=new', everything);
  await user.type(await screen.findByRole('textbox', { name: words.code }), 'L1');
  await user.type(screen.getByRole('textbox', { name: words.name }), 'Workers');
  await user.click(screen.getByRole('button', { name: form.save }));
  await waitFor(() =>
    expect(asked(`POST ${GROUP}`)[0]?.body).toEqual({
      standardCode: 'L1',
      description: 'Workers',
      payGroupStatusId: 'PayGroupActive',
      netRounding: null,
      ...{ taxAreaPartyRelationshipId: null, insuranceAreaPartyRelationShipId: null, configAcountingSoftwareId: null, displayZero: 'N', openToIds: null },
      template: 'labour',
    }),
  );
  await waitFor(() => expect(address()).toContain('payGroupId=g1'));
  expect(await screen.findByRole('row', { name: /Base/ })).toBeTruthy();
});

test('a factor is changed from the day that is said, in the version that is shown', async () => {
  const { user, asked } = await open('?payGroupId=g1', everything);
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Base') });
  await user.click(await screen.findByRole('menuitem', { name: table.edit }));
  expect(await screen.findByText(words.factor.fromHelp)).toBeTruthy();
  const order = screen.getByRole('textbox', { name: words.factor.displaySequence });
  await user.clear(order);
  await user.type(order, '15');
  await user.click(screen.getByRole('button', { name: words.factor.saveLabel }));
  const { payGroupFactorId: _id, factorTitle: _title, factorCode: _code, ...said } = base;
  await waitFor(() => expect(asked(`PUT ${FACTOR}/r1`)[0]?.body).toEqual({ ...said, displaySequence: 15 }));
});

test('who may only observe sees groups and factors and changes nothing', async () => {
  const { user } = await open('', ['observe']);
  await user.click(within(await screen.findByRole('row', { name: /Workers/ })).getByText('Workers'));
  await screen.findByRole('row', { name: /Base/ });
  expect(screen.getByRole('textbox', { name: words.name })).toHaveProperty('readOnly', true);
  for (const name of [words.remove, words.add, words.factor.add]) expect(screen.queryByRole('button', { name })).toBeNull();
});
