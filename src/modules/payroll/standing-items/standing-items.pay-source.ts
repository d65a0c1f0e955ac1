/** Standing items: what is left to ask of the month. What a month falls short of is asked again where the item has a sum or a number of times. */
import { definePaySource, type TakenItem } from '../sources/pay-source.define.ts';
import { askedOf, dueOf } from './standing-items.rules.ts';
import { type Booking, bookItems, itemsIn } from './standing-items.store.ts';

const KIND = 'standingItem';

/** The evidence of an item says of which month it was asked. */
const bookingsOf = (items: readonly TakenItem[], sign: 1n | -1n): Booking[] =>
  items.flatMap(({ evidence: { kind, id, day }, amount }) => {
    if (kind !== KIND) return [];
    if (day === null) throw new Error('a standing item is taken without its month');
    return [{ id, day, amount: sign * amount }];
  });

export const standingItemSource = definePaySource({
  is: 'items',
  key: KIND,
  async read(look) {
    return (await itemsIn(look)).flatMap(({ id, partyRelationshipId: employmentId, factor, title, rank, mayBePart, taken, inMonth, ...terms }) => {
      const asked = askedOf(terms, taken, inMonth);
      const due = dueOf(terms);
      const left = due === undefined ? {} : { left: due - taken };
      const evidence = { kind: KIND, id, number: String(terms.amount), day: look.from };
      return asked === 0n ? [] : [{ employmentId, factor, title, asked, rank, mayBePart: mayBePart === 'Y', isOfMonth: true, ...left, evidence }];
    });
  },
  taken: (tx, items) => bookItems(tx, bookingsOf(items, 1n)),
  untaken: (tx, items) => bookItems(tx, bookingsOf(items, -1n)),
});
