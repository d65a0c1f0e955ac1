import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import planned from '#modules/organisation/planned/planned-page.messages.fa.ts';
import { DELETE, EDIT, PATH } from '#modules/organisation/positions/positions.contract.ts';
import { openPage } from '#testing/open-page.tsx';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { OTHERS } from '../keys.rules.ts';
import { profileScreen } from '../profile/profile.screen.ts';
import { PersonPlans } from './person-plans.tsx';

const next = addDays(today(), 30);
const position = {
  partyId: 'p1',
  emplPositionPartyId: 'h1',
  emplPositionId: 'x',
  positionCode: '1',
  positionTitle: 'Head of sales',
  unitName: null,
  roleName: null,
  mainPosition: 'Y',
  occupancyRate: 100,
  partyFromDate: next,
  partyThruDate: null,
  rowVersion: 3,
};
const REMOVE = `DELETE ${PATH}/holder/h1`;

const open = (isOwn: boolean) =>
  openPage({
    page: () => <PersonPlans partyId="p1" isOwn={isOwn} />,
    screen: profileScreen,
    permissions: [`${OTHERS}/organisation/observe`, DELETE, EDIT],
    answers: {
      'GET /rest/s1/hcm/person/seats': () => ({ rows: [position] }),
      'GET /rest/s1/hcm/person/employments': () => ({ rows: [] }),
      [REMOVE]: () => ({ removed: true }),
    },
  });

test('a post of a later day is told above the file, and is taken back', async () => {
  const { user, asked } = await open(false);
  await screen.findByText(/Head of sales/);
  await user.click(screen.getByRole('button', { name: planned.undoOf({ day: formatDate(next) }) }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: planned.undo }));
  await waitFor(() => expect(asked(REMOVE)[0]?.query.get('rowVersion')).toBe('3'));
});

test('nobody takes back what is planned for themselves', async () => {
  await open(true);
  await screen.findByText(/Head of sales/);
  expect(screen.queryByRole('button')).toBeNull();
});
