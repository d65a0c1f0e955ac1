/** What people are told of tasks (guide base-data 9.3); how a request ended is told by the slice of its process. */
import { defineNotice, type Placeholder } from '../notice.define.ts';
import messages from './tasks.messages.fa.ts';

const { placeholders: labels, samples } = messages;

const task = {
  task: { label: labels.task, sample: samples.task },
  process: { label: labels.process, sample: samples.process },
  subject: { label: labels.subject, sample: samples.subject },
  from: { label: labels.from, sample: samples.from },
} as const satisfies Record<string, Placeholder>;
const due = { label: labels.due, sample: '2026-12-01', is: 'date' } as const;

export const taskAssigned = defineNotice({ event: 'tasks/assigned', topic: 'tasks', color: 'info', placeholders: { ...task, due }, ...messages.assigned });

export const taskReminder = defineNotice({
  event: 'tasks/reminder',
  topic: 'tasks',
  color: 'warning',
  placeholders: { ...task, due, daysLeft: { label: labels.daysLeft, sample: 1, is: 'number' } },
  ...messages.reminder,
});

/** To whoever sees to cases; `reason` is the sentence of what it is stuck at. */
export const caseStuck = defineNotice({
  event: 'cases/stuck',
  topic: 'tasks',
  color: 'danger',
  placeholders: {
    process: task.process,
    subject: task.subject,
    from: task.from,
    step: { label: labels.step, sample: samples.step },
    reason: { label: labels.reason, sample: samples.reason },
  },
  ...messages.stuck,
});

export const taskOverdue = defineNotice({ event: 'tasks/overdue', topic: 'tasks', color: 'danger', placeholders: { ...task, due }, ...messages.overdue });
