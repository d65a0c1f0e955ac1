/** Serves the browser bundle; every address that could be a page is the application itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RuntimeConfig } from './runtime-config.ts';

/** Addresses of pages have no dot in their last part: what has one is the name of a file that is not here. */
const isPage = (path: string): boolean => !/^(api|assets)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/** Address of the bundle's entry: the browser compares it with its own to notice a new version. */
const entryOf = (html: string): string => /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';

/** `folder` holds the built bundle: index.html and assets. */
export async function serveWeb(app: FastifyInstance, folder: string, config: () => RuntimeConfig): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // a route for each file of the bundle: no other address ever reaches the file system
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    acceptRanges: false,
    decorateReply: false,
  });
  const page = await readFile(join(folder, 'index.html'));
  const build = entryOf(page.toString('utf8'));
  app.get('/config.json', async (_, reply) => {
    const { maintenance, workEffort, registration } = config();
    return reply.header('cache-control', 'no-store').send({ maintenance, workEffort, registration, build });
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    if (!isPage(request.params['*'])) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
