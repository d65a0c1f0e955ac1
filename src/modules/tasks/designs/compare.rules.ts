/** How two lists of steps differ, step by step: what came, what went, what stands elsewhere, and which of its words changed. */
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';

export type Change = 'added' | 'removed' | 'moved' | 'changed';

export interface StepDifference {
  readonly step: string;
  readonly title: string;
  readonly kinds: readonly Change[];
  /** Fields that differ, with what they said before and say now, as text. */
  readonly fields: readonly { readonly field: string; readonly before: string | null; readonly after: string | null }[];
}

interface Placed {
  readonly step: ListedStep;
  /** The branch it lies in, and the step before it. */
  readonly within: string;
  readonly after: string;
}

function* placed(list: StepList, within = ''): Generator<Placed> {
  let after = '';
  for (const step of list) {
    yield { step, within, after };
    after = step.id;
    if (step.is === 'beside') for (const [at, branch] of step.branches.entries()) yield* placed(branch, `${step.id}/${at}`);
  }
}

const said = (value: unknown): string | null => (value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value));

function fieldsOf(before: ListedStep, after: ListedStep): StepDifference['fields'] {
  const [old, now] = [before, after].map(
    (step) => Object.fromEntries(Object.entries(step).filter(([name]) => name !== 'id' && name !== 'branches')) as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [was, is] = [said(old[field]), said(now[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Steps that stayed where they were: the longest row of them that both lists have in the same order. */
function kept(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) (lengths[i] as number[])[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const same = new Set<string>();
  for (let i = 0, j = 0; i < before.length && j < after.length; )
    if (before[i] === after[j]) {
      same.add(before[i] as string);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return same;
}

/** In the order of the newer list, what is gone last; steps that did not change are left out. */
export function differencesOf(before: StepList, after: StepList): readonly StepDifference[] {
  const old = new Map([...placed(before)].map((one) => [one.step.id, one]));
  const now = [...placed(after)];
  const both = now.filter(({ step }) => old.has(step.id));
  const still = kept(
    [...old.keys()].filter((id) => both.some(({ step }) => step.id === id)),
    both.map(({ step }) => step.id),
  );
  const present = now.flatMap(({ step, within }): StepDifference[] => {
    const was = old.get(step.id);
    if (was === undefined) return [{ step: step.id, title: step.title, kinds: ['added'], fields: [] }];
    const fields = fieldsOf(was.step, step);
    const isMoved = was.within !== within || !still.has(step.id);
    const kinds: Change[] = [...(isMoved ? (['moved'] as const) : []), ...(fields.length > 0 ? (['changed'] as const) : [])];
    return kinds.length === 0 ? [] : [{ step: step.id, title: step.title, kinds, fields }];
  });
  const gone = [...old.values()].filter(({ step }) => !now.some((one) => one.step.id === step.id));
  return [...present, ...gone.map(({ step }): StepDifference => ({ step: step.id, title: step.title, kinds: ['removed'], fields: [] }))];
}
