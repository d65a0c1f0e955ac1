import type { Db } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { type Reader, readHead, readVersions } from '../library.store.ts';
import { namedBy } from '../library-uses.store.ts';
import { demand } from '../table-rows/table-rows.service.ts';
import { constantValues, formulaConstants, formulaInputFactors } from './references.contract.ts';

async function named(db: Db, reader: Reader, formulaId: string, kind: 'constant' | 'inputFactor') {
  const head = demand(await readHead(db, reader, 'formula', formulaId));
  return { rows: await namedBy(db, head, kind, reader.actor.companyId) };
}

export const routes = [
  route(formulaConstants, ({ db, rows, actor, query }) => named(db, { rows, actor }, query.formulaId, 'constant')),
  route(formulaInputFactors, ({ db, rows, actor, query }) => named(db, { rows, actor }, query.formulaId, 'inputFactor')),
  route(constantValues, async ({ db, rows, actor, today, query: { constantId } }) => {
    const head = demand(await readHead(db, { rows, actor }, 'constant', constantId));
    const versions = await readVersions<'constant'>(db, head, 'constant', today);
    return { rows: versions.map(({ versionId, version, statusId, fromDate, thruDate, content }) => ({ versionId, version, ...content, statusId, fromDate, thruDate })) };
  }),
];
