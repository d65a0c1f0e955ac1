/** Files that are shown in the discussion of a case. */
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { mayReadComment } from './reach.service.ts';

/** Read by whoever reads the discussion of the case (ADR 0034), and by nobody else; each reading leaves a trace, because nobody knows what people attach. */
export const discussionFile = defineFileKind({
  kind: 'PcntProcessComment',
  permission: MANAGE,
  scope: 'rows',
  class: 'public',
  accept: ['.pdf', 'image/*', '.docx', '.xlsx'],
  maxBytes: 10_485_760,
  audited: true,
  mayRead: mayReadComment,
  byRecord: true,
});
