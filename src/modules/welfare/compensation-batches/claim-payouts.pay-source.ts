/** Costs of treatment that are paid with the salary: of each list what somebody comes to, once (issue 24, insurance 5). */
import { definePaySource, type TakenItem } from '#modules/payroll/payroll.api.ts';
import { payersIn } from '../deductions/deductions.store.ts';
import words from './claim-payout-items.messages.fa.ts';
import { madeBy, unmadeBy } from './payouts.service.ts';
import { waitingPayouts } from './payouts.store.ts';

const KIND = 'insuranceClaim';
/** Of the group: a benefit that is neither insured nor taxed. */
const FACTOR = 'insuranceClaim';
const RANK = 100;

const ownOf = (items: readonly TakenItem[]) => items.flatMap(({ evidence: { kind, id }, amount }) => (kind === KIND && amount > 0n ? [{ payoutId: id, amount }] : []));

export const claimPayouts = definePaySource({
  is: 'items',
  key: KIND,
  async read(look) {
    const payers = new Map((await payersIn(look)).map(({ partyId, employmentIds }) => [partyId, employmentIds[0]]));
    const asked = new Set(look.employmentIds);
    return (await waitingPayouts(look.db, look.rows, look.companyId, [...payers.keys()])).flatMap(({ payoutId, partyId, batchNumber, amount }) => {
      const employmentId = payers.get(partyId);
      if (employmentId === undefined || !asked.has(employmentId)) return [];
      const evidence = { kind: KIND, id: payoutId, number: batchNumber, day: look.from };
      return [{ employmentId, factor: FACTOR, title: words.item, asked: amount, rank: RANK, mayBePart: false, evidence }];
    });
  },
  async taken(tx, items, payRunId) {
    const own = ownOf(items);
    if (own.length > 0) await madeBy(tx, own, payRunId);
  },
  async untaken(tx, items, payRunId) {
    const own = ownOf(items);
    if (own.length > 0)
      await unmadeBy(
        tx,
        own.map(({ payoutId }) => payoutId),
        payRunId,
      );
  },
});
