/** A list of steps on the wire (kernel/workflow/steps.ts). A draft may be wrong in what it says, never in its shape. */
import { z } from '#kernel/schema.ts';
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';

export const MAX_STEPS = 60;
const MAX_OUTCOMES = 8;
const MAX_BRANCHES = 6;
/** Branches inside branches. */
const DEPTH = 3;

const text = (most: number) => z.string().check(z.maxLength(most));
const id = text(40);
const duration = text(20);
const common = { id, title: text(120), when: z.optional(text(1000)) };
const who = text(500);
const form = text(80);

const outcome = z.strictObject({ id, name: text(60), leads: z.enum(['on', 'stop', 'back']), to: z.optional(id) });
const many = z.strictObject({
  order: z.enum(['together', 'oneByOne']),
  need: z.union([z.enum(['all', 'any']), z.int().check(z.gte(1), z.lte(50))]),
  stopsAtRefusal: z.boolean(),
});
const deadline = z.strictObject({
  due: z.optional(duration),
  remindAfter: z.optional(duration),
  escalateAfter: z.optional(duration),
  answerAfter: z.optional(z.strictObject({ after: duration, outcome: id })),
});

const plain = [
  z.strictObject({
    is: z.literal('ask'),
    ...common,
    who,
    form,
    outcomes: z.array(outcome).check(z.maxLength(MAX_OUTCOMES)),
    many: z.optional(many),
    deadline: z.optional(deadline),
  }),
  z.strictObject({ is: z.literal('do'), ...common, handler: text(80), runs: z.enum(['now', 'later']) }),
  z.strictObject({ is: z.literal('wait'), ...common, after: duration }),
  z.strictObject({ is: z.literal('several'), ...common, list: text(60), form, outcomes: z.array(outcome).check(z.maxLength(MAX_OUTCOMES)) }),
  z.strictObject({ is: z.literal('chain'), ...common, process: text(60), form, ifNone: z.optional(who), returnTo: z.optional(id), returnForm: z.optional(form) }),
] as const;

const listOf = (depth: number): z.ZodMiniType<readonly unknown[]> => {
  const list: z.ZodMiniType<readonly unknown[]> =
    depth === 0
      ? z.array(z.union(plain))
      : z.array(z.union([...plain, z.strictObject({ is: z.literal('beside'), ...common, branches: z.array(listOf(depth - 1)).check(z.maxLength(MAX_BRANCHES)) })]));
  return list.check(z.maxLength(MAX_STEPS)) as z.ZodMiniType<readonly unknown[]>;
};

export const stepsSchema = listOf(DEPTH);

/** The steps of a list, those in branches with them. */
export function* everyStep(list: StepList): Generator<ListedStep> {
  for (const step of list) {
    yield step;
    if (step.is === 'beside') for (const branch of step.branches) yield* everyStep(branch);
  }
}

/** Steps that have been judged by the schema, with optional properties that are not there left out. */
export const asSteps = (steps: readonly unknown[]): StepList => JSON.parse(JSON.stringify(steps)) as StepList;
