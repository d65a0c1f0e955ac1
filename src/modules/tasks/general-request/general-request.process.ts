/**
 * Requests in free words: what no process of its own is for. The manager decides, then the chain of the company if it has one, and the
 * personnel office sees to it; whoever sends it back leads to the one who asked.
 */
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.ts';
import { tell } from '#platform/notifications/tell.ts';
import { RESUBMIT } from '#platform/workflow/answers.ts';
import { defineProcess, type FormKind, type NewCase, type ProcessCase, type WritingCase } from '#platform/workflow/process.ts';
import words from './general-request.messages.fa.ts';
import { requestCancelled, requestCompleted } from './general-request.notice.ts';
import { FORMS, PROCESS, steps, variables } from './general-request.steps.ts';
import { insertRequest, type RequestRow, type RequestText, requestBy, writeRequest } from './general-request.store.ts';

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const asked = z.strictObject({ title: text(120), description: text(4000) });

/** Throws RangeError of a case without its record, which no case of ours is. */
async function recordOf(db: Db, { recordId }: Pick<ProcessCase, 'recordId'>): Promise<RequestRow> {
  const found = recordId === null ? undefined : await requestBy(db, recordId);
  if (found === undefined) throw new RangeError('a case without its request');
  return found;
}

async function read({ db, case: of }: { readonly db: Db; readonly case: ProcessCase }) {
  const { requestId, title, description, fullName, createdAt } = await recordOf(db, of);
  return { data: { requestId, title, description, fullName, createdAt: new Date(createdAt).toISOString() }, saw: ['personal'] as const };
}

const decision: FormKind = {
  sees: 'case',
  title: words.forms.decide,
  values: z.strictObject({}),
  isBulk: true,
  read,
  apply: async (_, { outcome }) => (outcome === 'modify' ? { returned: true } : undefined),
};

/** What is left out stays. */
const correction: FormKind = {
  sees: 'case',
  title: words.forms.request,
  values: z.partial(asked),
  read,
  apply: async ({ tx, case: of, audit, rename }, { outcome, values }) => {
    if (outcome !== RESUBMIT) return undefined;
    const request = await recordOf(tx, of);
    const next: RequestText = { title: request.title, description: request.description, ...values };
    await writeRequest(tx, request.requestId, next);
    await rename(words.subject(next));
    const changes = { title: [request.title, next.title], description: [request.description, next.description] } as const;
    audit({ entity: 'GeneralRequest', id: request.requestId, action: 'update', subjectPartyId: request.partyId, companyId: of.companyId, changes });
    return { returned: false };
  },
};

type Beginning = Pick<WritingCase, 'tx' | 'now' | 'newId' | 'audit'> & { readonly companyId: string; readonly actorPartyId: string };

async function begin({ tx, now, newId, audit, companyId, actorPartyId: partyId }: Beginning, values: Readonly<Record<string, unknown>>): Promise<NewCase> {
  // judged by the same schema before
  const { title, description } = values as unknown as RequestText;
  const requestId = newId();
  await insertRequest(tx, { requestId, companyId, partyId, title, description, now });
  audit({ entity: 'GeneralRequest', id: requestId, action: 'create', subjectPartyId: partyId, companyId, changes: { title: [null, title], description: [null, description] } });
  return { recordId: requestId, subjectPartyId: partyId, subject: words.subject({ title }), variables: { returned: false } };
}

/** Whoever asked hears how it ended. */
async function ended({ tx, now, newId, case: of }: WritingCase, how: 'completed' | 'cancelled'): Promise<void> {
  const { title, partyId } = await recordOf(tx, of);
  await tell(tx, how === 'completed' ? requestCompleted : requestCancelled, { recipients: [partyId], values: { title }, link: '/tasks', now, newId });
}

export const generalRequestProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  tells: ['personal'],
  variableTitles: words.variables,
  start: { permission: ['tasks/generalRequest/request'], form: FORMS.request, values: asked, begin },
  forms: { [FORMS.request]: correction, [FORMS.decide]: decision },
  about: FORMS.decide,
  services: {},
  ended,
});
