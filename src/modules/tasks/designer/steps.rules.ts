/** Steps as one writes them: put in, taken out, moved within a list and from branch to branch. Pure; a list is never changed in place. */
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';

/** A list in the tree: the process itself, or a branch of a step. */
export type Place = { readonly step: string; readonly branch: number } | null;

export const samePlace = (a: Place, b: Place): boolean => (a === null || b === null ? a === b : a.step === b.step && a.branch === b.branch);

/** Every list of steps with its place, the process itself first. */
export function* everyList(steps: StepList, place: Place = null): Generator<{ readonly place: Place; readonly list: StepList }> {
  yield { place, list: steps };
  for (const step of steps) if (step.is === 'beside') for (const [branch, inner] of step.branches.entries()) yield* everyList(inner, { step: step.id, branch });
}

export interface Found {
  readonly step: ListedStep;
  readonly place: Place;
  readonly at: number;
}

export function findStep(steps: StepList, id: string): Found | undefined {
  for (const { place, list } of everyList(steps)) {
    const at = list.findIndex((step) => step.id === id);
    if (at >= 0) return { step: list[at] as ListedStep, place, at };
  }
  return undefined;
}

/** Each list made anew, the innermost first. */
function eachList(steps: StepList, change: (list: StepList, place: Place) => StepList, place: Place = null): StepList {
  const inner = steps.map(
    (step): ListedStep => (step.is === 'beside' ? { ...step, branches: step.branches.map((branch, at) => eachList(branch, change, { step: step.id, branch: at })) } : step),
  );
  return change(inner, place);
}

export const replaceStep = (steps: StepList, id: string, next: ListedStep): StepList => eachList(steps, (list) => list.map((step) => (step.id === id ? next : step)));
export const removeStep = (steps: StepList, id: string): StepList => eachList(steps, (list) => list.filter((step) => step.id !== id));
export const insertStep = (steps: StepList, where: Place, at: number, step: ListedStep): StepList =>
  eachList(steps, (list, place) => (samePlace(place, where) ? list.toSpliced(at, 0, step) : list));

const holds = (step: ListedStep, id: string): boolean => step.is === 'beside' && step.branches.some((branch) => branch.some((inner) => inner.id === id || holds(inner, id)));

/** To a place before what stands there now; the list itself when a step would come into itself. */
export function moveStep(steps: StepList, id: string, to: Place, at: number): StepList {
  const found = findStep(steps, id);
  if (!found || (to !== null && (to.step === id || holds(found.step, to.step)))) return steps;
  const isAhead = samePlace(found.place, to) && found.at < at;
  return insertStep(removeStep(steps, id), to, isAhead ? at - 1 : at, found.step);
}

/** To the place of its neighbour. */
export function shiftStep(steps: StepList, id: string, by: -1 | 1): StepList {
  const found = findStep(steps, id);
  return found ? moveStep(steps, id, found.place, by === -1 ? Math.max(0, found.at - 1) : found.at + 2) : steps;
}

const idsIn = (steps: StepList): ReadonlySet<string> => new Set([...everyList(steps)].flatMap(({ list }) => list.map(({ id }) => id)));

/** A name that no step has. It ends with a letter: a chain takes its own name with numbers for its approvers. */
export function freshId(steps: StepList, stem: string, also: ReadonlySet<string> = new Set()): string {
  const known = idsIn(steps);
  const letter = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `${letter(Math.floor(at / 26) - 1)}${letter(at % 26)}`);
  for (let at = 0; ; at += 1) {
    const id = `${stem}${letter(at)}`;
    if (!known.has(id) && !also.has(id)) return id;
  }
}

/** The same step under names of its own, with all that is inside it. */
export function copyOf(steps: StepList, step: ListedStep): ListedStep {
  const taken = new Set<string>();
  const renamed = (one: ListedStep): ListedStep => {
    const id = freshId(steps, one.is, taken);
    taken.add(id);
    if (one.is === 'beside') return { ...one, id, branches: one.branches.map((branch) => branch.map(renamed)) };
    return one.is === 'ask' ? { ...one, id, outcomes: one.outcomes.map((outcome) => (outcome.to === one.id ? { ...outcome, to: id } : outcome)) } : { ...one, id };
  };
  return renamed(step);
}

/** Ask steps that come before a step: who did them may be asked again, or left out. */
export function askedBefore(steps: StepList, id: string): readonly ListedStep[] {
  const all = [...flat(steps)];
  const at = all.findIndex((step) => step.id === id);
  return (at < 0 ? all : all.slice(0, at)).filter(({ is }) => is === 'ask');
}

export function* flat(steps: StepList): Generator<ListedStep> {
  for (const step of steps) {
    yield step;
    if (step.is === 'beside') for (const branch of step.branches) yield* flat(branch);
  }
}

/** Steps that an answer may lead back to: itself and those before it in its own list. */
export function backTargets(steps: StepList, id: string): readonly ListedStep[] {
  const found = findStep(steps, id);
  const list = found && [...everyList(steps)].find(({ place }) => samePlace(place, found.place))?.list;
  return found && list ? list.slice(0, found.at + 1) : [];
}

/** Days and hours of a duration, and back; minutes stand as a part of an hour only where they were written so. */
export interface WorkTime {
  readonly days: number | null;
  readonly hours: number | null;
}

export function timeOf(duration: string | undefined): WorkTime {
  const { days, hours } = /^P(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?.*)?$/.exec(duration ?? '')?.groups ?? {};
  return { days: days === undefined ? null : Number(days), hours: hours === undefined ? null : Number(hours) };
}

export function durationOf({ days, hours }: WorkTime): string | undefined {
  if (!days && !hours) return undefined;
  return `P${days ? `${days}D` : ''}${hours ? `T${hours}H` : ''}`;
}
