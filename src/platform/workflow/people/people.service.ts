/**
 * Whom a task is for on a day (guide engines 1.6): the ways of its node one after the other, the first that finds somebody who can do it.
 * Nobody takes a task about themselves, unless the node asks the initiator, the subject or a person the case names; approvers of a chain never do. Whoever cannot sign in, or whose
 * employment has ended, is passed over; when nobody is left the next way counts, and at last the task is an incident.
 */

import type { FieldClass } from '#kernel/entity.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import type { NodeOf } from '#kernel/workflow/definition.ts';
import { type Asked, readAsked, type Who } from '#kernel/workflow/who.ts';
import { holdersFor, reaching } from '#platform/access/holders.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { MANAGER, MANAGER_STEP } from '#platform/approval/approvers.rules.ts';
import { findApprovers } from '#platform/approval/approvers.store.ts';
import { isOfOneself, type StepTarget } from '#platform/approval/chain.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Candidate, Instance } from '../cases/instances.store.ts';
import { subjectIdsOf } from '../cases/subjects.store.ts';
import { whoOf } from '../cases/unfold.rules.ts';
import words from '../workflow.messages.fa.ts';
import { chainOn } from './chains.store.ts';
import { handsIn } from './hands.store.ts';
import { eligibleCandidates, membersOf, namesOf, substitutesOn, whoDid } from './people.store.ts';

const { reasons } = words;

/** The case people are looked for in, on a day (ISO date). */
export interface Search {
  readonly db: Db;
  readonly instance: Pick<Instance, 'instanceId' | 'companyId' | 'processKey' | 'initiatorPartyId' | 'subjectPartyId' | 'isOfMany' | 'variables'>;
  readonly day: string;
}

const none: StepTarget = {
  verLevelCriteriaEnumId: 'VLCRoleInProcess',
  emplPositionId: null,
  organizationPartyId: null,
  roleTypeId: null,
  levelEnumId: null,
  roleInProcessEnumId: null,
};

interface Approver {
  readonly partyId: string;
  readonly position: string;
}

/** Who approves such a step for a person. */
async function approvers({ db, instance, day }: Search, partyId: string, step: StepTarget): Promise<readonly Approver[]> {
  const companyIds = [instance.companyId];
  const [found] = (await findApprovers(db, systemScope(companyIds, day), { partyId, day, companyIds }, [step])) ?? [];
  return (found?.approvers ?? []).map((one) => ({ partyId: one.partyId, position: one.position ?? '' }));
}

const nameOf = async ({ db }: Search, partyId: string): Promise<string> => (await namesOf(db, [partyId])).get(partyId) ?? '';

async function managers(search: Search, levels: number): Promise<Candidate[]> {
  const { subjectPartyId } = search.instance;
  let line: readonly string[] = [subjectPartyId];
  for (let level = 0; level < levels && line.length > 0; level += 1) {
    const above = new Set<string>();
    for (const one of line) for (const { partyId } of await approvers(search, one, MANAGER_STEP)) if (partyId !== subjectPartyId) above.add(partyId);
    line = [...above];
  }
  const of = await nameOf(search, subjectPartyId);
  const reason = levels === 1 ? reasons.manager({ of }) : reasons.managerAbove({ of, levels: levels.toLocaleString('fa-IR') });
  return line.map((partyId) => ({ partyId, reason }));
}

/** Managers one level up from somebody else than the subject, for an escalation; whoever the node leaves out stays out. */
export async function managersOf(search: Search, node: Pick<NodeOf<'user'>, 'who'>, partyId: string): Promise<readonly Candidate[]> {
  const reason = reasons.escalated({ of: await nameOf(search, partyId) });
  const out = await leftOutOf(search, node);
  const found = (await approvers(search, partyId, MANAGER_STEP))
    .filter((one) => one.partyId !== search.instance.subjectPartyId && !out.has(one.partyId))
    .map((one) => ({ partyId: one.partyId, reason }));
  return able(search, found);
}

async function byPosition(search: Search, step: StepTarget, why: (position: string) => string): Promise<Candidate[]> {
  return (await approvers(search, search.instance.subjectPartyId, step)).map(({ partyId, position }) => ({ partyId, reason: why(position) }));
}

const one = (partyId: unknown, reason: string): Candidate[] => (typeof partyId === 'string' && isUuid(partyId) ? [{ partyId, reason }] : []);

/**
 * Holders of a permission on the rows of the subject who can do the task. Whoever holds it may work in another company, above the one of the case,
 * whose rows the case does not see.
 */
async function holders({ db, instance, day }: Search, { key, classes: classesIn = '' }: Extract<Who, { readonly is: 'permission' }>): Promise<readonly string[]> {
  const { companyId, subjectPartyId, variables } = instance;
  const classes = String(variables[classesIn] ?? '')
    .split(' ')
    .filter((one): one is FieldClass => one !== '');
  const held = await holdersFor(db, { key, classes, partyId: subjectPartyId, companyId, today: day });
  const ids = held.map(({ partyId }) => partyId);
  const companies = held.map((one) => one.companyId);
  return ids.length === 0 ? [] : [...(await reaching(db, companies, () => eligibleCandidates(db, ids, day)))];
}

/** Everybody a way names, whether they can do the task or not; holders of a permission only when they can. */
async function named(search: Search, way: Who): Promise<Candidate[]> {
  const { db, instance, day } = search;
  switch (way.is) {
    case 'initiator':
      return one(instance.initiatorPartyId, reasons.initiator);
    case 'subject':
      return one(instance.subjectPartyId, reasons.subject);
    case 'named':
      return one(instance.variables[way.variable], reasons.named);
    case 'person':
      return one(way.id, reasons.person);
    case 'manager':
      return managers(search, way.levels);
    case 'unitHead': {
      const of = await nameOf(search, instance.subjectPartyId);
      return byPosition(search, { ...none, verLevelCriteriaEnumId: 'VLCRoleInUnit', roleTypeId: MANAGER }, (position) => reasons.unitHead({ position, of }));
    }
    case 'post':
      return isUuid(way.id) ? byPosition(search, { ...none, verLevelCriteriaEnumId: 'VLCEP', emplPositionId: way.id }, (position) => reasons.post({ position })) : [];
    case 'role': {
      if (way.unit !== undefined && !isUuid(way.unit)) return [];
      const step: StepTarget = { ...none, verLevelCriteriaEnumId: 'VLCRoleInUnit', roleTypeId: way.role, organizationPartyId: way.unit ?? null };
      return byPosition(search, step, (position) => reasons.role({ position }));
    }
    case 'level':
      return byPosition(search, { ...none, verLevelCriteriaEnumId: 'VLCGrade', roleTypeId: way.role, levelEnumId: way.level }, (position) => reasons.level({ position }));
    case 'group':
      return (await membersOf(db, way.id, instance.companyId, day)).map(({ partyId, group }) => ({ partyId, reason: reasons.group({ group }) }));
    case 'permission':
      return (await holders(search, way)).map((partyId) => ({ partyId, reason: reasons.permission }));
    case 'step':
      return (await whoDid(db, instance.instanceId, way.step)).map(({ partyId }) => ({ partyId, reason: reasons.step }));
    case 'chain': {
      const step = (await chainOn(db, { companyId: instance.companyId, processType: way.process, kindId: null }, day)).find(({ sequence }) => sequence === way.sequence);
      return step === undefined || isOfOneself(step) ? [] : named(search, whoOf(step));
    }
  }
}

/** People that a case names itself may be its subject. */
const mayBeSubject = ({ is }: Who): boolean => is === 'initiator' || is === 'subject' || is === 'named';

async function able({ db, day }: Search, found: readonly Candidate[]): Promise<readonly Candidate[]> {
  const fit = await eligibleCandidates(
    db,
    found.map(({ partyId }) => partyId),
    day,
  );
  return [...new Map(found.filter(({ partyId }) => fit.has(partyId)).map((candidate) => [candidate.partyId, candidate])).values()];
}

/** Who is left out, however they were found: also who had a hand in the case from outside. */
async function excluded({ db, instance }: Search, { ways, except }: Asked): Promise<ReadonlySet<string>> {
  const out = new Set<string>();
  for (const way of except)
    if (way.is === 'initiator') out.add(instance.initiatorPartyId);
    else if (way.is !== 'subject') for (const { partyId } of await whoDid(db, instance.instanceId, way.step)) out.add(partyId);
    else if (!instance.isOfMany) out.add(instance.subjectPartyId);
  for (const { partyId } of await handsIn(db, instance.instanceId)) out.add(partyId);
  // whoever a case about many is about decides nothing in it, by whatever way they come to it
  if (instance.isOfMany && !ways.some(mayBeSubject)) for (const partyId of await subjectIdsOf(db, instance)) out.add(partyId);
  return out;
}

const nobody: Asked = { ways: [], except: [], inPerson: false };

/** Who may not do the task of a node now: of steps beside it, somebody may have done one since it was opened. */
export const leftOutOf = (search: Search, { who }: Pick<NodeOf<'user'>, 'who'>): Promise<ReadonlySet<string>> => excluded(search, readAsked(who) ?? nobody);

/** Whom the task of a node is for, without substitutes; empty when nobody was found by any way. */
export async function peopleFor(search: Search, { who }: Pick<NodeOf<'user'>, 'who'>): Promise<readonly Candidate[]> {
  const asked = readAsked(who) ?? nobody;
  const out = await excluded(search, asked);
  for (const way of asked.ways) {
    const others = (await named(search, way)).filter(({ partyId }) => !out.has(partyId) && (mayBeSubject(way) || partyId !== search.instance.subjectPartyId));
    const found = way.is === 'permission' ? others : await able(search, others);
    if (found.length > 0) return found;
  }
  return [];
}

/** Who stands in today for these people in this task: never the subject, nor whoever is left out. */
export async function substitutesFor(search: Search, { who }: Pick<NodeOf<'user'>, 'who'>, principals: readonly Candidate[]): Promise<readonly Candidate[]> {
  const asked = readAsked(who) ?? nobody;
  const { db, instance, day } = search;
  const ids = principals.map(({ partyId }) => partyId);
  const rows = asked.inPerson || ids.length === 0 ? [] : await substitutesOn(db, instance.companyId, ids, instance.processKey, day);
  if (rows.length === 0) return [];
  const [out, names] = [await excluded(search, asked), await namesOf(db, ids)];
  const found = rows
    .filter(({ substituteId }) => substituteId !== instance.subjectPartyId && !out.has(substituteId) && !ids.includes(substituteId))
    .map(({ partyId, substituteId }): Candidate => ({ partyId: substituteId, onBehalfOf: partyId, reason: reasons.substitute({ of: names.get(partyId) ?? '' }) }));
  return able(search, found);
}
