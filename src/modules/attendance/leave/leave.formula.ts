/**
 * `leave`: minutes of leave in the Jalali year of the day, as the ledger of leave has them on it, and approved leave that has
 * begun as records, from which days of a kind in a span are summed; kinds that tell of health stand in a list of their own.
 */

import type { FieldClass } from '#kernel/entity.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { constant, sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import { defineVocabulary, type FormulaLook, type FormulaName, type Subject, type Values } from '#platform/formula/formula.define.ts';
import messages from './leave-formula.messages.fa.ts';
import types from './leave-types.messages.fa.ts';

const words = messages.formula;
const codes = ['balance', 'earned', 'used'] as const;
const nameOf = (code: (typeof codes)[number]): FormulaName => ({ code: `leave.${code}`, title: words.names[code], type: 'number', unit: 'minute', class: 'public' });

/** Days before the one that is counted for: the list of somebody who takes an hour a day stays below the thousand that a list may hold. */
const WITHIN = 731;

const taken = (fieldClass: Extract<FieldClass, 'personal' | 'health'>) => {
  const own = { class: fieldClass } as const;
  return {
    ...own,
    rows: sql`join leave_request l on l.party_id = s.party_id and l.company_id = s.company_id and l.status_id = 'LvApproved'
      and l.from_date <= s.day and l.from_date > s.day - ${constant(WITHIN)}
      join leave_type t on t.leave_type_id = l.leave_type_id and t.field_class = ${fieldClass}`,
    fields: {
      type: { ...own, type: 'text', options: 'LeaveType', value: sql`l.leave_type_id` },
      from: { ...own, type: 'date', value: sql`l.from_date` },
      until: { ...own, type: 'date', value: sql`l.thru_date` },
      days: { ...own, type: 'number', unit: 'day', value: sql`l.days` },
      minutes: { ...own, type: 'number', unit: 'minute', value: sql`l.minutes` },
    },
  } as const;
};

const records = columnVocabulary({
  code: 'leave',
  words: { title: words.title, names: words.lists, fields: { taken: words.fields, sick: words.fields } },
  columns: {},
  lists: { taken: taken('personal'), sick: taken('health') },
});

/** Minutes of the ledger by employment, nought where nothing is booked. */
async function minutesOf({ db, day }: FormulaLook, asked: ReadonlySet<string>, subjects: readonly Subject[]): Promise<Map<string, Values>> {
  if (!codes.some((code) => asked.has(`leave.${code}`))) return new Map();
  const rows = await db.many<Readonly<Record<(typeof codes)[number], number>> & { id: string }>(sql`
    select s.id, coalesce(sum(m.minutes), 0)::int as balance,
      coalesce(sum(m.minutes) filter (where m.kind in ('LmAccrual', 'LmCarryIn', 'LmCorrection')), 0)::int as earned,
      coalesce(-sum(m.minutes) filter (where m.kind in ('LmUsed', 'LmReturned')), 0)::int as used
    from unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[], ${subjects.map((one) => one.companyId)}::uuid[])
      as s (id, party_id, company_id)
    left join leave_movement m on m.company_id = s.company_id and m.party_id = s.party_id and m.jalali_year = ${toJalali(day).year} and m.day_date <= ${day}::date
    group by s.id`);
  return new Map(rows.map(({ id, ...minutes }) => [id, new Map(codes.filter((code) => asked.has(`leave.${code}`)).map((code) => [`leave.${code}`, minutes[code]]))]));
}

export const leave = defineVocabulary({
  of: 'person',
  code: 'leave',
  title: words.title,
  names: [...codes.map(nameOf), ...records.names],
  lists: { LeaveType: types },
  read: async (look, asked, subjects) => {
    const [minutes, lists] = [await minutesOf(look, asked, subjects), await records.read(look, asked, subjects)];
    return new Map(subjects.map(({ partyRelationshipId: id }) => [id, new Map([...(minutes.get(id) ?? []), ...(lists.get(id) ?? [])])]));
  },
});
