/** SQL of the people whom a payment of the end of a year would concern. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { employmentsOf, type Paying } from '../pay-counting/counting.store.ts';

export interface Concerned {
  readonly employmentId: string;
  readonly partyId: string;
  readonly pseudoId: string;
  readonly fullName: string;
}

export interface ConcernedPage {
  readonly offset: number;
  readonly limit: number;
  /** This one alone. */
  readonly employmentId?: string | undefined;
}

/** One page of them by personnel code. */
export const concernedBy = (db: Db, rows: RowScope, of: Paying, { offset, limit, employmentId }: ConcernedPage): Promise<Concerned[]> =>
  db.many<Concerned>(sql`
    select r.party_relationship_id as "employmentId", r.party_id as "partyId", r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName"
    from (${employmentsOf(rows, of)}) one join party_relationship r on r.party_relationship_id = one.subject_id join person p on p.party_id = r.party_id
    where ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} ${employmentId === undefined ? empty : sql`and r.party_relationship_id = ${employmentId}::uuid`} order by r.pseudo_id, r.party_relationship_id offset ${offset} limit ${limit}`);

/** Whether an employment is in reach, whatever it is paid by. */
export const isReached = async (db: Db, rows: RowScope, employmentId: string): Promise<boolean> =>
  (await db.maybe(sql`select from party_relationship r where r.party_relationship_id = ${employmentId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`)) !==
  undefined;

export const countConcerned = async (db: Db, rows: RowScope, of: Paying): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from (${employmentsOf(rows, of)}) one`)).count;
