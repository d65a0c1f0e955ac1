/** The list of an event before those who approve it. With the last approval its places are given in the same transaction. */
import { z } from '#kernel/schema.ts';
import { defineListProcess } from '../approved-list/approved-list.define.ts';
import type { Mark } from './line-changes.store.ts';
import { ALLOCATION } from './service-allocation.contract.ts';
import words from './service-allocation.messages.fa.ts';
import { allocationList, approveList, markLines, rejectList, seedOfList } from './service-allocation.service.ts';
import { countsOf, listToDecide } from './service-allocation.store.ts';

/** At most so many lines are marked with one answer. */
const MOST_MARKS = 200;
const marks = z.array(z.strictObject({ requestId: z.guid(), note: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) })).check(z.maxLength(MOST_MARKS));

export const serviceAllocationProcess = defineListProcess(allocationList, {
  ...{ words, form: 'service-allocation/decide', approve: 'welfareAllocation.approve', approved: approveList, rejected: rejectList },
  begunAt: { path: '/welfareServiceAllocation', permission: [`${ALLOCATION}/edit`] },
  tells: ['personal'],
  values: z.strictObject({ marks: z.optional(marks) }),
  said: (acting, list, values, by) => markLines(acting, list, (values['marks'] ?? []) as readonly Mark[], by),
  // names and slots alone
  async read(db, list, isReturned) {
    const { welfareEventId, title, way, seedHash } = list;
    const [{ capacity, given, listed }, lines] = [await countsOf(db, welfareEventId), await listToDecide(db, welfareEventId)];
    const drawn = way === 'draw' ? { seed: seedOfList(list), seedHash } : { seed: null, seedHash: null };
    return { data: { welfareEventId, title, way, isReturned, capacity, given, people: listed, ...drawn, lines }, readClasses: ['personal'], classed: {} };
  },
});
