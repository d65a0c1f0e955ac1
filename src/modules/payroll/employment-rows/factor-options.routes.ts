import { route } from '#platform/http/context.server.ts';
import { factorOptions } from './factor-options.contract.ts';
import { factorsLike, factorsOf } from './factor-options.store.ts';

export const routes = [
  route(factorOptions, async ({ db, actor, rows, query: { searchValue = '', payFactorId } }) => {
    if (!rows.companyIds.includes(actor.companyId)) return { list: [] };
    if (payFactorId === undefined) return { list: await factorsLike(db, actor.companyId, searchValue) };
    return { list: (await factorsOf(db, actor.companyId)).filter((one) => one.payFactorId === payFactorId) };
  }),
];
