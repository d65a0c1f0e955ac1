/**
 * A process as the engine runs it: the named subset of BPMN 2.0 (guide engines 1.5) as plain data. Texts that others
 * understand (who, form, after, handler) pass through unread.
 */

interface Element {
  readonly id: string;
  readonly name?: string;
  /** The sub-process it lies in; none for the process itself. */
  readonly within?: string;
}

/** What somebody may answer to a task. A refusal counts against a task of many. */
export interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly isRefusal?: boolean;
}

/** The condition "this step was answered so", as lists of steps write it. */
export const answerIs = (step: string, outcome: string): string => `${step}.outcome == ${JSON.stringify(outcome)}`;

/** One task for each of many people: decided when enough agree, when enough refuse, or at the first refusal. */
export interface Many {
  readonly order: 'together' | 'oneByOne';
  /** How many must agree. */
  readonly need: 'all' | 'any' | number;
  readonly stopsAtRefusal: boolean;
}

export type ActivityNode =
  /** `due` is when it ought to be done; without it the first timer on its edge says so. */
  | (Element & { readonly kind: 'user'; readonly who: string; readonly form: string; readonly outcomes: readonly Outcome[]; readonly many?: Many; readonly due?: string })
  /** Done in the transaction of the step, or as a job after it. */
  | (Element & { readonly kind: 'service'; readonly handler: string; readonly runs: 'now' | 'later' })
  | (Element & { readonly kind: 'subProcess' })
  | (Element & { readonly kind: 'call'; readonly process: string });

export type GatewayNode = Element & {
  readonly kind: 'exclusive' | 'parallel' | 'inclusive';
  /** The flow that is taken when no condition holds. */
  readonly otherwise?: string;
};

export type EventNode =
  | (Element & { readonly kind: 'start' | 'end' | 'terminate' })
  | (Element & { readonly kind: 'timer'; readonly after: string })
  | (Element & { readonly kind: 'message'; readonly message: string });

/** On the edge of an activity, which it ends or lets go on beside. */
export type BoundaryNode =
  /** `repeats` is how often it fires as long as the activity waits; of one that interrupts always 1. `answers`: the outcome that then stands for a task. */
  | (Element & {
      readonly kind: 'boundaryTimer';
      readonly on: string;
      readonly after: string;
      readonly interrupts: boolean;
      readonly repeats: number;
      readonly answers?: string;
    })
  /** Without a code it takes every error. */
  | (Element & { readonly kind: 'boundaryError'; readonly on: string; readonly code?: string });

export type ProcessNode = ActivityNode | GatewayNode | EventNode | BoundaryNode;
export type NodeKind = ProcessNode['kind'];
export type NodeOf<K extends NodeKind> = Extract<ProcessNode, { readonly kind: K }>;

export interface Flow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly name?: string;
  /** Of a flow that leaves an exclusive or inclusive gateway, unless it is the one taken otherwise. */
  readonly condition?: string;
}

export interface ProcessDefinition {
  readonly nodes: readonly ProcessNode[];
  readonly flows: readonly Flow[];
}

/** What is wrong with a definition, and at which element. */
export interface DefinitionFault {
  readonly fault:
    | 'twice'
    | 'noSuchNode'
    | 'crossesScope'
    | 'noStart'
    | 'manyStarts'
    | 'intoStart'
    | 'outOfEnd'
    | 'intoBoundary'
    | 'noWayOut'
    | 'manyWaysOut'
    | 'noWayIn'
    | 'noCondition'
    | 'needlessCondition'
    | 'badCondition'
    | 'boundaryOnNothing'
    | 'errorOnUser'
    | 'need';
  readonly element: string;
}
