/**
 * A request for a change from the asker to the file: the approvers of the company's chain have their say field by field, then the personnel
 * office decides on what is left, and what it accepts is written by the calls and with the rights of whoever decides there. A company without
 * a chain has the office alone. Whoever sends a request back leads to the asker, who puts it right; then all of it begins anew. A refusal
 * of the whole and a withdrawal end it. A request from before there were cases has none, and is decided by the call of the office alone.
 */
import { fieldClasses } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { actorOf, classesAbout } from '#platform/access/person-access.service.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RequestEnd } from '#platform/requests/request.rules.ts';
import { existing, requestProcess } from '#platform/requests/request-process.service.ts';
import type { Answering, Asking, RequestPlace, Written } from '#platform/requests/request-spec.service.ts';
import { actorContext, readingAs } from '#platform/workflow/cases/case-act.service.ts';
import type { FormAnswer, ReadingCase, WritingCase } from '#platform/workflow/process.define.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { changeErrors, changeRequest, decideChangeRequest, fieldDecisions, OWN_REQUESTS, ownChangeRequests } from './change-requests.contract.ts';
import type { RequestedField } from './change-requests.rules.ts';
import { FORMS, PROCESS, steps, TELL, variables } from './change-requests.steps.ts';
import { closeRequest, insertDecisions, type KnownRequest, kindOfRequest, type RequestState, requestOf, rewriteRequest, sentBackWith } from './change-requests.store.ts';
import { proofOf } from './change-requests-files.service.ts';
import words from './change-requests-process.messages.fa.ts';
import { changeableOf, classesOfKind } from './changeables.rules.ts';
import { notifyOffice, notifyRequester } from './notices.service.ts';
import { askedAgain } from './proposing/send.service.ts';
import { classesOfFields, decideOn, hindrance, knowsWith } from './reviewing/decide.service.ts';
import { detailOf } from './reviewing/detail.server.ts';
import { giveOpinion, levelOf, mayRefuse, type OpinionValues, recordOf, rowsOf, sightOf } from './reviewing/opinions.service.ts';

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
    readClasses: classesOfFields(kind, names),
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

async function readOffice(of: KnownRequest, reading: ReadingCase) {
  const { actor, request, data, readClasses } = await shownOf(reading, of, 'office');
  return { data: { ...data, mayDecide: hindrance(actor, request) === undefined, mayRefuse: true }, readClasses };
}

async function readDecision(request: KnownRequest, reading: ReadingCase) {
  const { db, readerPartyId, step } = reading;
  const { data, readClasses } = await shownOf(reading, request, 'reader');
  const { state, partyId } = request;
  return { data: { ...data, mayDecide: state === 'sent' && partyId !== readerPartyId, mayRefuse: mayRefuse(await levelOf(db, request, step)) }, readClasses };
}

/** What the asker puts right: the fields that were asked for, with the record they stand in. */
async function readCorrection(request: KnownRequest, reading: ReadingCase) {
  const { standing, data, readClasses } = await shownOf(reading, request, 'reader');
  const seen = new Set(data.fields.map(({ field }) => field));
  const stands = Object.fromEntries(Object.entries(standing?.values ?? {}).filter(([name]) => seen.has(name)));
  const wanted = Object.fromEntries(data.fields.map(({ field, new: value }) => [field, value]));
  const because = await sentBackWith(reading.db, reading.case.instanceId);
  return { data: { ...data, because, values: request.action === 'remove' ? {} : { ...stands, ...wanted } }, readClasses };
}

// ---- what answers do ----

const said = z.strictObject({ recordVersion: z.optional(z.nullable(z.int())), fields: z.optional(fieldDecisions) });
const corrected = z.strictObject({
  values: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  document: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
});

type Corrected = z.infer<typeof corrected>;

/** The same decision as that of the call, with what is granted to whoever answers. */
async function decideAtOffice(writing: Answering, request: KnownRequest, { values, comment }: FormAnswer): Promise<void> {
  const { tx, today, case: of } = writing;
  const actor = await actorOf(tx, writing.actorPartyId, of.companyId, today);
  const { recordVersion = null, fields = [] } = values as OpinionValues;
  const rows = scopeFor(actor, decideChangeRequest, today);
  // out of their scope today, whatever it was when the task came
  if ((await requestOf(tx, rows, request.requestId)) === undefined) throw httpErrors.error('forbidden');
  await decideOn({ ...actorContext(writing, actor), rows }, request, { recordVersion, fields, note: comment });
}

interface Rewritten extends Written {
  readonly fields: readonly RequestedField[];
}

/** Puts what was corrected in the place of what was asked for. */
async function rewrite(asking: Asking, { values = {}, ...said }: Corrected, request: KnownRequest): Promise<Rewritten> {
  const { note = request.note, document: sent } = said;
  const { tx, today, newId, actorPartyId } = asking;
  const { requestId, companyId, partyId, kind } = request;
  if (request.state !== 'sent') throw changeErrors.error('closed');
  const actor = await actorOf(tx, actorPartyId, companyId, today);
  const own = { ...actorContext(asking, actor), rows: scopeFor(actor, { ...ownChangeRequests, scope: 'self' }, today) };
  const fields = await askedAgain(own, request, values, note || null);
  const of = { kind: proofOf(classesOfKind(changeableOf(kind))), companyId, partyId, recordId: requestId };
  const document = sent === undefined || sent === request.document ? request.document : sent && (await claimFile(tx, sent, of));
  await rewriteRequest(tx, request, { note: note || null, document: document || null }, fields, newId);
  return { requestId, subject: null, variables: {}, fields };
}

/** Over before the office has written anything, and not withdrawn: nothing of it was taken. */
async function refuseRest({ tx, newId }: WritingCase, request: KnownRequest, end: RequestEnd): Promise<void> {
  if (end === 'withdrawn') return;
  const rest = request.fields.filter(({ decision: one }) => one !== 'refused');
  const refusals = rest.map(({ field }) => ({ field, decision: 'refused', reason: words.over }) as const);
  await insertDecisions(tx, request, refusals, newId);
}

const find = (db: Db, requestId: string, place: RequestPlace) => requestOf(db, rowsOf(place, place.today), requestId);
const namesOf = (fields: readonly Pick<RequestedField, 'field'>[]): string => fields.map(({ field }) => field).join(' ');

export const changeProcess = requestProcess<KnownRequest, Corrected, Rewritten, RequestState>({
  key: PROCESS,
  title: words.processTitle,
  steps,
  variables,
  facts: async ({ db, case: { recordId } }) => ({ classes: await classesFor(db, recordId) }),
  tells: fieldClasses.filter((one) => one !== 'pay' && one !== 'evaluation'),
  variableTitles: words.variables,
  begunAt: { path: '/userProfile', permission: [`${OWN_REQUESTS}/send`] },
  entity: 'ChangeRequest',
  find,
  lock: (tx, requestId, place) => requestOf(tx, rowsOf(place, place.today), requestId, true),
  // with the asker it is as open as with the office: the case knows
  status: {
    name: 'state',
    codes: { sent: 'sent', approved: 'decided', rejected: 'decided', withdrawn: 'withdrawn' },
    of: ({ state }) => state,
    set: async (tx, { requestId }, state, now) => {
      if (state !== 'sent') await closeRequest(tx, requestId, state, { now: now.getTime() });
    },
    traced: (state) => (state === 'decided' ? 'refuse' : 'update'),
  },
  asked: {
    merged: (_, values) => values as Corrected,
    write: (asking, values, before) => rewrite(asking, values, existing(before)),
    changes: ({ fields }, before) => ({ fields: [namesOf(existing(before).fields), namesOf(fields)] }),
  },
  forms: {
    [FORMS.correct]: { is: 'correct', title: workflowWords.correction, values: corrected, read: readCorrection },
    // asked field by field, by the classes they hold: what others say of the rest is not for them
    [FORMS.decide]: {
      is: 'decide',
      title: words.steps.approval,
      sees: 'step',
      values: said,
      read: readDecision,
      decide: (writing, request, answer) => giveOpinion(writing, request, answer.values as OpinionValues, answer),
    },
    [FORMS.office]: { is: 'decide', title: words.steps.office, sees: 'case', values: said, read: readOffice, decide: decideAtOffice },
  },
  about: FORMS.decide,
  services: {
    [TELL]: {
      title: words.tell,
      run: async (writing) => {
        const { tx, today, case: of } = writing;
        const found = of.recordId === null ? undefined : await find(tx, of.recordId, { companyId: of.companyId, today });
        const { requestId, partyId, companyId, fullName, kind } = existing(found);
        await notifyOffice(writing, { requestId, partyId, companyId, fullName, of: changeableOf(kind) });
        return undefined;
      },
    },
  },
  ending: refuseRest,
  tell: async (writing, request, end) => {
    if (end !== 'withdrawn') await notifyRequester(writing, request, { accepted: 0, refused: request.fields.length });
  },
});
