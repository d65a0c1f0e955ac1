/** Columns and form of posts of hard work. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './hard-posts-page.messages.fa.ts';

const { columns: label } = messages;

export const hardPostTable = defineTable({
  key: 'attendance/hardPosts',
  rowKey: 'hardPostId',
  title: messages.title,
  columns: [
    { name: 'positionTitle', label: label.post, type: 'text', width: 240 },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'reason', label: label.reason, type: 'text', width: 240 },
    { name: 'paperNumber', label: label.paperNumber, type: 'code' },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

export const hardPostForm = defineForm('attendance/hardPost', [
  {
    ...{ type: 'lazyselect', name: 'emplPositionId', label: label.post, url: '/rest/s1/hcm/positionOptions', optionIdField: 'emplPositionId' },
    ...{ optionLabelField: 'description', required: true, col: 12 },
  },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  { type: 'text', name: 'paperNumber', label: label.paperNumber, maxLength: 60, col: 6 },
  { type: 'text', name: 'reason', label: label.reason, required: true, maxLength: 500, col: 6 },
]);
