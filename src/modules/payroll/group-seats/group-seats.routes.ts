import { positionOptionsOf, secondOfPost } from '#modules/organisation/organisation.api.ts';
import { route } from '#platform/http/context.server.ts';
import { seatOptions } from './group-seats.contract.ts';

export const routes = [
  route(seatOptions, async ({ db, rows, actor: { companyId }, today: day, query: { searchValue: words = '', emplPositionId } }) => {
    const found = await positionOptionsOf(db, rows, { companyId, words, emplPositionId, day });
    return { list: found.map((post) => ({ emplPositionId: post.emplPositionId, description: post.description, second: secondOfPost(post) })) };
  }),
];
