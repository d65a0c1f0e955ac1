import { suggestPeople } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { FOUND_LIMIT, globalSearch, keepRecentPage, recentPages } from './search.contract.ts';
import { recentPagesOf, storeRecentPage, suggestUnits } from './search.store.ts';

export const routes = [
  route(globalSearch, async ({ db, actor, rows, query }) => {
    const seesNationalCodes = classesOf(actor, globalSearch)(undefined).has('identity');
    const [found, units] = await Promise.all([suggestPeople(db, rows, { text: query.text, seesNationalCodes, limit: FOUND_LIMIT }), suggestUnits(db, rows, query.text)]);
    // a person is opened, not an employment, and in the company one works in
    return { people: found.map(({ partyRelationshipId: _employment, companyId: _id, companyName: _company, ...person }) => person), units };
  }),
  route(recentPages, async ({ db, actor }) => ({ pages: await recentPagesOf(db, actor.userId) })),
  // no audit: what somebody looks at is no change of a record, and nobody else's business
  route(keepRecentPage, async ({ tx, actor, body, clock }) => {
    await storeRecentPage(tx, actor.userId, body, clock.now());
    return { pages: await recentPagesOf(tx, actor.userId) };
  }),
];
