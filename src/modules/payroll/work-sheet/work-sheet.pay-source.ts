/** The month's work as it stands in the sheet, no more of each row than its ceiling; attendance goes before it. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import { definePaySource } from '../sources/pay-source.define.ts';
import { linesIn } from './work-sheet.store.ts';

const atMost = (amount: number, ceiling: number | null): number => (ceiling === null ? amount : Math.min(amount, ceiling));

/** Days have two decimals, which their text says exactly. */
const exactDays = (days: number): Exact => readExact(String(days)) ?? 0;

export const workSheetSource = definePaySource({
  is: 'work',
  key: 'workSheet',
  over: 0,
  async read(look) {
    return (await linesIn(look)).map(({ id, partyRelationshipId: employmentId, workFactor, minutes, days, ceilingMinutes, ceilingDays }) => ({
      employmentId,
      workFactor,
      ...(minutes !== null && { minutes: atMost(minutes, ceilingMinutes) }),
      ...(days !== null && { days: exactDays(atMost(days, ceilingDays)) }),
      evidence: { kind: 'workSheet', id, number: String(minutes ?? days), day: null },
    }));
  },
});
