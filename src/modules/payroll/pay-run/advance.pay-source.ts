/** Advances that were paid: the next pay takes them back, as far as there is enough, and a settlement what is left. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { firstDay } from '../pay/pay-month.rules.ts';
import { definePaySource, type TakenItem } from '../sources/pay-source.define.ts';
import { bookAdvances, openAdvances } from './advance.store.ts';
import words from './advance-source.messages.fa.ts';

const KIND = 'payAdvance';
/** Of the group: what takes an advance back. */
const FACTOR = 'advance';
const RANK = 20;

const bookingsOf = (items: readonly TakenItem[], sign: 1n | -1n) =>
  items.flatMap(({ evidence: { kind, id }, amount }) => (kind === KIND && amount !== 0n ? [{ id, amount: sign * amount }] : []));

export const advanceSource = definePaySource({
  is: 'items',
  key: KIND,
  read: async (look) =>
    (await openAdvances(look)).map(({ id, employmentId, amount, left }) => ({
      ...{ employmentId, factor: FACTOR, title: words.paidAdvance, asked: left, rank: RANK, mayBePart: true },
      evidence: { kind: KIND, id, number: String(amount), day: firstDay(look) },
    })),
  taken: (tx, items) => bookAdvances(tx, bookingsOf(items, 1n)),
  untaken: (tx, items) => bookAdvances(tx, bookingsOf(items, -1n)),
});

export const advanceDebts = definePaySource({
  is: 'debts',
  key: 'advanceDebt',
  read: async (look) => {
    const { year, month } = toJalali(look.day);
    return (await openAdvances({ ...look, year, month })).map(({ id, employmentId, amount, left }) => ({
      ...{ employmentId, kind: 'advance', title: words.paidAdvance, amount: left, factor: FACTOR },
      evidence: { kind: KIND, id, number: String(amount), day: null },
    }));
  },
});
