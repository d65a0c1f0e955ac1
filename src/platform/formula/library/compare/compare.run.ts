/** The run that compares two versions of a formula, by batches of people. */
import { classesOf } from '#platform/access/access.rules.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { defineRun, type RunContext } from '#platform/runs/run-kind.define.ts';
import { readHead, versionOf } from '../library.store.ts';
import { COMPARE } from './compare.contract.ts';
import { gathered } from './compare.rules.ts';
import { type Compared, employmentsOn, holdOutcome, subjectsIn, writeOutcome } from './compare.store.ts';
import { countPairs, type Sides } from './compare-count.server.ts';

async function sidesOf({ tx, rows, run }: RunContext<Compared>): Promise<Sides> {
  const { itemId, oldVersion, newVersion } = run.parameters;
  const head = await readHead(tx, { rows, actor: run }, 'formula', itemId);
  const old = head && (await versionOf<'formula'>(tx, head, oldVersion));
  const now = head && (await versionOf<'formula'>(tx, head, newVersion));
  if (!head || !old || !now) throw httpErrors.error('notFound');
  return { code: head.code, old, new: now };
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
    const pairs = await countPairs(look, await sidesOf(context), subjects, classesOf(by, { permission: COMPARE })(undefined));
    await writeOutcome(tx, run.runId, gathered(await holdOutcome(tx, run.runId), pairs));
  },
});
