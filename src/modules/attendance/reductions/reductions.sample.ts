import { defineSample } from '#testing/sample.ts';
import { reductions } from './reductions.contract.ts';

export const personDayReduction = defineSample({
  gives: 'row/reduction',
  create: reductions.create,
  body: (label, pseudoId) => ({ pseudoId, reductionKind: 'RdNursing', minutes: 60, place: 'end', reason: label, paperNumber: null, fromDate: '2026-05-01', thruDate: null }),
});
