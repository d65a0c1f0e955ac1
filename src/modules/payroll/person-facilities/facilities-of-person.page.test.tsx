/** The tab of facilities in the file of a person. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import rows from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { openPage } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { FacilitiesOfPerson } from './facilities-of-person.tsx';
import { personFacilitiesScreen } from './person-facilities.screen.ts';
import messages from './person-facilities-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (pseudoId: string | null) =>
  openPage({
    page: () => <FacilitiesOfPerson partyId="p1" />,
    screen: personFacilitiesScreen,
    permissions: ['observe', 'add', 'edit', 'delete'].map((act) => `payroll/facilities/${act}`),
    answers: {
      'GET /rest/s1/hcm/entity/Enumeration': () => ({
        result: [{ enumId: 'FwtCar', description: 'Car', enumCode: 'FwtCar', parentEnumId: null, optionIndicator: 'Y', sequenceNum: 1 }],
      }),
      'GET /rest/s1/payroll/personFacility': () => ({ rows: [], count: 0, countIsCapped: false, totals: {} }),
      'GET /rest/s1/payroll/personFacility/code': () => ({ partyId: 'p1', pseudoId }),
    },
  });

test('one is added without saying again whose it is', async () => {
  const { user } = await open('12');
  await screen.findByText(messages.noneOfPerson);
  const [add] = await screen.findAllByRole('button', { name: table.add });
  if (add) await user.click(add);
  expect(await screen.findByRole('textbox', { name: messages.columns.feature })).toBeTruthy();
  expect(screen.queryByLabelText(rows.pseudoId)).toBeNull();
});

test('nothing is added of somebody whom the company does not employ', async () => {
  const { asked } = await open(null);
  await screen.findByText(messages.noneOfPerson);
  await waitFor(() => expect(asked('GET /rest/s1/payroll/personFacility/code')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
});
