/** Whom a case about many is about, and what it knows of each of them. */
import type { Scalar } from '#kernel/workflow/condition.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { Instance } from './instances.store.ts';

/** Somebody a case is about, with what it knows of them alone: amounts, days, reasons. */
export interface CaseSubject {
  readonly partyId: string;
  readonly known: Readonly<Record<string, Scalar>>;
}

type Of = Pick<Instance, 'instanceId'>;

const sealedKnown = defineSealedField({ table: 'process_subject', column: 'known_text', key: 'process_subject_id', boundTo: 'process_subject_id', inAudit: null });

export async function insertSubjects(
  tx: Tx,
  { instanceId, companyId }: Pick<Instance, 'instanceId' | 'companyId'>,
  subjects: readonly CaseSubject[],
  newId: () => string,
): Promise<void> {
  const rows = subjects.map(({ partyId, known }) => {
    const id = newId();
    return { id, partyId, known: sealedKnown.seal(id, JSON.stringify(known)) };
  });
  await tx.run(sql`
    insert into process_subject (process_subject_id, process_instance_id, company_id, party_id, known_text)
    select r.id, ${instanceId}::uuid, ${companyId}::uuid, r."partyId", r.known
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "partyId" uuid, known text)`);
}

/** Those of this case, of which a part has its own alone. */
export async function subjectsOf(db: Db, { instanceId }: Of): Promise<readonly CaseSubject[]> {
  const rows = await db.many<{ id: string; partyId: string; known: string }>(sql`
    select process_subject_id as id, party_id as "partyId", known_text as known from process_subject
    where process_instance_id = ${instanceId}::uuid order by party_id`);
  return rows.map(({ id, partyId, known }) => ({ partyId, known: JSON.parse(sealedKnown.open(id, known)) as CaseSubject['known'] }));
}

export const subjectIdsOf = async (db: Db, { instanceId }: Of): Promise<readonly string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select party_id as "partyId" from process_subject where process_instance_id = ${instanceId}::uuid order by party_id`)
  ).map(({ partyId }) => partyId);

/** Makes a case a part of another one: it gets some of its subjects, and whoever had a hand in the whole had it in the part. */
export const makePart = (tx: Tx, whole: Of, part: Of, partyIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    with origin as (
      update process_instance set divided_from = ${whole.instanceId}::uuid where process_instance_id = ${part.instanceId}::uuid
    ), hands as (
      insert into process_hand (process_instance_id, party_id, company_id, at)
      select ${part.instanceId}::uuid, party_id, company_id, at from process_hand where process_instance_id = ${whole.instanceId}::uuid and task_id is null
    ) update process_subject set process_instance_id = ${part.instanceId}::uuid
      where process_instance_id = ${whole.instanceId}::uuid and party_id = any (${[...partyIds]}::uuid[])`);

/** How many of them are left; undefined when the case is not about this person. */
export async function dropSubject(tx: Tx, of: Of, partyId: string): Promise<number | undefined> {
  const gone = await tx.run(sql`delete from process_subject where process_instance_id = ${of.instanceId}::uuid and party_id = ${partyId}::uuid`);
  return gone === 0 ? undefined : (await subjectIdsOf(tx, of)).length;
}
