import { defineSample } from '#testing/sample.ts';
import { eventConditions, eventCosts, eventQuotas, eventReturns, welfareEvents, welfareSlots } from './event-definition.contract.ts';
import { eventStart } from './event-definition.table.ts';

const needs = { welfareEventId: 'row/welfareEvent' } as const;

export const welfareEvent = defineSample({
  gives: 'row/welfareEvent',
  create: welfareEvents.create,
  isOfCompany: true,
  body: (title) => ({ ...eventStart, way: 'score', eventCode: 'E1', title, requestFrom: '2026-03-21', requestThru: '2026-06-20' }),
  needs: { welfareServiceId: 'row/welfareService' },
  named: ['welfareEventId'],
});

export const welfareSlot = defineSample({
  gives: 'row/welfareSlot',
  create: welfareSlots.create,
  isOfCompany: true,
  body: (title) => ({ slotCode: 'N1', title, fromDate: '2026-07-01', thruDate: '2026-07-03', capacity: 1 }),
  needs,
  after: ['row/welfareUnit'],
  named: ['welfareSlotId'],
});

export const welfareEventQuota = defineSample({
  gives: 'row/welfareEventQuota',
  create: eventQuotas.create,
  body: () => ({ capacity: 0 }),
  needs: { ...needs, welfareGroupId: 'row/welfareGroup' },
});

export const welfareEventCost = defineSample({
  gives: 'row/welfareEventCost',
  create: eventCosts.create,
  body: () => ({ relation: 'self', ageFrom: 18, cost: '4000000' }),
  needs,
});

export const welfareEventReturn = defineSample({
  gives: 'row/welfareEventReturn',
  create: eventReturns.create,
  body: () => ({ daysBefore: 10, shareBack: 70 }),
  needs,
});

export const welfareEventCondition = defineSample({
  gives: 'row/welfareEventCondition',
  create: eventConditions.create,
  body: (title) => ({ title, sequence: 10, conditionText: 'employment.serviceYears >= 1', refusalText: title }),
  needs,
});
