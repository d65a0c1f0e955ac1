/** Approval chains with the names of their steps, as processes unfold them. SQL; the chains themselves are those of platform/approval. */
import { type ChainOf, countingFor } from '#platform/approval/chain.store.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { NamedStep } from '../cases/unfold.rules.ts';

/** Names of what a step names, by its order: the post; the role with its unit or level; the role in the process. */
const titlesOf = (db: Db, verificationId: string): Promise<{ readonly sequence: number; readonly title: string }[]> =>
  db.many(sql`
    select s.sequence, coalesce(e.description, p.description, concat_ws(' ', r.description, coalesce(u.organization_name, l.description)), '') as title
    from approval_step s
    left join empl_position e using (empl_position_id)
    left join enumeration p on p.enum_id = s.role_in_process_enum_id
    left join role_type r on r.role_type_id = s.role_type_id
    left join org_unit u on u.unit_id = s.unit_id
    left join enumeration l on l.enum_id = s.level_enum_id
    where s.verification_id = ${verificationId}::uuid`);

/** The chain of a process in a company, for cases of a kind or for all, as it counts on a day (ISO date), in its order; empty where there is none. */
export async function chainOn(db: Db, chain: ChainOf, day: string): Promise<readonly NamedStep[]> {
  const version = await countingFor(db, chain, day);
  if (version === undefined) return [];
  const titles = new Map((await titlesOf(db, version.verificationId)).map(({ sequence, title }) => [sequence, title]));
  return version.levels.map((level) => ({ ...level, title: titles.get(level.sequence) || String(level.sequence) }));
}
