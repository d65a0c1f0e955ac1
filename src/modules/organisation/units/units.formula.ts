/** `unit`: the unit of a person's main post on the day, as the screen of units shows it. Figures of a unit are counted once, however many people are in it. */
import { readExact } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';
import { rare, type Sql, sql } from '#platform/db/db.server.ts';
import { defineVocabulary, type FormulaName, type Subject } from '#platform/formula/formula.define.ts';
import messages from './units-formula.messages.fa.ts';

const words = messages.formula;

type Word = keyof typeof words.names;

const text = { type: 'text' } as const;
const count = { type: 'number', unit: 'count' } as const;
const kinds: Readonly<Record<Word, Pick<FormulaName, 'type' | 'unit' | 'options'>>> = {
  code: text,
  type: { ...text, options: 'OrgUnitType' },
  above: text,
  degree: text,
  // the smaller, the higher
  degreeRank: { type: 'number' },
  // in it and in all below it
  people: count,
  seats: count,
};
const all = Object.keys(kinds) as Word[];

/** Units of the main posts of people, by employment. */
const unitsOf = (subjects: readonly Subject[], day: string): Sql => sql`
  select s.id, v.unit_id as "unitId" from unnest(${subjects.map((one) => one.partyRelationshipId)}::uuid[], ${subjects.map((one) => one.partyId)}::uuid[]) as s (id, party_id)
  join empl_position_party h on h.party_id = s.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
  join empl_position_unit v on v.empl_position_id = h.empl_position_id and v.valid @> ${day}::date`;

/** What is told of each unit. What is counted is kept (materialized): the planner takes these units for few and would count again for each of them. */
const toldOf = (unitIds: readonly string[], day: string): Sql => sql`
  with recursive units as materialized (select unnest(${[...unitIds]}::uuid[]) as unit_id),
  below as (
    select unit_id as root_id, unit_id from units
    union select b.root_id, c.unit_id from below b
    cross join lateral (select p.unit_id from org_unit_parent p where p.parent_unit_id = b.unit_id and p.valid @> ${day}::date offset 0) c
  ), manned as materialized (
    select b.root_id as unit_id, coalesce(sum(c.people[width_bucket(${day}::date, c.days)]), 0) as people
    from below b left join org_unit_headcount c on c.unit_id = b.unit_id group by b.root_id
  ), seated as materialized (
    select e.unit_id, sum(f.seats) as seats from empl_position_unit e
    join empl_position_fact f on f.empl_position_id = e.empl_position_id and f.valid @> ${day}::date and f.status_id <> 'EmpsInactive'
    where e.unit_id in (select unit_id from units) and e.valid @> ${day}::date group by e.unit_id
  )
  select n.unit_id as "unitId", u.pseudo_id as code, f.organization_type_enum_id as type, a.pseudo_id as above, g.degree_code as degree,
    g.rank_number::text as "degreeRank", m.people::text as people, coalesce(t.seats, 0)::text as seats
  from units n join org_unit u on u.unit_id = n.unit_id join manned m on m.unit_id = n.unit_id left join seated t on t.unit_id = n.unit_id
  left join org_unit_fact f on f.unit_id = n.unit_id and f.valid @> ${day}::date
  left join org_unit_parent p on p.unit_id = n.unit_id and p.valid @> ${day}::date left join org_unit a on a.unit_id = p.parent_unit_id
  left join org_unit_degree d on d.unit_id = n.unit_id and d.valid @> ${day}::date left join unit_degree g on g.unit_degree_id = d.unit_degree_id`;

type Told = Readonly<Record<Word, string | null>> & { readonly unitId: string };

const valuesOf = (word: Word, stored: string | null): (readonly [string, Value])[] =>
  stored === null ? [] : [[`unit.${word}`, kinds[word].type === 'number' ? readExact(stored) : stored]];

export const unit = defineVocabulary({
  of: 'person',
  code: 'unit',
  title: words.title,
  names: all.map((word): FormulaName => ({ code: `unit.${word}`, title: words.names[word], class: 'public', ...kinds[word] })),
  read: async ({ db, day }, asked, subjects) => {
    const held = await db.many<{ id: string; unitId: string }>(rare(unitsOf(subjects, day)));
    const told = await db.many<Told>(rare(toldOf([...new Set(held.map(({ unitId }) => unitId))], day)));
    const open = all.filter((word) => asked.has(`unit.${word}`));
    // people of one unit share what is told of it
    const byUnit = new Map(told.map(({ unitId, ...stored }) => [unitId, new Map(open.flatMap((word) => valuesOf(word, stored[word])))]));
    return new Map(held.map(({ id, unitId }) => [id, byUnit.get(unitId) ?? new Map()]));
  },
});
