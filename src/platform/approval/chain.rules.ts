/**
 * Approval chains: what a step says, what may stand in a chain, and which version counts on a day (guide conventions.md
 * 1.3 VerificationLevel and P7, base-data 7.6). Pure, for both sides. Days are ISO dates.
 */

export const criteria = ['VLCEP', 'VLCRoleInUnit', 'VLCGrade', 'VLCRoleInProcess'] as const;
export type Criterion = (typeof criteria)[number];

/** What a step may allow besides accepting. */
export const stepActions = ['ActReject', 'ActModify', 'ActSubstitute'] as const;
export type StepAction = (typeof stepActions)[number];

export const verificationTypes = ['VtAll', 'VtAny'] as const;

export const MOST_STEPS = 20;
export const MOST_DAYS = 365;

/** How the approver of a step is found. Fields that the criterion does not use are null. */
export interface StepTarget {
  readonly verLevelCriteriaEnumId: Criterion;
  readonly emplPositionId: string | null;
  /** A unit; null for a role in a unit: that of the person whom the case is about, or the nearest above it. */
  readonly organizationPartyId: string | null;
  readonly roleTypeId: string | null;
  readonly levelEnumId: string | null;
  readonly roleInProcessEnumId: string | null;
}

export interface ChainStep extends StepTarget {
  /** Order, from one; no two steps of a chain have the same. */
  readonly sequence: number;
  readonly actions: readonly StepAction[];
  /** Of several approvers: all of them, or any one. */
  readonly verificationTypeEnumId: (typeof verificationTypes)[number];
  /** Working days; null: no deadline. */
  readonly deadlineDays: number | null;
  readonly delegation: 'Y' | 'N';
}

/** Roles of those who bring a case and whom it is about. */
const ownRoles: ReadonlySet<string | null> = new Set(['RipRequester', 'RipSubject']);

/**
 * Whether the step would have somebody approve a case of their own, which nobody does: such a step is no longer kept, and is passed over in the
 * chains that have one.
 */
export const isOfOneself = ({ verLevelCriteriaEnumId, roleInProcessEnumId }: Pick<StepTarget, 'verLevelCriteriaEnumId' | 'roleInProcessEnumId'>): boolean =>
  verLevelCriteriaEnumId === 'VLCRoleInProcess' && ownRoles.has(roleInProcessEnumId);

type TargetField = Exclude<keyof StepTarget, 'verLevelCriteriaEnumId'>;

/** Fields each criterion needs, and those it may have. */
const fieldsOf: Readonly<Record<Criterion, { readonly needed: readonly TargetField[]; readonly allowed?: readonly TargetField[] }>> = {
  VLCEP: { needed: ['emplPositionId'] },
  VLCRoleInUnit: { needed: ['roleTypeId'], allowed: ['organizationPartyId'] },
  VLCGrade: { needed: ['levelEnumId', 'roleTypeId'] },
  VLCRoleInProcess: { needed: ['roleInProcessEnumId'] },
};

export const neededFor = (criterion: Criterion): readonly TargetField[] => fieldsOf[criterion].needed;
export const isUsed = (criterion: Criterion, name: TargetField): boolean => fieldsOf[criterion].needed.includes(name) || fieldsOf[criterion].allowed?.includes(name) === true;

/** The step with nothing in the fields that its criterion does not use. */
export function cleared<T extends StepTarget>(step: T): T {
  const names = ['emplPositionId', 'organizationPartyId', 'roleTypeId', 'levelEnumId', 'roleInProcessEnumId'] as const;
  return { ...step, ...Object.fromEntries(names.filter((name) => !isUsed(step.verLevelCriteriaEnumId, name)).map((name) => [name, null])) };
}

export interface ChainPosition {
  readonly emplPositionId: string;
  readonly statusId: string;
  /** Day of its end. */
  readonly thruDate: string | null;
}

/** Only positions that are active and have no end are offered (guide 1.3). */
export const isOpenPosition = ({ statusId, thruDate }: ChainPosition): boolean => statusId === 'EmpsActive' && thruDate === null;

type StepFault = 'required' | 'taken' | 'notActive' | 'sequence' | 'ownCase';
export type StepFaults = Partial<Record<TargetField | 'sequence', StepFault>>;

export interface ChainContext {
  /** Positions of the company, those of the steps among them; one that is missing is not active. */
  readonly positions: readonly ChainPosition[];
  /** Evaluation refuses a position twice. */
  readonly onePerPosition: boolean;
}

/** What is wrong with a step beside the others. */
export function faultsOf(step: ChainStep, others: readonly ChainStep[], { positions, onePerPosition }: ChainContext): StepFaults {
  const faults: StepFaults = {};
  for (const name of neededFor(step.verLevelCriteriaEnumId)) if (step[name] === null) faults[name] = 'required';
  if (isOfOneself(step)) faults.roleInProcessEnumId = 'ownCase';
  if (others.some(({ sequence }) => sequence === step.sequence)) faults.sequence = 'sequence';
  if (step.verLevelCriteriaEnumId !== 'VLCEP' || step.emplPositionId === null) return faults;
  const position = positions.find(({ emplPositionId }) => emplPositionId === step.emplPositionId);
  if (position === undefined || !isOpenPosition(position)) faults.emplPositionId = 'notActive';
  else if (onePerPosition && others.some(({ emplPositionId }) => emplPositionId === step.emplPositionId)) faults.emplPositionId = 'taken';
  return faults;
}

export interface Version {
  readonly fromDate: string;
  /** First day on which it no longer counts; null: open. */
  readonly endDate: string | null;
}

const countsOn = ({ fromDate, endDate }: Version, day: string): boolean => fromDate <= day && (endDate === null || day < endDate);

/** The version that counts on a day. */
export const versionOn = <V extends Version>(versions: readonly V[], day: string): V | undefined => versions.find((version) => countsOn(version, day));

/** Past: it no longer counts and is kept as it was. Future: it has not begun and may go again. */
export const timeOf = (version: Version, today: string): 'past' | 'current' | 'future' => (version.fromDate > today ? 'future' : countsOn(version, today) ? 'current' : 'past');
