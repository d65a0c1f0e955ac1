import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { suggestById, suggestPeople } from '../suggest.store.ts';
import { personOptions } from './person-options.contract.ts';
import { optionOf } from './person-options.rules.ts';

export const routes = [
  route(personOptions, async ({ db, actor, rows, query: { searchValue: text = '', partyId, standing, here, others } }) => {
    if (partyId !== undefined) {
      const list = await suggestById(db, rows, partyId);
      if (list.length === 0) throw httpErrors.error('notFound');
      return { list: list.map((person) => optionOf(person, {})) };
    }
    const seesNationalCodes = classesOf(actor, personOptions)(undefined).has('identity');
    const found = await suggestPeople(db, rows, { text, seesNationalCodes, limit: MOST_OPTIONS });
    return {
      list: found.map((person) =>
        optionOf(person, { mustStand: standing === 'Y', within: here === 'Y' ? actor.companyId : undefined, not: others === 'Y' ? actor.partyId : undefined }),
      ),
    };
  }),
];
