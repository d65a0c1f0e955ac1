import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { OPTION_LIMIT, personOptions } from './person-options.contract.ts';
import { suggestById, suggestPeople } from './suggest.store.ts';

export const routes = [
  route(personOptions, async ({ db, actor, rows, query: { searchValue: text = '', partyId } }) => {
    if (partyId !== undefined) {
      const list = await suggestById(db, rows, partyId);
      if (list.length === 0) throw httpErrors.error('notFound');
      return { list };
    }
    const seesNationalCodes = classesOf(actor, personOptions)(undefined).has('identity');
    return { list: await suggestPeople(db, rows, { text, seesNationalCodes, limit: OPTION_LIMIT }) };
  }),
];
