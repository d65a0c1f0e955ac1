import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import { today } from '#ui/format/today.ts';
import UnitDegreesPage from './unit-degrees.page.tsx';
import { unitDegreesScreen } from './unit-degrees.screen.ts';
import messages from './unit-degrees-page.messages.fa.ts';

const KEY = 'organizationChartManagement/organizationalUnitDegree';
const PATH = '/rest/s1/hcm/orgStructure/unitDegree';
const row = (unitId: string, organizationName: string) => ({
  unitId,
  pseudoId: unitId,
  organizationName,
  levelEnumId: null,
  degreeTitle: null,
  rankNumber: null,
  fromDate: null,
  thruDate: null,
  reason: null,
});
const effect = { changed: 1, same: 1, list: [{ unitId: 'u1', organizationName: 'Finance office', now: null, next: 'First' }] };

const open = (...held: readonly string[]) =>
  openPage({
    page: UnitDegreesPage,
    screen: unitDegreesScreen,
    permissions: held.map((key) => `${KEY}/${key}`),
    answers: {
      [`GET ${PATH}/units`]: () => ({ rows: [row('u1', 'Finance office'), row('u2', 'Sales office')], count: 2, countIsCapped: false, totals: {} }),
      [`GET ${PATH}/choices`]: () => ({ list: [{ enumId: 'd1', description: 'First', sequenceNum: 1, optionIndicator: 'Y' }] }),
      [`GET ${PATH}/catalogue`]: () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }),
      [`POST ${PATH}/units`]: ({ body }) =>
        (body as { isSeen?: boolean }).isSeen === true ? { changed: 1, same: 1 } : refusal(409, 'modules/organisation/unit-degrees.lookFirst', { data: effect }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [] }),
      'GET /rest/s1/hcm/tableViews': () => ({ views: [] }),
    },
  });

afterEach(() => vi.unstubAllGlobals());

test('who may only look has neither the catalogue nor a change', async () => {
  await open('observe');
  await screen.findByText('Finance office');
  expect(screen.queryByRole('tab', { name: messages.catalogue })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.change })).toBeNull();
});

test('the chosen units are changed after a look at what changes', async () => {
  const { user, asked } = await open('observe', 'assign');
  const line = (await screen.findByText('Finance office')).closest('tr') as HTMLElement;
  await user.click(within(line).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: messages.change }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(`^.*${messages.degree}`) }));
  await user.click(await screen.findByRole('option', { name: 'First' }));
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(messages.reason) }), 'why');
  await user.click(within(dialog).getByRole('button', { name: messages.look }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('Finance office')).toBeDefined();
  expect(asked(`POST ${PATH}/units`).map(({ body }) => body)).toMatchObject([{ unitDegreeId: 'd1', from: today(), reason: 'why', selection: { keys: ['u1'] } }]);
  await user.click(within(question).getByRole('button', { name: messages.apply }));
  await waitFor(() => expect(asked(`POST ${PATH}/units`).at(-1)?.body).toMatchObject({ unitDegreeId: 'd1', selection: { keys: ['u1'] }, isSeen: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
