/**
 * Formats of the files of clocks of a company (issue 22, Events): data, tried on a file before they are kept. A file is read by its format on the page and handed
 * to the imports as the sheet of kind `clockEvents`, with trial, resuming and the way back.
 */
import { defineRecords } from '#platform/records/records.define.ts';
import { formatErrors } from './clock-files.errors.ts';
import { formatForm, formatTable } from './clock-files.table.ts';

const PAGE = 'functionalManagement/clockFiles';

export const clockFormats = defineRecords({
  entity: 'ClockFormat',
  table: formatTable,
  form: formatForm,
  path: '/rest/s1/functionalManagement/clockFormat',
  scope: 'rows',
  of: 'the own company',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [formatErrors],
});
