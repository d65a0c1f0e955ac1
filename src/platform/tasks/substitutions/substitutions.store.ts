/** Who does whose tasks on which days. SQL only; whom open tasks then wait for is found by platform/workflow. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';

/** Why somebody is away may tell of an illness. */
const sealedNote = defineSealedField({ table: 'task_substitution', column: 'note_text', key: 'substitution_id', boundTo: 'substitution_id', inAudit: null });

/** Days are ISO dates, both included. */
export interface Substitution {
  readonly substitutionId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly substitutePartyId: string;
  readonly substituteName: string;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly processKeys: readonly string[];
  readonly note: string | null;
}

const columns = sql`
  s.substitution_id as "substitutionId", s.company_id as "companyId", s.party_id as "partyId", ${fullName(sql`p`)} as "fullName", s.substitute_party_id as "substitutePartyId",
  ${fullName(sql`q`)} as "substituteName", lower(s.valid)::text as "fromDate", (upper(s.valid) - 1)::text as "thruDate", s.process_keys as "processKeys", s.note_text as note
  from task_substitution s join person p using (party_id) join person q on q.party_id = s.substitute_party_id`;

const read = (row: Substitution): Substitution => (row.note === null ? row : { ...row, note: sealedNote.open(row.substitutionId, row.note) });

const YEAR = '1 year';

/** Those that somebody gave or received, of the last year and to come, newest first. */
export const substitutionsOf = async (db: Db, partyId: string, today: string): Promise<Substitution[]> =>
  (
    await db.many<Substitution>(sql`
    select ${columns} where ${partyId}::uuid in (s.party_id, s.substitute_party_id) and upper(s.valid) > ${today}::date - ${YEAR}::interval
    order by lower(s.valid) desc, s.substitution_id desc limit 200`)
  ).map(read);

/** One that somebody gave, held until the end of the transaction. */
export async function lockGiven(tx: Tx, partyId: string, substitutionId: string): Promise<Substitution | undefined> {
  const row = await tx.maybe<Substitution>(sql`select ${columns} where s.substitution_id = ${substitutionId}::uuid and s.party_id = ${partyId}::uuid for update of s`);
  return row && read(row);
}

export type NewSubstitution = Omit<Substitution, 'fullName' | 'substituteName'>;

/** Whether the days of one of the same person meet these, for some of the same processes; further ones of the person come after the end of the transaction. */
export async function overlaps(tx: Tx, { partyId, fromDate, thruDate, processKeys }: NewSubstitution): Promise<boolean> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('task_substitution ' || ${partyId}, 0))`);
  const keys = [...processKeys];
  const { met } = await tx.one<{ met: boolean }>(sql`
    select exists (select from task_substitution where party_id = ${partyId}::uuid and valid && daterange(${fromDate}::date, ${thruDate}::date, '[]')
      and (process_keys = ${keys}::text[] or process_keys && ${keys}::text[])) as met`);
  return met;
}

export const insertSubstitution = (tx: Tx, one: NewSubstitution): Promise<number> =>
  tx.run(sql`
    insert into task_substitution (substitution_id, company_id, party_id, substitute_party_id, valid, process_keys, process_key_text, note_text)
    values (${one.substitutionId}::uuid, ${one.companyId}::uuid, ${one.partyId}::uuid, ${one.substitutePartyId}::uuid, daterange(${one.fromDate}::date, ${one.thruDate}::date, '[]'),
      ${[...one.processKeys]}::text[], ${one.processKeys.join(' ')}, ${one.note === null ? null : sealedNote.seal(one.substitutionId, one.note)})`);

/** The last day is the day before `today`; one that began today or later goes. */
export const cutSubstitution = async (tx: Tx, { substitutionId, fromDate }: Substitution, today: string): Promise<void> => {
  await tx.run(
    fromDate >= today
      ? sql`delete from task_substitution where substitution_id = ${substitutionId}::uuid`
      : sql`update task_substitution set valid = daterange(lower(valid), ${today}::date) where substitution_id = ${substitutionId}::uuid`,
  );
};

/** Those for whom somebody stood in no longer, today. */
interface Ended {
  readonly companyId: string;
  readonly partyId: string;
  readonly substitutePartyId: string;
}

/** Takes all tasks of one person from another one who stands in for them no longer, in no substitution that is left; what the other one had claimed is free again. */
export async function freeTasks(tx: Tx, { companyId, partyId, substitutePartyId }: Ended, today: string): Promise<void> {
  const theirs = sql`c.party_id = ${substitutePartyId}::uuid and c.on_behalf_of = ${partyId}::uuid and c.company_id = ${companyId}::uuid and t.status = 'open'`;
  // the cases first, as every step of theirs does, and in one order
  await tx.many(sql`
    select from process_instance where process_instance_id in (select t.process_instance_id from process_task_candidate c join process_task t using (task_id) where ${theirs})
    order by process_instance_id for update`);
  await tx.run(sql`
    with gone as (
      delete from process_task_candidate c using process_task t join process_instance i using (process_instance_id) join process_definition d using (process_definition_id)
      where t.task_id = c.task_id and ${theirs} and not exists (
        select from task_substitution s where s.company_id = c.company_id and s.party_id = c.on_behalf_of and s.substitute_party_id = c.party_id and s.valid @> ${today}::date
          and (s.process_keys = '{}' or d.process_key = any (s.process_keys)))
      returning c.task_id)
    update process_task set assignee_party_id = null where assignee_party_id = ${substitutePartyId}::uuid and task_id in (select task_id from gone)`);
}

/** The newest open tasks that wait for somebody: who stands in for those of an inbox that nobody empties is found on the next day (workflow/processes.job.ts). */
export const waitingTasksOf = (db: Db, partyId: string): Promise<{ readonly taskId: string }[]> =>
  db.many(sql`
    select c.task_id as "taskId" from process_task_candidate c join process_task t using (task_id)
    where c.party_id = ${partyId}::uuid and c.on_behalf_of is null and t.status = 'open' order by c.task_id desc limit 300`);

/** Open tasks that wait for somebody, of cases about another person or brought by them: whoever is the matter of a case does not answer in it. */
export const countConcerning = async (db: Db, partyId: string, otherPartyId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct t.task_id)::int as count
      from process_task_candidate c join process_task t using (task_id) join process_instance i using (process_instance_id)
      where c.party_id = ${partyId}::uuid and c.on_behalf_of is null and t.status = 'open'
        and ${otherPartyId}::uuid in (i.subject_party_id, i.initiator_party_id)`)
  ).count;
