import type { Db } from '#platform/db/db.server.ts';
import { type Route, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import type { FormulaPlace } from '../formula.define.ts';
import { allUses } from '../registry.server.ts';
import { constants, editConstant, editFormula, editInputFactor, editTable, formulas, inputFactors, tables } from './library.contract.ts';
import { createItem, discardDraft, editItem, removeItem } from './library.service.ts';
import { readHead, readVersions } from './library.store.ts';
import { sources } from './library-source.server.ts';
import { namingFormulas, usedVersions } from './library-uses.store.ts';

/** Formulas that name an item, how often others counted with its versions, and which records use it. */
async function usesOf(db: Db, id: string, today: string) {
  const uses = allUses();
  const titles = Object.fromEntries(uses.flatMap(({ counters = {} }) => Object.entries(counters)));
  const used = (await usedVersions(db, id)).map((one) => ({ ...one, title: titles[one.usedBy] ?? one.usedBy }));
  const places: FormulaPlace[] = [];
  for (const use of uses) places.push(...((await use.places?.(db, id)) ?? []));
  return { formulas: await namingFormulas(db, id, today), used, places };
}

/** The routes that are the same for every kind. */
function itemRoutes(calls: typeof formulas | typeof constants | typeof inputFactors | typeof tables): Route[] {
  const { kind } = calls;
  return [
    route(calls.create as typeof constants.create, (writing) => createItem(writing, kind, writing.body), 'library create'),
    route(
      calls.versions as typeof constants.versions,
      async ({ db, rows, actor, today, params: { id } }) => {
        const head = await readHead(db, { rows, actor }, kind, id);
        if (!head) throw httpErrors.error('notFound');
        return { ...head, versions: await readVersions<'constant'>(db, head, kind as 'constant', today) };
      },
      'library versions',
    ),
    route(
      calls.uses,
      async ({ db, rows, actor, today, params: { id } }) => {
        if (!(await readHead(db, { rows, actor }, kind, id))) throw httpErrors.error('notFound');
        return usesOf(db, id, today);
      },
      'library uses',
    ),
    route(calls.remove, (writing) => removeItem(writing, kind, writing.params.id, writing.query.rowVersion), 'library remove'),
    route(calls.discard, (writing) => discardDraft(writing, kind, writing.params.id, writing.query.rowVersion), 'library discard'),
  ];
}

export const routes = [
  ...Object.values(sources).flatMap((source) => listRoutes(source as typeof sources.constant)),
  ...[formulas, constants, inputFactors, tables].flatMap(itemRoutes),
  route(editFormula, (writing) => editItem(writing, 'formula', writing.body.formulaId, writing.body), 'library edit'),
  route(editConstant, (writing) => editItem(writing, 'constant', writing.params.id, writing.body), 'library edit'),
  route(editInputFactor, (writing) => editItem(writing, 'inputFactor', writing.params.id, writing.body), 'library edit'),
  route(editTable, (writing) => editItem(writing, 'table', writing.params.id, writing.body), 'library edit'),
];
