/** Facilities of the employer: what the group of somebody takes in the month for those that they have. What a month falls short of is not asked again. */
import { daysInMonth } from '#kernel/jalali/jalali.ts';
import { definePaySource, type TakenItem } from '../sources/pay-source.define.ts';
import { dueFor, unitsIn } from './facility-due.rules.ts';
import { type Booking, bookFacilities, facilitiesIn } from './person-facilities.store.ts';

const KIND = 'facility';

/** The evidence of an item says of which month it was asked. */
const bookingsOf = (items: readonly TakenItem[], sign: 1n | -1n): Booking[] =>
  items.flatMap(({ evidence: { kind, id, day }, amount }) => {
    if (kind !== KIND) return [];
    if (day === null) throw new Error('a facility is taken without its month');
    return [{ id, day, amount: sign * amount }];
  });

export const facilitySource = definePaySource({
  is: 'items',
  key: KIND,
  async read(look) {
    const monthDays = daysInMonth(look.year, look.month);
    return (await facilitiesIn(look)).flatMap(({ id, partyRelationshipId: employmentId, factor, title, payslipTypeId, unit, amount, formula, rank, days, inMonth }) => {
      const asked = inMonth > 0n || amount === null ? 0n : dueFor({ unit, amount }, days, monthDays);
      const counted = inMonth === 0n && formula !== null ? { formula: { ...formula, share: unitsIn(unit, days, monthDays) } } : {};
      const evidence = { kind: KIND, id, number: amount === null ? null : String(amount), day: look.from };
      if (asked === 0n && !('formula' in counted)) return [];
      return [{ employmentId, factor, title, asked, ...counted, rank, mayBePart: true, isOfMonth: true, payslipTypeId: payslipTypeId ?? undefined, evidence }];
    });
  },
  taken: (tx, items) => bookFacilities(tx, bookingsOf(items, 1n)),
  untaken: (tx, items) => bookFacilities(tx, bookingsOf(items, -1n)),
});
