/** What people say in cases may tell of an illness, a wage or a family: it is sealed where it stands. */
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';

// the audit never held words of a case
const inAudit = null;
export const sealedAnswer = defineSealedField({ table: 'process_task', column: 'comment_text', key: 'task_id', boundTo: 'task_id', inAudit });
export const sealedAct = defineSealedField({ table: 'process_event', column: 'comment_text', key: 'process_event_id', boundTo: 'process_event_id', inAudit });

const comment = { table: 'process_comment', key: 'comment_id', boundTo: 'comment_id' } as const;
export const sealedComment = defineSealedField({ ...comment, column: 'body', inAudit });
/** With the name that the file had where it came from. */
export const sealedCommentFile = defineSealedField({ ...comment, column: 'file', inAudit: { entity: 'ProcessComment', field: 'file' } });

export const sealedWords = (field: SealedField, id: string, text: string | null): string | null => (text === null ? null : field.seal(id, text));
export const openedWords = (field: SealedField, id: string, stored: string | null): string | null => (stored === null ? null : field.open(id, stored));
