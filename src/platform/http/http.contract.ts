/** Readiness and the document of the calls. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'Answers 200 when the server and its database are ready',
  permission: 'public',
  scope: 'none',
  reply: z.object({ status: z.literal('ready'), version: z.string() }),
});

export const openApiDocument = defineCall({
  method: 'GET',
  path: '/openapi.json',
  summary: 'OpenAPI 3.1 document of all calls',
  permission: 'session',
  scope: 'none',
  tagged: true,
  // a link on its page takes it home
  cookieAlone: true,
  raw: 'application/json; charset=utf-8',
  reply: z.looseObject({ openapi: z.literal('3.1.0') }),
});
