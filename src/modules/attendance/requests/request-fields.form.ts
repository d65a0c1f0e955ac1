/** A request of attendance, as it is asked for (issue 22; guide questionnaire-performance.md 16.2). */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { isPress, mayLast, needsTimes } from './request-time.rules.ts';
import words from './requests.messages.fa.ts';

const { fields } = words;

export const attendanceRequestForm = defineForm('attendance/request', [
  { type: 'select', name: 'requestKind', label: fields.kind, options: optionRows(words.kinds), required: true, col: 6 },
  { type: 'date', name: 'fromDate', label: fields.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: fields.thruDate, help: fields.thruDateHelp, visibleWhen: ({ requestKind }) => mayLast(requestKind), col: 6 },
  {
    type: 'select',
    name: 'pressKey',
    label: fields.pressKey,
    options: optionRows(words.pressKeys),
    visibleWhen: ({ requestKind }) => isPress(requestKind),
    requiredWhen: ({ requestKind }) => isPress(requestKind),
    col: 6,
  },
  {
    type: 'time',
    name: 'fromTime',
    label: fields.fromTime,
    help: ({ requestKind }) => (needsTimes(requestKind) || isPress(requestKind) ? undefined : fields.timesHelp),
    requiredWhen: ({ requestKind }) => needsTimes(requestKind) || isPress(requestKind),
    col: 6,
  },
  {
    type: 'time',
    name: 'toTime',
    label: fields.toTime,
    help: fields.toTimeHelp,
    visibleWhen: ({ requestKind }) => !isPress(requestKind),
    requiredWhen: ({ requestKind }) => needsTimes(requestKind),
    col: 6,
  },
  { type: 'indicator', name: 'isFar', label: fields.isFar, visibleWhen: ({ requestKind }) => requestKind === 'mission', col: 6 },
  { type: 'indicator', name: 'isOvernight', label: fields.isOvernight, visibleWhen: ({ requestKind }) => requestKind === 'mission', col: 6 },
  { type: 'textarea', name: 'reason', label: fields.reason, help: fields.reasonHelp, class: 'personal', required: true, minLength: 3, maxLength: 500, col: 12 },
]);
