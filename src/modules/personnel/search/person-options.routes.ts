import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.ts';
import { OPTION_LIMIT, personOptions } from './person-options.contract.ts';
import { suggestById, suggestPeople } from './suggest.store.ts';

export const routes = [
  route(personOptions, async ({ db, actor, rows, query: { searchValue: text = '', partyId } }) => {
    if (partyId !== undefined) return { list: await suggestById(db, rows, partyId) };
    const seesNationalCodes = classesOf(actor, personOptions)(undefined).has('identity');
    return { list: await suggestPeople(db, rows, { text, seesNationalCodes, limit: OPTION_LIMIT }) };
  }),
];
