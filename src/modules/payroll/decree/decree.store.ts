/** Where the preview of a wage decree reads: employments of the first day of the year with the wage of the day before. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { decree } from './decree.contract.ts';
import { decreeLawOf } from './decree.service.ts';
import { decreeTables, hasOldWage } from './decree.sql.ts';

export const decreeSource = defineSource<typeof decree>({
  calls: decree,
  parts: async ({ db, actor, rows, query, today }) => {
    const law = await decreeLawOf(db, actor.companyId, today, query.year);
    const { from, grown } = law;
    const spans = sql`
      select * from unnest(${grown.map((span) => span.from)}::date[], ${grown.map((span) => span.thru)}::date[], ${grown.map(({ daily }) => String(daily))}::numeric[])
        as grown (from_day, thru_day, daily)`;
    const mayKnow = classesOf(actor, decree.list)(undefined).has('pay');
    return {
      from: sql`${decreeTables(law, actor)}
        left join (${spans}) g on lower(r.valid) between g.from_day and g.thru_day`,
      joins: {
        company: sql`join company co on co.company_id = r.company_id`,
        position: positionJoin(rows.asOf),
      },
      where: sql`${mayKnow} and ${hasOldWage} and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${from}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`,
      key: sql`r.party_relationship_id`,
      subject: sql`p.party_id`,
      more: { partyId: sql`p.party_id` },
      columns: {
        fullName: { value: sql`${fullName(sql`p`)}`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
        pseudoId: { value: sql`r.pseudo_id` },
        unitName: { value: sql`u.organization_name`, join: 'position' },
        companyName: { value: sql`co.organization_name`, join: 'company' },
        hireDate: { value: sql`lower(r.valid)` },
        oldWage: { value: sql`o.wage` },
        newWage: { value: sql`n.wage` },
        difference: { value: sql`n.wage - o.wage` },
        isLeast: { value: sql`case when n.is_least then 'Y' else 'N' end` },
        state: { value: sql`t.state` },
        seniority: { value: sql`case when lower(r.valid) >= ${from}::date then 0 else g.daily end` },
        hasWage: {
          value: sql`case when exists (
            select from employment_salary l where l.party_relationship_id = r.party_relationship_id and lower(l.valid) >= ${from}::date) then 'Y' else 'N' end`,
        },
      },
      search: ['fullName', 'pseudoId'],
      order: sql`p.sort_text, r.party_relationship_id`,
    };
  },
});
