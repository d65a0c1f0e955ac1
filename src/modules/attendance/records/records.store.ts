/** SQL of counted days as a list. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { fullName, latestEmployment } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { attendanceRecords } from './records.contract.ts';

const minutes = (value: Sql): { readonly value: Sql } => ({ value });

export const recordsSource = defineSource<typeof attendanceRecords>({
  calls: attendanceRecords,
  parts: ({ rows, today }) => ({
    from: sql`attendance_day d join person p on p.party_id = d.party_id
      ${latestEmployment(sql`d`)}`,
    joins: { position: positionJoin(today) },
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`(d.party_id || '.' || d.day)`,
    subject: sql`d.party_id`,
    more: { partyId: sql`d.party_id` },
    columns: {
      fullName: { value: fullName(sql`p`) },
      pseudoId: { value: sql`r.pseudo_id` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      date: { value: sql`d.day` },
      kind: { value: sql`d.day_kind` },
      planned: minutes(sql`d.planned`),
      inside: minutes(sql`d.inside`),
      covered: minutes(sql`d.covered`),
      lacking: minutes(sql`(d.delay + d.gap + d.hurry)`),
      absence: minutes(sql`d.absence`),
      counted: minutes(sql`d.counted`),
      notCounted: minutes(sql`d.not_counted`),
      delay: minutes(sql`d.delay`),
      gap: minutes(sql`d.gap`),
      hurry: minutes(sql`d.hurry`),
      forgiven: minutes(sql`d.forgiven`),
      night: minutes(sql`d.night`),
      weeklyRest: minutes(sql`d.weekly_rest`),
      holiday: minutes(sql`d.holiday`),
      stops: { value: sql`d.stops` },
    },
    search: ['fullName', 'pseudoId'],
    order: sql`d.day desc, p.sort_text, d.party_id`,
  }),
});
