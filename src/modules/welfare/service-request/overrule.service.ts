/** Conditions of an event that do not hold of whoever asks: what whoever decides may overrule, and that they did, with the reason. */
import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { DeclaredRow } from '#platform/requests/request.store.ts';
import type { Answering } from '#platform/requests/request-spec.service.ts';
import { accept } from '#platform/workflow/answers.rules.ts';
import type { FormAnswer } from '#platform/workflow/process.define.ts';
import type { UnmetCondition } from '../event-conditions/event-conditions.rules.ts';
import { judgeBy } from './check-service.service.ts';
import { readFacts } from './facts.service.ts';
import { insertOverrules, overrulesOf } from './overrules.store.ts';
import { serviceRequestErrors } from './service-request.errors.ts';
import words from './service-request.messages.fa.ts';
import { RESPONSIBLE } from './service-request.steps.ts';

const MOST = 500;
export const overruling = z.strictObject({ overruleReason: z.optional(z.string().check(z.trim(), z.maxLength(MOST))) });

type Row = Pick<DeclaredRow, 'requestId' | 'companyId' | 'partyId' | 'values'>;

/** What is judged of a request today, and which conditions do not hold and were not overruled. */
async function lookAt(db: Db, { requestId, companyId, partyId, values }: Row, day: string) {
  const facts = await readFacts(db, { companyId, day }, [{ partyId, values }]);
  const done = (await overrulesOf(db, [requestId])).get(requestId) ?? new Set<string>();
  const eventId = facts.slots.get(String(values['slotOne']))?.eventId ?? '';
  const open = facts.unmetOf(partyId, eventId).filter(({ conditionId }) => !done.has(conditionId));
  return { facts, done, open };
}

/** Whom a condition is for at a step: the responsible has a step of their own. */
const isFor = (step: string, { overruledBy }: UnmetCondition): boolean => overruledBy === (step === RESPONSIBLE ? 'responsible' : 'chain');

/** What whoever does a step reads of conditions that do not hold. */
export async function toOverrule(db: Db, row: Row, day: string, step: string) {
  const { open } = await lookAt(db, row, day);
  return open.map((one) => ({ title: one.title, refusal: one.refusal, isOwn: isFor(step, one) }));
}

/** Throws what a request may not be when its place is given: nothing is left open then. */
export async function mustHold(db: Db, row: Row, day: string): Promise<void> {
  const { facts, done } = await lookAt(db, row, day);
  judgeBy(facts, { companyId: row.companyId, partyId: row.partyId, day }, row.values, { mustBeOpen: false, overruled: done });
}

/**
 * Judges a request that is accepted once more; conditions that whoever accepts may overrule need a reason, which is kept and told to the audit. Throws
 * overruleReason, condition of one that only somebody before could have overruled, and what a request may not be.
 */
export async function acceptOverruling(writing: Answering, row: Row, { outcome, step, values: said }: FormAnswer): Promise<void> {
  if (outcome !== accept.id) return;
  const { tx, today, now, newId, actorPartyId, audit } = writing;
  const { requestId, companyId, partyId, values } = row;
  const { facts, done, open } = await lookAt(tx, row, today);
  const [own, late] = [open.filter((one) => isFor(step, one)), open.find(({ overruledBy }) => overruledBy === 'responsible' && step !== RESPONSIBLE)];
  if (late !== undefined) throw serviceRequestErrors.error('condition', { values: { why: late.refusal } });
  const reason = String(said['overruleReason'] ?? '');
  if (own.length > 0 && reason === '') throw serviceRequestErrors.error('overruleReason', { values: { why: own.map(({ title }) => title).join(words.overrule.separator) } });
  const left = step === RESPONSIBLE ? undefined : new Set([...done, ...own.map(({ conditionId }) => conditionId)]);
  judgeBy(facts, { companyId, partyId, day: today }, values, { mustBeOpen: false, overruled: left });
  if (own.length === 0) return;
  const kept = own.map(({ conditionId, title }) => ({ id: newId(), conditionId, title }));
  await insertOverrules(tx, { requestId, companyId, partyId, reason, by: actorPartyId, now }, kept);
  const changes = { overruled: [null, own.map(({ title }) => title)], reason: [null, reason] } as const;
  audit({ entity: 'WelfareRequest', id: requestId, action: 'update', subjectPartyId: partyId, companyId, changes });
}
