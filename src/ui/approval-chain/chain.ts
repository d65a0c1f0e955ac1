/** Steps of an approval and what may stand in them. Guide conventions.md 1.3 (VerificationLevel), P7 and P8. Pure. */

export type Indicator = 'Y' | 'N';

/** One step: the holder of a position says yes, and may do a little more. */
export interface ApprovalStep {
  readonly id: string;
  /** Order of the step, from one; no two steps have the same. */
  readonly sequence: number;
  readonly emplPositionId: string;
  /** May reject. */
  readonly reject: Indicator;
  /** May send back for correction. */
  readonly modify: Indicator;
  /** Where actions are listed instead of those two: JSON array of their ids. */
  readonly actionEnumId: string | null;
}

/** A step while it is written. */
export type StepDraft = { readonly [K in Exclude<keyof ApprovalStep, 'id'>]: K extends 'sequence' | 'emplPositionId' ? ApprovalStep[K] | null : ApprovalStep[K] };

export interface ChainPosition {
  readonly emplPositionId: string;
  readonly pseudoId: string;
  readonly description: string;
  readonly statusId: string;
  /** ISO date of its end. */
  readonly thruDate?: string | null;
}

/** Only positions that are active and have no end are offered. */
export const isOffered = ({ statusId, thruDate }: ChainPosition): boolean => statusId === 'EmpsActive' && (thruDate === null || thruDate === undefined);

export interface StepFaults {
  readonly sequence?: 'required' | 'whole' | 'taken';
  readonly emplPositionId?: 'required' | 'taken' | 'notActive';
}

/** What is wrong with a step beside the others. `onePerPosition`: evaluation also refuses a position twice. */
export function stepFaults(
  { sequence, emplPositionId }: StepDraft,
  others: readonly ApprovalStep[],
  { positions, onePerPosition }: { readonly positions: readonly ChainPosition[]; readonly onePerPosition: boolean },
): StepFaults {
  const ofSequence = (): StepFaults['sequence'] => {
    if (sequence === null) return 'required';
    if (!Number.isInteger(sequence) || sequence < 1) return 'whole';
    return others.some((other) => other.sequence === sequence) ? 'taken' : undefined;
  };
  const ofPosition = (): StepFaults['emplPositionId'] => {
    if (emplPositionId === null) return 'required';
    const position = positions.find((one) => one.emplPositionId === emplPositionId);
    if (position === undefined || !isOffered(position)) return 'notActive';
    return onePerPosition && others.some((other) => other.emplPositionId === emplPositionId) ? 'taken' : undefined;
  };
  const [atSequence, atPosition] = [ofSequence(), ofPosition()];
  return { ...(atSequence && { sequence: atSequence }), ...(atPosition && { emplPositionId: atPosition }) };
}

export const inOrder = <S extends { readonly sequence: number }>(steps: readonly S[]): readonly S[] => [...steps].sort((a, b) => a.sequence - b.sequence);

/** A new step comes last. */
export const newStep = (steps: readonly ApprovalStep[]): StepDraft => ({
  sequence: steps.reduce((last, { sequence }) => Math.max(last, sequence), 0) + 1,
  emplPositionId: null,
  reject: 'N',
  modify: 'N',
  actionEnumId: null,
});

export const results = ['accept', 'modify', 'reject'] as const;
export type VerificationResult = (typeof results)[number];

/** What the holder of a step may answer: to accept always. */
export const resultsOf = ({ modify, reject }: Pick<ApprovalStep, 'modify' | 'reject'>): readonly VerificationResult[] =>
  results.filter((result) => result === 'accept' || (result === 'modify' ? modify : reject) === 'Y');
