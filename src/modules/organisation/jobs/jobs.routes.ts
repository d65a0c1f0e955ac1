import { type Context, manualRoute, route } from '#platform/http/context.server.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { type RowWriting, rowKind } from '#platform/records/record-routes.server.ts';
import { copyRows, rowCells } from '#platform/records/record-rows.store.ts';
import { changeRecord, createRecord, heldAs, insertAs, removeRecord } from '#platform/records/write.service.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { secondOfJob } from '../choices.rules.ts';
import { jobOptionsOf } from './job-choices.store.ts';
import { profileTabs } from './job-parts.contract.ts';
import { partRows } from './job-parts.store.ts';
import { jobPostsSource } from './job-posts.store.ts';
import { addJob, copyJob, deleteJob, editJob, jobOptions, printJob, readJob } from './jobs.contract.ts';
import { type JobProfile, jobProfilePrint } from './jobs.print.ts';
import { jobOf, jobRows, jobsSource, namesOf } from './jobs.store.ts';

const kind = rowKind(jobRows);

/** The context of a call about a job, as the engine knows it. */
const about = <C extends Omit<RowWriting, 'params' | 'body'> & { readonly params: { readonly jobId: string } }>(context: C, body: RowWriting['body'] = {}): RowWriting => ({
  ...context,
  body,
  params: { id: context.params.jobId },
});

async function copy(context: Context<typeof copyJob>) {
  const writing = about(context);
  const { id, owner, values } = await heldAs(writing, kind, copyJob, undefined);
  const of = { id: context.newId(), owner };
  const { rowVersion } = await insertAs(writing, kind, of, { ...values, ...context.body, fromDate: null, thruDate: null }, { copyOf: [null, id] });
  for (const rows of partRows) await copyRows(context.tx, rows, id, of.id);
  return { jobId: of.id, rowVersion };
}

async function profile({ actor, rows, today, params: { jobId }, tx }: Pick<Context<typeof copyJob>, 'actor' | 'rows' | 'today' | 'params' | 'tx'>): Promise<JobProfile> {
  const job = await jobOf(tx, rows, jobId);
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
  route(readJob, async ({ db, rows, params: { jobId } }) => jobOf(db, rows, jobId)),
  route(addJob, async (context) => {
    const { id: jobId, rowVersion } = await createRecord({ ...context, params: { id: '' } }, kind);
    return { jobId, rowVersion };
  }),
  route(editJob, async (context) => {
    const { rowVersion } = await changeRecord(about(context, context.body), kind);
    return { rowVersion };
  }),
  route(deleteJob, async (context) => removeRecord(about(context), kind)),
  route(copyJob, copy),
  manualRoute(printJob, async ({ actor, rows, today, params, transact }) => render(jobProfilePrint, await transact((tx) => profile({ actor, rows, today, params, tx })))),
  route(jobOptions, async ({ db, rows, actor: { companyId }, today, query: { searchValue = '', jobId, asOf = today } }) => {
    const found = await jobOptionsOf(db, rows, { companyId, words: searchValue, jobId, day: asOf });
    return { list: found.map((job) => ({ jobId: job.jobId, jobTitle: job.jobTitle, jobCode: job.jobCode, second: secondOfJob(job) })) };
  }),
];
