/** What the file says of people that orders may move, in words, over time. */
import { type Db, raw, type Sql, sql } from '#platform/db/db.server.ts';
import type { FactSpan } from '../book/facts.rules.ts';
import type { SeenMoves } from './file-changes.rules.ts';
import words from './moves.messages.fa.ts';
import type { MovedFactName, Placed, Rows } from './moves.rules.ts';
import type { MovedSince } from './moves.service.ts';
import { tablesOf } from './moves.store.ts';

interface Row extends FactSpan {
  readonly id: string;
  readonly fact: MovedFactName;
}

const classified = (column: string): Sql => sql`(select c.description from party_classification c where c.party_classification_id = t.${raw(column)})`;
const placeWords = sql`concat_ws(${words.and}::text, ${classified('activity_area_id')}, ${classified('expertise_area_id')}, ${classified('employee_group_id')}, ${classified('employee_sub_group_id')}, ${classified('cost_center_id')})`;
const graded = (column: string): Sql => sql`(select n.description from enumeration n where n.enum_id = g.${raw(column)})`;
const gradeWords = sql`concat_ws(${words.and}::text, ${graded('job_grade_enum_id')}, ${graded('pay_grade_enum_id')})`;

/** By employment. Titles of posts are those of today. Without a RowScope: of employments that the caller holds. */
export async function seenMoves(db: Db, employmentIds: readonly string[]): Promise<(employmentId: string) => SeenMoves> {
  const rows = await db.many<Row>(sql`
    with who as (select r.party_relationship_id as id, r.party_id, r.company_id, r.valid from party_relationship r where r.party_relationship_id = any (${[...employmentIds]}::uuid[]))
    select w.id, 'post' as fact, lower(h.valid * w.valid) as "from", upper(h.valid * w.valid) as until, concat_ws(${words.and}::text, e.description, u.organization_name) as value
    from who w join empl_position_party h on h.party_id = w.party_id and h.company_id = w.company_id and h.main_position = 'Y' and h.valid && w.valid
      join empl_position e using (empl_position_id) left join lateral (
        select f.organization_name from empl_position_unit p join org_unit_fact f on f.unit_id = p.unit_id and f.valid @> coalesce(lower(h.valid), upper(h.valid) - 1, current_date)
        where p.empl_position_id = h.empl_position_id and p.valid @> coalesce(lower(h.valid), upper(h.valid) - 1, current_date) limit 1) u on true
    union all
    select w.id, 'structure', lower(t.valid), upper(t.valid), ${placeWords}
    from who w join personnel_structure t on t.party_id = w.party_id and t.company_id = w.company_id and t.valid && w.valid
    union all
    select w.id, 'grade', lower(g.valid * w.valid), upper(g.valid * w.valid), ${gradeWords}
    from who w join employment_grade g on g.party_relationship_id = w.id and g.valid && w.valid
    union all
    select w.id, 'end', lower(w.valid), upper(w.valid), ${words.employed}::text from who w
    order by 1, 2, 3 nulls first`);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return (employmentId) => {
    const of = (fact: MovedFactName): FactSpan[] => (byId.get(employmentId) ?? []).filter((one) => one.fact === fact).map(({ from, until, value }) => ({ from, until, value }));
    // the first day shows in the days of the employment
    return { post: of('post'), structure: of('structure'), grade: of('grade'), begin: [], end: of('end') };
  };
}

/** Of a fact that has moved since, what was kept and what the file says now on the day. */
export async function movedInWords(db: Db, moved: readonly MovedSince[]) {
  const shown = [];
  for (const { fact, from, kept, now } of moved) {
    const [was, is] = [await inWords(db, fact, kept, from), await inWords(db, fact, now, from)];
    shown.push({ fact: fact as Placed, fromDate: from, kept: was ?? words.nothing, now: is });
  }
  return shown;
}

const sayings: Readonly<Record<Placed, (rows: readonly unknown[], day: string) => Sql>> = {
  post: (rows, day) => sql`
    select e.description as value from jsonb_populate_recordset(null::empl_position_party, ${JSON.stringify(rows)}::jsonb) h join empl_position e using (empl_position_id)
    where h.valid @> ${day}::date order by h.main_position desc limit 1`,
  structure: (rows, day) => sql`
    select ${placeWords} as value from jsonb_populate_recordset(null::personnel_structure, ${JSON.stringify(rows)}::jsonb) t where t.valid @> ${day}::date limit 1`,
  grade: (rows, day) => sql`
    select ${gradeWords} as value from jsonb_populate_recordset(null::employment_grade, ${JSON.stringify(rows)}::jsonb) g where g.valid @> ${day}::date limit 1`,
};

async function inWords(db: Db, fact: MovedFactName, rows: Rows, day: string): Promise<string | null> {
  if (fact === 'end' || fact === 'begin') return null;
  return (await db.maybe<{ value: string }>(sayings[fact](rows[tablesOf[fact]] ?? [], day)))?.value ?? null;
}

/** What an order says that it moves, in words. */
export interface SaidMove {
  readonly orderId: string;
  readonly fact: MovedFactName;
  readonly value: string;
}

const namesIn = (fact: Placed, of: Sql, title: Sql): Sql => sql`(
  select string_agg(${title}, ${words.and}::text order by m.key) from jsonb_each_text(o.moves -> ${fact}::text) m ${of})`;

/** Without a RowScope: of orders that the caller has found. */
export const saidMoves = (db: Db, orderIds: readonly string[]): Promise<SaidMove[]> =>
  db.many<SaidMove>(sql`
    select o.empl_order_id as "orderId", said.fact, said.value from empl_order o cross join lateral (values
      (1, 'post', (select e.description from empl_position e where e.empl_position_id::text = o.moves -> 'post' ->> 'emplPositionId')),
      (2, 'structure', ${namesIn('structure', sql`join party_classification c on c.party_classification_id::text = m.value`, sql`c.description`)}),
      (3, 'grade', ${namesIn('grade', sql`join enumeration n on n.enum_id = m.value`, sql`n.description`)}),
      (4, 'begin', case when o.moves ? 'begin' then ${words.begins}::text end),
      (5, 'end', case when o.moves -> 'end' ->> 'terminationTypeEnumId' is not null then ${words.ends}::text when o.moves ? 'end' then ${words.goesOn}::text end)) as said (place, fact, value)
    where o.empl_order_id = any (${[...orderIds]}::uuid[]) and o.moves is not null and said.value is not null order by o.empl_order_id, said.place`);
