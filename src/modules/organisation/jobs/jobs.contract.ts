/**
 * What jobs ask of whoever does them: the profile of a job (guide organisation 5.7).
 * Invariants: a job belongs to a company and is there on the days of `valid`; a post carries at most one job on a day and only on days
 * of it; what a post has ever carried is never deleted. Reads take a day (`asOf`, ISO date; today when absent).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { asOf, optionalText, text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { seenVersion } from '#platform/records/records.define.ts';
import { copyForm, jobForm, jobFormOf } from './jobs.form.ts';
import { jobPostsTable, jobsTable } from './jobs.table.ts';

export const jobErrors = defineErrors('modules/organisation/jobs', {
  codeTaken: { status: 409, constraint: 'job_code', field: 'jobCode' },
  inUse: { status: 409 },
  heldOutside: { status: 409, field: 'thruDate' },
  option: { status: 400 },
  subCategory: { status: 400, field: 'jobSubCategoryEnumId' },
  post: { status: 400, field: 'producerEmplPositionId' },
  stale: { status: 409 },
});

const PAGE = 'organizationChartManagement/defineJob';
export const OBSERVE = `${PAGE}/observe`;
export const EDIT = `${PAGE}/edit`;
const PATH = '/rest/s1/orgStructure/job';

export const jobs = defineList(jobsTable, {
  path: PATH,
  summary: 'One page of the jobs, with posts and holders of a day',
  permission: OBSERVE,
  scope: 'rows',
  of: ['Job', 'JobGrade'],
  query: { asOf },
});

export const jobPosts = defineList(jobPostsTable, {
  path: '/rest/s1/orgStructure/jobPost',
  summary: 'One page of the active posts that carry a job on a day, with approved seats and holders',
  permission: OBSERVE,
  scope: 'rows',
  of: ['EmplPosition', 'EmplPositionParty'],
  query: { jobId: z.guid(), asOf },
});

const job = entity({
  jobId: field('public', text),
  jobCode: field('public', text),
  jobTitle: field('public', text),
  producerEmplPositionId: field('public', optionalText),
  jobCategoryEnumId: field('public', optionalText),
  jobSubCategoryEnumId: field('public', optionalText),
  /** Y men, N women, B both. */
  gender: field('public', optionalText),
  /** Years. */
  workExperience: field('public', z.nullable(z.int())),
  /** '[least,most]' in years. */
  age: field('public', optionalText),
  /** First and last day; null: since always, open. */
  fromDate: field('public', optionalText),
  thruDate: field('public', optionalText),
  jobDescription: field('public', optionalText),
  jobTarget: field('public', optionalText),
  createdDate: field('public', optionalText),
  creatorName: field('public', optionalText),
  rowVersion: field('public', z.int()),
});

const one = { scope: 'rows', path: `${PATH}/:jobId` } as const;
const made = z.strictObject({ jobId: text, rowVersion: z.int() });

export const readJob = defineCall({ ...one, method: 'GET', summary: 'The facts of a job', permission: OBSERVE, of: ['Job'], reply: job });

export const addJob = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Adds a job',
  permission: `${PAGE}/add`,
  scope: 'rows',
  success: 201,
  body: formBody(jobForm),
  changes: ['Job'],
  reply: made,
  errors: [jobErrors],
});

export const editJob = defineCall({
  ...one,
  method: 'PUT',
  summary: 'Changes the facts of a job',
  permission: EDIT,
  body: formBody(jobFormOf({ mayLackProducer: true }), { rowVersion: z.int() }),
  changes: ['Job'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [jobErrors],
});

export const deleteJob = defineCall({
  ...one,
  method: 'DELETE',
  summary: 'Deletes a job with its parts, if no post has ever carried it',
  permission: `${PAGE}/delete`,
  query: z.strictObject({ rowVersion: seenVersion }),
  changes: ['Job'],
  reply: z.strictObject({ removed: z.boolean() }),
  errors: [jobErrors],
});

export const copyJob = defineCall({
  method: 'POST',
  path: `${PATH}/:jobId/copy`,
  summary: 'A new job with the facts and all parts of another',
  permission: `${PAGE}/add`,
  scope: 'rows',
  success: 201,
  body: formBody(copyForm),
  changes: ['Job'],
  reply: made,
  errors: [jobErrors],
});

export const printJob = defineCall({
  method: 'GET',
  path: `${PATH}/:jobId/print`,
  summary: 'The profile of a job on A4, as PDF',
  permission: OBSERVE,
  scope: 'rows',
  reply: z.unknown(),
  raw: 'application/pdf',
  ownTransactions: true,
  errors: [printErrors],
});

export const jobOptions = defineOptions({
  path: '/rest/s1/hcm/jobOptions',
  summary: 'At most 30 jobs of a day by code or words of the title, or one by id, to choose from',
  permission: [OBSERVE, 'organizationChartManagement/organizationalPosition/observe'],
  scope: 'rows',
  of: ['Job'],
  by: 'jobId',
  query: { asOf },
  row: entity({ jobId: field('public', text), jobTitle: field('public', text), jobCode: field('public', text), second: field('public', secondLine) }),
});
