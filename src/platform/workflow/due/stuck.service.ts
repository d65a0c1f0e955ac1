/** A case that is stuck waits for somebody to see to it: the management of cases in reach of whom it is about is told (guide engines 1.5, incidents). */
import { holdersFor, reaching } from '#platform/access/holders.store.ts';
import { caseStuck } from '#platform/notifications/kinds/tasks.notice.ts';
import { notify, withdraw } from '#platform/notifications/notify.service.ts';
import { type CaseContext, processTitle } from '../cases/case-context.service.ts';
import type { Instance } from '../cases/instances.store.ts';
import type { StepNote } from '../engine-deps.service.ts';
import { MANAGE } from '../manage.rules.ts';
import { eligibleCandidates, namesOf } from '../people/people.store.ts';
import words from '../workflow.messages.fa.ts';

const { stuckAt } = words;

/** By what it is told that a case is stuck at a node, and taken back. */
const causeOf = ({ instanceId }: Instance, node: string): string => `${instanceId}/${node}`;

/** Does something with the management of a case, who may work in a company above that of the case. Nothing where there is none. */
async function withManagement({ tx, today }: CaseContext, { companyId, subjectPartyId }: Instance, work: (partyIds: readonly string[]) => Promise<void>): Promise<void> {
  const held = await holdersFor(tx, { key: MANAGE, partyId: subjectPartyId, companyId, today });
  if (held.length === 0) return;
  const companies = held.map((one) => one.companyId);
  await reaching(tx, companies, () => work(held.map(({ partyId }) => partyId)));
}

/** Tells of a new incident, with a link to the case. Whoever has just tried again sees for themselves that it still is one. */
export async function notifyOfStuck(ctx: CaseContext, instance: Instance, { node, code }: { readonly node: string; readonly code: string }, by: StepNote): Promise<void> {
  if (by.kind === 'retry' && by.nodeId === node) return;
  const { tx, today, clock, newId } = ctx;
  const { instanceId, definition, subject, initiatorPartyId } = instance;
  await withManagement(ctx, instance, async (partyIds) => {
    const from = (await namesOf(tx, [initiatorPartyId])).get(initiatorPartyId) ?? '';
    const step = definition.nodes.find(({ id }) => id === node)?.name ?? node;
    const values = { process: await processTitle(tx, instance), subject, from, step, reason: stuckAt[code] ?? stuckAt.other };
    const recipients = [...(await eligibleCandidates(tx, partyIds, today))];
    await notify(tx, caseStuck, { recipients, values, link: `/TaskPanel?instanceId=${instanceId}`, causeId: causeOf(instance, node), now: new Date(clock.now()), newId });
  });
}

/** Takes back what lies ready to be told of a case that is stuck there no more. */
export const retractStuck = (ctx: CaseContext, instance: Instance, nodes: readonly string[]): Promise<void> =>
  withManagement(ctx, instance, async () => {
    for (const node of nodes) await withdraw(ctx.tx, causeOf(instance, node));
  });
