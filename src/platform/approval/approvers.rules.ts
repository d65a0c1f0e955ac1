/**
 * Who approves a step for somebody, by what the structure says on a day (guide conventions.md 1.3). Pure; the facts come
 * from approvers.store.ts. Nobody approves a case about themselves: a step that asks "the requester" or "the subject" is passed over.
 */
import { isOfOneself, type StepTarget } from './chain.rules.ts';

/** A step that the manager of whom it is about approves. */
export const MANAGER_STEP: StepTarget = {
  verLevelCriteriaEnumId: 'VLCRoleInProcess',
  emplPositionId: null,
  organizationPartyId: null,
  roleTypeId: null,
  levelEnumId: null,
  roleInProcessEnumId: 'RipManager',
};

/** Somebody who holds a position on the day. */
export interface Holder {
  readonly partyId: string;
  readonly fullName: string;
  readonly emplPositionId: string;
  readonly position: string;
  /** Null: the position lies in no unit. */
  readonly unitId: string | null;
  readonly roleTypeId: string;
}

export interface Position {
  readonly emplPositionId: string;
  readonly isActive: boolean;
}

/** A unit with its level (OrganizationLevel). */
export interface UnitOnLine {
  readonly unitId: string;
  readonly levelEnumId: string | null;
}

export interface Surroundings {
  readonly subject: { readonly partyId: string; readonly fullName: string };
  /** Position to which the subject's main one reports. */
  readonly reportsTo: string | null;
  /** Unit of the subject's main position and those above it, nearest first; empty: the subject holds no position. */
  readonly line: readonly UnitOnLine[];
  /** Seats that are named: by steps, and `reportsTo`. */
  readonly seats: readonly Position[];
  /** Holders of those seats, and of the seats of `line` and of units that steps name, as far as they have a role that is asked for. */
  readonly holders: readonly Holder[];
}

/** noPlace: the subject holds no position. ownCase: the step is passed over. atRunTime: only the running process knows who has the role. */
export type WhyNobody = 'vacant' | 'closed' | 'noPlace' | 'noRole' | 'noLevel' | 'noManager' | 'self' | 'ownCase' | 'atRunTime';

interface Approver {
  readonly partyId: string;
  readonly fullName: string;
  /** Title of the position; null of one without any. */
  readonly position: string | null;
}

export type Found = { readonly approvers: readonly Approver[]; readonly whyNobody: WhyNobody | null };

/** Role of the direct manager where a position reports to none. */
export const MANAGER = 'OrgRManager';
const nobody = (whyNobody: WhyNobody): Found => ({ approvers: [], whyNobody });

/** Each person once, without the subject; `none` says why there is nobody at all. */
function othersThan(subject: string, holders: readonly Holder[], none: WhyNobody): Found {
  const others = holders.filter(({ partyId }) => partyId !== subject);
  if (others.length === 0) return nobody(holders.length > 0 ? 'self' : none);
  const people = new Map(others.map(({ partyId, fullName, position }) => [partyId, { partyId, fullName, position }]));
  return { approvers: [...people.values()], whyNobody: null };
}

function holdersOf(facts: Surroundings, emplPositionId: string | null): Found {
  const position = facts.seats.find((one) => one.emplPositionId === emplPositionId);
  if (position === undefined || !position.isActive) return nobody('closed');
  return othersThan(
    facts.subject.partyId,
    facts.holders.filter((holder) => holder.emplPositionId === emplPositionId),
    'vacant',
  );
}

const roleIn = ({ subject, holders }: Surroundings, unitId: string, roleTypeId: string | null): Found =>
  othersThan(
    subject.partyId,
    holders.filter((holder) => holder.unitId === unitId && holder.roleTypeId === roleTypeId),
    'noRole',
  );

/** The nearest unit in which somebody else has the role: a manager's own case goes to the manager above. */
function roleAlong(facts: Surroundings, roleTypeId: string | null): Found {
  if (facts.line.length === 0) return nobody('noPlace');
  const answers = facts.line.map(({ unitId }) => roleIn(facts, unitId, roleTypeId));
  return answers.find(({ whyNobody }) => whyNobody === null) ?? answers.find(({ whyNobody }) => whyNobody === 'self') ?? nobody('noRole');
}

function roleAtLevel(facts: Surroundings, { levelEnumId, roleTypeId }: StepTarget): Found {
  if (facts.line.length === 0) return nobody('noPlace');
  const unit = facts.line.find((one) => one.levelEnumId === levelEnumId);
  return unit === undefined ? nobody('noLevel') : roleIn(facts, unit.unitId, roleTypeId);
}

/** Who holds the position to which the subject reports; without one, the manager of the nearest unit. */
function directManager(facts: Surroundings): Found {
  const above = facts.reportsTo === null ? nobody('vacant') : holdersOf(facts, facts.reportsTo);
  if (above.whyNobody === null) return above;
  const manager = roleAlong(facts, MANAGER);
  return manager.whyNobody === 'noRole' ? nobody('noManager') : manager;
}

const roleInProcess = (facts: Surroundings, role: string | null): Found => (role === 'RipManager' ? directManager(facts) : nobody('atRunTime'));

/** The approvers of a step, or why there is nobody. */
export function approversOf(step: StepTarget, facts: Surroundings): Found {
  if (isOfOneself(step)) return nobody('ownCase');
  switch (step.verLevelCriteriaEnumId) {
    case 'VLCEP':
      return holdersOf(facts, step.emplPositionId);
    case 'VLCRoleInUnit':
      return step.organizationPartyId === null ? roleAlong(facts, step.roleTypeId) : roleIn(facts, step.organizationPartyId, step.roleTypeId);
    case 'VLCGrade':
      return roleAtLevel(facts, step);
    case 'VLCRoleInProcess':
      return roleInProcess(facts, step.roleInProcessEnumId);
  }
}
