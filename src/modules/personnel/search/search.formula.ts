/** Whom formulas are counted for: people chosen as the list of personnel chooses them, of one company on a day. */
import { defineFormulaPeople } from '#platform/formula/formula.define.ts';
import { selectionQuery } from '#platform/tables/list-routes.server.ts';
import { peopleSource } from './people.store.ts';

export const chosenPeople = defineFormulaPeople({
  employments: ({ db, actor, rows, today, by, day, companyId, selection }) =>
    selectionQuery(peopleSource, { db, actor, rows, today, by, query: { order: 'asc', pageSize: 1, statusId: 'all', companyId, asOf: day } }, selection),
});
