/** Where the lines of a post lie: upwards and downwards, solid and dotted. */
import { unitsIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { lines } from '../positions.contract.ts';
import messages from '../positions-page.messages.fa.ts';

const lineLabel = sql`(select word.value from jsonb_each_text(${JSON.stringify(messages.lineKinds)}::jsonb) word where word.key = line.kind)`;

export const linesSource = defineSource<typeof lines>({
  calls: lines,
  parts: ({ rows, today, query: { asOf: day = today, emplPositionId, history } }) => {
    // of what is over the last day counts, of what is to come the first
    const moment = sql`least(greatest(${day}::date, lower(line.valid)), upper(line.valid) - 1)`;
    return {
      from: sql`
        (select r.empl_position_id, r.reports_to_id as other_id, r.valid, case r.line when 'solid' then 'superior' else 'dottedSuperior' end as kind
          from empl_position_reporting r where r.empl_position_id = ${emplPositionId}::uuid
         union all select r.reports_to_id, r.empl_position_id, r.valid, case r.line when 'solid' then 'report' else 'dottedReport' end
          from empl_position_reporting r where r.reports_to_id = ${emplPositionId}::uuid) line
        join empl_position e on e.empl_position_id = line.other_id
        join empl_position_fact f on f.empl_position_id = line.other_id and f.valid @> ${moment}
        join empl_position_unit place on place.empl_position_id = line.other_id and place.valid @> ${moment}`,
      joins: { unit: sql`left join org_unit_fact unit on unit.unit_id = place.unit_id and unit.valid @> ${moment}` },
      where: sql`exists (select from empl_position own join empl_position_unit stand using (empl_position_id)
          where own.empl_position_id = line.empl_position_id and ${unitsIn(rows, sql`stand.unit_id`, sql`own.company_id`)})
        and ${history === 'Y' ? sql`true` : sql`line.valid @> ${day}::date`}`,
      key: sql`concat_ws(' ', line.kind, line.other_id, lower(line.valid))`,
      columns: {
        kind: { value: sql`line.kind`, label: lineLabel },
        description: { value: sql`f.description` },
        pseudoId: { value: sql`e.pseudo_id` },
        unitName: { value: sql`unit.organization_name`, folded: sql`unit.search_text`, join: 'unit' },
        // lines lead out of one's own part of the house; who holds a post there is not told
        holderNames: {
          value: sql`(select string_agg(${fullName(sql`p`)}, ' - ' order by p.sort_text) from empl_position_party h join person p using (party_id)
            where h.empl_position_id = line.other_id and h.valid @> ${moment} and ${unitsIn(rows, sql`place.unit_id`, sql`e.company_id`)})`,
        },
        fromDate: { value: sql`lower(line.valid)` },
        thruDate: { value: sql`(upper(line.valid) - 1)` },
      },
      more: { emplPositionId: sql`line.other_id` },
      search: ['description', 'pseudoId'],
      order: sql`line.valid @> ${day}::date desc, array_position(array['superior', 'dottedSuperior', 'report', 'dottedReport'], line.kind), e.pseudo_id`,
    };
  },
});
