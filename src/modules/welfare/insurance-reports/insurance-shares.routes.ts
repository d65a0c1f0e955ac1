import { route } from '#platform/http/context.server.ts';
import { insuranceShares } from './insurance-shares.contract.ts';
import { sharesIn } from './insurance-shares.store.ts';

export const routes = [route(insuranceShares, async ({ db, rows, query }) => ({ rows: await sharesIn(db, rows, query) }))];
