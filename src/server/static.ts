/** Serves the browser bundle; every address that is not a file is the application itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webRoot } from './build.ts';
import type { RuntimeConfig } from './runtime-config.ts';

export async function serveWeb(app: FastifyInstance, config: () => RuntimeConfig): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  app.get('/config.json', { exposeHeadRoute: false }, async (_, reply) => {
    const { maintenance, workEffort, registration } = config();
    return reply.header('cache-control', 'no-store').send({ maintenance, workEffort, registration });
  });
  const page = await readFile(join(webRoot, 'index.html'));
  // every other address of a page is the application itself; addresses of calls stay with the 404 of the app
  app.get('/*', { exposeHeadRoute: false }, (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
