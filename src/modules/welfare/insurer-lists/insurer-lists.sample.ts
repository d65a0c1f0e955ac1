import { defineSample } from '#testing/sample.ts';
import { makeInsurerList } from './insurer-lists.contract.ts';

export const insurerList = defineSample({
  gives: 'row/insurerList',
  create: makeInsurerList,
  body: () => ({}),
  needs: { insuranceContractId: 'row/insuranceContract' },
  after: ['row/insuranceMembership'],
  named: ['insurerListId'],
});
