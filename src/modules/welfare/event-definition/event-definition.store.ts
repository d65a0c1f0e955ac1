/** Where events of services of welfare and what lies below one are kept. */
import type { FormValues } from '#kernel/form/definition.ts';
import { checkFormula } from '#kernel/formula/check.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { eventWord, layWord } from '../draw-words/draw-words.store.ts';
import { conditionNames } from '../loan-figures/condition-names.service.ts';
import { eventConditions, eventCosts, eventErrors, eventQuotas, eventReturns, welfareEvents, welfareSlots } from './event-definition.contract.ts';
import { eventStart } from './event-definition.table.ts';
import { heldBy, type Quota } from './quota.rules.ts';

/** An event names a service that is offered, of a company that the actor works for; one that it names already may stay. */
async function mustBeService(tx: Tx, { welfareServiceId: id }: FormValues, before: FormValues | undefined): Promise<void> {
  if (id === before?.['welfareServiceId']) return;
  const known = await tx.maybe(sql`
    select from welfare_service where welfare_service_id::text = ${String(id)} and company_id = any ((select app_companies())::uuid[]) and status_id = 'ActiveService' for key share`);
  if (known === undefined) throw eventErrors.error('option', { fields: { welfareServiceId: 'option' } });
}

export const eventRows: RegisterRows = {
  register: welfareEvents,
  entity: 'WelfareEvent',
  table: 'welfare_event',
  key: 't.welfare_event_id',
  ofCompany: true,
  columns: {
    ...{ eventCode: 'event_code', title: 'title', welfareServiceId: 'welfare_service_id', requestFrom: 'request_from', requestThru: 'request_thru' },
    ...{ way: 'way', remainders: 'remainders', standBackMonths: 'stand_back_months', confirmDays: 'confirm_days', mostCompanions: 'most_companions' },
    ...{ payBy: 'pay_by', parts: 'parts', description: 'description' },
  },
  defaults: eventStart,
  activity: { column: 'status_id', active: 'ActiveEvent', inactive: 'NotActiveEvent' },
  unique: { welfare_event_code: 'eventCode' },
  prepare: (tx, values, _id, before) => mustBeService(tx, values, before),
  added: (tx, id) => layWord(tx, eventWord, id),
  shown: {
    serviceTitle: { value: sql`(select s.title from welfare_service s where s.welfare_service_id = t.welfare_service_id)` },
    capacity: { value: sql`(select coalesce(sum(s.capacity), 0)::int from welfare_slot s where s.welfare_event_id = t.welfare_event_id)` },
  },
  search: ['eventCode', 'title'],
  order: sql`t.request_from desc, t.event_code`,
};

interface Held {
  readonly serviceId: string;
  readonly isStay: boolean;
  /** Places of its slots, without the row that is written. */
  readonly slots: number;
  /** Quotas without the row that is written. */
  readonly quotas: readonly Quota[];
}

/** The event above, held: its slots and quotas are written one after the other. Throws notFound of one that is none of the company. */
async function holdEvent(tx: Tx, { companyId, kinds }: RowOwner, id: string): Promise<Held> {
  const event = String(kinds['welfareEventId']);
  const held = await tx.maybe(sql`select from welfare_event where welfare_event_id = ${event}::uuid and company_id = ${companyId}::uuid for update`);
  if (held === undefined) throw httpErrors.error('notFound');
  return tx.one<Held>(sql`
    select e.welfare_service_id as "serviceId", s.kind = 'stay' as "isStay",
      (select coalesce(sum(capacity), 0)::int from welfare_slot where welfare_event_id = e.welfare_event_id and welfare_slot_id <> ${id}::uuid) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('capacity', capacity, 'percent', percent::float8)), '[]') from welfare_event_quota
        where welfare_event_id = e.welfare_event_id and welfare_event_quota_id <> ${id}::uuid) as quotas
    from welfare_event e join welfare_service s using (welfare_service_id) where e.welfare_event_id = ${event}::uuid`);
}

const fa = (value: number): string => toPersianDigits(String(value));

const ofEvent = {
  kinds: { welfareEventId: 'welfare_event_id' },
  refuse: (name, detail) => eventErrors.error(name, detail),
  check: async (tx, owner, _values, id) => void (await holdEvent(tx, owner, id)),
} satisfies Partial<RecordRows>;

/** Places of a slot that somebody has or had. Without a RowScope: it counts, and names nobody. */
const placesTaken = async (tx: Tx, slotId: string): Promise<number> =>
  (
    await tx.one<{ taken: number }>(sql`
      select coalesce(sum(places), 0)::int as taken from welfare_place
      where welfare_slot_id = ${slotId}::uuid and status_id in ('WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow')`)
  ).taken;

export const slotRows: RecordRows = {
  ...ofEvent,
  ...{ records: welfareSlots, table: 'welfare_slot' },
  columns: { slotCode: 'slot_code', title: 'title', fromDate: 'from_date', thruDate: 'thru_date', capacity: 'capacity' },
  async check(tx, owner, { capacity, fromDate, thruDate }, id, before) {
    const { serviceId, isStay, slots, quotas } = await holdEvent(tx, owner, id);
    const taken = await placesTaken(tx, id);
    if (taken > 0 && (fromDate !== before['fromDate'] || thruDate !== before['thruDate'])) throw eventErrors.error('hasPlaces', { values: { taken: fa(taken) } });
    if (Number(capacity) < taken) throw eventErrors.error('belowTaken', { values: { taken: fa(taken) } });
    const held = heldBy(quotas, slots + Number(capacity));
    if (slots + Number(capacity) < held) throw eventErrors.error('belowQuotas', { values: { held: fa(held) } });
    if (!isStay) return;
    const { units } = await tx.one<{ units: number }>(sql`select count(*)::int as units from welfare_unit where welfare_service_id = ${serviceId}::uuid`);
    if (Number(capacity) > units) throw eventErrors.error('unitsBeyond', { values: { units: fa(units) } });
  },
  async mayRemove(tx, id) {
    const left = await tx.one<{ slots: number; quotas: readonly Quota[] }>(sql`
      select (select coalesce(sum(o.capacity), 0)::int from welfare_slot o where o.welfare_event_id = s.welfare_event_id and o.welfare_slot_id <> s.welfare_slot_id) as slots,
        (select coalesce(jsonb_agg(jsonb_build_object('capacity', q.capacity, 'percent', q.percent::float8)), '[]') from welfare_event_quota q
          where q.welfare_event_id = s.welfare_event_id) as quotas
      from welfare_slot s join welfare_event e using (welfare_event_id) where s.welfare_slot_id = ${id}::uuid for update of e`);
    const held = heldBy(left.quotas, left.slots);
    if (left.slots < held) throw eventErrors.error('belowQuotas', { values: { held: fa(held) } });
  },
};

export const quotaRows: RecordRows = {
  ...ofEvent,
  ...{ records: eventQuotas, table: 'welfare_event_quota' },
  columns: { welfareGroupId: 'welfare_group_id', capacity: 'capacity', percent: 'percent' },
  shown: {
    groupName: sql`(select g.description from welfare_group g where g.welfare_group_id = t.welfare_group_id)`,
    percent: sql`t.percent::float8`,
    places: sql`(select p.places from welfare_quota_places p where p.welfare_event_quota_id = t.welfare_event_quota_id)`,
  },
  async check(tx, owner, { welfareGroupId, capacity, percent }, id) {
    const { slots, quotas } = await holdEvent(tx, owner, id);
    const group = await tx.maybe(sql`select from welfare_group where welfare_group_id::text = ${String(welfareGroupId)} and company_id = ${owner.companyId}::uuid for key share`);
    if (group === undefined) throw eventErrors.error('option', { fields: { welfareGroupId: 'option' } });
    const own = { capacity: capacity == null ? null : Number(capacity), percent: percent == null ? null : Number(percent) };
    if (heldBy([...quotas, own], slots) > slots) {
      const field = own.percent === null ? 'capacity' : 'percent';
      throw eventErrors.error('quotasBeyond', { fields: { [field]: 'quotasBeyond' }, values: { left: fa(Math.max(slots - heldBy(quotas, slots), 0)) } });
    }
  },
};

export const costRows: RecordRows = {
  ...ofEvent,
  ...{ records: eventCosts, table: 'welfare_event_cost' },
  columns: { relation: 'relation', ageFrom: 'age_from', ageThru: 'age_thru', cost: 'cost' },
  shown: { cost: sql`t.cost::text` },
  listed: { cost: sql`t.cost` },
};

export const returnRows: RecordRows = {
  ...ofEvent,
  ...{ records: eventReturns, table: 'welfare_event_return' },
  columns: { daysBefore: 'days_before', shareBack: 'share_back' },
  shown: { shareBack: sql`t.share_back::float8` },
};

export const conditionRows: RecordRows = {
  ...ofEvent,
  ...{ records: eventConditions, table: 'welfare_event_condition' },
  columns: { title: 'title', sequence: 'sequence', overruledBy: 'overruled_by', conditionText: 'condition_text', refusalText: 'refusal_text' },
  defaults: { overruledBy: 'nobody' },
  async check(tx, owner, { conditionText }, id) {
    await holdEvent(tx, owner, id);
    const { day } = await tx.one<{ day: string }>(sql`select current_date::text as day`);
    const [fault] = checkFormula(String(conditionText), { names: await conditionNames(tx, owner.companyId, day), type: 'flag' }).errors;
    if (fault !== undefined) throw eventErrors.error('formula', { values: { why: toPersianDigits(fault.message) } });
  },
};
