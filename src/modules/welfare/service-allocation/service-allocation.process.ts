/** The list of an event before those who approve it. With the last approval its places are given in the same transaction. */
import { defineListProcess } from '../approved-list/approved-list.define.ts';
import { ALLOCATION } from './service-allocation.contract.ts';
import words from './service-allocation.messages.fa.ts';
import { allocationList, approveList, rejectList } from './service-allocation.service.ts';
import { countsOf, listToDecide } from './service-allocation.store.ts';

export const serviceAllocationProcess = defineListProcess(allocationList, {
  ...{ words, form: 'service-allocation/decide', approve: 'welfareAllocation.approve', approved: approveList, rejected: rejectList },
  begunAt: { path: '/welfareServiceAllocation', permission: [`${ALLOCATION}/edit`] },
  tells: ['personal'],
  // names and slots alone
  async read(db, { welfareEventId, title, way }, isReturned) {
    const [{ capacity, given }, lines] = [await countsOf(db, welfareEventId), await listToDecide(db, welfareEventId)];
    return { data: { title, way, isReturned, capacity, given, people: lines.length, lines }, readClasses: ['personal'], classed: {} };
  },
});
