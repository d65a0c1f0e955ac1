/** SQL of what was approved of days: leave, missions, telework, overtime, reasons of delays. */
import type { Minutes } from '#kernel/intervals/intervals.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { CoverFactor } from '../day/presses.rules.ts';
import type { SlipFact } from './day-facts.rules.ts';

interface LeaveSlip {
  readonly partyId: string;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly mode: 'daily' | 'half' | 'hourly';
  readonly half: 'first' | 'second' | null;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly paidBy: 'employer' | 'insurance' | 'nobody' | null;
}

const factors = { employer: 'leave', insurance: 'sickLeave', nobody: 'unpaidLeave' } as const satisfies Record<string, CoverFactor>;

function partOf({ mode, half, fromMinute, toMinute }: LeaveSlip): 'days' | 'first' | 'second' | Minutes {
  if (mode === 'half' && half !== null) return half;
  return mode === 'hourly' && fromMinute !== null && toMinute !== null ? { from: fromMinute, until: toMinute } : 'days';
}

/**
 * Approved leave of people that meets some days, by person; its factor says who pays it, by the rule of its first day.
 * Without a RowScope: days are counted of whoever is marked.
 */
async function leaveOf(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<Map<string, SlipFact[]>> {
  const rows = await db.many<LeaveSlip>(sql`
    select l.party_id as "partyId", l.from_date::text as "fromDate", l.thru_date::text as "thruDate", l.mode, l.half, l.from_minute as "fromMinute", l.to_minute as "toMinute",
      (select r.paid_by from leave_rule r where r.leave_type_id = l.leave_type_id and (r.company_id is null or r.company_id = l.company_id) and r.valid @> l.from_date
        order by r.company_id nulls last limit 1) as "paidBy"
    from leave_request l
    where l.company_id = ${companyId}::uuid and l.party_id = any (${[...partyIds]}::uuid[]) and l.status_id = 'LvApproved'
      and l.from_date <= ${thru}::date and l.thru_date + (coalesce(l.to_minute, 0) > 1440)::int >= ${from}::date order by l.party_id, l.from_date, l.leave_request_id`);
  const slips = new Map<string, SlipFact[]>();
  for (const row of rows) {
    const own = slips.get(row.partyId) ?? [];
    slips.set(row.partyId, own);
    own.push({ factor: factors[row.paidBy ?? 'employer'], fromDate: row.fromDate, thruDate: row.thruDate, part: partOf(row) });
  }
  return slips;
}

interface AskedSlip {
  readonly partyId: string;
  readonly kind: keyof typeof asked;
  readonly isFar: 'Y' | 'N' | null;
  readonly isOvernight: 'Y' | 'N' | null;
  readonly fromDate: string;
  readonly thruDate: string;
  /** Null: whole days. */
  readonly from: number | null;
  readonly until: number | null;
}

const asked = { overtime: 'overtime', mission: 'mission', telework: 'telework', delayReason: 'excuse' } as const satisfies Record<string, SlipFact['factor']>;

/** A mission over 50 km away, or with a night there, is one of article 46 of the labour law. */
function factorOf({ kind, isFar, isOvernight }: Pick<AskedSlip, 'kind' | 'isFar' | 'isOvernight'>): SlipFact['factor'] {
  if (kind !== 'mission') return asked[kind];
  if (isOvernight === 'Y') return 'missionNight';
  return isFar === 'Y' ? 'missionFar' : 'mission';
}

/** What was approved of requests, by person. Without a RowScope: as `leaveOf`. */
async function askedOf(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<(SlipFact & { readonly partyId: string })[]> {
  const rows = await db.many<AskedSlip>(sql`
    select q.party_id as "partyId", q.request_kind as kind, q.is_far as "isFar", q.is_overnight as "isOvernight", q.from_date::text as "fromDate", q.last_day::text as "thruDate", q.from_time::int as "from",
      (q.to_time + case when q.to_time <= q.from_time then 1440 else 0 end)::int as "until"
    from attendance_request q
    where q.company_id = ${companyId}::uuid and q.party_id = any (${[...partyIds]}::uuid[]) and q.status_id = 'RqApproved' and q.request_kind = any (${Object.keys(asked)}::text[])
      and q.from_date <= ${thru}::date and q.last_day >= ${from}::date order by q.party_id, q.from_date, q.attendance_request_id`);
  return rows.map(({ partyId, fromDate, thruDate, from: begins, until, ...of }) => ({
    partyId,
    factor: factorOf(of),
    fromDate,
    thruDate,
    part: begins === null || until === null ? 'days' : { from: begins, until },
  }));
}

/** What was approved of people and meets some days, by person: leave before what else covers. Without a RowScope: days are counted of whoever is marked. */
export async function slipsOf(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<ReadonlyMap<string, readonly SlipFact[]>> {
  const slips = await leaveOf(db, companyId, partyIds, from, thru);
  for (const { partyId, ...slip } of await askedOf(db, companyId, partyIds, from, thru)) slips.set(partyId, [...(slips.get(partyId) ?? []), slip]);
  return slips;
}
