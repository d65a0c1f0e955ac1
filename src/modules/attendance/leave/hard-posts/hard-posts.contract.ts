/**
 * Posts of hard and harmful work (labour law, articles 52 and 65): marked from a day on, with reason and paper. Whoever holds one earns the leave of it, in days of
 * the shorter week. Invariants: a post of the company; marks of a post do not overlap, the database refuses a second one.
 */
import { defineRecords } from '#platform/records/records.define.ts';
import { hardPostErrors } from './hard-posts.errors.ts';
import { hardPostForm, hardPostTable } from './hard-posts.table.ts';

const PAGE = 'functionalManagement/reductions';

export const hardPosts = defineRecords({
  entity: 'HardPost',
  table: hardPostTable,
  form: hardPostForm,
  path: '/rest/s1/functionalManagement/hardPost',
  scope: 'rows',
  of: 'the own company',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [hardPostErrors],
});
