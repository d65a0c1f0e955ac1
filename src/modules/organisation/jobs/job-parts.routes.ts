/** The handlers of all parts of a profile. */
import type { AnyCall } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Tx } from '#platform/db/db.ts';
import { deleteRecord, insertRecord, updateRecord } from '#platform/db/records.ts';
import { staleDetail } from '#platform/forms/stale.ts';
import { type Actor, type AuditEntry, type Base, type Route, type RowScope, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { mustBeOffered } from '#platform/reference-data/choices.store.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import { criteriaOf, modelsOf, skillsOf } from './job-choices.store.ts';
import { competenceChoices, partErrors, skillChoices } from './job-parts.contract.ts';
import { columnsOf, lockPart, type PartOf, type PartRows, partRows, partSource, type StoredPart } from './job-parts.store.ts';
import { jobOf, lockJob, type StoredJob } from './jobs.store.ts';

/** The parts of a context that every write of a part uses; only its form knows the type of the body. */
interface Writing extends Base {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly body: FormValues;
  readonly params: { readonly id: string };
  audit(entry: AuditEntry): void;
}

async function check(tx: Tx, rows: PartRows, of: PartOf, values: FormValues, stored?: { readonly id: string; readonly values: FormValues }): Promise<void> {
  await mustBeOffered(tx, partErrors, rows.part.form, values, stored?.values);
  await rows.check?.(tx, of, values, stored?.id);
}

async function create({ tx, rows: scope, body, newId, audit }: Writing, rows: PartRows) {
  const job = await lockJob(tx, scope, String(body['jobId']));
  if (!job) throw httpErrors.error('notFound');
  await check(tx, rows, job, body);
  const [id, stored] = [newId(), columnsOf(rows, body)];
  const type = body['jobDetailTypeEnumId'];
  const owner = { company_id: job.companyId, job_id: job.jobId, ...(type === undefined ? {} : { job_detail_type_enum_id: type }) };
  await insertRecord(tx, rows.table, id, { ...stored, ...owner });
  audit({ entity: rows.part.entity, id, action: 'create', companyId: job.companyId, changes: changesBetween({}, body) });
  return { id, rowVersion: 1 };
}

async function held({ tx, rows: scope, params: { id } }: Writing, rows: PartRows): Promise<StoredPart> {
  const stored = await lockPart(tx, rows, scope, id);
  if (!stored) throw httpErrors.error('notFound');
  return stored;
}

async function change(context: Writing, rows: PartRows) {
  const {
    tx,
    actor,
    body: { rowVersion, ...values },
    params: { id },
    audit,
  } = context;
  const stored = await held(context, rows);
  if (stored.rowVersion !== rowVersion) {
    const { list, row } = rows.part;
    throw partErrors.error('rowStale', staleDetail({ ...list, reply: row }, actor, { ...stored.values, rowVersion: stored.rowVersion }, undefined));
  }
  await check(tx, rows, stored, values, { id, values: stored.values });
  const written = await updateRecord(tx, rows.table, id, columnsOf(rows, values));
  audit({ entity: rows.part.entity, id, action: 'update', companyId: stored.companyId, changes: changesBetween(stored.values, values) });
  return { id, rowVersion: written.rowVersion };
}

async function remove(context: Writing, rows: PartRows) {
  const { companyId, values } = await held(context, rows);
  await deleteRecord(context.tx, rows.table, context.params.id);
  context.audit({ entity: rows.part.entity, id: context.params.id, action: 'delete', companyId, changes: changesBetween(values, {}) });
  return { removed: true };
}

function partRoutes(rows: PartRows): Route[] {
  const handled = (call: AnyCall, handler: (context: Writing, rows: PartRows) => Promise<unknown>): Route =>
    route(call, async (context) => handler(context as unknown as Writing, rows));
  const { part } = rows;
  return [...listRoutes(partSource(rows)), handled(part.create, create), handled(part.change, change), handled(part.remove, remove)];
}

async function readable(db: Parameters<typeof jobOf>[0], rows: RowScope, jobId: string): Promise<StoredJob> {
  const job = await jobOf(db, rows, jobId);
  if (!job) throw httpErrors.error('notFound');
  return job;
}

export const routes = [
  ...partRows.flatMap(partRoutes),
  route(skillChoices, async ({ db, rows, query: { jobId } }) => ({ list: await skillsOf(db, (await readable(db, rows, jobId)).companyId) })),
  route(competenceChoices, async ({ db, rows, query: { jobId } }) => {
    const { companyId } = await readable(db, rows, jobId);
    return { models: await modelsOf(db, companyId), criteria: await criteriaOf(db, companyId) };
  }),
];
