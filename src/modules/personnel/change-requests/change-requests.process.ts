/**
 * A request for a change from the asker to the file: the approvers of the company's chain have their say field by field, then the personnel
 * office decides on what is left, and what it accepts is written by the calls and with the rights of whoever decides there. A company without
 * a chain has the office alone. Whoever sends a request back leads to the asker, who puts it right; then all of it begins anew. A refusal
 * of the whole and a withdrawal end it. A request from before there were cases has none, and is decided by the call of the office alone.
 */
import { fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { actorOf, classesAbout } from '#platform/access/person-access.ts';
import { scopeFor } from '#platform/access/scope.ts';
import type { Db } from '#platform/db/db.ts';
import { claimFile } from '#platform/files/claims.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { RESUBMIT } from '#platform/workflow/answers.ts';
import { defineProcess, type FormAnswer, type FormKind, type ProcessCase, type ReadingCase, type WritingCase } from '#platform/workflow/process.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { actingAs, readingAs } from './acting.ts';
import { changeErrors, changeRequest, decideChangeRequest, fieldDecisions, OWN_REQUESTS, ownChangeRequests } from './change-requests.contract.ts';
import { proofOf } from './change-requests.files.ts';
import { BACK, FORMS, PROCESS, steps, TELL, variables } from './change-requests.steps.ts';
import { closeRequest, insertDecisions, type KnownRequest, kindOfRequest, requestOf, rewriteRequest, sentBackWith } from './change-requests.store.ts';
import words from './change-requests-process.messages.fa.ts';
import { changeableOf, classesOfKind } from './changeables.ts';
import { classesOfFields, decideOn, hindrance, knowsWith } from './decide.ts';
import { detailOf } from './detail.ts';
import { tellAsker, tellOffice } from './notices.ts';
import { giveOpinion, levelOf, mayRefuse, type OpinionValues, recordOf, rowsOf, sightOf } from './opinions.ts';
import { askedAgain } from './send.ts';

/** Throws RangeError of a case without its request, which no case of ours is. */
async function requestFor(db: Db, of: ProcessCase, today: string, hold = false): Promise<KnownRequest> {
  const found = of.recordId === null ? undefined : await requestOf(db, rowsOf(of, today), of.recordId, hold);
  if (found === undefined) throw new RangeError('a case without its request for a change');
  return found;
}

/** Those without which nobody may know of it; of one that is gone with its person all of them. */
async function classesFor(db: Db, recordId: string | null): Promise<string> {
  const kind = recordId === null ? undefined : await kindOfRequest(db, recordId);
  return (kind === undefined ? fieldClasses : classesOfKind(changeableOf(kind))).join(' ');
}

// ---- what forms show ----

/** A request as somebody sees it who holds these classes; of a part of the file that they know nothing of, that there is something. */
async function shownOf(reading: ReadingCase, request: KnownRequest, by: 'office' | 'reader') {
  const { db, today, readerPartyId } = reading;
  const { requestId, partyId, companyId, fullName, kind, action, state, note, document, sentAt } = request;
  const actor = await actorOf(db, readerPartyId, companyId, today);
  const held = by === 'office' ? classesOf(actor, changeRequest)(partyId) : await classesAbout(db, actor, request, today);
  const knows = knowsWith(held, kind);
  const standing = await recordOf(readingAs(reading, actor), db, request);
  const detail = detailOf(request, standing, sightOf(held, kind));
  const names = detail.fields.map(({ field }) => field);
  const mayReadProof = knows && held.has(proofOf(classesOfKind(changeableOf(kind))).class);
  return {
    actor,
    request,
    standing,
    saw: classesOfFields(kind, names),
    data: {
      requestId,
      fullName,
      kind: knows ? kind : null,
      action: knows ? action : null,
      state,
      note: knows ? note : null,
      document: mayReadProof ? document : null,
      sentAt,
      ...detail,
    },
  };
}

async function readOffice(reading: ReadingCase) {
  const { actor, request, data, saw } = await shownOf(reading, await requestFor(reading.db, reading.case, reading.today), 'office');
  return { data: { ...data, mayDecide: hindrance(actor, request) === undefined, mayRefuse: true }, saw };
}

async function readDecision(reading: ReadingCase) {
  const { db, today, readerPartyId, step } = reading;
  const { request, data, saw } = await shownOf(reading, await requestFor(db, reading.case, today), 'reader');
  const { state, partyId } = request;
  return { data: { ...data, mayDecide: state === 'sent' && partyId !== readerPartyId, mayRefuse: mayRefuse(await levelOf(db, request, step)) }, saw };
}

/** What the asker puts right: the fields that were asked for, with the record they stand in. */
async function readCorrection(reading: ReadingCase) {
  const { db, today } = reading;
  const { request, standing, data, saw } = await shownOf(reading, await requestFor(db, reading.case, today), 'reader');
  const seen = new Set(data.fields.map(({ field }) => field));
  const stands = Object.fromEntries(Object.entries(standing?.values ?? {}).filter(([name]) => seen.has(name)));
  const wanted = Object.fromEntries(data.fields.map(({ field, new: value }) => [field, value]));
  const because = await sentBackWith(db, reading.case.instanceId);
  return { data: { ...data, because, values: request.action === 'remove' ? {} : { ...stands, ...wanted } }, saw };
}

// ---- what answers do ----

const said = z.strictObject({ recordVersion: z.optional(z.nullable(z.int())), fields: z.optional(fieldDecisions) });
const corrected = z.strictObject({
  values: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  document: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
});

type Answering = WritingCase & { readonly actorPartyId: string };

/** The answer of a person: a form is not answered by anything else. */
function byPerson(writing: WritingCase): Answering {
  const { actorPartyId } = writing;
  if (actorPartyId === null) throw new RangeError('a form answered by nobody');
  return { ...writing, actorPartyId };
}

/** Asked field by field, by the classes they hold: what others say of the rest is not for them. */
const decision: FormKind = {
  title: words.steps.approval,
  sees: 'step',
  values: said,
  read: readDecision,
  apply: async (writing, answer) => {
    if (answer.outcome === BACK) return { returned: true };
    await giveOpinion(byPerson(writing), await requestFor(writing.tx, writing.case, writing.today, true), answer.values as OpinionValues, answer);
    return undefined;
  },
};

/** The same decision as that of the call, with what is granted to whoever answers. */
async function decideAtOffice(writing: Answering, { values, comment }: FormAnswer): Promise<void> {
  const { tx, today, case: of } = writing;
  const request = await requestFor(tx, of, today, true);
  const actor = await actorOf(tx, writing.actorPartyId, of.companyId, today);
  const { recordVersion = null, fields = [] } = values as OpinionValues;
  const rows = scopeFor(actor, decideChangeRequest, today);
  // out of their scope today, whatever it was when the task came
  if ((await requestOf(tx, rows, request.requestId)) === undefined) throw httpErrors.error('forbidden');
  await decideOn({ ...actingAs(writing, actor), rows }, request, { recordVersion, fields, note: comment });
}

const office: FormKind = {
  title: words.steps.office,
  sees: 'case',
  values: said,
  read: readOffice,
  apply: async (writing, answer) => {
    if (answer.outcome === BACK) return { returned: true };
    await decideAtOffice(byPerson(writing), answer);
    return undefined;
  },
};

async function correct(writing: Answering, request: KnownRequest, { values = {}, note = request.note, document: sent }: z.infer<typeof corrected>): Promise<void> {
  const { tx, today, newId, audit, actorPartyId } = writing;
  const { requestId, companyId, partyId, kind } = request;
  if (request.state !== 'sent') throw changeErrors.error('closed');
  const actor = await actorOf(tx, actorPartyId, companyId, today);
  const own = { ...actingAs(writing, actor), rows: scopeFor(actor, { ...ownChangeRequests, scope: 'self' }, today) };
  const fields = await askedAgain(own, request, values, note || null);
  const of = { kind: proofOf(classesOfKind(changeableOf(kind))), companyId, partyId, recordId: requestId };
  const document = sent === undefined || sent === request.document ? request.document : sent && (await claimFile(tx, sent, of));
  await rewriteRequest(tx, request, { note: note || null, document: document || null }, fields, newId);
  audit({
    entity: 'ChangeRequest',
    id: requestId,
    action: 'update',
    subjectPartyId: partyId,
    companyId,
    changes: { fields: [request.fields.map(({ field }) => field).join(' '), fields.map(({ field }) => field).join(' ')] },
  });
}

const correction: FormKind = {
  title: workflowWords.correction,
  sees: 'case',
  values: corrected,
  read: readCorrection,
  apply: async (writing, { outcome, values }) => {
    const request = await requestFor(writing.tx, writing.case, writing.today, true);
    if (outcome === RESUBMIT) await correct(byPerson(writing), request, values as z.infer<typeof corrected>);
    else await close(writing, request, 'withdrawn');
    return { returned: false };
  },
};

async function close({ tx, now, audit }: WritingCase, { requestId, partyId, companyId }: KnownRequest, state: 'decided' | 'withdrawn'): Promise<void> {
  await closeRequest(tx, requestId, state, { now: now.getTime() });
  const action = state === 'decided' ? 'refuse' : 'update';
  audit({ entity: 'ChangeRequest', id: requestId, action, subjectPartyId: partyId, companyId, changes: { state: ['sent', state] } });
}

/** A case that is over before the office has written anything: called off, or refused as a whole. */
async function ended(writing: WritingCase, how: 'completed' | 'cancelled'): Promise<void> {
  const { tx, today, case: of } = writing;
  const request = of.recordId === null ? undefined : await requestOf(tx, rowsOf(of, today), of.recordId, true);
  // gone with the person it was about
  if (request?.state !== 'sent') return;
  if (how === 'cancelled') return close(writing, request, 'withdrawn');
  const rest = request.fields.filter(({ decision: one }) => one !== 'refused');
  await insertDecisions(
    tx,
    request,
    rest.map(({ field }) => ({ field, decision: 'refused', reason: words.over })),
    writing.newId,
  );
  await close(writing, request, 'decided');
  await tellAsker(writing, request, { accepted: 0, refused: request.fields.length });
}

export const changeProcess = defineProcess({
  key: PROCESS,
  title: words.processTitle,
  steps,
  variables,
  facts: async ({ db, case: { recordId } }) => ({ classes: await classesFor(db, recordId) }),
  tells: fieldClasses.filter((one) => one !== 'pay' && one !== 'evaluation'),
  variableTitles: words.variables,
  begunAt: { path: '/userProfile', permission: [`${OWN_REQUESTS}/send`] },
  forms: { [FORMS.correct]: correction, [FORMS.decide]: decision, [FORMS.office]: office },
  about: FORMS.decide,
  services: {
    [TELL]: {
      title: words.tell,
      run: async (writing) => {
        const { requestId, partyId, companyId, fullName, kind } = await requestFor(writing.tx, writing.case, writing.today);
        await tellOffice(writing, { requestId, partyId, companyId, fullName, of: changeableOf(kind) });
        return undefined;
      },
    },
  },
  ended,
});
