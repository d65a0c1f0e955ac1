/** Cases: begun, looked at, talked about, called off. */

import { storedNameIn } from '#kernel/file-value/file-value.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notifyPeople } from '#platform/notifications/live.store.ts';
import { MOST_COMMENTS_AN_HOUR } from '#platform/workflow/bounds.rules.ts';
import { atVariables, beginCase, cancelCase, retryOrSkip, valuesOf } from '#platform/workflow/cases/cases.service.ts';
import { insertEvent, lockInstance, lockRunning } from '#platform/workflow/cases/instances.store.ts';
import { MANAGE } from '#platform/workflow/manage.rules.ts';
import { insertHand } from '#platform/workflow/people/hands.store.ts';
import { reresolve } from '#platform/workflow/people/reresolve.service.ts';
import type { ProcessKind } from '#platform/workflow/process.define.ts';
import { processKind, processKinds, sliceOfProcess } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '../workflow/tasks.errors.ts';
import { cancelInstance, discuss, instances, oneInstance, processList, seeToIncident, setVariables, startProcess, withdrawInstance } from './cases.contract.ts';
import { casePage, countCases, firstTaskFor, insertComment, openTasksOf, saidSince, waitingFor, writeVariables } from './cases.store.ts';
import { definitionsInForce } from './definitions.store.ts';
import { casePartsOf, isWithdrawable, presentCases } from './present.service.ts';
import { managed, managedCase, type SeenCase, seenCase } from './reach.service.ts';
import { type Reading, readForm } from './read-form.service.ts';
import { pageOf } from './tasks.routes.ts';
import { discussionFile } from './tasks-files.server.ts';

const HOUR_MS = 3_600_000;

const ok = { ok: true as const };

const isOf = (value: unknown, sample: unknown): boolean => value === null || typeof value === typeof sample;

/** Variables that may be set by hand, with values of their kind. Throws noSuchVariable, factOfRecord and wrongValue at the field. */
function declared(kind: ProcessKind | undefined, variables: Readonly<Record<string, { readonly value: unknown }>>) {
  const fieldOf = (name: string) => `variables.${name}`;
  for (const [name, { value }] of Object.entries(variables)) {
    if (kind === undefined || !Object.hasOwn(kind.variables, name)) throw taskErrors.error('noSuchVariable', { fields: { [fieldOf(name)]: 'noSuchVariable' } });
    const isScalar = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (kind.variables[name]?.from !== 'hand') throw taskErrors.error('factOfRecord', { fields: { [fieldOf(name)]: 'factOfRecord' } });
    const sample = kind.variables[name].sample;
    if (!isScalar || (sample !== null && !isOf(value, sample))) throw taskErrors.error('wrongValue', { fields: { [fieldOf(name)]: 'wrongValue' } });
  }
  return Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value as string | number | boolean | null]));
}

/** One after the other, so that those who come at the same moment are counted too. Throws notRunning and tooManyComments. */
async function checkTalk(tx: Tx, instanceId: string, partyId: string, now: Date): Promise<void> {
  if (!(await lockRunning(tx, instanceId))) throw taskErrors.error('notRunning');
  const { n, first } = await saidSince(tx, instanceId, partyId, new Date(now.getTime() - HOUR_MS));
  if (n < MOST_COMMENTS_AN_HOUR) return;
  const retryAfterSeconds = Math.ceil((Date.parse(first ?? '') + HOUR_MS - now.getTime()) / 1000);
  throw taskErrors.error('tooManyComments', { values: { most: MOST_COMMENTS_AN_HOUR }, retryAfterSeconds });
}

/** What a case is about, for whoever brought it and the person it concerns. */
async function aboutOf(context: Reading, one: SeenCase) {
  const form = [one.initiatorPartyId, one.subjectPartyId].includes(context.actor.partyId) ? processKind(one.processKey)?.about : undefined;
  const data = form === undefined ? undefined : await readForm(context, one, { formKey: form, nodeId: '' }, 'asked');
  return form === undefined || data === undefined || data === null ? null : { formKey: form, data };
}

export const routes = [
  route(processList, async ({ db, actor }) => {
    const inForce = new Map((await definitionsInForce(db, actor.companyId)).map((one) => [one.processKey, one]));
    const own = [...inForce.keys()].filter(isOwnKey).flatMap((key) => processKind(key) ?? []);
    const outList = [...processKinds(), ...own].flatMap(({ key, title, start, begunAt }) => {
      const permission = (start ?? begunAt)?.permission;
      if (permission === undefined || !mayUse(actor.grants, permission)) return [];
      const version = inForce.get(key);
      return [{ id: version?.definitionId ?? key, key, name: version?.title ?? title, formKey: start?.form ?? null, path: begunAt?.path ?? null }];
    });
    return { outList: outList.sort((a, b) => a.name.localeCompare(b.name, 'fa')) };
  }),
  route(startProcess, async (context) => {
    const { tx, actor, body } = context;
    const version = (await definitionsInForce(tx, actor.companyId)).find(({ definitionId }) => definitionId === body.processDefinitionId);
    const kind = processKind(version?.processKey ?? body.processDefinitionId);
    // a process of the company's own is begun by the version in force, and there is none before
    if (kind === undefined || (version === undefined && isOwnKey(kind.key))) throw httpErrors.error('notFound');
    const { start } = kind;
    if (start === undefined) throw taskErrors.error('notStartable');
    if (!mayUse(actor.grants, start.permission)) throw httpErrors.error('forbidden');
    const ctx = { ...context, newId: () => context.newId(), companyId: actor.companyId };
    const said = Object.fromEntries(Object.entries(body.variables ?? {}).map(([name, { value }]) => [name, value]));
    const values = await valuesOf(ctx, sliceOfProcess(kind.key), start.values, said);
    const begun = await atVariables(() => start.begin({ ...ctx, now: new Date(context.clock.now()), actorPartyId: actor.partyId }, values));
    const { instanceId, trackingCode } = await beginCase(ctx, kind, begun, actor.partyId);
    return { id: instanceId, trackingCode, taskId: await firstTaskFor(tx, instanceId, actor.partyId) };
  }),
  route(setVariables, async (context) => {
    const { tx, actor, body, clock, newId, audit } = context;
    const { instanceId, processKey, companyId, subjectPartyId, variables } = await managedCase(tx, context, body.processInstanceId);
    const values = declared(processKind(processKey), body.variables);
    const instance = await lockInstance(tx, instanceId);
    if (instance === undefined) throw taskErrors.error('notRunning');
    await writeVariables(tx, instanceId, values);
    const now = new Date(clock.now());
    await insertHand(tx, { instanceId, companyId, partyId: actor.partyId, taskId: null, now });
    await insertEvent(tx, instance, {
      eventId: newId(),
      kind: 'variables',
      actorPartyId: actor.partyId,
      passed: [],
      detail: { names: Object.keys(values) },
      now,
    });
    // whom it was for may be out of it with that: others are found in their place
    for (const { taskId } of await openTasksOf(tx, instanceId)) await reresolve({ ...context, newId: () => context.newId(), companyId }, taskId);
    const changes = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [variables[name] ?? null, value] as const]));
    audit({ entity: 'ProcessInstance', id: instanceId, action: 'update', subjectPartyId, companyId, changes });
    return ok;
  }),
  route(instances, async (context) => {
    const { db, actor, query } = context;
    const { first, most } = pageOf(query);
    if (query.of === 'all' && !mayUse(actor.grants, [MANAGE])) throw httpErrors.error('forbidden');
    const within = query.of === 'all' ? managed(context, sql`i.subject_party_id`, sql`i.company_id`) : sql`${actor.partyId}::uuid in (i.initiator_party_id, i.subject_party_id)`;
    const asked = { within, state: query.state, processKey: query.processDefinitionKey, search: query.search };
    const [found, count] = await Promise.all([casePage(db, asked, first, most), countCases(db, asked)]);
    return { rows: await presentCases(db, found, actor.partyId), count };
  }),
  route(oneInstance, async (context) => {
    const { db, actor, params } = context;
    const one = await seenCase(db, context, params.instanceId);
    const may = { withdraw: isWithdrawable(one, actor.partyId), discuss: one.status === 'active' && one.sight === 'whole', manage: one.isManaged && one.status === 'active' };
    const [parts, about] = await Promise.all([casePartsOf(db, one, { partyId: actor.partyId }), aboutOf(context, one)]);
    return { ...parts, about, may };
  }),
  route(withdrawInstance, async (context) => {
    const { tx, actor, params, body } = context;
    const one = await seenCase(tx, context, params.instanceId);
    if (one.status !== 'active') throw taskErrors.error('notRunning');
    if (!isWithdrawable(one, actor.partyId)) throw taskErrors.error('notWithdrawable');
    const ctx = { ...context, newId: () => context.newId(), companyId: one.companyId };
    await cancelCase(ctx, { instanceId: one.instanceId, partyId: actor.partyId, comment: body.comment || null, kind: 'withdrawn' });
    return ok;
  }),
  route(discuss, async (context) => {
    const { tx, actor, params, body, clock, newId, audit } = context;
    const one = await seenCase(tx, context, params.instanceId);
    if (one.sight !== 'whole') throw taskErrors.error('talkHidden');
    if (one.status !== 'active') throw taskErrors.error('notRunning');
    const { instanceId, companyId, subjectPartyId } = one;
    const now = new Date(clock.now());
    await checkTalk(tx, instanceId, actor.partyId, now);
    const commentId = newId();
    const file = body.file ? await claimFile(tx, body.file, { kind: discussionFile, recordId: commentId, partyId: subjectPartyId, companyId }) : null;
    await insertComment(tx, one, { commentId, partyId: actor.partyId, text: body.text, file, now });
    audit({
      entity: 'ProcessComment',
      id: commentId,
      action: 'create',
      subjectPartyId,
      companyId,
      changes: { instanceId: [null, instanceId], file: [null, storedNameIn(file ?? '') ?? null] },
    });
    await notifyPeople(tx, 'task', await waitingFor(tx, instanceId));
    return { commentId };
  }),
  route(seeToIncident, async (context) => {
    const { actor, params, body } = context;
    const { instanceId, companyId } = await managedCase(context.tx, context, params.instanceId);
    const seenTo = await retryOrSkip({ ...context, newId: () => context.newId(), companyId }, { instanceId, ...body, partyId: actor.partyId });
    return { ...ok, ...seenTo };
  }),
  route(cancelInstance, async (context) => {
    const { actor, params, body } = context;
    const { instanceId, companyId } = await managedCase(context.tx, context, params.instanceId);
    await cancelCase({ ...context, newId: () => context.newId(), companyId }, { instanceId, partyId: actor.partyId, comment: body.comment, kind: 'cancelled' });
    return ok;
  }),
];
