/** SQL of the posts that carry a job. */
import { sql } from '#platform/db/db.server.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { jobPosts } from './jobs.contract.ts';
import { postsIn, readableBy } from './jobs.store.ts';

/** Whoever stands in for a holder does not count, as in the list of jobs. */
export const jobPostsSource = defineSource<typeof jobPosts>({
  calls: jobPosts,
  parts: ({ rows, today, query: { jobId, asOf: day = today } }) => ({
    from: sql`empl_position_job ej
      join empl_position e using (empl_position_id)
      join empl_position_fact f on f.empl_position_id = ej.empl_position_id and f.valid @> ${day}::date and f.status_id <> 'EmpsInactive'
      cross join lateral (
        select count(*)::int as holders from empl_position_party p where p.empl_position_id = ej.empl_position_id and p.valid @> ${day}::date and p.role_type_id <> ${SUBSTITUTE}) h`,
    joins: {
      unit: sql`left join empl_position_unit place on place.empl_position_id = ej.empl_position_id and place.valid @> ${day}::date
        left join org_unit_fact u on u.unit_id = place.unit_id and u.valid @> ${day}::date`,
    },
    where: sql`ej.job_id = ${jobId}::uuid and ej.valid @> ${day}::date and ${postsIn(rows, day)} and exists (select from job j where j.job_id = ej.job_id and ${readableBy(rows)})`,
    key: sql`ej.empl_position_id`,
    columns: {
      pseudoId: { value: sql`e.pseudo_id` },
      description: { value: sql`f.description` },
      unitName: { value: sql`u.organization_name`, join: 'unit' },
      seats: { value: sql`f.seats` },
      holders: { value: sql`h.holders` },
      vacant: { value: sql`greatest(f.seats - h.holders, 0)` },
    },
    search: ['pseudoId', 'description', 'unitName'],
    order: sql`e.pseudo_id, ej.empl_position_id`,
  }),
});
