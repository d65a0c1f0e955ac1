/** What somebody says of a duty that was done outside, and how early the company is told. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './deadlines-page.messages.fa.ts';

export const markForm = defineForm('payroll/legalDeadlineMark', [
  { type: 'textarea', name: 'reason', label: words.reason, required: true, minLength: 3, maxLength: 300, rows: 2, col: 12 },
]);

export const noticeForm = defineForm('payroll/legalDeadlineNotice', [
  { type: 'number', name: 'noticeDays', label: words.noticeDays, required: true, min: 1, max: 60, hideSpin: true, col: 4, help: words.noticeDaysHelp },
]);
