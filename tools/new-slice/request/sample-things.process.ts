/** SampleThings: the manager decides; whoever sends one back leads to the one who asked. */
import { declaredProcess } from '#platform/requests/declared-request.service.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import { byNotice } from '#platform/requests/request-process.service.ts';
import { sampleThing } from './sample-things.form.ts';
import words from './sample-things.messages.fa.ts';
import { sampleThingCancelled, sampleThingCompleted } from './sample-things.notice.ts';
import { FORMS, steps, variables } from './sample-things.steps.ts';

const titleOf = ({ values }: DeclaredRow) => ({ title: String(values['title']) });

export const sampleThingsProcess = declaredProcess({
  request: sampleThing,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  formKeys: FORMS,
  formTitles: words.forms,
  permission: ['sampleArea/sampleThings/request'],
  subject: words.subject,
  tell: byNotice({ approved: sampleThingCompleted, rejected: sampleThingCompleted, withdrawn: sampleThingCancelled }, titleOf, '/tasks'),
});
