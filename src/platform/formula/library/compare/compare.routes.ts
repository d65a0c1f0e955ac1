import { isUuid } from '#kernel/ids/ids.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { formulaPeople } from '#platform/formula/registry.server.ts';
import { route, withExamples } from '#platform/http/context.server.ts';
import { startRun } from '#platform/runs/runs.server.ts';
import { findRun } from '#platform/runs/runs.store.ts';
import { libraryErrors } from '../library.errors.ts';
import { readHead, versionOf } from '../library.store.ts';
import { demand } from '../table-rows/table-rows.service.ts';
import { comparedClasses, readComparison, startComparison } from './compare.contract.ts';
import { comparison } from './compare.run.ts';
import { comparisonOf, employmentsOn, insertComparison, namesOfEmployments } from './compare.store.ts';
import { compareExamples } from './compare-examples.rules.ts';

export const routes = [
  withExamples(
    startComparison,
    route(startComparison, async (writing) => {
      const { tx, rows, actor, today, params, body } = writing;
      const head = demand(await readHead(tx, { rows, actor }, 'formula', params.id));
      for (const version of [body.oldVersion, body.newVersion]) if (!(await versionOf<'formula'>(tx, head, version))) throw libraryErrors.error('unknownVersion');
      const compared = { itemId: head.id, oldVersion: body.oldVersion, newVersion: body.newVersion, day: body.asOf, unitId: body.unitId ?? null };
      const choice = { db: tx, rows, actor, today, by: startComparison, day: body.asOf, companyId: actor.companyId };
      const chosen = body.people && (await formulaPeople().employments({ ...choice, selection: body.people }));
      // whom it is about is listed once and kept by the run: what was asked for, words of names too, is kept nowhere
      const runId = await startRun(writing, { ...comparison, items: (listing) => employmentsOn(listing.rows, actor.companyId, compared, chosen) }, compared);
      await insertComparison(tx, runId, actor.companyId, compared);
      return { runId };
    }),
    compareExamples,
  ),
  route(comparedClasses, async ({ actor }) => ({ classes: [...classesOf(actor, comparedClasses)(undefined)] })),
  route(readComparison, async ({ db, rows, params: { comparisonId: runId } }) => {
    // a run is seen by whoever started it
    const run = demand(isUuid(runId) ? await findRun(db, runId) : undefined);
    const found = demand(await comparisonOf(db, runId));
    const { largest, faults, ...counts } = found.outcome;
    const names = await namesOfEmployments(
      db,
      rows,
      largest.map(({ partyRelationshipId }) => partyRelationshipId),
    );
    const byId = new Map(names.map((one) => [one.partyRelationshipId, one]));
    return {
      state: run.state,
      total: run.total,
      done: run.done,
      formulaId: found.itemId,
      oldVersion: found.oldVersion,
      newVersion: found.newVersion,
      ...counts,
      largest: largest.flatMap((one) => {
        const person = byId.get(one.partyRelationshipId);
        return person ? [{ ...person, old: one.old, new: one.new }] : [];
      }),
      faults: [...faults],
    };
  }),
];
