import type { ReplyOf } from '#kernel/call.ts';
import { findApprovers } from '#platform/approval/approvers.store.ts';
import { type ChainStep, cleared, faultsOf, timeOf, versionOn } from '#platform/approval/chain.rules.ts';
import {
  type ChainOf,
  dropVersion,
  kindsWithChains,
  lastChangeOf,
  lockChain,
  positionsNamed,
  positionsOf,
  processesOf,
  type StoredVersion,
  unknownTargets,
  versionsOf,
  writeChain,
} from '#platform/approval/chain.store.ts';
import { chainKindsOn } from '#platform/approval/chain-kinds.service.ts';
import { dueDays } from '#platform/approval/due-days.rules.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { staleDetail } from '#platform/forms/stale.rules.ts';
import { type Actor, type Context, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { approvalChain, approvalProcesses, chainApprovers, chainPositions, dropChainVersion, MOST_POSITIONS, saveChain } from './certification-steps.contract.ts';
import { chainErrors } from './certification-steps.errors.ts';

/** Chains are those of the own company, for those whose scope holds all of it. */
function companyOf({ actor, rows }: { readonly actor: Actor; readonly rows: RowScope }): string {
  if (!rows.companyIds.includes(actor.companyId)) throw httpErrors.error('forbidden');
  return actor.companyId;
}

type WireVersion = ReplyOf<typeof saveChain>;

const onWire = (version: StoredVersion): WireVersion => ({
  ...version,
  levels: version.levels.map((level) => ({
    ...level,
    actions: [...level.actions],
    reject: level.actions.includes('ActReject') ? 'Y' : 'N',
    modify: level.actions.includes('ActModify') ? 'Y' : 'N',
    actionEnumId: JSON.stringify(['ActAccept', ...level.actions]),
  })),
});

type Save = Context<typeof saveChain>;

/** The stored version as the one who saves has seen it, or the refusal. */
async function seenVersion({ tx, actor, body: { fromDate, basedOn } }: Save, versions: readonly StoredVersion[]): Promise<StoredVersion | undefined> {
  const counting = versionOn(versions, fromDate);
  const seen = versions.find(({ verificationId }) => verificationId === basedOn?.verificationId);
  if (seen !== undefined && seen.rowVersion === basedOn?.rowVersion && seen !== counting) throw chainErrors.error('otherVersion');
  if (counting?.verificationId === basedOn?.verificationId && counting?.rowVersion === basedOn?.rowVersion) return counting;
  const now = counting ?? seen;
  throw chainErrors.error('stale', now && staleDetail(saveChain, actor, onWire(now), await lastChangeOf(tx, now.verificationId)));
}

/** Names of faults by field: `levels.0.emplPositionId`. */
async function checkSteps({ tx, actor }: Save, steps: readonly ChainStep[], onePerPosition: boolean): Promise<void> {
  const named = steps.flatMap(({ emplPositionId }) => emplPositionId ?? []);
  const positions = await positionsNamed(tx, actor.companyId, named);
  const faults = steps.flatMap((step, at) =>
    Object.entries(
      faultsOf(
        step,
        steps.filter((_, other) => other < at),
        { positions, onePerPosition },
      ),
    ).map(([name, fault]) => [`levels.${at}.${name}`, fault] as const),
  );
  const unknown = await unknownTargets(tx, actor.companyId, steps);
  const options = unknown.map(({ sequence, field }) => [`levels.${steps.findIndex((step) => step.sequence === sequence)}.${field}`, 'option'] as const);
  const all = [...options, ...faults];
  if (all.length > 0) throw chainErrors.error('steps', { fields: Object.fromEntries(all) });
}

/** What the audit tells of steps: their targets in order. */
const told = (version: { readonly fromDate: string; readonly levels: readonly ChainStep[] } | undefined): unknown =>
  version === undefined
    ? null
    : {
        fromDate: version.fromDate,
        levels: version.levels.map(({ sequence, ...level }) => Object.fromEntries(Object.entries(level).filter(([name, value]) => value !== null && name !== 'levelId'))),
      };

/** Kinds of a process with what they have today: those that its slice lists, and those it no longer lists that have had a chain. */
async function kindsOf(db: Db, companyId: string, processType: string, today: string): Promise<ReplyOf<typeof approvalChain>['kinds']> {
  const listed = await chainKindsOn(db, companyId, processType, today);
  const written = new Map((await kindsWithChains(db, companyId, processType, today)).map(({ kindId, steps }) => [kindId, steps]));
  const gone = [...written.keys()].filter((kindId) => listed.every(({ id }) => id !== kindId));
  const rows = [...listed.map(({ id, title }) => ({ kindId: id, title })), ...gone.map((kindId) => ({ kindId, title: null }))];
  return rows.map((row) => ({ ...row, steps: written.get(row.kindId) ?? 0 }));
}

/** A chain is written for a kind that there is on its day. */
async function demandKind(db: Db, { companyId, processType, kindId }: ChainOf, day: string): Promise<void> {
  if (kindId === null || (await chainKindsOn(db, companyId, processType, day)).some(({ id }) => id === kindId)) return;
  throw chainErrors.error('noSuchKind');
}

const kindIn = ({ kindId }: ChainOf) => (kindId === null ? {} : { kindId: [kindId, kindId] as const });

async function save(context: Save): Promise<WireVersion> {
  const { tx, body, params, today, newId, audit } = context;
  const companyId = companyOf(context);
  const { processType } = params;
  const chain: ChainOf = { companyId, processType, kindId: body.kindId ?? null };
  const [process] = await processesOf(tx, companyId, today, processType);
  if (process === undefined) throw httpErrors.error('notFound');
  if (body.fromDate < today) throw chainErrors.error('past');
  await demandKind(tx, chain, body.fromDate);
  const steps = body.levels.map((level) => cleared(level as ChainStep)).sort((a, b) => a.sequence - b.sequence);
  await lockChain(tx, companyId, processType);
  const versions = await versionsOf(tx, chain);
  const counting = await seenVersion(context, versions);
  await checkSteps(context, steps, process.onePerPosition === 'Y');
  const id = await writeChain(tx, { ...chain, fromDate: body.fromDate, steps }, counting, newId);
  const stored = versionOn(await versionsOf(tx, chain), body.fromDate);
  if (stored === undefined) throw new Error(`the saved version of ${processType} is gone`);
  const isNew = counting?.verificationId !== id;
  audit({
    entity: 'Verification',
    id,
    companyId,
    action: isNew ? 'create' : 'update',
    changes: { processType: [isNew ? null : processType, processType], ...kindIn(chain), levels: [told(counting), told(stored)] },
  });
  return onWire(stored);
}

async function drop(context: Context<typeof dropChainVersion>): Promise<{ removed: boolean }> {
  const { tx, actor, params, query, today, audit } = context;
  const companyId = companyOf(context);
  const { processType, verificationId } = params;
  await lockChain(tx, companyId, processType);
  const chain: ChainOf = { companyId, processType, kindId: query.kind ?? null };
  const version = (await versionsOf(tx, chain)).find((one) => one.verificationId === verificationId);
  if (version === undefined) throw httpErrors.error('notFound');
  if (version.rowVersion !== query.rowVersion) throw chainErrors.error('stale', staleDetail(saveChain, actor, onWire(version), await lastChangeOf(tx, verificationId)));
  if (timeOf(version, today) !== 'future') throw chainErrors.error('begun');
  await dropVersion(tx, chain, version);
  audit({
    entity: 'Verification',
    id: verificationId,
    companyId,
    action: 'delete',
    changes: { processType: [processType, null], ...kindIn(chain), levels: [told(version), null] },
  });
  return { removed: true };
}

export const routes = [
  route(approvalProcesses, async (context) => ({ processes: await processesOf(context.db, companyOf(context), context.today) })),
  route(approvalChain, async (context) => {
    const { db, params, query, today } = context;
    const companyId = companyOf(context);
    const { processType } = params;
    const [process] = await processesOf(db, companyId, today, processType);
    if (process === undefined) throw httpErrors.error('notFound');
    const versions = await versionsOf(db, { companyId, processType, kindId: query.kind ?? null });
    return { process, kinds: await kindsOf(db, companyId, processType, today), versions: versions.map(onWire) };
  }),
  route(saveChain, save),
  route(dropChainVersion, drop),
  route(chainPositions, async (context) => ({ positions: await positionsOf(context.db, companyOf(context), MOST_POSITIONS) })),
  route(chainApprovers, async (context) => {
    const { tx, rows, body } = context;
    const companyId = companyOf(context);
    const steps = body.levels.map((level) => cleared(level as ChainStep));
    const found = await findApprovers(tx, rows, { ...body, companyIds: rows.companyIds }, steps);
    if (found === undefined) throw httpErrors.error('notFound');
    const due = dueDays(steps, body.day, (await calendarOf(tx, companyId)).minutes());
    return { levels: found.map(({ approvers, whyNobody }, at) => ({ sequence: steps[at]?.sequence ?? at + 1, dueDay: due[at] ?? null, approvers: [...approvers], whyNobody })) };
  }),
];
