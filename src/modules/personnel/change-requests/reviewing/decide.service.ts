/** The decision of the personnel office on a request, and what everybody who has a say in it may see. */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf, mayUse, type WhoLooks } from '#platform/access/access.rules.ts';
import type { Context, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { runningCaseOf } from '#platform/requests/request-cases.store.ts';
import type { WritingAct } from '#platform/workflow/cases/case-act.service.ts';
import { answerStep } from '#platform/workflow/cases/cases.service.ts';
import { type Instance, lockInstance } from '#platform/workflow/cases/instances.store.ts';
import { changeErrors, decideChangeRequest } from '../change-requests.contract.ts';
import { classesOfForm, type Decision, faultOfDecisions, followingIn, isSame } from '../change-requests.rules.ts';
import { DECIDED, FORMS, PROCESS } from '../change-requests.steps.ts';
import { closeRequest, insertDecisions, type KnownRequest, requestOf } from '../change-requests.store.ts';
import words from '../change-requests-page.messages.fa.ts';
import { type Standing, standingOf, write } from '../change-routes.service.ts';
import { callFor, changeableOf, classesOfKind, isFromDay } from '../changeables.rules.ts';
import { notifyRequester } from '../notices.service.ts';

/** Within these rows. */
export interface Deciding extends WritingAct {
  readonly rows: RowScope;
}

/** What the office says to a request: on which version of the record, to each field, and to whoever asked. */
export interface Said {
  readonly recordVersion: number | null;
  readonly fields: readonly Decision[];
  readonly note: string | null;
}

type Of = Pick<KnownRequest, 'kind' | 'partyId'>;

/** Whether somebody who holds these classes of a person sees a field of a set. */
export function seenWith(held: ReadonlySet<FieldClass>, kind: string): (field: string) => boolean {
  const classes = classesOfForm(changeableOf(kind).form);
  return (field) => held.has(classes.get(field) ?? 'evaluation');
}

/** Whether somebody sees a field of a set by the classes they hold for its person. */
export const seesField = (actor: WhoLooks, call: Pick<AnyCall, 'permission'>, { kind, partyId }: Of): ((field: string) => boolean) =>
  seenWith(classesOf(actor, call)(partyId), kind);

/** Classes of fields of a set. */
export const classesOfFields = (kind: string, fields: readonly string[]): FieldClass[] => {
  const classes = classesOfForm(changeableOf(kind).form);
  return fields.map((field) => classes.get(field) ?? 'evaluation');
};

/** Whether somebody who holds these classes may know of a request at all: of records that they know nothing of, nobody has asked for anything. */
export const knowsWith = (held: ReadonlySet<FieldClass>, kind: string): boolean => classesOfKind(changeableOf(kind)).every((one) => held.has(one));

export const knowsOf = (actor: WhoLooks, call: Pick<AnyCall, 'permission'>, { kind, partyId }: Of): boolean => knowsWith(classesOf(actor, call)(partyId), kind);

/** What stands in the way of somebody's decision; undefined when nothing does. */
export function hindrance(actor: WhoLooks, request: KnownRequest): 'closed' | 'ownRequest' | 'forbidden' | 'hidden' | undefined {
  if (request.state !== 'sent') return 'closed';
  if (request.partyId === actor.partyId) return 'ownRequest';
  const needed = [decideChangeRequest, callFor(changeableOf(request.kind), request.action)];
  if (needed.some((call) => call === undefined || !mayUse(actor.grants, permissionKeys(call.permission)))) return 'forbidden';
  return request.fields.every(({ field }) => seesField(actor, decideChangeRequest, request)(field)) ? undefined : 'hidden';
}

function refuse(actor: WhoLooks, request: KnownRequest): void {
  const hindered = hindrance(actor, request);
  if (hindered === 'forbidden') throw httpErrors.error('forbidden');
  if (hindered !== undefined) throw changeErrors.error(hindered);
}

export const areAccepted = ({ decision }: Decision): boolean => decision === 'accepted';

/** Fields that wait for a word, as the record stands: nobody has refused them, and they do not follow from others, as the day of a change does from what changes. */
export function waitingIn(
  { kind, action, fields }: KnownRequest,
  standing: Standing | undefined,
): { readonly following: ReadonlySet<string>; readonly waiting: readonly string[] } {
  const of = changeableOf(kind);
  const day = isFromDay(of, action) && fields.length > 1 ? ['fromDate'] : [];
  const following = new Set([...followingIn(of.form, standing?.values, fields, action), ...day]);
  return { following, waiting: fields.filter(({ field, decision }) => decision !== 'refused' && !following.has(field)).map(({ field }) => field) };
}

/** Fields of which a decision follows from the others. Throws moved and gone where something is accepted of another record than was looked at, and what is wrong with the decisions. */
function judge(said: Said, request: KnownRequest, standing: Standing | undefined): ReadonlySet<string> {
  if (request.recordId !== null && said.fields.some(areAccepted)) {
    if (standing === undefined) throw changeErrors.error('gone');
    if (standing.rowVersion !== said.recordVersion) throw changeErrors.error('moved');
  }
  const { following, waiting } = waitingIn(request, standing);
  const fault = faultOfDecisions(waiting, said.fields, request.action);
  if (fault !== undefined) throw changeErrors.error(fault);
  return following;
}

/** Writes what is accepted; answers what became of the fields that follow from it. */
async function keep(context: Deciding, said: Said, request: KnownRequest, standing: Standing | undefined, following: ReadonlySet<string>): Promise<Decision[]> {
  const { kind, action, partyId, fields, note: reason } = request;
  const { tx, rows } = context;
  const of = changeableOf(kind);
  const accepted = new Set(said.fields.filter(areAccepted).map(({ field }) => field));
  let after: Standing | undefined;
  if (accepted.size > 0) {
    // whatever is taken of a change, it is taken from its day on
    const isTaken = ({ field }: { readonly field: string }): boolean => accepted.has(field) || (field === 'fromDate' && isFromDay(of, action));
    const values = Object.fromEntries(fields.filter(isTaken).map(({ field, new: value }) => [field, value]));
    const recordId = await write(context, 'office', { of, action, partyId, recordId: request.recordId, standing, rowVersion: said.recordVersion, values, reason });
    if (following.size > 0) after = await standingOf(context, tx, rows, of, partyId, recordId);
  }
  return fields
    .filter(({ field }) => following.has(field))
    .map(({ field, new: wanted }) =>
      after !== undefined && isSame(after.values[field], wanted) ? { field, decision: 'accepted' } : { field, decision: 'refused', reason: words.followed },
    );
}

/** Names of fields, for the trace. */
export const namesIn = (list: readonly Decision[]): string => list.map(({ field }) => field).join(' ');

/** Writes what is accepted of a request that is held until the end of the transaction; answers how many fields went which way. */
export async function decideOn(context: Deciding, request: KnownRequest, said: Said): Promise<{ accepted: number; refused: number }> {
  const { tx, rows, actor, clock, newId, audit } = context;
  refuse(actor, request);
  const { requestId, partyId, companyId, kind, recordId } = request;
  const standing = recordId === null ? undefined : await standingOf(context, tx, rows, changeableOf(kind), partyId, recordId);
  const decisions = [...said.fields, ...(await keep(context, said, request, standing, judge(said, request, standing)))];
  const accepted = decisions.filter(areAccepted);
  const refused = decisions.filter((one) => !areAccepted(one));
  await insertDecisions(tx, request, decisions, newId);
  await closeRequest(tx, requestId, 'decided', { now: clock.now(), by: actor.partyId, note: said.note });
  audit({
    entity: 'ChangeRequest',
    id: requestId,
    action: accepted.length > 0 ? 'update' : 'refuse',
    subjectPartyId: partyId,
    companyId,
    changes: { state: ['sent', 'decided'], accepted: [null, namesIn(accepted)], refused: [null, namesIn(refused)] },
  });
  // fields that an approver of the chain has refused are among those that were not taken
  const counts = { accepted: accepted.length, refused: request.fields.length - accepted.length };
  await notifyRequester(context, request, counts);
  return counts;
}

/** The step of the office that a case stands at, whether somebody was found for it or not. */
export const officeStepOf = ({ definition, state }: Pick<Instance, 'definition' | 'state'>): string | undefined =>
  state.tokens.map(({ at }) => at).find((at) => definition.nodes.some((node) => node.id === at && node.kind === 'user' && node.form === FORMS.office));

/** The decision by the call of the office: whoever holds its key in scope may take it, and the case goes on with it. */
export async function decide(context: Context<typeof decideChangeRequest>): Promise<{ accepted: number; refused: number }> {
  const { tx, rows, actor, body, params } = context;
  const caseId = await runningCaseOf(tx, PROCESS, params.changeRequestId);
  // the case first: whoever answers its task locks it before the request
  const running = caseId === undefined ? undefined : await lockInstance(tx, caseId);
  const request = await requestOf(tx, rows, params.changeRequestId, true);
  if (request === undefined || !knowsOf(actor, decideChangeRequest, request)) throw httpErrors.error('notFound');
  refuse(actor, request);
  const step = running && officeStepOf(running);
  if (running !== undefined && step === undefined) throw changeErrors.error('notYet');
  const { recordVersion, fields, note = null } = body;
  const counts = await decideOn(context, request, { recordVersion, fields, note });
  if (running !== undefined && step !== undefined)
    await answerStep({ ...context, newId: () => context.newId(), companyId: request.companyId }, running, { step, partyId: actor.partyId, outcome: DECIDED, comment: note });
  return counts;
}
