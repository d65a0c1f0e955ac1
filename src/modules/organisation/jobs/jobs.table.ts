/** The columns of the list of jobs: for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './jobs-page.messages.fa.ts';

export const jobsTable = defineTable({
  key: 'organisation/jobs',
  rowKey: 'jobId',
  title: messages.title,
  columns: [
    { name: 'jobCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'jobTitle', label: messages.name, type: 'text', width: 260 },
    { name: 'jobCategoryEnumId', label: messages.category, type: 'select', options: 'JobCategory' },
    { name: 'companyName', label: messages.company, type: 'text' },
    { name: 'grades', label: messages.grades, type: 'count' },
    { name: 'posts', label: messages.posts, type: 'count' },
    { name: 'seats', label: messages.seats, type: 'count', total: true },
    { name: 'holders', label: messages.holders, type: 'count', total: true },
    { name: 'vacant', label: messages.vacant, type: 'count', total: true },
    { name: 'isActive', label: messages.state, type: 'indicator', indicatorLabels: { Y: messages.isActive, N: messages.isInactive } },
    { name: 'jobSubCategoryEnumId', label: messages.subCategory, type: 'select', options: 'JobCategory', hidden: true },
    { name: 'createdDate', label: messages.created, type: 'date', hidden: true },
    { name: 'fromDate', label: messages.fromDate, type: 'date', hidden: true },
    { name: 'thruDate', label: messages.thruDate, type: 'date', hidden: true },
  ],
});

/** The posts that carry one job, with what each is approved for against who holds it. */
export const jobPostsTable = defineTable({
  key: 'organisation/jobPosts',
  rowKey: 'emplPositionId',
  title: messages.jobPosts,
  columns: [
    { name: 'pseudoId', label: messages.postCode, type: 'code' },
    { name: 'description', label: messages.postTitle, type: 'text', width: 260 },
    { name: 'unitName', label: messages.postUnit, type: 'text', width: 220 },
    { name: 'seats', label: messages.seats, type: 'count', total: true },
    { name: 'holders', label: messages.holders, type: 'count', total: true },
    { name: 'vacant', label: messages.vacant, type: 'count', total: true },
  ],
});
