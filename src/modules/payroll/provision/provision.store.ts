/** SQL of reckonings of what is owed on a day. Rials as digits. */
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import type { OwedRow } from './provision-sheet.rules.ts';

/** Employments that are paid on a day, as the list of `platform/runs`. */
export const paidOn = (rows: RowScope, companyId: string, day: string): Sql => sql`
  select r.party_relationship_id as subject_id from pay_member m join party_relationship r on r.party_relationship_id = m.party_relationship_id
  where m.company_id = ${companyId}::uuid and m.salary_status_id = 'SESPaid' and m.valid @> ${day}::date and r.valid @> ${day}::date and r.relationship_type_enum_id = 'PrtEmployee'
    and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} order by r.pseudo_id`;

/** Of some employments those in reach. */
export const inReachOf = async (db: Db, rows: RowScope, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select r.party_relationship_id as id from party_relationship r
        where r.party_relationship_id = any (${[...ids]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`)
    ).map(({ id }) => id),
  );

export interface NewProvision {
  readonly provisionId: string;
  readonly companyId: string;
  readonly day: string;
  readonly runId: string;
  readonly now: Date;
  readonly partyId: string;
}

export const insertProvision = (tx: Tx, { provisionId, companyId, day, runId, now, partyId }: NewProvision): Promise<number> =>
  tx.run(sql`
    insert into pay_provision (pay_provision_id, company_id, day, run_id, made_at, party_id)
    values (${provisionId}::uuid, ${companyId}::uuid, ${day}::date, ${runId}::uuid, ${now}, ${partyId}::uuid)`);

export interface Reckoned {
  readonly employmentId: string;
  readonly severance: bigint;
  readonly leave: bigint;
  readonly eidi: bigint;
}

/** Keeps what is owed to some people with where they work on the day. Without a RowScope: of employments that the run has found in reach. */
export const insertRows = (tx: Tx, { provisionId, companyId, day }: Pick<NewProvision, 'provisionId' | 'companyId' | 'day'>, rows: readonly Reckoned[]): Promise<number> =>
  tx.run(sql`
    insert into pay_provision_row (pay_provision_id, company_id, party_relationship_id, party_id, unit_id, cost_center_id, severance, leave, eidi)
    select ${provisionId}::uuid, r.company_id, r.party_relationship_id, r.party_id, u.unit_id, s.cost_center_id, x.severance, x.leave, x.eidi
    from unnest(${rows.map(({ employmentId }) => employmentId)}::uuid[], ${rows.map(({ severance }) => String(severance))}::bigint[],
      ${rows.map(({ leave }) => String(leave))}::bigint[], ${rows.map(({ eidi }) => String(eidi))}::bigint[]) as x (id, severance, leave, eidi)
    join party_relationship r on r.party_relationship_id = x.id and r.company_id = ${companyId}::uuid
    left join lateral (
      select place.unit_id from empl_position_party h join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${day}::date
      where h.party_id = r.party_id and h.company_id = r.company_id and h.main_position = 'Y' and h.valid @> ${day}::date limit 1) u on true
    left join lateral (
      select p.cost_center_id from personnel_structure p where p.party_id = r.party_id and p.company_id = r.company_id and p.valid @> ${day}::date limit 1) s on true`);

export interface ProvisionHead {
  readonly provisionId: string;
  readonly companyId: string;
  readonly day: string;
  readonly runId: string;
}

export const provisionIn = (db: Db, rows: RowScope, id: string): Promise<ProvisionHead | undefined> =>
  db.maybe<ProvisionHead>(sql`
    select v.pay_provision_id as "provisionId", v.company_id as "companyId", v.day, v.run_id as "runId" from pay_provision v
    where v.pay_provision_id = ${id}::uuid and ${companiesIn(rows, sql`v.company_id`)}`);

/** Reckonings that are shown. */
const MOST = 24;

/** Newest first; it counts people and names none but who began it. */
export const provisionsIn = (db: Db, rows: RowScope) =>
  db.many<{ provisionId: string; day: string; madeAt: string; madeBy: string | null; runId: string }>(sql`
    select v.pay_provision_id as "provisionId", v.day, to_char(v.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt", ${nameOfPerson(sql`v.party_id`)} as "madeBy",
      v.run_id as "runId"
    from pay_provision v where ${companiesIn(rows, sql`v.company_id`)} order by v.made_at desc, v.pay_provision_id limit ${MOST}`);

/** Whom a reckoning names: all of them, and those in reach. */
export const peopleOfProvision = (db: Db, rows: RowScope, id: string): Promise<{ partyId: string; isInReach: boolean }[]> =>
  db.many(sql`
    select w.party_id as "partyId", ${peopleIn(rows, sql`w.party_id`, sql`w.company_id`)} as "isInReach" from pay_provision_row w where w.pay_provision_id = ${id}::uuid`);

export interface Sums {
  readonly people: number;
  readonly severance: string;
  readonly leave: string;
  readonly eidi: string;
  readonly total: string;
}
export interface Part extends Sums {
  readonly id: string | null;
  readonly name: string | null;
}

const summed = sql`count(*)::int as people, coalesce(sum(w.severance), 0)::text as severance, coalesce(sum(w.leave), 0)::text as leave, coalesce(sum(w.eidi), 0)::text as eidi,
  coalesce(sum(w.severance + w.leave + w.eidi), 0)::text as total`;

/** Without a RowScope: whoever asks has shown that everybody of it is in reach. */
export const wholeOf = (db: Db, id: string): Promise<Sums> => db.one<Sums>(sql`select ${summed} from pay_provision_row w where w.pay_provision_id = ${id}::uuid`);

const unitName = sql`(select f.organization_name from org_unit_fact f where f.unit_id = w.unit_id order by lower(f.valid) desc limit 1)`;
const centreName = sql`(select c.description from party_classification c where c.party_classification_id = w.cost_center_id)`;

/** The dearest first. Without a RowScope: as `wholeOf`. */
export const partsOf = (db: Db, id: string, by: 'unit' | 'costCenter'): Promise<Part[]> => {
  const [key, name] = by === 'unit' ? [sql`w.unit_id`, unitName] : [sql`w.cost_center_id`, centreName];
  return db.many<Part>(sql`
    select ${key} as id, min(${name}) as name, ${summed} from pay_provision_row w where w.pay_provision_id = ${id}::uuid group by 1 order by sum(w.severance + w.leave + w.eidi) desc, 1`);
};

/** By personnel code. */
export const rowsOf = (db: Db, rows: RowScope, id: string): Promise<OwedRow[]> =>
  db.many<OwedRow>(sql`
    select r.pseudo_id as "pseudoId", ${fullName(sql`p`)} as "fullName", ${unitName} as unit, ${centreName} as "costCenter", w.severance::text, w.leave::text, w.eidi::text,
      (w.severance + w.leave + w.eidi)::text as total
    from pay_provision_row w join party_relationship r using (party_relationship_id) join person p on p.party_id = w.party_id
    where w.pay_provision_id = ${id}::uuid and ${peopleIn(rows, sql`w.party_id`, sql`w.company_id`)} order by r.pseudo_id, w.party_relationship_id`);

export interface NotReckoned {
  readonly employmentId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly pseudoId: string;
}

/** Of some employments those in reach, with whose they are, by personnel code. */
export const namesOf = (db: Db, rows: RowScope, ids: readonly string[]): Promise<NotReckoned[]> =>
  db.many<NotReckoned>(sql`
    select r.party_relationship_id as "employmentId", r.party_id as "partyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId"
    from party_relationship r join person p on p.party_id = r.party_id
    where r.party_relationship_id = any (${[...ids]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} order by r.pseudo_id`);
