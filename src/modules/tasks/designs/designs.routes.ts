import type { ReplyOf } from '#kernel/call.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { isOwnKey } from '#kernel/workflow/own-process.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { writeBpmn } from '#platform/workflow/bpmn/write.server.ts';
import { unfoldedOn } from '#platform/workflow/definitions.service.ts';
import { lockVersions } from '#platform/workflow/definitions.store.ts';
import { processKind, processKinds } from '#platform/workflow/registry.server.ts';
import { differencesOf } from './compare.rules.ts';
import {
  addDraft,
  compareDesign,
  confirmRetirement,
  type Design,
  type DesignRow,
  designs,
  discardDesign,
  exportDesign,
  keepDesign,
  oneDesign,
  oneVersion,
  publishDesign,
  retireDesign,
  returnDesign,
  saveDraft,
  submitDesign,
  withdrawDesign,
} from './designs.contract.ts';
import { designErrors } from './designs.errors.ts';
import {
  deleteDraft,
  markOpen,
  markPublished,
  markRetired,
  markRetirement,
  markSubmitted,
  type StoredVersion,
  versionsOf,
  type WholeVersion,
  writeDraft,
  xmlOf,
} from './designs.store.ts';
import { companyOf, contentOf, namesIn, problemsIn, seen, shown, vocabularyOf, wholeVocabulary } from './designs-reading.service.ts';
import { begin, lockIn, startingPoint, titleOf, versionsFor } from './drafts.service.ts';
import { asSteps } from './listed-steps.rules.ts';

function rowOf(processKey: string, versions: readonly StoredVersion[]): DesignRow {
  const [inForce, draft] = [versions.find(({ status }) => status === 'published'), versions.find(({ status }) => status === 'draft' || status === 'submitted')];
  return {
    processKey,
    title: titleOf(processKey, versions) ?? processKey,
    isDeclared: processKind(processKey) !== undefined,
    isBase: !isOwnKey(processKey) && processKind(processKey)?.start !== undefined,
    inForce: inForce === undefined ? null : { version: inForce.version, source: inForce.source, publishedAt: inForce.publishedAt, isRetiring: inForce.retireAskedAt !== null },
    draft: draft === undefined ? null : { status: draft.status === 'submitted' ? 'submitted' : 'draft', createdByName: draft.createdByName, createdAt: draft.createdAt },
    running: versions.reduce((sum, { running }) => sum + running, 0),
  };
}

async function readDesign(context: Context<typeof oneDesign>): Promise<Design> {
  const { db, actor, params, today } = context;
  const { processKey } = params;
  const companyId = companyOf(context);
  const versions = await versionsFor(db, companyId, processKey);
  const kind = processKind(processKey);
  return {
    processKey,
    title: titleOf(processKey, versions) ?? processKey,
    isDeclared: kind !== undefined,
    versions: versions.map((version) => shown(version, actor)),
    shipped: shippedSteps(processKey)?.slice() ?? null,
    vocabulary: await wholeVocabulary(db, companyId, processKey, today),
  };
}

async function save(context: Context<typeof saveDraft>): Promise<ReplyOf<typeof saveDraft>> {
  const { body, params, tx, actor, audit } = context;
  const draft = await lockIn(context, params.definitionId, body.rowVersion, 'draft');
  if (body.steps !== null && draft.steps === null) throw designErrors.error('noSteps');
  const content = body.steps === null ? undefined : contentOf(asSteps(body.steps), vocabularyOf(draft.processKey));
  const { title, note } = body;
  const done = await writeDraft(tx, draft.definitionId, { title, note, ...(content ? { content } : {}) }, actor.partyId);
  const steps = content && draft.steps ? { steps: [draft.steps, content.steps] as const } : {};
  audit({
    entity: 'ProcessDefinition',
    id: draft.definitionId,
    action: 'update',
    companyId: draft.companyId,
    changes: { title: [draft.title, title], note: [draft.note, note], ...steps },
  });
  return { ...done, problems: [...(content?.problems ?? problemsIn(draft))] };
}

/** A step of a version from one state to the next, with its audit. */
function act(
  call: typeof submitDesign | typeof withdrawDesign | typeof publishDesign | typeof confirmRetirement,
  from: readonly StoredVersion['status'][],
  to: StoredVersion['status'],
  work: (context: Context<typeof submitDesign>, version: WholeVersion, now: Date) => Promise<{ rowVersion: number }>,
) {
  return route(call, async (context) => {
    const { params, body, audit, clock } = context;
    const version = await lockIn(context, params.definitionId, body.rowVersion, ...from);
    const done = await work(context, version, new Date(clock.now()));
    audit({ entity: 'ProcessDefinition', id: version.definitionId, action: 'update', companyId: version.companyId, changes: { status: [version.status, to] } });
    return done;
  });
}

/** Asking for a retirement, and taking that back: of a version in force that the company has written. */
function ruleRetirement(
  call: typeof retireDesign | typeof keepDesign,
  isAsked: boolean,
  work: (context: Context<typeof retireDesign>, version: WholeVersion, now: Date) => Promise<{ rowVersion: number }>,
) {
  return route(call, async (context) => {
    const { params, body, audit, clock } = context;
    const version = await lockIn(context, params.definitionId, body.rowVersion, 'published');
    const { definitionId, companyId, source, retireAskedAt } = version;
    if (source !== 'company' || (retireAskedAt !== null) !== isAsked) throw designErrors.error('status');
    const done = await work(context, version, new Date(clock.now()));
    audit({ entity: 'ProcessDefinition', id: definitionId, action: 'update', companyId, changes: { retirement: isAsked ? ['asked', null] : [null, 'asked'] } });
    return done;
  });
}

function checkSound(version: WholeVersion): void {
  const problems = problemsIn(version);
  if (problems.length > 0) throw designErrors.error('faulty', { data: { problems } });
}

/** Nothing is shipped of a process that the company has made. */
const shippedSteps = (processKey: string): StepList | undefined => (isOwnKey(processKey) ? undefined : processKind(processKey)?.steps);

export const routes = [
  route(designs, async (context) => {
    const versions = await versionsOf(context.db, companyOf(context));
    const keys = new Set([...processKinds().map(({ key }) => key), ...versions.map(({ processKey }) => processKey)]);
    const rows = [...keys].map((key) =>
      rowOf(
        key,
        versions.filter(({ processKey }) => processKey === key),
      ),
    );
    return { processes: rows.toSorted((a, b) => a.title.localeCompare(b.title, 'fa')) };
  }),
  route(oneDesign, readDesign),
  route(oneVersion, async ({ db, rows, actor, params: { definitionId } }) => {
    const whole = await seen({ db, rows }, definitionId);
    const { processKey, steps, definition } = whole;
    return {
      processKey,
      version: shown(whole, actor),
      steps: steps && [...steps],
      definition: definition.nodes.length > 0 ? definition : null,
      problems: [...problemsIn(whole)],
      names: await namesIn(db, whole),
    };
  }),
  route(addDraft, async (context) => {
    const { tx, rows, params, body } = context;
    const companyId = companyOf(context);
    const versions = await versionsFor(tx, companyId, params.processKey);
    return begin(context, companyId, params.processKey, await startingPoint({ tx, rows }, versions, params.processKey, body.from));
  }),
  route(saveDraft, save),
  act(submitDesign, ['draft'], 'submitted', async ({ tx, actor }, version, now) => {
    checkSound(version);
    return markSubmitted(tx, version.definitionId, actor.partyId, now);
  }),
  act(withdrawDesign, ['submitted'], 'draft', ({ tx }, { definitionId }) => markOpen(tx, definitionId, null)),
  act(publishDesign, ['submitted'], 'published', async ({ tx, actor }, version, now) => {
    if (version.writerIds.includes(actor.partyId)) throw designErrors.error('ownDraft');
    checkSound(version);
    await lockVersions(tx, version.companyId, version.processKey);
    return markPublished(tx, version, actor.partyId, now);
  }),
  ruleRetirement(retireDesign, false, ({ tx, actor }, { definitionId }, now) => markRetirement(tx, definitionId, { by: actor.partyId, now })),
  ruleRetirement(keepDesign, true, ({ tx }, { definitionId }) => markRetirement(tx, definitionId, null)),
  act(confirmRetirement, ['published'], 'retired', async ({ tx, actor }, { definitionId, retireAskedBy, retireAskedAt }, now) => {
    if (retireAskedAt === null) throw designErrors.error('status');
    if (retireAskedBy === actor.partyId) throw designErrors.error('ownRetirement');
    return markRetired(tx, definitionId, actor.partyId, now);
  }),
  route(returnDesign, async (context) => {
    const { tx, params, body, audit } = context;
    const { definitionId, companyId } = await lockIn(context, params.definitionId, body.rowVersion, 'submitted');
    audit({ entity: 'ProcessDefinition', id: definitionId, action: 'update', companyId, changes: { status: ['submitted', 'draft'], returnText: [null, body.returnText] } });
    return markOpen(tx, definitionId, body.returnText);
  }),
  route(discardDesign, async (context) => {
    const { tx, params, body, audit } = context;
    const { definitionId, companyId, title } = await lockIn(context, params.definitionId, body.rowVersion, 'draft', 'submitted');
    await deleteDraft(tx, definitionId);
    audit({ entity: 'ProcessDefinition', id: definitionId, action: 'delete', companyId, changes: { title: [title, null] } });
    return { ok: true as const };
  }),
  route(compareDesign, async ({ db, rows, params: { definitionId }, query }) => {
    const { processKey, steps } = await seen({ db, rows }, definitionId);
    const other = query.with === undefined ? undefined : await seen({ db, rows }, query.with);
    if (other !== undefined && other.processKey !== processKey) throw httpErrors.error('notFound');
    const before = other === undefined ? shippedSteps(processKey) : other.steps;
    if (steps === null || before === null) throw designErrors.error('noSteps');
    return { differences: differencesOf(before ?? [], steps).map(({ kinds, fields, ...rest }) => ({ ...rest, kinds: [...kinds], fields: [...fields] })) };
  }),
  route(exportDesign, async ({ db, rows, params: { definitionId }, today }) => {
    const { companyId, processKey, title, steps, definition } = await seen({ db, rows }, definitionId);
    if (definition.nodes.length === 0) throw designErrors.error('notRunnable');
    // chains are no part of BPMN: those of today stand in their place
    const drawn = steps === null ? definition : compiled(await unfoldedOn(db, { companyId, processKey, recordId: null, day: today }, steps));
    return Buffer.from((await xmlOf(db, definitionId))?.xml ?? (await writeBpmn(drawn, { id: processKey, name: title })), 'utf8');
  }),
];
