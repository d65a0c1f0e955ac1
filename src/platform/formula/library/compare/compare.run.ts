/** The run that compares two versions of a formula, by batches of people. */
import { classesOf } from '#platform/access/access.rules.ts';
import type { LibraryLook } from '#platform/formula/formula.define.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { defineRun, type RunContext } from '#platform/runs/run-kind.define.ts';
import { readHead, versionOf } from '../library.store.ts';
import { COMPARE } from './compare.contract.ts';
import { gathered } from './compare.rules.ts';
import { type Compared, employmentsOn, holdOutcome, subjectsIn, writeOutcome } from './compare.store.ts';
import { type Comparing, comparingOf, countPairs, type Sides } from './compare-count.server.ts';

async function sidesOf({ tx, rows, run }: RunContext<Compared>): Promise<Sides> {
  const { itemId, oldVersion, newVersion } = run.parameters;
  const head = await readHead(tx, { rows, actor: run }, 'formula', itemId);
  const old = head && (await versionOf<'formula'>(tx, head, oldVersion));
  const now = head && (await versionOf<'formula'>(tx, head, newVersion));
  if (!head || !old || !now) throw httpErrors.error('notFound');
  return { code: head.code, old, new: now };
}

/** Runs of which the texts are kept compiled from batch to batch; of one that was put aside they are compiled again. */
const MOST_KEPT = 20;
const kept = new Map<string, Comparing>();

async function keptComparing(context: RunContext<Compared>, look: LibraryLook): Promise<Comparing> {
  const { runId } = context.run;
  const comparing = kept.get(runId) ?? (await comparingOf(look, await sidesOf(context)));
  kept.delete(runId);
  kept.set(runId, comparing);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return comparing;
}

export const comparison = defineRun<Compared>({
  key: 'platform/formula/library/compare',
  permission: COMPARE,
  alone: false,
  batch: 1_000,
  items: ({ rows, run }) => employmentsOn(rows, run.companyId, run.parameters),
  inReach: async ({ tx, rows }, ids) => new Set((await subjectsIn(tx, rows, ids)).map(({ partyRelationshipId }) => partyRelationshipId)),
  async work(context, items) {
    const { tx, rows, run, by } = context;
    const subjects = await subjectsIn(
      tx,
      rows,
      items.map(({ subjectId }) => subjectId),
    );
    const look = { db: tx, rows, actor: run, day: run.parameters.day };
    const pairs = await countPairs(look, await keptComparing(context, look), subjects, classesOf(by, { permission: COMPARE })(undefined));
    await writeOutcome(tx, run.runId, gathered(await holdOutcome(tx, run.runId), pairs));
  },
  ended: async ({ run }) => void kept.delete(run.runId),
});
