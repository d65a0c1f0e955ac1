import { defineSample } from '#testing/sample.ts';
import { personFacilities } from './person-facilities.contract.ts';

export const personFacility = defineSample({
  gives: 'row/personFacility',
  create: personFacilities.create,
  body: (label, pseudoId) => ({ pseudoId, parentFixedWelfareTypeEnumId: 'FwtCar', feature: label, fromDate: '2026-03-21' }),
});
