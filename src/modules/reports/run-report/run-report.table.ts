/** Cases and their tasks, as the lists behind the figures show them. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './run-report.messages.fa.ts';

const moment = { type: 'dateTime', width: 156 } as const;

// what is shown at first fits a page of 1440 beside the menu
export const casesTable = defineTable({
  key: 'reports/runCases',
  rowKey: 'instanceId',
  title: words.casesTitle,
  columns: [
    { name: 'trackingCode', label: words.trackingCode, type: 'code', pinned: 'start', width: 120 },
    { name: 'processTitle', label: words.process, type: 'text', width: 116 },
    { name: 'subjectName', label: words.subjectName, type: 'text', width: 112 },
    { name: 'subject', label: words.subject, type: 'text', hidden: true, width: 200 },
    { name: 'state', label: words.state, type: 'select', options: optionRows(words.states), width: 92 },
    { name: 'standing', label: words.standing, type: 'text', sortable: false, filterable: false, width: 124 },
    { name: 'worked', label: words.worked, type: 'hour', width: 100 },
    { name: 'startedAt', label: words.startedAt, ...moment },
    { name: 'endedAt', label: words.endedAt, ...moment },
    { name: 'isStuck', label: words.isStuck, type: 'indicator', hidden: true, width: 96 },
  ],
});

export const tasksTable = defineTable({
  key: 'reports/runTasks',
  rowKey: 'taskId',
  title: words.tasksTitle,
  columns: [
    { name: 'title', label: words.step, type: 'text', pinned: 'start', width: 140 },
    { name: 'processTitle', label: words.process, type: 'text', width: 104 },
    { name: 'trackingCode', label: words.trackingCode, type: 'code', hidden: true, width: 120 },
    { name: 'subjectName', label: words.subjectName, type: 'text', width: 112 },
    { name: 'state', label: words.state, type: 'select', options: optionRows(words.taskStates), width: 96 },
    { name: 'actorName', label: words.actor, type: 'text', width: 112 },
    { name: 'answer', label: words.answer, type: 'select', options: optionRows(words.answers), width: 76 },
    { name: 'worked', label: words.waited, type: 'hour', width: 100 },
    { name: 'isLate', label: words.isLate, type: 'indicator', width: 84 },
    { name: 'createdAt', label: words.createdAt, hidden: true, ...moment },
    { name: 'claimedAt', label: words.claimedAt, hidden: true, ...moment },
    { name: 'dueAt', label: words.dueAt, hidden: true, ...moment },
    { name: 'closedAt', label: words.closedAt, ...moment },
  ],
});
