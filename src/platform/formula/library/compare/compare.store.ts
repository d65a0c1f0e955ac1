/** SQL of comparisons. */
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { constant, type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Subject } from '#platform/formula/formula.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { employedOn, fullName } from '#platform/people/people.sql.ts';
import { MOST_PEOPLE } from './compare.contract.ts';
import { emptyOutcome, type Outcome } from './compare.rules.ts';

export interface Compared {
  readonly itemId: string;
  readonly oldVersion: number;
  readonly newVersion: number;
  /** ISO day. */
  readonly day: string;
  readonly unitId: string | null;
}

/** Employments that stand on the day within reach, in an order of their own; of `chosen`, which selects their `key`, where it is said. */
export const employmentsOn = (rows: RowScope, companyId: string, { day, unitId }: Compared, chosen?: Sql): Sql => sql`
  select r.party_relationship_id as subject_id from party_relationship r
  where r.company_id = ${companyId}::uuid and ${employedOn(sql`r`, day)} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    ${chosen ? sql`and r.party_relationship_id in (select c.key::uuid from (${chosen}) c)` : empty}
    ${unitId === null ? empty : sql`and r.party_id in (select people_under(${[unitId]}::uuid[], ${day}::date))`}
  order by r.party_relationship_id limit ${constant(MOST_PEOPLE)}`;

/** Of some employments those within reach. */
export const subjectsIn = (db: Db, rows: RowScope, ids: readonly string[]): Promise<Subject[]> =>
  db.many<Subject>(sql`
    select r.party_relationship_id as "partyRelationshipId", r.party_id as "partyId", r.company_id as "companyId" from party_relationship r
    where r.party_relationship_id = any (${[...ids]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`);

export const insertComparison = (tx: Tx, runId: string, companyId: string, { itemId, oldVersion, newVersion }: Compared): Promise<number> =>
  tx.run(sql`
    insert into library_comparison (run_id, company_id, library_item_id, old_version, new_version, outcome)
    values (${runId}::uuid, ${companyId}::uuid, ${itemId}::uuid, ${oldVersion}, ${newVersion}, ${JSON.stringify(emptyOutcome)}::jsonb)`);

/** What has come of a run so far, held until the end of the batch. */
export const holdOutcome = async (tx: Tx, runId: string): Promise<Outcome> =>
  (await tx.one<{ outcome: Outcome }>(sql`select outcome from library_comparison where run_id = ${runId}::uuid for update`)).outcome;

export const writeOutcome = (tx: Tx, runId: string, outcome: Outcome): Promise<number> =>
  tx.run(sql`update library_comparison set outcome = ${JSON.stringify(outcome)}::jsonb where run_id = ${runId}::uuid`);

export interface ComparisonRow {
  readonly itemId: string;
  readonly oldVersion: number;
  readonly newVersion: number;
  readonly outcome: Outcome;
}

export const comparisonOf = (db: Db, runId: string): Promise<ComparisonRow | undefined> =>
  db.maybe<ComparisonRow>(sql`
    select library_item_id as "itemId", old_version as "oldVersion", new_version as "newVersion", outcome from library_comparison where run_id = ${runId}::uuid`);

export interface NamedEmployment {
  readonly partyRelationshipId: string;
  readonly pseudoId: string;
  readonly fullName: string;
}

/** Names of employments that the reader reaches today. */
export const namesOfEmployments = (db: Db, rows: RowScope, ids: readonly string[]): Promise<NamedEmployment[]> =>
  db.many<NamedEmployment>(sql`
    select r.party_relationship_id as "partyRelationshipId", coalesce(r.pseudo_id, '') as "pseudoId", ${fullName(sql`p`)} as "fullName"
    from party_relationship r join person p on p.party_id = r.party_id
    where r.party_relationship_id = any (${[...ids]}::uuid[]) and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)}`);
