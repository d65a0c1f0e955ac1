/** Where needed staff lies, and who there is for it. */
import type { Days } from '#kernel/intervals/intervals.ts';
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { isShiftOf } from '../shifts/shifts.store.ts';
import { shiftNeeds } from './staffing.contract.ts';
import { staffingErrors } from './staffing.errors.ts';
import type { Need, Seat } from './staffing.rules.ts';

export const needRows: RecordRows = {
  records: shiftNeeds,
  table: 'shift_need',
  isDated: true,
  shown: {
    unitName: sql`(select u.organization_name from org_unit u where u.unit_id = t.unit_id)`,
    shiftTitle: sql`(select s.title from work_shift s where s.work_shift_id = t.work_shift_id)`,
  },
  refuse: (name, detail) => staffingErrors.error(name, detail),
  async check(tx, { companyId }, { unitId, workShiftId }) {
    const unit = await tx.maybe(sql`select from org_unit where unit_id::text = ${String(unitId)} and company_id = ${companyId}::uuid for share`);
    if (unit === undefined) throw staffingErrors.error('option', { fields: { unitId: 'option' } });
    if (!(await isShiftOf(tx, companyId, workShiftId))) throw staffingErrors.error('option', { fields: { workShiftId: 'option' } });
  },
};

interface Span {
  readonly from: string;
  readonly thru: string;
}

/** What units in reach need on days of a span, by unit and shift. */
export const needsIn = (db: Db, rows: RowScope, companyId: string, { from, thru }: Span): Promise<Need[]> =>
  db.many<Need>(sql`
    select n.unit_id as "unitId", u.organization_name as "unitName", n.work_shift_id as "workShiftId", s.title as "shiftTitle", n.needed::int as needed,
      n.needed_off::int as "neededOff", lower(n.valid) as "from", upper(n.valid) as "until"
    from shift_need n join org_unit u using (unit_id) join work_shift s on s.work_shift_id = n.work_shift_id
    where n.company_id = ${companyId}::uuid and n.valid && daterange(${from}::date, ${thru}::date, '[]') and ${unitsIn(rows, sql`n.unit_id`, sql`n.company_id`)}
    order by u.organization_name, u.unit_id, s.shift_code, lower(n.valid)`);

/** When people are employed in seats of units or below them. Without a RowScope: of units that the caller has found in reach. */
export const seatsIn = (db: Db, companyId: string, unitIds: readonly string[], { from, thru }: Span): Promise<Seat[]> =>
  db.many<Seat>(sql`
    select top.unit_id as "unitId", h.party_id as "partyId", lower(h.valid * u.valid * r.valid) as "from", upper(h.valid * u.valid * r.valid) as "until"
    from unnest(${[...unitIds]}::uuid[]) as top (unit_id)
    cross join lateral units_under(array[top.unit_id], ${from}::date) as below (unit_id)
    join empl_position_unit u on u.unit_id = below.unit_id join empl_position_party h on h.empl_position_id = u.empl_position_id and h.valid && u.valid
    join party_relationship r on r.party_id = h.party_id and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid && (h.valid * u.valid)
    where h.company_id = ${companyId}::uuid and (h.valid * u.valid * r.valid) && daterange(${from}::date, ${thru}::date, '[]')`);

/** Approved leave of whole days. Without a RowScope: it is only counted by. */
export const awayIn = (db: Db, companyId: string, people: readonly string[], { from, thru }: Span): Promise<(Days & { readonly partyId: string })[]> =>
  db.many(sql`
    select l.party_id as "partyId", l.from_date as "from", l.thru_date + 1 as "until" from leave_request l
    where l.company_id = ${companyId}::uuid and l.party_id = any (${[...people]}::uuid[]) and l.status_id = 'LvApproved' and l.mode = 'daily'
      and l.span && tsrange(${from}::date, ${thru}::date + interval '1 day')`);
