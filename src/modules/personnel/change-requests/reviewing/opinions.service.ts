/**
 * What approvers of a chain say to a request before the office: to each field that waits, as far as they see it. The rules: nobody says a
 * word on fields of classes that they do not hold of the person; such fields go on to those who do, the office last, and so do all fields
 * where an approver sees none. A refusal of the whole, and of a part of a removal, needs somebody who sees all of it. Nothing is written into the file here.
 */
import type { FieldClass } from '#kernel/entity.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { actorOf, classesAbout } from '#platform/access/person-access.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { StoredStep } from '#platform/approval/chain.store.ts';
import { versionsOf } from '#platform/approval/chain.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { actorContext, type ReadingAct } from '#platform/workflow/cases/case-act.service.ts';
import type { FormAnswer, WritingCase } from '#platform/workflow/process.define.ts';
import { changeErrors } from '../change-requests.contract.ts';
import { type Decision, faultOfDecisions } from '../change-requests.rules.ts';
import { APPROVAL, CHAIN, REJECT } from '../change-requests.steps.ts';
import { insertStep, type KnownRequest } from '../change-requests.store.ts';
import { type Standing, standingOf } from '../change-routes.service.ts';
import { changeableOf } from '../changeables.rules.ts';
import { areAccepted, knowsWith, namesIn, seenWith, waitingIn } from './decide.service.ts';

/** The step of the chain that a step of a case came from: that of the day on which the request was sent. */
export async function levelOf(db: Db, { companyId, sentAt }: Pick<KnownRequest, 'companyId' | 'sentAt'>, step: string): Promise<StoredStep | undefined> {
  const place = step.startsWith(APPROVAL) ? Number(step.slice(APPROVAL.length)) : 0;
  const [version] = place > 0 ? await versionsOf(db, { companyId, processType: CHAIN, kindId: null }, todayIn('Asia/Tehran', Date.parse(sentAt))) : [];
  return version?.levels[place - 1];
}

/** Whether a step of the chain lets its approver refuse; one that the chain has no more does. */
export const mayRefuse = (level: StoredStep | undefined): boolean => level?.actions.includes('ActReject') ?? true;

/** Rows of the company of a request: who may see what of them is asked by class. */
export const rowsOf = ({ companyId }: Pick<KnownRequest, 'companyId'>, today: string): RowScope => systemScope([companyId], today);

/** The record as it stands; undefined of a new one, of one that is gone, and of a request that is closed. */
export const recordOf = async (context: ReadingAct, db: Db, { kind, partyId, companyId, recordId, state }: KnownRequest): Promise<Standing | undefined> =>
  recordId === null || state !== 'sent' ? undefined : standingOf(context, db, rowsOf({ companyId }, context.today), changeableOf(kind), partyId, recordId);

/** Whether somebody sees a field of a request with these classes. */
export const sightOf = (held: ReadonlySet<FieldClass>, kind: string): ((field: string) => boolean) => (knowsWith(held, kind) ? seenWith(held, kind) : () => false);

export interface OpinionValues {
  readonly recordVersion?: number | null | undefined;
  readonly fields?: readonly Decision[] | undefined;
}

interface Judged {
  readonly request: KnownRequest;
  readonly values: OpinionValues;
  /** Fields that wait and are seen. */
  readonly seen: readonly string[];
  readonly hiddenCount: number;
  readonly canRefuse: boolean;
}

/** A refusal of the whole: every field, with its own reason or that of the answer. */
function refusal({ values: { fields = [] }, seen, hiddenCount, canRefuse }: Judged, comment: string | null): Decision[] {
  if (!canRefuse) throw changeErrors.error('mayNotRefuse');
  if (hiddenCount > 0) throw changeErrors.error('hidden');
  const reasonOf = (name: string): string | undefined => fields.find(({ field, reason }) => field === name && reason)?.reason ?? comment ?? undefined;
  return seen.map((field) => ({ field, decision: 'refused', reason: reasonOf(field) ?? null }));
}

/** An answer that leads on: a word on each field that is seen, of which something is left to lead on. Whoever may not refuse need not say it field by field. */
function opinion({ request, values: { fields }, seen, hiddenCount, canRefuse }: Judged): readonly Decision[] {
  const said = fields ?? (canRefuse ? [] : seen.map((field): Decision => ({ field, decision: 'accepted' })));
  const refusedBefore = new Set(request.fields.filter(({ decision }) => decision === 'refused').map(({ field }) => field));
  // another approver of the same step was quicker
  if (said.some(({ field }) => refusedBefore.has(field))) throw changeErrors.error('moved');
  const fault = faultOfDecisions(seen, said, request.action);
  if (fault !== undefined) throw changeErrors.error(fault);
  const isRefusing = said.some((one) => !areAccepted(one));
  if (isRefusing && !canRefuse) throw changeErrors.error('mayNotRefuse');
  if (isRefusing && hiddenCount > 0 && request.action === 'remove') throw changeErrors.error('hidden');
  if (seen.length > 0 && hiddenCount === 0 && !said.some(areAccepted)) throw changeErrors.error('nothingLeft');
  return said;
}

/** Keeps what an approver says as a step of the request. Throws closed, ownRequest, moved, and what is wrong with the decisions. */
export async function giveOpinion(writing: WritingCase & { readonly actorPartyId: string }, request: KnownRequest, values: OpinionValues, answer: FormAnswer): Promise<void> {
  const { tx, today, now, newId, audit, actorPartyId: by } = writing;
  const { outcome, comment, step } = answer;
  const { requestId, companyId, partyId, kind } = request;
  if (request.state !== 'sent') throw changeErrors.error('closed');
  if (partyId === by) throw changeErrors.error('ownRequest');
  const actor = await actorOf(tx, by, companyId, today);
  const [held, level] = [await classesAbout(tx, actor, request, today), await levelOf(tx, request, step)];
  const standing = await recordOf(actorContext(writing, actor), tx, request);
  if (values.fields !== undefined && request.recordId !== null && (standing?.rowVersion ?? null) !== (values.recordVersion ?? null)) throw changeErrors.error('moved');
  const { waiting } = waitingIn(request, standing);
  const seen = waiting.filter(sightOf(held, kind));
  const judged = { request, values, seen, hiddenCount: waiting.length - seen.length, canRefuse: mayRefuse(level) };
  const decisions = outcome === REJECT ? refusal(judged, comment) : opinion(judged);
  await insertStep(tx, request, { stepId: newId(), levelId: level?.levelId ?? null, by, note: comment, now }, decisions, newId);
  audit({
    entity: 'ChangeRequest',
    id: requestId,
    action: outcome === REJECT ? 'refuse' : 'update',
    subjectPartyId: partyId,
    companyId,
    changes: { accepted: [null, namesIn(decisions.filter(areAccepted))], refused: [null, namesIn(decisions.filter((one) => !areAccepted(one)))] },
  });
}
