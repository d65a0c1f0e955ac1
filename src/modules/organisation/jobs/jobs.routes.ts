import type { CheckedValuesOf } from '#kernel/form/values.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';
import { staleDetail } from '#platform/forms/stale.ts';
import { type Context, doorRoute, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.ts';
import { render } from '#platform/print/print.ts';
import { copyRows, rowCells } from '#platform/records/record-rows.store.ts';
import { mustBeOffered } from '#platform/reference-data/choices.store.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import { jobOptionsOf } from './job-choices.store.ts';
import { profileTabs } from './job-parts.contract.ts';
import { partRows } from './job-parts.store.ts';
import { jobPostsSource } from './job-posts.store.ts';
import { addJob, copyJob, deleteJob, editJob, jobErrors, jobOptions, printJob, readJob } from './jobs.contract.ts';
import { jobForm } from './jobs.form.ts';
import { type JobProfile, jobProfilePrint } from './jobs.print.ts';
import { deleteJobRow, insertJob, isCarried, isCarriedOutside, isPostOf, isSubCategory, jobOf, jobsSource, lockJob, namesOf, type StoredJob, updateJob } from './jobs.store.ts';

type Values = CheckedValuesOf<typeof jobForm>;
type Writing = Pick<Context<typeof addJob>, 'tx' | 'rows' | 'actor'>;

/** The job as the form holds it. */
const shownJob = ({ companyId: _company, ...job }: StoredJob) => job;

/** What only the database knows of the facts of a job. */
async function checkFacts({ tx }: Pick<Writing, 'tx'>, companyId: string, facts: Values, stored?: StoredJob): Promise<void> {
  await mustBeOffered(tx, jobErrors, jobForm, facts, stored && shownJob(stored));
  if (facts.jobSubCategoryEnumId !== null && !(await isSubCategory(tx, facts.jobSubCategoryEnumId, facts.jobCategoryEnumId ?? ''))) throw jobErrors.error('subCategory');
  const { producerEmplPositionId: producer } = facts;
  if (producer === null && stored?.producerEmplPositionId != null) throw httpErrors.error('invalid', { fields: { producerEmplPositionId: 'required' } });
  if (producer !== null && !(await isPostOf(tx, companyId, producer))) throw jobErrors.error('post');
}

/** New jobs are those of the own company, by whoever writes for all of it. */
function ownCompany({ actor, rows }: Writing): string {
  if (!rows.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return actor.companyId;
}

async function held({ tx, rows }: Pick<Writing, 'tx' | 'rows'>, jobId: string): Promise<StoredJob> {
  const stored = await lockJob(tx, rows, jobId);
  if (!stored) throw httpErrors.error('notFound');
  return stored;
}

async function add(context: Context<typeof addJob>) {
  const { tx, actor, today, body, newId, audit } = context;
  const [jobId, companyId] = [newId(), ownCompany(context)];
  await checkFacts(context, companyId, body);
  await insertJob(tx, { jobId, companyId, jobCode: body.jobCode, jobTitle: body.jobTitle, creatorPartyId: actor.partyId, today });
  const { rowVersion } = await updateJob(tx, jobId, body);
  audit({ entity: 'Job', id: jobId, action: 'create', companyId, changes: changesBetween({}, body) });
  return { jobId, rowVersion };
}

async function edit(context: Context<typeof editJob>) {
  const {
    tx,
    actor,
    params: { jobId },
    body: { rowVersion, ...facts },
    audit,
  } = context;
  const stored = await held(context, jobId);
  if (stored.rowVersion !== rowVersion) throw jobErrors.error('stale', staleDetail(readJob, actor, shownJob(stored), undefined));
  await checkFacts(context, stored.companyId, facts, stored);
  if (await isCarriedOutside(tx, jobId, facts)) throw jobErrors.error('heldOutside');
  const written = await updateJob(tx, jobId, facts);
  audit({ entity: 'Job', id: jobId, action: 'update', companyId: stored.companyId, changes: changesBetween(stored, facts) });
  return written;
}

async function copy(context: Context<typeof copyJob>) {
  const { tx, rows, actor, today, body, params, newId, audit } = context;
  const stored = await held({ tx, rows }, params.jobId);
  const [jobId, { companyId }] = [newId(), stored];
  await insertJob(tx, { jobId, companyId, ...body, creatorPartyId: actor.partyId, today });
  const { rowVersion } = await updateJob(tx, jobId, { ...stored, ...body, fromDate: null, thruDate: null });
  for (const rows of partRows) await copyRows(tx, rows, stored.jobId, jobId);
  audit({ entity: 'Job', id: jobId, action: 'create', companyId, changes: { ...changesBetween({}, body), copyOf: [null, stored.jobId] } });
  return { jobId, rowVersion };
}

async function profile({ actor, rows, today, params: { jobId }, tx }: Pick<Context<typeof copyJob>, 'actor' | 'rows' | 'today' | 'params' | 'tx'>): Promise<JobProfile> {
  const job = await jobOf(tx, rows, jobId);
  if (!job) throw httpErrors.error('notFound');
  const parts: JobProfile['parts'][number][] = [];
  for (const { id, part, type } of profileTabs) {
    const rowsOf = partRows.find(({ records }) => records === part);
    if (rowsOf) parts.push({ id, columns: part.table.columns, rows: await rowCells(tx, rowsOf, { jobId, jobDetailTypeEnumId: type }) });
  }
  return { company: await letterheadOf(tx, actor.companyId), job, names: await namesOf(tx, job, today), parts, printedOn: today };
}

export const routes = [
  ...listRoutes(jobsSource),
  ...listRoutes(jobPostsSource),
  route(readJob, async ({ db, rows, params: { jobId } }) => {
    const found = await jobOf(db, rows, jobId);
    if (!found) throw httpErrors.error('notFound');
    return shownJob(found);
  }),
  route(addJob, add),
  route(editJob, edit),
  route(deleteJob, async (context) => {
    const { tx, params, audit } = context;
    const { jobId, companyId, jobCode, jobTitle } = await held(context, params.jobId);
    if (await isCarried(tx, jobId)) throw jobErrors.error('inUse');
    await deleteJobRow(tx, jobId);
    audit({ entity: 'Job', id: jobId, action: 'delete', companyId, changes: changesBetween({ jobCode, jobTitle }, {}) });
    return { removed: true };
  }),
  route(copyJob, copy),
  doorRoute(printJob, async ({ actor, rows, today, params, transact }) => render(jobProfilePrint, await transact((tx) => profile({ actor, rows, today, params, tx })))),
  route(jobOptions, async ({ db, rows, today, query: { searchValue = '', jobId, asOf = today } }) => ({
    list: await jobOptionsOf(db, rows, { words: searchValue, jobId, day: asOf }),
  })),
];
