import { route } from '#platform/http/context.server.ts';
import { readHead, versionOf } from '../library.store.ts';
import { tableRows, writeTableRows } from './table-rows.contract.ts';
import { demand, replaceRows, rowsOf } from './table-rows.service.ts';

export const routes = [
  route(tableRows, async ({ db, rows, actor, params: { id }, query: { version } }) => {
    const head = demand(await readHead(db, { rows, actor }, 'table', id));
    return rowsOf(db, demand(await versionOf<'table'>(db, head, version)));
  }),
  route(writeTableRows, (writing) => replaceRows(writing, writing.params.id, writing.body)),
];
