/**
 * Events of services of welfare (guide welfare 7.10): window of requests and way of giving, slots with capacity, quotas of groups, costs, and what
 * cancelling gives back.
 * Invariants: a code stands once; a condition answers yes or no and names nothing that formulas of welfare may not know; for somebody of an age one cost stands; quotas hold no more than the slots; what lies below an event is of its company.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { eventConditionForm, eventConditionTable } from './event-conditions.table.ts';
import { costForm, costTable, eventForm, eventTable, quotaForm, quotaTable, returnForm, returnTable, slotForm, slotTable } from './event-definition.table.ts';

const PAGE = 'welfareServices/otherServices/eventDefinition';
const PATH = '/rest/s1/welfare/service/event';

export const eventErrors = defineErrors('modules/welfare/event-definition', {
  slotTaken: { status: 409, constraint: 'welfare_slot_once', field: 'slotCode' },
  quotaTaken: { status: 409, constraint: 'welfare_event_quota_once', field: 'welfareGroupId' },
  costTaken: { status: 409, constraint: 'welfare_event_cost_once', field: 'ageFrom' },
  returnTaken: { status: 409, constraint: 'welfare_event_return_once', field: 'daysBefore' },
  /** `left`: places that quotas do not hold yet. */
  quotasBeyond: { status: 409 },
  /** `held`: what the quotas hold. */
  belowQuotas: { status: 409, field: 'capacity' },
  /** `units`: units of the service. */
  unitsBeyond: { status: 409, field: 'capacity' },
  /** `taken`: places of the slot that somebody has. */
  belowTaken: { status: 409, field: 'capacity' },
  hasPlaces: { status: 409, field: 'fromDate' },
  /** Its list is made of what would change. */
  frozen: { status: 409, constraint: 'welfare_event_frozen' },
  /** `why`: what the language says of the text. */
  formula: { status: 400, field: 'conditionText' },
  conditionTaken: { status: 409, constraint: 'welfare_event_condition_once', field: 'title' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const welfareEvents = defineRegister({ page: PAGE, scope: 'rows', table: eventTable, form: eventForm(), path: PATH });

const ofEvent = {
  scope: 'rows',
  of: 'an event of welfare',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/edit`, edit: `${PAGE}/edit`, remove: `${PAGE}/edit` },
  under: { welfareEventId: z.guid() },
  errors: [eventErrors],
} as const;

export const welfareSlots = defineRecords({ ...ofEvent, entity: 'WelfareSlot', table: slotTable, form: slotForm, path: `${PATH}/slot` });
export const eventQuotas = defineRecords({ ...ofEvent, entity: 'WelfareEventQuota', table: quotaTable, form: quotaForm(), path: `${PATH}/quota` });
export const eventCosts = defineRecords({ ...ofEvent, entity: 'WelfareEventCost', table: costTable, form: costForm, path: `${PATH}/cost` });
export const eventReturns = defineRecords({ ...ofEvent, entity: 'WelfareEventReturn', table: returnTable, form: returnForm, path: `${PATH}/return` });
export const eventConditions = defineRecords({ ...ofEvent, entity: 'WelfareEventCondition', table: eventConditionTable, form: eventConditionForm, path: `${PATH}/condition` });
