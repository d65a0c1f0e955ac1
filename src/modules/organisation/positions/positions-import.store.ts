/** Job, approved number and status of seats in bulk, and what an undo of seats looks at and removes. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { type DatedTable, writeDated } from '#platform/structure/dated.store.ts';
import { type Occupant, SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { type Link, refreshWords } from '#platform/structure/structure-bulk.store.ts';
import { type Said, setFrom } from '#platform/structure/timeline.rules.ts';
import { changeTimelines, positionFacts } from '#platform/structure/timeline.store.ts';

/** Codes of the jobs that seats carry on a day and grades of their classes, by the position's id. */
export const jobsOfPositions = async (db: Db, positionIds: readonly string[], day: string): Promise<ReadonlyMap<string, { jobCode: string; jobGradeEnumId: string | undefined }>> =>
  new Map(
    (
      await db.many<{ id: string; jobCode: string; jobGradeEnumId: string | null }>(sql`
        select ej.empl_position_id as id, j.job_code as "jobCode", c.job_grade_enum_id as "jobGradeEnumId"
        from empl_position_job ej join job j using (job_id) left join job_grade c on c.job_grade_id = ej.job_grade_id
        where ej.empl_position_id = any (${[...positionIds]}::uuid[]) and ej.valid @> ${day}::date`)
    ).map(({ id, jobCode, jobGradeEnumId }) => [id, { jobCode, jobGradeEnumId: jobGradeEnumId ?? undefined }]),
  );

/** Classes of jobs: id of the job, then grade, to the id of the class. */
export async function classesOfJobs(db: Db, jobIds: readonly string[]): Promise<(jobId: string | undefined, grade: string | undefined) => string | undefined> {
  const rows = await db.many<{ jobId: string; grade: string; id: string }>(sql`
    select job_id as "jobId", job_grade_enum_id as grade, job_grade_id as id from job_grade where job_id = any (${[...jobIds]}::uuid[])`);
  const ids = new Map(rows.map(({ jobId, grade, id }) => [`${jobId} ${grade}`, id]));
  return (jobId, grade) => ids.get(`${jobId} ${grade}`);
}

const positionJob: DatedTable = { table: 'empl_position_job', owner: 'empl_position_id', values: { job_id: 'uuid', job_grade_id: 'uuid' } };

/** A link of a position to a job in one of its classes; of a sheet that names none in none. */
export interface JobLink extends Link {
  readonly classId: string | undefined;
}

export const linkPositionsToJobs = (tx: Tx, links: readonly JobLink[], today: string): Promise<void> =>
  writeDated(
    tx,
    positionJob,
    links.map(({ owner, company, to, classId, fresh }) => ({ owner, company, from: fresh ? null : today, fresh, job_id: to, job_grade_id: classId ?? null })),
    today,
  );

/** Approved number and status of seats on a day, as text, by the position's id. */
export const factsOfPositions = async (db: Db, positionIds: readonly string[], day: string): Promise<ReadonlyMap<string, { seats: string; statusId: string }>> =>
  new Map(
    (
      await db.many<{ id: string; seats: string; statusId: string }>(sql`
        select empl_position_id as id, seats::text, status_id as "statusId" from empl_position_fact where empl_position_id = any (${[...positionIds]}::uuid[]) and valid @> ${day}::date`)
    ).map(({ id, ...words }) => [id, words]),
  );

/** Who holds seats on a day or later, without those who stand in, by the position's id. */
export const occupantsOfPositions = async (db: Db, positionIds: readonly string[], day: string): Promise<ReadonlyMap<string, Occupant[]>> =>
  Map.groupBy(
    await db.many<Occupant & { positionId: string }>(sql`
      select empl_position_id as "positionId", role_type_id as "roleTypeId", occupancy_rate as "occupancyRate", lower(valid)::text as "from", upper(valid)::text as until
      from empl_position_party where empl_position_id = any (${[...positionIds]}::uuid[]) and valid && daterange(${day}::date, null) and role_type_id <> ${SUBSTITUTE}`),
    ({ positionId }) => positionId,
  );

/** Says approved number and status of seats from today, of new ones since always; what is absent stays. */
export async function setFactsOfPositions(
  tx: Tx,
  seats: readonly { readonly id: string; readonly fresh: boolean; readonly seats: string | undefined; readonly statusId: string | undefined }[],
  today: string,
): Promise<void> {
  const said = new Map(
    seats.flatMap(({ id, fresh, seats: count, statusId }): [string, { fresh: boolean; words: Said }][] =>
      count === undefined && statusId === undefined
        ? []
        : [[id, { fresh, words: { ...(count !== undefined && { seats: Number(count) }), ...(statusId !== undefined && { status_id: statusId }) } }]],
    ),
  );
  if (said.size === 0) return;
  await changeTimelines(tx, positionFacts, [...said.keys()], (spans, id) => {
    const { fresh = false, words = {} } = said.get(id) ?? {};
    return fresh ? spans.map((span) => ({ ...span, values: { ...span.values, ...words } })) : setFrom(spans, today, words);
  });
  await refreshWords(tx, today);
}

export const positionDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    with made as (select record_id from import_change where run_id = ${runId}::uuid and action = 'create')
    select
      (select count(*)::int from empl_position_party where empl_position_id in (select record_id from made)) as holders,
      (select count(distinct empl_position_id)::int from empl_position_reporting where reports_to_id in (select record_id from made) and empl_position_id not in (select record_id from made)) as positions`);

/** Whether one of the seats is held on days on which it is not active. */
export const isAnyHeldInactive = async (db: Db, positionIds: readonly string[]): Promise<boolean> =>
  (await db.maybe(sql`
    select from empl_position_party h join empl_position_fact f using (empl_position_id)
    where h.empl_position_id = any (${[...positionIds]}::uuid[]) and f.status_id <> 'EmpsActive' and h.valid && f.valid limit 1`)) !== undefined;

/** Removes seats. Links first: their rows are checked before the cascade would reach them. */
export async function deletePositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from empl_position_reporting where empl_position_id = any (${[...ids]}::uuid[])`);
  await tx.run(sql`delete from empl_position where empl_position_id = any (${[...ids]}::uuid[])`);
}
