/** Where the parts of premiums lie. Rials; days ISO. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { PartAmounts } from './premium-parts.rules.ts';

/** All lines of a membership. Without a RowScope: of the membership that the caller holds. */
export const partsOf = (db: Db, membershipId: string): Promise<PartAmounts[]> =>
  db.many<PartAmounts>(sql`
    select part_number as number, due_date as "dueDate", employee_share as "employeeShare", employer_share as "employerShare" from premium_part
    where insurance_membership_id = ${membershipId}::uuid order by part_number, written_at, premium_part_id`);

interface Owner {
  readonly companyId: string;
  readonly partyId: string;
  readonly membershipId: string;
}

/** Without a RowScope: of the membership that the caller holds. */
export const addParts = (tx: Tx, { companyId, partyId, membershipId }: Owner, parts: readonly (PartAmounts & { readonly id: string })[]): Promise<number> =>
  tx.run(sql`
    insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
    select line.id, ${companyId}::uuid, ${partyId}::uuid, ${membershipId}::uuid, line.number, line.day, line.employee, line.employer
    from unnest(${parts.map(({ id }) => id)}::uuid[], ${parts.map(({ number }) => number)}::int[], ${parts.map(({ dueDate }) => dueDate)}::date[],
      ${parts.map(({ employeeShare }) => String(employeeShare))}::bigint[], ${parts.map(({ employerShare }) => String(employerShare))}::bigint[])
      as line (id, number, day, employee, employer)`);
