/** `leave`: minutes of leave in the Jalali year of the day, as the ledger of leave has them on it. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { sql } from '#platform/db/db.server.ts';
import { defineVocabulary, type FormulaName } from '#platform/formula/formula.define.ts';
import messages from './leave-formula.messages.fa.ts';

const words = messages.formula;
const codes = ['balance', 'earned', 'used'] as const;
const nameOf = (code: (typeof codes)[number]): FormulaName => ({ code: `leave.${code}`, title: words.names[code], type: 'number', unit: 'minute', class: 'public' });

export const leave = defineVocabulary({
  of: 'person',
  code: 'leave',
  title: words.title,
  names: codes.map(nameOf),
  read: async ({ db, day }, asked, subjects) => {
    const rows = await db.many<Readonly<Record<(typeof codes)[number], number>> & { id: string }>(sql`
      select s.id, coalesce(sum(m.minutes), 0)::int as balance,
        coalesce(sum(m.minutes) filter (where m.kind in ('LmAccrual', 'LmCarryIn', 'LmCorrection')), 0)::int as earned,
        coalesce(-sum(m.minutes) filter (where m.kind in ('LmUsed', 'LmReturned')), 0)::int as used
      from unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[], ${subjects.map((one) => one.companyId)}::uuid[])
        as s (id, party_id, company_id)
      left join leave_movement m on m.company_id = s.company_id and m.party_id = s.party_id and m.jalali_year = ${toJalali(day).year} and m.day_date <= ${day}::date
      group by s.id`);
    return new Map(rows.map(({ id, ...minutes }) => [id, new Map(codes.filter((code) => asked.has(`leave.${code}`)).map((code) => [`leave.${code}`, minutes[code]]))]));
  },
});
