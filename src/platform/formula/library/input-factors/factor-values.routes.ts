import type { FieldClass } from '#kernel/entity.ts';
import { type Base, type Route, route } from '#platform/http/context.server.ts';
import { exportRoute, listRoute } from '#platform/tables/list-routes.server.ts';
import { libraryErrors } from '../library.errors.ts';
import { addFactorValue, changeFactorValue, clearFactorValues, fullNameOfPseudoId, removeFactorValue } from './factor-values.contract.ts';
import { changeValue, createValue, emptyValues, removeValue } from './factor-values.service.ts';
import { employedAs, valueSource } from './factor-values.store.ts';

interface Page {
  readonly rows: readonly { readonly partyId: string; readonly fieldClass: FieldClass; readonly value: string | null }[];
}

/** The class of a value is that of its factor, not of its column: what the page shows leaves its trace here. */
function watched({ handler, ...listed }: Route): Route {
  return {
    ...listed,
    handler: async (context) => {
      const page = (await handler(context)) as Page;
      for (const { partyId, fieldClass, value } of page.rows) if (value !== null && fieldClass !== 'public') (context as Base).recordRead(partyId, [fieldClass]);
      return page;
    },
  };
}

export const routes = [
  watched(listRoute(valueSource)),
  exportRoute(valueSource),
  route(addFactorValue, (writing) => createValue(writing, addFactorValue, writing.body)),
  route(changeFactorValue, (writing) => changeValue(writing, changeFactorValue, writing.params.id, writing.body)),
  route(removeFactorValue, (writing) => removeValue(writing, removeFactorValue, writing.params.id, writing.query.rowVersion)),
  route(clearFactorValues, (writing) => emptyValues(writing, clearFactorValues, writing.params.id, writing.query.rowVersion)),
  route(fullNameOfPseudoId, async ({ db, rows, actor, query: { pseudoId } }) => {
    const person = await employedAs(db, rows, actor.companyId, pseudoId);
    if (!person) throw libraryErrors.error('unknownCode');
    const { partyRelationshipId, fullName } = person;
    return { partyRelationshipId, fullName };
  }),
];
