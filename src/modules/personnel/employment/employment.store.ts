/** SQL of ties of people to companies: begun, ended, and not ended after all. Posts go through platform/structure. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { deleteHolding, type Holding, holdingsBeyond, insertHolding, lockHolding, updateHolding } from '#platform/structure/holders.store.ts';
import { cutPlaces, type Place, restorePlaces } from './structure.store.ts';

/** Only employees hold posts. */
export const EMPLOYEE = 'PrtEmployee';

export interface Employment {
  readonly partyRelationshipId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly relationshipTypeEnumId: string;
  readonly pseudoId: string;
  readonly statusId: 'ActiveRel' | 'NotActiveRel';
  /** First day, and the first one after the last; null: open. ISO. */
  readonly from: string | null;
  readonly until: string | null;
}

const employmentColumns = sql`
  r.party_relationship_id as "partyRelationshipId", r.party_id as "partyId", r.company_id as "companyId", r.relationship_type_enum_id as "relationshipTypeEnumId",
  r.pseudo_id as "pseudoId", r.status_id as "statusId", lower(r.valid) as "from", upper(r.valid) as until`;

export interface KnownPerson {
  readonly partyId: string;
  readonly companyId: string;
  readonly birthDate: string | null;
}

/** The person in scope, held until the end of the transaction: what becomes of somebody's ties happens one after the other. */
export const lockPersonIn = (tx: Tx, rows: RowScope, partyId: string): Promise<KnownPerson | undefined> =>
  tx.maybe(sql`
    select p.party_id as "partyId", p.company_id as "companyId", p.birth_date as "birthDate" from person p
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)} for update`);

/** The tie of a person in scope; both held until the end of the transaction. */
export async function lockEmployment(tx: Tx, rows: RowScope, id: string): Promise<Employment | undefined> {
  const owner = await tx.maybe<{ partyId: string }>(sql`select party_id as "partyId" from party_relationship where party_relationship_id::text = ${id}`);
  if (owner === undefined || (await lockPersonIn(tx, rows, owner.partyId)) === undefined) return undefined;
  return tx.maybe<Employment>(sql`select ${employmentColumns} from party_relationship r where r.party_relationship_id::text = ${id} for update`);
}

/** Whether an option stands under another one. */
export const isUnder = async (db: Db, enumId: string, under: string): Promise<boolean> =>
  (await db.maybe(sql`select from enumeration where enum_id = ${enumId} and parent_enum_id = ${under}`)) !== undefined;

/**
 * Whether somebody who was here has nothing to do with the company on the day before one.
 * Without a RowScope: of the one person whom the caller writes to.
 */
export const wasAway = async (tx: Tx, { partyId, companyId }: Pick<Employment, 'partyId' | 'companyId'>, day: string): Promise<boolean> =>
  (
    await tx.one<{ away: boolean }>(sql`
      select coalesce(bool_or(upper(r.valid) < ${day}::date), false) and not coalesce(bool_or(r.valid @> (${day}::date - 1)), false) as away
      from party_relationship r where r.party_id = ${partyId}::uuid and r.company_id = ${companyId}::uuid`)
  ).away;

/**
 * Whether a tie of the kind stands on a day or after it.
 * Without a RowScope: of the one person whom the caller writes to.
 */
export const standsFrom = async (
  tx: Tx,
  { partyId, companyId, relationshipTypeEnumId: kind }: Pick<Employment, 'partyId' | 'companyId' | 'relationshipTypeEnumId'>,
  day: string,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select from party_relationship r
    where r.party_id = ${partyId}::uuid and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = ${kind} and r.valid && daterange(${day}::date, null) limit 1`)) !==
  undefined;

export interface NewEmployment extends Omit<Employment, 'statusId' | 'until'> {
  readonly from: string;
  readonly employmentStatusEnumId: string | null;
}

/**
 * Writes a tie that begins on a day, with its kind. The own code of somebody who comes back stays the own one.
 * Without a RowScope: of the one person whom the caller writes to.
 */
export async function insertEmployment(tx: Tx, tie: NewEmployment): Promise<void> {
  const { partyRelationshipId: id, companyId, partyId, pseudoId, from, employmentStatusEnumId: kind } = tie;
  await tx.run(sql`
    insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid, code_of)
    values (${id}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${tie.relationshipTypeEnumId}, ${pseudoId}, daterange(${from}::date, null), (
      select o.party_relationship_id from party_relationship o
      where o.company_id = ${companyId}::uuid and o.party_id = ${partyId}::uuid and o.relationship_type_enum_id = ${EMPLOYEE} and o.code_key = upper(${pseudoId})
        and not exists (select from party_relationship later where later.code_of = o.party_relationship_id)
      limit 1))`);
  if (kind !== null)
    await tx.run(sql`
      insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid)
      values (${id}::uuid, ${companyId}::uuid, ${kind}, daterange(${from}::date, null))`);
}

/** What of a dated fact stood beyond the end: where the span of the last day went to, and what would have come after it. */
interface BeyondFact {
  /** Undefined when nothing reached over the end. */
  readonly reached?: string | null;
  readonly later: readonly unknown[];
}

/** What stood beyond the end of an employment. */
export interface Beyond extends Pick<Employment, 'until' | 'statusId'> {
  readonly facts: Readonly<Record<string, BeyondFact>>;
  readonly holdings: readonly Holding[];
  readonly places: readonly Place[];
}

/** Facts of a tie that end with it. */
const factTables = ['employment_kind', 'employment_salary'] as const;

async function redactFacts(tx: Tx, id: string, until: string): Promise<Beyond['facts']> {
  const facts: Record<string, BeyondFact> = {};
  for (const table of factTables) {
    const of = sql`t.party_relationship_id = ${id}::uuid`;
    const { later } = await tx.one<{ later: unknown[] }>(
      sql`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as later from ${raw(table)} t where ${of} and lower(t.valid) >= ${until}::date`,
    );
    await tx.run(sql`delete from ${raw(table)} t where ${of} and lower(t.valid) >= ${until}::date`);
    const span = await tx.maybe<{ reached: string | null }>(
      sql`select upper(t.valid) as reached from ${raw(table)} t where ${of} and t.valid @> (${until}::date - 1) and (upper_inf(t.valid) or upper(t.valid) > ${until}::date)`,
    );
    if (span !== undefined) await tx.run(sql`update ${raw(table)} t set valid = daterange(lower(t.valid), ${until}::date) where ${of} and t.valid @> (${until}::date - 1)`);
    facts[table] = { ...span, later };
  }
  return facts;
}

async function cutHoldings(tx: Tx, { companyId, partyId, until: before }: Employment, until: string): Promise<Holding[]> {
  const holdings = await holdingsBeyond(tx, companyId, partyId, { from: until, until: before });
  for (const holding of holdings) {
    if (holding.from !== null && holding.from >= until) await deleteHolding(tx, holding.holdingId);
    else await updateHolding(tx, { ...holding, until });
  }
  return holdings;
}

/** Ends a tie before a day (ISO), and with an employment its posts and its place in the personnel structure. */
export async function endEmploymentRow(tx: Tx, tie: Employment, until: string, today: string): Promise<Beyond> {
  const { partyRelationshipId: id, statusId } = tie;
  const facts = await redactFacts(tx, id, until);
  const isEmployment = tie.relationshipTypeEnumId === EMPLOYEE;
  const holdings = isEmployment ? await cutHoldings(tx, tie, until) : [];
  const places = isEmployment ? await cutPlaces(tx, tie, until) : [];
  await tx.run(sql`
    update party_relationship set valid = daterange(lower(valid), ${until}::date), status_id = ${until <= today ? 'NotActiveRel' : statusId}
    where party_relationship_id = ${id}::uuid`);
  return { until: tie.until, statusId, facts, holdings, places };
}

async function restoreFacts(tx: Tx, id: string, until: string, facts: Beyond['facts']): Promise<void> {
  for (const table of factTables) {
    const fact = facts[table];
    if (fact === undefined) continue;
    if (fact.reached !== undefined)
      await tx.run(sql`
        update ${raw(table)} t set valid = daterange(lower(t.valid), ${fact.reached}::date) where t.party_relationship_id = ${id}::uuid and upper(t.valid) = ${until}::date`);
    await tx.run(sql`insert into ${raw(table)} select * from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(fact.later)}::jsonb)`);
  }
}

/** A post that was ended by the end goes on; one that was changed since stays as it is. Answers those that go on. */
async function restoreHoldings(tx: Tx, until: string, holdings: readonly Holding[]): Promise<Holding[]> {
  const restored: Holding[] = [];
  for (const holding of holdings) {
    const isLater = holding.from !== null && holding.from >= until;
    const stored = isLater ? undefined : await lockHolding(tx, holding.holdingId);
    if (isLater) await insertHolding(tx, holding);
    else if (stored?.until === until) await updateHolding(tx, { ...stored, until: holding.until });
    else continue;
    restored.push(holding);
  }
  return restored;
}

/** Lets a tie that ended before a day go on as it would have. Answers the posts and places that go on. */
export async function restoreEmployment(tx: Tx, { partyRelationshipId: id }: Employment, until: string, beyond: Beyond): Promise<Pick<Beyond, 'holdings' | 'places'>> {
  await tx.run(sql`
    update party_relationship set valid = daterange(lower(valid), ${beyond.until}::date), status_id = ${beyond.statusId} where party_relationship_id = ${id}::uuid`);
  await restoreFacts(tx, id, until, beyond.facts);
  return { holdings: await restoreHoldings(tx, until, beyond.holdings), places: await restorePlaces(tx, until, beyond.places) };
}

export interface End {
  readonly employmentEndId: string;
  readonly thruDate: string;
  readonly terminationTypeEnumId: string;
  readonly noteText: string | null;
  /** The decision that another module has made: its id, and how it is called. */
  readonly decided?: { readonly id: string; readonly as: string } | undefined;
}

export async function insertEnd(tx: Tx, { partyRelationshipId, partyId, companyId }: Employment, end: End, beyond: Beyond): Promise<void> {
  // the days may have been moved since, by hand or by an import: that end is over
  await tx.run(sql`
    update employment_end e set undone_at = now(), beyond = '{}' where e.party_relationship_id = ${partyRelationshipId}::uuid and e.undone_at is null`);
  await tx.run(sql`
    insert into employment_end (employment_end_id, party_relationship_id, party_id, company_id, thru_date, termination_type_enum_id, note_text, beyond, decided_by, decided_as)
    values (${end.employmentEndId}::uuid, ${partyRelationshipId}::uuid, ${partyId}::uuid, ${companyId}::uuid, ${end.thruDate}::date, ${end.terminationTypeEnumId}, ${end.noteText},
      ${JSON.stringify(beyond)}::jsonb, ${end.decided?.id ?? null}::uuid, ${end.decided?.as ?? null})`);
}

export const noteMove = (tx: Tx, employmentEndId: string, movedTo: string): Promise<number> =>
  tx.run(sql`update employment_end set moved_to = ${movedTo}::uuid where employment_end_id = ${employmentEndId}::uuid`);

/** Whether a tie of the kind, or a post or a place of an employee, stands after the end of `r`. */
const laterStands = sql`(exists (
    select from party_relationship o where o.party_id = r.party_id and o.company_id = r.company_id and o.relationship_type_enum_id = r.relationship_type_enum_id
      and o.party_relationship_id <> r.party_relationship_id and o.valid && daterange(upper(r.valid), null))
  or (r.relationship_type_enum_id = ${EMPLOYEE} and (exists (
    select from empl_position_party h where h.party_id = r.party_id and h.company_id = r.company_id and h.valid && daterange(upper(r.valid), null))
    or exists (select from personnel_structure s where s.party_id = r.party_id and s.valid && daterange(upper(r.valid), null)))))`;

export interface StoredEnd extends Omit<End, 'decided'> {
  /** Of what another module has decided; null: ended by hand. */
  readonly decidedBy: string | null;
  readonly decidedAs: string | null;
  readonly beyond: Beyond;
  readonly isMoved: boolean;
  readonly laterStands: boolean;
}

/**
 * The end of a tie that was not taken back and still is its last day.
 * Without a RowScope: of a tie that the caller holds.
 */
export const endOf = (tx: Tx, id: string): Promise<StoredEnd | undefined> =>
  tx.maybe(sql`
    select e.employment_end_id as "employmentEndId", e.thru_date as "thruDate", e.termination_type_enum_id as "terminationTypeEnumId", e.note_text as "noteText", e.beyond,
      e.decided_by as "decidedBy", e.decided_as as "decidedAs", e.moved_to is not null as "isMoved", ${laterStands} as "laterStands"
    from employment_end e join party_relationship r using (party_relationship_id)
    where e.party_relationship_id = ${id}::uuid and e.undone_at is null and upper(r.valid) = e.thru_date + 1 for update of e`);

/** No word of the end is kept but that it was; `at`: ISO time. */
export const forgetEnd = (tx: Tx, employmentEndId: string, at: string): Promise<number> =>
  tx.run(sql`update employment_end set undone_at = ${at}::timestamptz, beyond = '{}' where employment_end_id = ${employmentEndId}::uuid`);

export interface ActRow extends Pick<Employment, 'partyId' | 'partyRelationshipId' | 'relationshipTypeEnumId' | 'pseudoId'> {
  readonly relationshipName: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly terminationTypeEnumId: string | null;
  readonly noteText: string | null;
  readonly mayEnd: boolean;
  readonly mayUndo: boolean;
}

/** Ties of somebody in scope to the company, newest first; undefined of who is out of it. */
export async function employmentsOfPerson(db: Db, rows: RowScope, partyId: string): Promise<ActRow[] | undefined> {
  const person = await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);
  if (person === undefined) return undefined;
  return db.many(sql`
    select r.party_id as "partyId", r.party_relationship_id as "partyRelationshipId", r.relationship_type_enum_id as "relationshipTypeEnumId",
      n.description as "relationshipName", r.pseudo_id as "pseudoId", lower(r.valid) as "fromDate", upper(r.valid) - 1 as "thruDate",
      e.termination_type_enum_id as "terminationTypeEnumId", e.note_text as "noteText", 
      e.thru_date is null and (upper_inf(r.valid) or upper(r.valid) > ${rows.asOf}::date) as "mayEnd",
      e.thru_date is not null and e.moved_to is null and e.decided_by is null and not ${laterStands} as "mayUndo"
    from party_relationship r left join enumeration n on n.enum_id = r.relationship_type_enum_id
    left join employment_end e on e.party_relationship_id = r.party_relationship_id and e.undone_at is null and upper(r.valid) = e.thru_date + 1
    where r.party_id = ${partyId}::uuid order by upper_inf(r.valid) desc, lower(r.valid) desc nulls last, r.party_relationship_id`);
}

/** Nobody is an active colleague after the last day; `today`: ISO. */
export const settleEnded = (tx: Tx, today: string): Promise<number> =>
  tx.run(sql`update party_relationship set status_id = 'NotActiveRel' where status_id = 'ActiveRel' and upper(valid) <= ${today}::date`);
