/** Sending a request for a change. */
import { type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { sql } from '#platform/db/db.server.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { profileErrors } from '../../profile/profile.contract.ts';
import { changeErrors, type sendChangeRequest } from '../change-requests.contract.ts';
import { followingIn, type RequestedField, requestedFields } from '../change-requests.rules.ts';
import { PROCESS } from '../change-requests.steps.ts';
import { hasTooMany, insertRequest, type KnownRequest, subjectOf } from '../change-requests.store.ts';
import { proofOf } from '../change-requests-files.service.ts';
import words from '../change-requests-process.messages.fa.ts';
import { type Act, type Standing, standingOf, write } from '../change-routes.service.ts';
import { type ChangeAction, type Changeable, callFor, changeableOf, classesOfKind } from '../changeables.rules.ts';
import type { Deciding } from '../reviewing/decide.service.ts';

type Sending = Context<typeof sendChangeRequest>;

/** The record that a body means. Base facts are those of the person; what the action lacks or has too much is no request. */
function recordOf({ actor, body: { action, recordId } }: Sending, { part }: Changeable): string | null {
  if (part === undefined) {
    if (action !== 'change' || recordId !== undefined) throw changeErrors.error('notPossible');
    return actor.partyId;
  }
  if ((action === 'add') !== (recordId === undefined)) throw changeErrors.error('notPossible');
  return recordId ?? null;
}

/**
 * What would come of it: the call of the personnel office is made and undone, so that every rule of the record is asked,
 * those of the database too, and what follows from a value is in the set.
 */
async function rehearse(context: Deciding, act: Act): Promise<RequestedField[]> {
  const { tx, rows } = context;
  await tx.run(sql`savepoint rehearsal`);
  const written = await write({ ...context, audit: () => undefined }, 'own', act).catch((error: unknown) => {
    // whose code it is, is for the office to know: it is told when it accepts
    if (profileErrors.is(error, 'codeTaken')) return undefined;
    throw error;
  });
  const wanted = { ...act.standing?.values, ...act.values };
  const after = act.action === 'remove' ? undefined : written === undefined ? wanted : (await standingOf(context, tx, rows, act.of, act.partyId, written))?.values;
  await tx.run(sql`rollback to savepoint rehearsal`);
  await tx.run(sql`release savepoint rehearsal`);
  return requestedFields(act.of.form, act.standing?.values, after);
}

/** What is asked for, as somebody says it about themselves. */
interface Wanted {
  readonly of: Changeable;
  readonly action: ChangeAction;
  readonly recordId: string | null;
  /** Version that was looked at. */
  readonly rowVersion: number | null;
  readonly values: FormValues;
  /** Why a correction is asked for. */
  readonly note: string | null;
}

async function judged(context: Deciding, { of, action, recordId, rowVersion, values: said, note }: Wanted, standing: Standing | undefined): Promise<RequestedField[]> {
  const { partyId } = context.actor;
  if (callFor(of, action) === undefined) throw changeErrors.error('notPossible');
  if (action === 'correct' && !note) throw changeErrors.error('noteNeeded');
  const values: FormValues = action === 'remove' ? {} : said;
  const askable = new Set(fieldsOf(of.form).map(({ path }) => path));
  if (Object.keys(values).some((name) => !askable.has(name))) throw changeErrors.error('notPossible');
  const fields = await rehearse(context, { of, action, partyId, recordId, standing, rowVersion, values, reason: note });
  if (fields.length === 0) throw changeErrors.error('nothingAsked');
  return fields;
}

async function asked(context: Sending, of: Changeable, recordId: string | null): Promise<RequestedField[]> {
  const { tx, rows, actor, body } = context;
  const standing = recordId === null ? undefined : await standingOf(context, tx, rows, of, actor.partyId, recordId);
  if (recordId !== null && standing === undefined) throw httpErrors.error('notFound');
  return judged(context, { of, action: body.action, recordId, rowVersion: body.rowVersion ?? null, values: body.values, note: body.note ?? null }, standing);
}

/** What a request that came back asks for now: what it asked for, with these values in the place of those before, on the record as it stands today. Throws gone, and what the record refuses. */
export async function askedAgain(context: Deciding, request: KnownRequest, values: FormValues, note: string | null): Promise<RequestedField[]> {
  const { kind, action, recordId, partyId, fields } = request;
  const of = changeableOf(kind);
  const standing = recordId === null ? undefined : await standingOf(context, context.tx, context.rows, of, partyId, recordId);
  if (recordId !== null && standing === undefined) throw changeErrors.error('gone');
  const following = followingIn(of.form, standing?.values, fields, action);
  const before = Object.fromEntries(fields.filter(({ field }) => !following.has(field)).map(({ field, new: wanted }) => [field, wanted]));
  return judged(context, { of, action, recordId, rowVersion: standing?.rowVersion ?? null, values: { ...before, ...values }, note }, standing);
}

/** What its case is called in inboxes: of a part of the file that not everybody may know of, not which one. */
const titleOf = (of: Changeable): string => (classesOfKind(of).every((one) => one === 'public') ? words.subject({ title: of.title }) : words.guarded);

/** Answers the id of the set. */
export async function send(context: Sending): Promise<string> {
  const { tx, rows, actor, body, newId, clock, audit } = context;
  const { partyId } = actor;
  const subject = await subjectOf(tx, rows, partyId);
  if (subject === undefined) throw httpErrors.error('notFound');
  if (await hasTooMany(tx, partyId)) throw changeErrors.error('tooManyOpen');
  const of = changeableOf(body.kind);
  const recordId = recordOf(context, of);
  const fields = await asked(context, of, recordId);
  const requestId = newId();
  const { companyId } = subject;
  const document = body.document ? await claimFile(tx, body.document, { kind: proofOf(classesOfKind(of)), companyId, partyId, recordId: requestId }) : null;
  await insertRequest(tx, { requestId, companyId, partyId, kind: of.kind, action: body.action, recordId, note: body.note ?? null, document, now: clock.now() }, fields, newId);
  audit({
    entity: 'ChangeRequest',
    id: requestId,
    action: 'create',
    subjectPartyId: partyId,
    companyId,
    // names of fields only: the values stand sealed
    changes: { state: [null, 'sent'], kind: [null, of.kind], action: [null, body.action], fields: [null, fields.map(({ field }) => field).join(' ')] },
  });
  const about = { recordId: requestId, subjectPartyId: partyId, subject: titleOf(of), variables: { returned: false, classes: classesOfKind(of).join(' ') } };
  await beginCase({ ...context, newId: () => newId(), companyId }, { key: PROCESS }, about, partyId);
  return requestId;
}
