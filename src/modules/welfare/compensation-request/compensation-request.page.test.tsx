/** The own claims: what is left of the ceilings, once under the name of its contract, a row for each insured person and type. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import CompensationRequestPage from './compensation-request.page.tsx';
import { compensationRequestScreen } from './compensation-request.screen.ts';
import messages from './compensation-request-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const contract = 'This year';
const ceiling = (insuredId: string, costTypeEnumId: string, personLeft: string | null) => ({
  ...{ partyId: 'p', contractTitle: contract, insuredId, insuredName: 'Sara', costTypeEnumId, personLeft, familyLeft: '2000' },
});

test('two relatives of one name have rows of their own in the table of their contract, whose title is said once', async () => {
  const complaints = vi.spyOn(console, 'error');
  await openPage({
    page: CompensationRequestPage,
    screen: compensationRequestScreen,
    permissions: ['welfareServices/supplementaryInsurance/compensationRequest/observe'],
    answers: {
      'GET /rest/s1/welfare/compensation/own': () => ({ claims: [], ceilings: [ceiling('a', 'CctDental', '1000'), ceiling('b', 'CctDental', null)] }),
      'GET /rest/s1/hcm/entity/Enumeration': () => ({ result: [{ enumId: 'CctDental', description: 'Teeth' }] }),
    },
  });
  const table = await screen.findByRole('table', { name: messages.ceilingsTable({ contract }) });
  expect(within(table).getAllByText('Sara')).toHaveLength(2);
  await within(table).findByText(messages.unbounded);
  expect(screen.getAllByText(contract, { exact: false })).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
