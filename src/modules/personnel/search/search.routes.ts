import { classesOf } from '#platform/access/access.rules.ts';
import { route } from '#platform/http/context.ts';
import { personList } from './search.contract.ts';
import { readTerms } from './search.rules.ts';
import { listPeople } from './search.store.ts';

export const routes = [
  route(personList, async ({ db, actor, rows, query }) => {
    const { searchValue, ...filter } = query;
    const seesNationalCodes = classesOf(actor, personList)(undefined).has('identity');
    return listPeople(db, rows, {
      companyId: undefined,
      unitId: undefined,
      gender: undefined,
      asOf: undefined,
      orderByField: undefined,
      ...filter,
      terms: readTerms(searchValue),
      seesNationalCodes,
    });
  }),
];
