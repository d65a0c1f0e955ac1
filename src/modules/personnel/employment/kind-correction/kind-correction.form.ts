/** The form in which a kind of employment is corrected; the history of a file tells the same fields. */
import { defineForm } from '#kernel/form/definition.ts';
import { reasonField } from '#platform/party/parts/past.form.ts';
import messages from '../employment-page.messages.fa.ts';

const { labels } = messages;

export const kindCorrectionForm = defineForm('personnel/employment/kindCorrection', [
  { type: 'select', name: 'employmentStatusEnumId', label: labels.employmentStatusEnumId, options: 'EmploymentStatus', required: true, disableClearable: true, col: 6 },
  { type: 'date', name: 'fromDate', label: labels.kindFrom, help: messages.kindFromHelp, required: true, col: 6 },
  reasonField,
]);
