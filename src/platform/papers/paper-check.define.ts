/**
 * The call by which anybody who holds a paper asks whether it is genuine. Invariants: nothing is said but its state and what stands on it, never an amount;
 * a code that nobody has is told apart from nothing else; tries are counted for each network.
 */
import { type CallPath, defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

type Fact = z.core.$ZodType<unknown>;

interface PaperSpec<P extends CallPath, States extends readonly string[], Facts> {
  readonly path: P;
  readonly summary: string;
  /** Of a paper that there is; a code that nobody has is `unknown`. */
  readonly states: States;
  /** What stands on the paper, each nullable: all null of a code that nobody has. */
  readonly facts: Facts;
}

export const definePaperCheck = <const P extends CallPath, const States extends readonly string[], Facts extends Readonly<Record<string, Fact>>>({
  path,
  summary,
  states,
  facts,
}: PaperSpec<P, States, Facts>) =>
  defineCall({
    ...{ method: 'POST', path, summary, permission: 'public', scope: 'none', throttled: true },
    body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
    noChanges: 'it says whether a paper is genuine',
    reply: z.strictObject({ state: z.enum([...states, 'unknown'] as const), ...facts }),
    errors: [identityErrors],
  });
