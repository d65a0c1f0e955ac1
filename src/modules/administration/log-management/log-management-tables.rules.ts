/** The three tables of the log (guide base-data-security-notifications.md 8.3): for the page, its filters, the export and the print. */
import type { OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './log-management.messages.fa.ts';

const { columns, results, hiddenLabels } = messages;
const optionsOf = (labels: Readonly<Record<string, string>>): OptionRow[] => Object.entries(labels).map(([enumId, description]) => ({ enumId, description }));

/** Long lists are ordered by their time, which an index knows, and by nothing else. */
const plain = { sortable: false } as const;
/** What stands in the rows of others and is no column to look for. */
const shownOnly = { sortable: false, filterable: false } as const;

const { read, export: exported, ...changing } = messages.actions;

export const signInTable = defineTable({
  key: 'log/signIns',
  rowKey: 'loginId',
  title: messages.signInTitle,
  pageSize: 25,
  columns: [
    { name: 'at', label: columns.at, type: 'dateTime' },
    { name: 'username', label: columns.username, type: 'code', isTyped: true, ...plain },
    { name: 'personName', label: columns.personName, type: 'text', ...plain },
    { name: 'successful', label: columns.successful, type: 'indicator', indicatorLabels: results, ...plain },
    { name: 'network', label: columns.network, type: 'code', ...plain },
    { name: 'device', label: columns.device, type: 'text', ...plain },
    { name: 'signedOutAt', label: columns.signedOutAt, type: 'dateTime', ...shownOnly },
    { name: 'companyName', label: columns.companyName, type: 'text', hidden: true, ...plain },
  ],
});

export const changeTable = defineTable({
  key: 'log/changes',
  rowKey: 'changeId',
  title: messages.changeTitle,
  pageSize: 25,
  columns: [
    { name: 'at', label: columns.at, type: 'dateTime' },
    { name: 'userName', label: columns.userName, type: 'text', ...plain },
    { name: 'username', label: columns.username, type: 'code', isTyped: true, hidden: true, ...plain },
    { name: 'action', label: columns.action, type: 'select', options: optionsOf(changing), ...plain },
    { name: 'entity', label: columns.entity, type: 'select', options: 'AuditedRecord', width: 170, ...plain },
    { name: 'subjectName', label: columns.subjectName, type: 'text', ...plain },
    { name: 'field', label: columns.field, type: 'select', options: optionsOf(messages.fields), ...plain },
    { name: 'oldValue', label: columns.oldValue, type: 'text', ...shownOnly },
    { name: 'newValue', label: columns.newValue, type: 'text', ...shownOnly },
    { name: 'isHidden', label: columns.isHidden, type: 'indicator', indicatorLabels: hiddenLabels, hidden: true, ...shownOnly },
    { name: 'recordId', label: columns.recordId, type: 'code', hidden: true, ...plain },
    { name: 'requestId', label: columns.requestId, type: 'code', hidden: true, ...plain },
  ],
});

export const readTable = defineTable({
  key: 'log/reads',
  rowKey: 'readId',
  title: messages.readTitle,
  pageSize: 25,
  columns: [
    { name: 'at', label: columns.at, type: 'dateTime' },
    { name: 'userName', label: columns.userName, type: 'text', ...plain },
    { name: 'username', label: columns.username, type: 'code', isTyped: true, hidden: true, ...plain },
    { name: 'action', label: columns.action, type: 'select', options: optionsOf({ read, export: exported }), ...plain },
    { name: 'subjectName', label: columns.subjectName, type: 'text', ...plain },
    { name: 'classes', label: columns.classes, type: 'multiselect', options: optionsOf(messages.classes), ...plain },
    { name: 'count', label: columns.count, type: 'count', ...plain },
    { name: 'entity', label: columns.entity, type: 'select', options: 'AuditedRecord', hidden: true, ...plain },
    { name: 'what', label: columns.what, type: 'text', width: 240, ...plain },
    { name: 'address', label: columns.address, type: 'code', hidden: true, ...plain },
    { name: 'asked', label: columns.asked, type: 'text', hidden: true, ...shownOnly },
    { name: 'requestId', label: columns.requestId, type: 'code', hidden: true, ...plain },
  ],
});
