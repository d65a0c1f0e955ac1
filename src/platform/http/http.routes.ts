import { knownHouse } from '#platform/access/house.ts';
import { sql } from '#platform/db/db.ts';
import { route } from './context.ts';
import { health, openApiDocument } from './http.contract.ts';
import { openApi } from './openapi.ts';

let document: ReturnType<typeof openApi> | undefined;

export const routes = [
  route(health, async ({ db }) => {
    await db.one(sql`select 1 as ready`);
    return { status: 'ready' as const, version: knownHouse().version };
  }),
  route(openApiDocument, async () => {
    document ??= openApi(knownHouse().routes, knownHouse().version);
    return document as { openapi: '3.1.0' };
  }),
];
