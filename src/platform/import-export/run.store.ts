/** Rows of imports: runs, their files, refusals and changes. */
import type { FieldClass } from '#kernel/entity.ts';
import { type Db, join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { defineSealedBytes } from '#platform/secrets/sealed-field.define.ts';
import type { Refused, ShownFault } from './check.service.ts';
import type { Change, Revertible } from './kind.define.ts';
import type { Mapping } from './matching.rules.ts';
import type { Difference } from './trial.service.ts';

export type RunState = 'checked' | 'applying' | 'done' | 'failed' | 'undone';

export interface Counts {
  readonly rows: number;
  /** Rows that are new, that change a record, that change nothing, that are not taken: they add up to `rows`. */
  readonly accepted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly cleanedRows: number;
  readonly cleaned: Readonly<Record<string, number>>;
  readonly warnings: Readonly<Record<string, number>>;
  readonly refusedByCode: Readonly<Record<string, number>>;
  /** Required columns the file lacks: nothing was checked. */
  readonly missing: readonly string[];
}

export interface Run {
  readonly runId: string;
  readonly companyId: string | null;
  readonly kind: string;
  readonly fileName: string;
  readonly state: RunState;
  readonly mapping: Mapping;
  readonly headers: readonly string[];
  readonly counts: Counts;
  readonly passedRows: number;
  readonly totalRows: number;
  readonly failure: string | null;
  readonly companyIds: readonly string[];
  readonly mayFound: boolean;
  /** Classes of fields whoever tried the file out may write; null: all, and nothing was shown before it was written. */
  readonly classes: readonly FieldClass[] | null;
  readonly createdBy: string | null;
  readonly partyId: string | null;
  /** Who has pressed "apply", in whose name the run writes; null: nobody yet, or the installation itself. */
  readonly appliedBy: string | null;
  readonly appliedParty: string | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

const runColumns = sql`run_id as "runId", company_id as "companyId", kind, file_name as "fileName", state, mapping, headers, counts, passed_rows as "passedRows",
  total_rows as "totalRows", failure, company_ids as "companyIds", may_found as "mayFound", classes, created_by as "createdBy", party_id as "partyId", applied_by as "appliedBy", applied_party as "appliedParty",
  created_at as "createdAt", finished_at as "finishedAt"`;

export interface NewRun {
  readonly runId: string;
  readonly companyId: string | undefined;
  readonly kind: string;
  readonly fileName: string;
  readonly sha256: Buffer;
  /** The file, gzipped. */
  readonly content: Buffer;
  readonly headers: readonly string[];
  readonly companyIds: readonly string[];
  readonly mayFound: boolean;
  readonly classes?: readonly FieldClass[];
}

/** A sheet of people holds account numbers and more. */
const sealedSheet = defineSealedBytes({ table: 'import_file', column: 'content' });

/** Files of trials that nobody applied hold personal data for nothing. */
const FORGET_AFTER_DAYS = 7;

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  for (const part of [sql`import_file`, sql`import_difference`])
    await tx.run(sql`delete from ${part} where run_id in (
      select run_id from import_run where state in ('checked', 'failed') and created_at < now() - ${FORGET_AFTER_DAYS} * interval '1 day')`);
  await tx.run(sql`
    insert into import_run (run_id, company_id, kind, file_name, file_sha256, state, headers, company_ids, may_found, classes, created_by, party_id)
    values (${run.runId}::uuid, ${run.companyId ?? null}::uuid, ${run.kind}, ${run.fileName}, ${run.sha256}::bytea, 'checked', ${JSON.stringify(run.headers)}::jsonb,
      ${[...run.companyIds]}::uuid[], ${run.mayFound}, ${run.classes ? [...run.classes] : null}::text[], app_user(), app_party())`);
  await tx.run(
    sql`insert into import_file (run_id, company_id, content) values (${run.runId}::uuid, ${run.companyId ?? null}::uuid, ${sealedSheet.seal(run.runId, run.content)}::bytea)`,
  );
}

/** The run when it is in scope, otherwise undefined. */
export const findRun = (db: Db, rows: RowScope, runId: string): Promise<Run | undefined> =>
  db.maybe<Run>(sql`select ${runColumns} from import_run where run_id = ${runId}::uuid and company_id = any (${[...rows.companyIds]}::uuid[])`);

/** The run for those who work on it, locked until the transaction ends. */
export const lockRun = (tx: Tx, runId: string): Promise<Run | undefined> => tx.maybe<Run>(sql`select ${runColumns} from import_run where run_id = ${runId}::uuid for update`);

export const readRun = (db: Db, runId: string): Promise<Run | undefined> => db.maybe<Run>(sql`select ${runColumns} from import_run where run_id = ${runId}::uuid`);

/** Companies of a kind whose runs are open. */
export interface OpenKind {
  readonly kind: string;
  readonly companyIds: readonly string[];
}

/** The latest runs of these kinds in these companies, newest first. */
export function listRuns(db: Db, open: readonly OpenKind[], limit: number): Promise<Run[]> {
  const pairs = open.flatMap(({ kind, companyIds }) => companyIds.map((companyId) => ({ kind, companyId })));
  return db.many<Run>(sql`
    select ${runColumns} from import_run
    where (kind, company_id) in (select * from unnest(${pairs.map(({ kind }) => kind)}::text[], ${pairs.map(({ companyId }) => companyId)}::uuid[]))
    order by created_at desc, run_id desc limit ${limit}`);
}

export const unfinishedRuns = async (db: Db): Promise<string[]> =>
  (await db.many<{ runId: string }>(sql`select run_id as "runId" from import_run where state = 'applying' order by created_at`)).map(({ runId }) => runId);

/** A run of the installation itself that was begun with this very file and not finished. */
export const unfinishedRunOf = async (db: Db, kind: string, sha256: Buffer, companyId: string | undefined): Promise<string | undefined> =>
  (
    await db.maybe<{ runId: string }>(sql`
      select run_id as "runId" from import_run where kind = ${kind} and file_sha256 = ${sha256}::bytea and state in ('applying', 'failed') and created_by is null and company_id is not distinct from ${companyId ?? null}::uuid
        and exists (select 1 from import_file f where f.run_id = import_run.run_id)
      order by created_at desc limit 1`)
  )?.runId;

export async function readFileOf(db: Db, runId: string): Promise<Buffer | undefined> {
  const file = await db.maybe<{ content: Buffer }>(sql`select content from import_file where run_id = ${runId}::uuid`);
  return file && sealedSheet.open(runId, file.content);
}

/** The file and what was shown of it go together: both hold personal data. */
export async function dropFile(tx: Tx, runId: string): Promise<void> {
  for (const part of [sql`import_file`, sql`import_difference`]) await tx.run(sql`delete from ${part} where run_id = ${runId}::uuid`);
}

export const dropChanges = (tx: Tx, runId: string): Promise<number> => tx.run(sql`delete from import_change where run_id = ${runId}::uuid`);

/** What stands below a run, to be taken along when the run gets another company. */
const parts = [sql`import_file`, sql`import_difference`, sql`import_refusal`, sql`import_change`];

/** Where a run goes when its company is no more: the company of whoever made it, else another one it reached. */
export async function nextHome(tx: Tx, run: Pick<Run, 'partyId' | 'companyId' | 'companyIds'>): Promise<string | null> {
  const others = run.companyIds.filter((companyId) => companyId !== run.companyId);
  const maker = await tx.maybe<{ companyId: string }>(sql`select company_id as "companyId" from party where party_id = ${run.partyId}::uuid`);
  return others.find((companyId) => companyId === maker?.companyId) ?? others[0] ?? null;
}

/** Gives the runs of a company that an undo has removed to another one, or to the installation itself. */
export async function moveRuns(tx: Tx, gone: string, companyId: string | null): Promise<void> {
  const isGone = sql`company_id = ${gone}::uuid and not exists (select 1 from company where company.company_id = ${gone}::uuid)`;
  for (const part of parts) await tx.run(sql`update ${part} set company_id = ${companyId}::uuid where ${isGone}`);
  await tx.run(sql`update import_run set company_id = ${companyId}::uuid, company_ids = array_remove(company_ids, ${gone}::uuid) where ${isGone}`);
}

export interface RunPatch {
  readonly state?: RunState;
  readonly counts?: Counts;
  readonly mapping?: Mapping;
  readonly classes?: readonly FieldClass[];
  readonly companyId?: string;
  readonly companyIds?: readonly string[];
  readonly mayFound?: boolean;
  /** The account that applies, and whose it is. */
  readonly applier?: { readonly userId: string; readonly partyId: string };
  readonly passedRows?: number;
  readonly totalRows?: number;
  readonly failure?: string | null;
  readonly finished?: true;
}

export async function updateRun(tx: Tx, runId: string, patch: RunPatch): Promise<void> {
  const sets: Sql[] = [];
  if (patch.state) sets.push(sql`state = ${patch.state}`);
  if (patch.counts) sets.push(sql`counts = ${JSON.stringify(patch.counts)}::jsonb`);
  if (patch.mapping) sets.push(sql`mapping = ${JSON.stringify(patch.mapping)}::jsonb`);
  if (patch.classes) sets.push(sql`classes = ${[...patch.classes]}::text[]`);
  if (patch.companyId) {
    sets.push(sql`company_id = ${patch.companyId}::uuid`);
    for (const part of parts) await tx.run(sql`update ${part} set company_id = ${patch.companyId}::uuid where run_id = ${runId}::uuid`);
  }
  if (patch.companyIds) sets.push(sql`company_ids = ${[...patch.companyIds]}::uuid[]`);
  if (patch.mayFound !== undefined) sets.push(sql`may_found = ${patch.mayFound}`);
  if (patch.applier) sets.push(sql`applied_by = ${patch.applier.userId}::uuid`, sql`applied_party = ${patch.applier.partyId}::uuid`);
  if (patch.passedRows !== undefined) sets.push(sql`passed_rows = ${patch.passedRows}`);
  if (patch.totalRows !== undefined) sets.push(sql`total_rows = ${patch.totalRows}`);
  if (patch.failure !== undefined) sets.push(sql`failure = ${patch.failure}`);
  if (patch.finished) sets.push(sql`finished_at = now()`);
  await tx.run(sql`update import_run set ${join(sets)} where run_id = ${runId}::uuid`);
}

/** Company of a run, as a value inside a statement. */
const companyOf = (runId: string): Sql => sql`(select company_id from import_run where run_id = ${runId}::uuid)`;

export async function replaceRefusals(tx: Tx, runId: string, refused: readonly Refused[]): Promise<void> {
  await tx.run(sql`delete from import_refusal where run_id = ${runId}::uuid`);
  await insertRefusals(tx, runId, refused);
}

export async function insertRefusals(tx: Tx, runId: string, refused: readonly Refused[]): Promise<void> {
  const rows = refused.map(({ row, column, value, ...rest }) => ({ ...rest, row_no: row, column_name: column, value }));
  for (let at = 0; at < rows.length; at += 5_000)
    await tx.run(sql`
      insert into import_refusal (run_id, company_id, row_no, code, column_name, value, reason, more, cells)
      select ${runId}::uuid, ${companyOf(runId)}, r.row_no, r.code, r.column_name, r.value, r.reason, r.more, r.cells
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 5_000))}::jsonb) as r(row_no integer, code text, column_name text, value text, reason text, more jsonb, cells jsonb)`);
}

/** Refused rows by the code of their first fault. */
export const countRefusals = async (db: Db, runId: string): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (await db.many<{ code: string; n: number }>(sql`select code, count(*)::int as n from import_refusal where run_id = ${runId}::uuid group by code`)).map(({ code, n }) => [
      code,
      n,
    ]),
  );

/** Old and new values of people stand here until the run is over: nobody reads them without the keys. */
const sealedDifference = defineSealedBytes({ table: 'import_difference', column: 'content' });
const placeOf = (runId: string, row: number): string => `${runId}:${row}`;

export async function replaceDifferences(tx: Tx, runId: string, found: readonly Difference[]): Promise<void> {
  await tx.run(sql`delete from import_difference where run_id = ${runId}::uuid`);
  const sealed = found.map(({ row, ...content }) => ({ row, content: sealedDifference.seal(placeOf(runId, row), Buffer.from(JSON.stringify(content))).toString('base64') }));
  for (let at = 0; at < sealed.length; at += 5_000)
    await tx.run(sql`
      insert into import_difference (run_id, company_id, row_no, content)
      select ${runId}::uuid, ${companyOf(runId)}, r.row, decode(r.content, 'base64')
      from jsonb_to_recordset(${JSON.stringify(sealed.slice(at, at + 5_000))}::jsonb) as r(row integer, content text)`);
}

/** What was shown of a run, in the order of its lines; a page of it where one is asked for. */
export async function listDifferences(db: Db, runId: string, page?: { readonly offset: number; readonly limit: number }): Promise<Difference[]> {
  const rows = await db.many<{ row: number; content: Buffer }>(sql`
    select row_no as row, content from import_difference where run_id = ${runId}::uuid order by row_no limit ${page?.limit ?? null}::int offset ${page?.offset ?? 0}`);
  return rows.map(({ row, content }) => ({ row, ...(JSON.parse(sealedDifference.open(placeOf(runId, row), content).toString()) as Omit<Difference, 'row'>) }));
}

export const countDifferences = async (db: Db, runId: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from import_difference where run_id = ${runId}::uuid`)).n;

export interface RefusalPage {
  readonly code?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export const listRefusals = (db: Db, runId: string, { code, offset, limit }: RefusalPage): Promise<Refused[]> =>
  db.many<ShownFault & Refused>(sql`
    select row_no as row, column_name as "column", value, code, reason, more, cells from import_refusal
    where run_id = ${runId}::uuid and (${code ?? null}::text is null or code = ${code ?? null}) order by row_no limit ${limit} offset ${offset}`);

export async function insertChanges(tx: Tx, runId: string, entity: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ row, id, action, before }) => ({ row, id, action, before: before ?? null }));
  await tx.run(sql`
    insert into import_change (run_id, company_id, row_no, entity, record_id, action, before)
    select ${runId}::uuid, ${companyOf(runId)}, r.row, ${entity}, r.id, r.action, nullif(r.before, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row integer, id uuid, action text, before jsonb)`);
}

/** Lines of the file whose changes are already in the database. */
export const appliedRows = async (db: Db, runId: string): Promise<ReadonlySet<number>> =>
  new Set((await db.many<{ row: number }>(sql`select row_no as row from import_change where run_id = ${runId}::uuid`)).map(({ row }) => row));

export const countChanges = (db: Db, runId: string): Promise<{ accepted: number; updated: number }> =>
  db.one(
    sql`select count(*) filter (where action = 'create')::int as accepted, count(*) filter (where action = 'update')::int as updated from import_change where run_id = ${runId}::uuid`,
  );

export const readRevertible = async (db: Db, runId: string): Promise<Revertible> => ({
  runId,
  changes: await db.many<Change>(sql`select row_no as row, record_id as id, action, before from import_change where run_id = ${runId}::uuid order by row_no desc`),
});

/** Changes that others, or later runs, made since to the records of the run or to what belongs to its people. */
export const countLaterEdits = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from import_change c where c.run_id = ${runId}::uuid and exists (
        select 1 from audit_entry a
        where a.at > c.changed_at and a.request_id is distinct from ${auditMark(runId)} and a.action in ('create', 'update', 'delete', 'import', 'undo')
          and (a.subject_party_id = c.record_id or (a.entity = c.entity and a.record_id = c.record_id::text)))`)
  ).n;

/** Name under which the audit keeps what a run did. */
export const auditMark = (runId: string): string => `import:${runId}`;
