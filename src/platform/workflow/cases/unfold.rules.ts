/**
 * Puts approval chains into a list of steps: each approver becomes a question of its own, so that the engine, the diagram and the dry run
 * know nothing but steps (guide conventions.md 1.3; spec "approval chains"). Pure; chains and their names come from chains.store.ts.
 */
import type { ApprovalStep, AskStep, BranchStep, Deadline, ListedStep, SeveralStep, StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { type Asked, type Who, writeRequests } from '#kernel/workflow/who.ts';
import { type ChainStep, isOfOneself, type StepTarget } from '#platform/approval/chain.rules.ts';
import { accept, correction, modify, reject } from '../answers.rules.ts';

/** A step of a chain with what it is called: the post, the role or the level that decides. */
export interface NamedStep extends ChainStep {
  readonly title: string;
}

/** The chain of a process (approval_process) as it counts on the day, in any order; empty where the company has none. */
export type ChainOf = (process: string) => readonly NamedStep[];

/** One of the questions of a step `several`, as the slice lists it when a case begins. */
export interface Branch {
  /** Letters and digits, a letter first: no other of the list has it. */
  readonly id: string;
  /** In Persian. */
  readonly title: string;
  /** As `who` of a step. */
  readonly who: string;
  /** Another form than that of the step. */
  readonly form?: string;
  readonly deadline?: Deadline;
  /** Ids of those that are answered before; what is not in the list is not waited for. */
  readonly after?: readonly string[];
}

/** What a slice lists under a name. */
export type BranchesOf = (list: string) => readonly Branch[];

/** What the node of a branch is called: forms are told which one they are of by it. */
export const branchId = (step: string, branch: string): string => `${step}${branch.charAt(0).toUpperCase()}${branch.slice(1)}`;

/** Throws RangeError of branches that wait for each other, or that nothing tells apart. */
function demandOrder(step: string, branches: readonly BranchStep[]): void {
  if (new Set(branches.map(({ id }) => id)).size < branches.length) throw new RangeError(`branches of ${step} share a name`);
  let waiting = branches;
  for (;;) {
    const open = new Set(waiting.map(({ id }) => id));
    const next = waiting.filter(({ after }) => after.some((one) => open.has(one)));
    if (next.length === 0) return;
    if (next.length === waiting.length) throw new RangeError(`branches of ${step} wait for each other`);
    waiting = next;
  }
}

function branchesIn({ id, form, outcomes, list }: SeveralStep, branchesOf: BranchesOf): readonly BranchStep[] {
  const listed = branchesOf(list);
  const branches = listed.map((branch): BranchStep => {
    const { title, who, deadline, after = [] } = branch;
    const known = after.filter((one) => listed.some((other) => other.id === one));
    const asked = { is: 'ask', id: branchId(id, branch.id), title, who, form: branch.form ?? form, outcomes } as const;
    return { ...asked, after: [...new Set(known)].map((one) => branchId(id, one)), ...(deadline === undefined ? {} : { deadline }) };
  });
  demandOrder(id, branches);
  return branches;
}

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
    who: writeRequests(asked),
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

function unfoldList(list: StepList, chainOf: ChainOf, branchesOf: BranchesOf): Unfolded {
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
        step.branches.map((branch) => unfold(branch, chainOf, branchesOf)),
      );
      places.set(step.id, put[0]?.id);
      steps.push(...put);
    } else if (step.is === 'several') {
      const branches = branchesIn(step, branchesOf);
      // whoever goes back to it asks all of them again; to one that asks nobody, themselves
      places.set(step.id, branches.length > 0 ? step.id : undefined);
      if (branches.length > 0) steps.push({ ...step, branches });
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

/** Whether something is put into the list when a case begins. */
export const isFolded = (list: StepList): boolean =>
  list.some((step) => step.is === 'chain' || step.is === 'several' || (step.is === 'beside' && step.branches.some((branch) => isFolded(branch))));

/** Lists of branches that a list of steps names. */
export const listsOf = (list: StepList): readonly string[] => [
  ...new Set(list.flatMap((step) => (step.is === 'several' ? [step.list] : step.is === 'beside' ? step.branches.flatMap(listsOf) : []))),
];

/** Processes whose chains a list names. */
export const chainsOf = (list: StepList): readonly string[] => [
  ...new Set(list.flatMap((step) => (step.is === 'chain' ? [step.process] : step.is === 'beside' ? step.branches.flatMap(chainsOf) : []))),
];

/** The list with its chains and branches put in: free of chain steps, without faults when the list had none. It may be empty when nobody is left to be asked. */
export const unfold = (list: StepList, chainOf: ChainOf, branchesOf: BranchesOf = () => []): StepList => redirected(unfoldList(list, chainOf, branchesOf));

/** Branches of every shape: beside each other, behind one, behind two. */
export const sampleBranches: readonly Branch[] = [
  { id: 'a', title: 'a', who: 'initiator' },
  { id: 'b', title: 'b', who: 'initiator' },
  { id: 'c', title: 'c', who: 'initiator', after: ['a', 'b'] },
  { id: 'd', title: 'd', who: 'initiator', after: ['a'] },
];

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
