import { defineSample } from '#testing/sample.ts';
import { groupShares, groupUses } from './group-services.contract.ts';

const needs = { welfareGroupId: 'row/welfareGroup', welfareServiceId: 'row/welfareService' } as const;

export const welfareGroupShare = defineSample({
  gives: 'row/welfareGroupShare',
  create: groupShares.create,
  body: () => ({ employeePercent: 40, employerPercent: 60, fromDate: '2026-03-21' }),
  needs,
});

export const welfareGroupUse = defineSample({
  gives: 'row/welfareGroupUse',
  create: groupUses.create,
  body: () => ({ mostUses: 2, withinMonths: 12, gapCount: 3, gapUnit: 'months', fromDate: '2026-03-21' }),
  needs,
});
