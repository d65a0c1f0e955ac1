/** SQL of the balances of many people: what is booked up to today in the Jalali year of today (leave.job.ts books it). */
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { leaveBalances } from '../leave.contract.ts';

const account = (year: number): Sql => sql`party_id = r.party_id and company_id = r.company_id and jalali_year = ${year}`;
const held = (year: number): Sql => sql`
  coalesce((select sum(minutes) from leave_request_part where ${account(year)} and leave_request_id in (
    select l.leave_request_id from leave_request l where l.party_id = r.party_id and l.status_id in ('LvSent', 'LvReturned'))), 0)::int`;

export const balanceSource = defineSource<typeof leaveBalances>({
  calls: leaveBalances,
  parts: ({ rows, today }) => {
    const { year } = toJalali(today);
    const month = toIso({ ...toJalali(today), day: 1 });
    const sum = (kinds: readonly string[]): Sql =>
      sql`coalesce((select sum(minutes) from leave_movement where ${account(year)} and kind = any (${[...kinds]}::text[]) and day_date <= greatest(${today}::date, ${month}::date)), 0)::int`;
    const used = sql`coalesce((select -sum(minutes) from leave_movement where ${account(year)} and kind in ('LmUsed', 'LmReturned', 'LmBought', 'LmUnbought', 'LmPayout')), 0)::int`;
    const all = sql`coalesce((select sum(minutes) from leave_movement where ${account(year)} and (day_date <= ${today}::date or minutes < 0 or kind in ('LmReturned', 'LmUnbought', 'LmPayout'))), 0)::int`;
    return {
      from: sql`party_relationship r join person p on p.party_id = r.party_id`,
      joins: { position: positionJoin(today) },
      where: sql`r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`,
      key: sql`r.party_id`,
      subject: sql`r.party_id`,
      columns: {
        fullName: { value: sql`${fullName(sql`p`)}` },
        pseudoId: { value: sql`r.pseudo_id` },
        unitName: { value: sql`u.organization_name`, join: 'position' },
        earned: { value: sum(['LmAccrual']) },
        carriedIn: { value: sum(['LmCarryIn']) },
        used: { value: used },
        held: { value: held(year) },
        corrected: { value: sum(['LmCorrection']) },
        balance: { value: sql`(${all} - ${held(year)})` },
      },
      search: ['fullName', 'pseudoId'],
      order: sql`p.sort_text, r.party_id`,
    };
  },
});
