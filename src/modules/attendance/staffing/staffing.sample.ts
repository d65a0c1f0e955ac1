import { defineSample } from '#testing/sample.ts';
import { shiftNeeds } from './staffing.contract.ts';

export const shiftNeed = defineSample({
  gives: 'row/shiftNeed',
  create: shiftNeeds.create,
  body: (_label, _pseudoId, _postId, { unitId }) => ({ unitId, needed: 2, neededOff: 1, fromDate: '2026-05-01', thruDate: null }),
  needs: { workShiftId: 'row/workShift' },
});
