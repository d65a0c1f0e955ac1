/** The engine as cases run with it: people of the structure, working time of the company, services of the modules, and who is told. */

import { ESCALATE, REMIND } from '#kernel/workflow/compile.ts';
import type { NodeOf } from '#kernel/workflow/definition.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { dueMoment } from '#platform/calendar/working-minutes.rules.ts';
import { jobs } from '#platform/jobs/jobs.server.ts';
import { taskAssigned } from '#platform/notifications/kinds/tasks.notice.ts';
import { definitionFor } from '../definitions.service.ts';
import { escalate, remind } from '../due/late.service.ts';
import { notifyOfStuck, retractStuck } from '../due/stuck.service.ts';
import type { EngineDeps } from '../engine.service.ts';
import { peopleFor, substitutesFor } from '../people/people.service.ts';
import { processKind } from '../registry.server.ts';
import { type CaseContext, monotonicId, notifyOfTask, retractNotifications, searchIn, writingCase } from './case-context.service.ts';
import { withFacts } from './case-facts.service.ts';
import { groupsFor, peopleForAll } from './divide.service.ts';
import type { Instance, NewTask, Variables } from './instances.store.ts';

const notifyOfNew = (ctx: CaseContext, instance: Instance, { taskId, title, dueAt, candidates }: NewTask): Promise<void> =>
  notifyOfTask(
    ctx,
    instance,
    { taskId, title, dueAt: dueAt ?? null },
    taskAssigned,
    candidates.map(({ partyId }) => partyId),
  );

async function runService(ctx: CaseContext, actorPartyId: string | null, instance: Instance, node: NodeOf<'service'>): Promise<Variables> {
  if (node.handler === REMIND) return remind(ctx, instance, node);
  if (node.handler === ESCALATE) return escalate(ctx, instance, node);
  const service = processKind(instance.processKey)?.services[node.handler];
  if (!service) throw new Error(`no service ${node.handler} in ${instance.processKey}`);
  return (await service.run(writingCase(ctx, instance, actorPartyId))) ?? {};
}

/** The engine in a transaction; `actorPartyId` is whoever makes the step, null where nobody does. */
export function engineFor(ctx: CaseContext, actorPartyId: string | null = null): EngineDeps {
  const calendars = new Map<string, ReturnType<typeof calendarOf>>();
  const calendar = (companyId: string): ReturnType<typeof calendarOf> => {
    const known = calendars.get(companyId) ?? calendarOf(ctx.tx, companyId);
    calendars.set(companyId, known);
    return known;
  };
  return {
    tx: ctx.tx,
    newId: () => monotonicId(ctx.newId()),
    now: () => new Date(ctx.clock.now()),
    definition: (companyId, processKey, recordId) => definitionFor({ tx: ctx.tx, companyId, processKey, recordId, today: ctx.today, newId: () => ctx.newId() }),
    facts: (instance) => withFacts(ctx.tx, instance),
    findPeople: (instance, node) => (instance.isOfMany ? peopleForAll : peopleFor)(searchIn(ctx, instance), node),
    groups: (instance, node) => groupsFor(searchIn(ctx, instance), node),
    substitutes: (instance, node, principals) => substitutesFor(searchIn(ctx, instance), node, principals),
    opened: (instance, task) => notifyOfNew(ctx, instance, task),
    halted: (instance, at, by) => notifyOfStuck(ctx, instance, at, by),
    freed: (instance, nodes) => retractStuck(ctx, instance, nodes),
    closed: (_, tasks) => retractNotifications(ctx, tasks),
    ended: async (instance, how, last) => {
      await processKind(instance.processKey)?.ended?.(writingCase(ctx, instance, actorPartyId), how, endingOf(instance, last));
    },
    dueAt: async ({ companyId }, after, from) => dueMoment((await calendar(companyId)).minutes(), from, after),
    run: (instance, node) => runService(ctx, actorPartyId, instance, node),
    defer: (jobId, companyId) => jobs().send(ctx.tx, 'workflow', { jobId, companyId }),
  };
}

/** The answer that ended a case; null when something else did. */
function endingOf(
  { definition }: Instance,
  { kind, nodeId, detail }: Parameters<EngineDeps['ended']>[2],
): { readonly step: string; readonly outcome: string; readonly isRefusal: boolean } | null {
  const outcome = detail?.['outcome'];
  if (kind !== 'answered' || nodeId === undefined || typeof outcome !== 'string') return null;
  const node = definition.nodes.find(({ id }) => id === nodeId);
  const isRefusal = node?.kind === 'user' && node.outcomes.some((one) => one.id === outcome && one.isRefusal === true);
  return { step: nodeId, outcome, isRefusal };
}
