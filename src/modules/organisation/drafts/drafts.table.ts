/** The columns of the list of drafts: for the page, its filters, the export and the print. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from './drafts-page.messages.fa.ts';

export const statusOptions = Object.entries(messages.statuses).map(([enumId, description]) => ({ enumId, description }));

export const draftsTable = defineTable({
  key: 'organisation/drafts',
  rowKey: 'draftId',
  title: messages.title,
  sort: [{ column: 'createdAt', descending: true }],
  columns: [
    { name: 'title', label: messages.name, type: 'text', pinned: 'start', width: 260 },
    { name: 'statusId', label: messages.status, type: 'select', options: statusOptions },
    { name: 'effectiveDate', label: messages.effectiveDate, type: 'date' },
    { name: 'companyName', label: messages.company, type: 'text', width: 200 },
    { name: 'changeCount', label: messages.changeCount, type: 'count' },
    { name: 'createdByName', label: messages.createdBy, type: 'text' },
    { name: 'submittedByName', label: messages.submittedBy, type: 'text' },
    { name: 'approvedByName', label: messages.approvedBy, type: 'text' },
    { name: 'createdAt', label: messages.createdAt, type: 'dateTime', hidden: true },
  ],
});
