import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import table from '#ui/data-table/data-table.messages.fa.ts';
import ContractsPage from './contracts.page.tsx';
import { contractsScreen } from './contracts.screen.ts';
import words from './contracts-page.messages.fa.ts';

afterEach(() => vi.unstubAllGlobals());

const PATH = '/rest/s1/emplOrder/contract';
const SIGN = `POST ${PATH}/signing`;
const RENEW = `POST ${PATH}/renewal`;
const row = {
  ...{ employmentContractId: 'c1', partyId: 'p1', partyRelationshipId: 'r1', pseudoId: '12', fullName: 'Somebody', number: null, typeName: 'Fixed', agreementId: 'a1' },
  ...{ fromDate: '2026-03-21', thruDate: '2027-03-20', state: 'draft', daysLeft: null, signedOn: null, hasScan: 'N', endReason: null, note: null, rowVersion: 1 },
};
const shown = { contractId: 'c1', fullName: 'Somebody', pseudoId: '12', fromDate: '2027-03-21', thruDate: '2028-03-19' };
const first = (list: readonly object[]) => refusal(409, 'modules/orders/contracts.lookFirst', { data: { sound: 1, left: list.length - 1, list } });
const isSeen = ({ body }: { body: unknown }): boolean => (body as { isSeen?: boolean }).isSeen === true;
const open = (acts: readonly string[], at?: string) =>
  openPage({
    page: ContractsPage,
    screen: contractsScreen,
    ...(at && { at }),
    permissions: acts.map((act) => `emplOrder/contract/${act}`),
    answers: {
      [`GET ${PATH}`]: () => ({ rows: [row], count: 1, countIsCapped: false, totals: {} }),
      'GET /rest/s1/emplOrder/agreement/type': () => ({ agreementTypes: [] }),
      [SIGN]: (question) =>
        isSeen(question)
          ? { signed: 1, left: 1 }
          : first([
              { ...shown, contractId: 'c2', fullName: 'Other', fault: 'missing' },
              { ...shown, fault: null },
            ]),
      [RENEW]: (question) => (isSeen(question) ? { made: 1, left: 0 } : first([{ ...shown, fault: null }])),
      [`GET ${PATH}/c1/text`]: () => ({
        ...{ partyId: 'p1', fullName: 'Somebody', state: 'draft', number: null, typeName: 'Fixed', fromDate: '2026-03-21', thruDate: '2027-03-20', signedOn: null },
        ...{ probationEnd: null, endReason: null, note: null, scan: null, isHidden: false, missing: ['Father'], wages: [] },
        terms: [{ title: 'Sides', paragraphs: ['Between one and the other'] }],
      }),
    },
  });

const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => user.click(within(await screen.findByRole('row', { name: /Somebody/ })).getByRole('checkbox'));

test('the chosen drafts are looked at, then signed; those that cannot be say why', async () => {
  const { user, asked } = await open(['observe', 'sign']);
  await choose(user);
  await user.click(await screen.findByRole('button', { name: words.signMany }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(words.faults.missing)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: words.sign }));
  await waitFor(() => expect(asked(SIGN).map(({ body }) => body)).toEqual([{ selection: { keys: ['c1'] } }, { selection: { keys: ['c1'] }, isSeen: true }]));
});

test('those that end soon are renewed for some months, after a look', async () => {
  const { user, asked } = await open(['observe', 'add'], '/emplOrder/contract?ends=30');
  await choose(user);
  await user.click(await screen.findByRole('button', { name: words.renew }));
  await user.click(await screen.findByRole('button', { name: words.look }));
  await user.click(await screen.findByRole('button', { name: words.renewApply }));
  await waitFor(() => expect(asked(RENEW)[1]?.body).toEqual({ months: 12, agreementId: null, selection: { keys: ['c1'] }, endsWithin: 30, isSeen: true }));
});

test('a contract opens with its text and what is not known; who may only look is offered nothing', async () => {
  const { user } = await open(['observe']);
  expect(screen.queryByRole('button', { name: table.add })).toBeNull();
  await user.pointer({ keys: '[MouseRight]', target: await screen.findByText('Somebody') });
  await user.click(await screen.findByRole('menuitem', { name: words.open }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Between one and the other')).toBeDefined();
  expect(within(dialog).getByText(words.missing({ names: 'Father' }))).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: words.sign })).toBeNull();
});
