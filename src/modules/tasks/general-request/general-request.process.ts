/**
 * Requests in free words: what no process of its own is for. The manager decides, then the chain of the company if it has one, and the
 * personnel office sees to it; whoever sends it back leads to the one who asked.
 */
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import { generalRequest } from './general-request.form.ts';
import words from './general-request.messages.fa.ts';
import { requestCancelled, requestCompleted } from './general-request.notice.ts';
import { FORMS, steps, variables } from './general-request.steps.ts';

const titleOf = ({ values }: DeclaredRow) => ({ title: String(values['title']) });

export const generalRequestProcess = declaredProcess({
  request: generalRequest,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['tasks/generalRequest/request'],
  subject: words.subject,
  tell: byNotice({ approved: requestCompleted, rejected: requestCompleted, withdrawn: requestCancelled }, titleOf, '/tasks'),
});
