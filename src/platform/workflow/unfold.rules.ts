/**
 * Puts approval chains into a list of steps: each approver becomes a question of its own, so that the engine, the diagram and the dry run
 * know nothing but steps (guide conventions.md 1.3; spec "approval chains"). Pure; chains and their names come from chains.store.ts.
 */
import type { ApprovalStep, AskStep, ListedStep, StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { type Asked, type Who, writeAsked } from '#kernel/workflow/who.ts';
import { type ChainStep, isOfOneself, type StepTarget } from '#platform/approval/chain.rules.ts';
import { accept, correction, modify, reject } from './answers.ts';

/** A step of a chain with what it is called: the post, the role or the level that decides. */
export interface NamedStep extends ChainStep {
  readonly title: string;
}

/** The chain of a process (approval_process) as it counts on the day, in any order; empty where the company has none. */
export type ChainOf = (process: string) => readonly NamedStep[];

const inProcess: Readonly<Record<string, Who>> = { RipManager: { is: 'manager', levels: 1 } };

/** How the approver of a step of a chain is found. A role in the process that no rule knows is asked of a variable of that name, in which the process keeps the person. */
export function whoOf({ verLevelCriteriaEnumId, emplPositionId, organizationPartyId, roleTypeId, levelEnumId, roleInProcessEnumId }: StepTarget): Who {
  switch (verLevelCriteriaEnumId) {
    case 'VLCEP':
      return { is: 'post', id: emplPositionId ?? '' };
    case 'VLCRoleInUnit':
      return { is: 'role', role: roleTypeId ?? '', ...(organizationPartyId === null ? {} : { unit: organizationPartyId }) };
    case 'VLCGrade':
      return { is: 'level', level: levelEnumId ?? '', role: roleTypeId ?? '' };
    case 'VLCRoleInProcess':
      return inProcess[roleInProcessEnumId ?? ''] ?? { is: 'named', variable: roleInProcessEnumId ?? '' };
  }
}

const modifyAt = (to: string | undefined): StepOutcome[] => (to === undefined ? [] : [modify(to)]);

/** Substitutes may answer where the chain allows either to hand over or to be stood in for. */
const mayStandIn = ({ actions, delegation }: ChainStep): boolean => delegation === 'Y' || actions.includes('ActSubstitute');

function askFor(step: ApprovalStep, approver: NamedStep, id: string, back: string | undefined): AskStep {
  const { actions, verificationTypeEnumId, deadlineDays } = approver;
  const asked: Asked = { ways: [whoOf(approver)], except: [{ is: 'subject' }], inPerson: !mayStandIn(approver) };
  const due = deadlineDays === null ? undefined : `P${deadlineDays}D`;
  return {
    is: 'ask',
    id,
    title: approver.title,
    form: step.form,
    who: writeAsked(asked),
    outcomes: [accept, ...(actions.includes('ActReject') ? [reject] : []), ...(actions.includes('ActModify') ? modifyAt(back) : [])],
    ...(step.when === undefined ? {} : { when: step.when }),
    ...(verificationTypeEnumId === 'VtAll' ? { many: { order: 'together', need: 'all', stopsAtRefusal: true } } : {}),
    ...(due === undefined ? {} : { deadline: { due, remindAfter: due } }),
  };
}

/** Both must hold. */
const both = (one: string | undefined, other: string | undefined): { readonly when?: string } =>
  one === undefined ? (other === undefined ? {} : { when: other }) : { when: other === undefined ? one : `(${one}) and (${other})` };

/** Where the initiator corrects, once some approver has sent the case back; passed over before. */
function correctionOf({ id, form, returnForm = form, when }: ApprovalStep, senders: readonly string[]): AskStep {
  const cameBack = senders.map((sender) => `${sender}.outcome == "modify"`).join(' or ');
  return correction({ id: `${id}0`, form: returnForm, when: both(when, cameBack).when ?? cameBack });
}

/** The steps of one chain, without those in which somebody would approve a case of their own. `first` is the first step before it that asks the initiator. */
function approvers(step: ApprovalStep, chain: readonly NamedStep[], first: string | undefined): AskStep[] {
  const { id, ifNone, returnTo = first, returnForm, title, form } = step;
  const ordered = chain.filter((approver) => !isOfOneself(approver)).toSorted((a, b) => a.sequence - b.sequence);
  if (ordered.length === 0) {
    // whoever stands for the chain sends back where the list itself says so
    const outcomes = [accept, reject, ...modifyAt(step.returnTo)];
    return ifNone === undefined ? [] : [{ is: 'ask', id: `${id}1`, title, form, who: ifNone, outcomes, ...(step.when === undefined ? {} : { when: step.when }) }];
  }
  const own = returnTo === undefined && returnForm !== undefined ? `${id}0` : undefined;
  const asked = ordered.map((approver, at) => askFor(step, approver, `${id}${at + 1}`, own ?? returnTo));
  const senders = asked.filter(({ outcomes }) => outcomes.some(({ leads }) => leads === 'back')).map((one) => one.id);
  return own === undefined || senders.length === 0 ? asked : [correctionOf(step, senders), ...asked];
}

/** Steps of a list, with the name that each of its chains is gone back to by. */
interface Unfolded {
  readonly steps: ListedStep[];
  readonly places: Map<string, string | undefined>;
}

/** A fork of which fewer than two branches are left is none. */
function besideOf(step: Extract<ListedStep, { readonly is: 'beside' }>, branches: readonly StepList[]): readonly ListedStep[] {
  const [only = [], ...others] = branches.filter((branch) => branch.length > 0);
  if (others.length > 0) return [{ ...step, branches: [only, ...others] }];
  return only.map((inner) => ({ ...inner, ...both(step.when, inner.when) }));
}

function unfoldList(list: StepList, chainOf: ChainOf): Unfolded {
  const steps: ListedStep[] = [];
  const places = new Map<string, string | undefined>();
  const asksInitiator = (): string | undefined => steps.find((one) => one.is === 'ask' && one.who === 'initiator')?.id;
  for (const step of list) {
    if (step.is === 'chain') {
      const put = approvers(step, chainOf(step.process), asksInitiator());
      places.set(step.id, put[0]?.id);
      steps.push(...put);
    } else if (step.is === 'beside') {
      const put = besideOf(
        step,
        step.branches.map((branch) => unfold(branch, chainOf)),
      );
      places.set(step.id, put[0]?.id);
      steps.push(...put);
    } else steps.push(step);
  }
  return { steps, places };
}

/** Ways back to a chain lead to its first approver; to one without approvers, to the question itself. */
const redirected = ({ steps, places }: Unfolded): ListedStep[] =>
  steps.map((step) =>
    step.is === 'ask'
      ? {
          ...step,
          outcomes: step.outcomes.map((outcome) =>
            outcome.leads === 'back' && outcome.to !== undefined && places.has(outcome.to) ? { ...outcome, to: places.get(outcome.to) ?? step.id } : outcome,
          ),
        }
      : step,
  );

export const hasChain = (list: StepList): boolean => list.some((step) => step.is === 'chain' || (step.is === 'beside' && step.branches.some((branch) => hasChain(branch))));

/** Processes whose chains a list names. */
export const chainsOf = (list: StepList): readonly string[] => [
  ...new Set(list.flatMap((step) => (step.is === 'chain' ? [step.process] : step.is === 'beside' ? step.branches.flatMap(chainsOf) : []))),
];

/** The list with its chains put in: free of chain steps, without faults when the list had none. It may be empty when nobody is left to be asked. */
export const unfold = (list: StepList, chainOf: ChainOf): StepList => redirected(unfoldList(list, chainOf));

/** An approver who may do everything that a chain allows: what is sound with two of them is sound with any number. */
export const sampleChain: readonly NamedStep[] = [1, 2].map(
  (sequence): NamedStep => ({
    sequence,
    verLevelCriteriaEnumId: 'VLCRoleInProcess',
    emplPositionId: null,
    organizationPartyId: null,
    roleTypeId: null,
    levelEnumId: null,
    roleInProcessEnumId: 'RipManager',
    actions: ['ActReject', 'ActModify'],
    verificationTypeEnumId: 'VtAny',
    deadlineDays: 2,
    delegation: 'Y',
    title: 'approver',
  }),
);
