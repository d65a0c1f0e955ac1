import { knownRegistry } from '#platform/access/registry.server.ts';
import { sql } from '#platform/db/db.server.ts';
import { rawRoute, route } from '../http/context.server.ts';
import { health, openApiDocument } from '../http/http.contract.ts';
import { openApi } from '../http/openapi.server.ts';
import { type Packed, packed } from '../http/packed.server.ts';
import { configuredAddress } from '../http/public-address.server.ts';

let document: Packed | undefined;

export const routes = [
  route(health, async ({ db }) => {
    await db.one(sql`select 1 as ready`);
    return { status: 'ready' as const, version: knownRegistry().version };
  }),
  rawRoute(openApiDocument, async ({ request, reply }) => {
    document ??= packed(JSON.stringify(openApi(knownRegistry().routes, knownRegistry().version, configuredAddress())));
    reply.header('vary', 'accept-encoding');
    if (reply.isKnown(document.tag)) return undefined;
    const { bytes, way } = await document.for(request.headers['accept-encoding']);
    if (way) reply.header('content-encoding', way);
    // raw: the bytes are the answer
    return bytes;
  }),
];
