import { route } from '#platform/http/context.ts';
import { askedOf } from '#platform/tables/asked.ts';
import { exportRoute } from '#platform/tables/list-routes.ts';
import { sightOf } from '#platform/tables/source.ts';
import { peopleSource, requestOf } from './people.store.ts';
import { personList } from './search.contract.ts';
import { orderAsked } from './search.rules.ts';
import { listPeople } from './search.store.ts';
import { peopleTable } from './search.table.ts';

export const routes = [
  route(personList, async ({ db, actor, rows, query }) => {
    const { pageIndex, pageSize } = query;
    const sight = sightOf(actor, personList);
    const request = requestOf({ actor, query });
    const { filters, sort } = askedOf(peopleTable, { filter: query.filter, ...orderAsked(query, request.terms) }, sight);
    return { totals: {}, ...(await listPeople(db, rows, { ...request, filters, sort, sight, pageIndex, pageSize })) };
  }),
  exportRoute(peopleSource),
];
