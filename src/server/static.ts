/** Serves the browser bundle; every address that could be a page is the application itself. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { matchScreen } from '#kernel/screen.ts';
import { type Packed, packed } from '#platform/http/packed.server.ts';
import { carriesSession } from '#platform/identity/api-key.server.ts';
import { type FilesAhead, readAhead, WORKER_FILE } from './ahead-file.ts';
import { pageHeaders, workerHeaders } from './headers.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { SliceScreen } from './slices.ts';

const LAYOUT = 'web/layout/layout.tsx';
const LOGIN = '/login';

/** Addresses of pages have no dot in their last part: what has one is the name of a file that is not here. */
const isPage = (path: string): boolean => !/^(api|assets)(\/|$)/.test(path) && !path.slice(path.lastIndexOf('/') + 1).includes('.');

/** Address of the bundle's entry: the browser compares it with its own to notice a new version. */
const entryOf = (html: string): string => /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';

/** As vite's own loader asks for them, so that what is fetched ahead is what it finds. */
const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<link rel="preload" as="style" crossorigin href="/${file}" />` : `<link rel="modulepreload" crossorigin href="/${file}" />`;

/**
 * The document of an address: it names the files of the page that will most likely be shown, so that the browser asks for them with
 * its first breath and not when the entry has run (`src/web/shell/ahead.ts` guesses the same). A wrong guess costs bytes, nothing else.
 */
function documents(html: string, ahead: FilesAhead, found: readonly SliceScreen[]): (path: string, isSignedIn: boolean) => Packed {
  const screens = found.map(({ screen }) => screen);
  const made = new Map<string, Packed>();
  return (path, isSignedIn) => {
    const asked = matchScreen(path, screens);
    const isOpen = isSignedIn || asked?.access === 'guest' || asked?.access === 'public';
    const shown = isOpen ? asked : matchScreen(LOGIN, screens);
    const page = found.find(({ screen }) => screen === shown)?.page;
    const isFramed = isSignedIn && shown?.chrome !== 'bare' && shown?.access !== 'guest';
    const key = `${page} ${isFramed}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const files = new Set([...(isFramed ? (ahead[LAYOUT] ?? []) : []), ...(page === undefined ? [] : (ahead[page] ?? []))]);
    const document = packed(html.replace('</head>', `${[...files].map(linkTo).join('')}</head>`));
    made.set(key, document);
    return document;
  };
}

/** `folder` holds the built bundle: index.html and assets. `screens`: all of them, to know the page of an address. */
export async function serveWeb(app: FastifyInstance, folder: string, config: () => RuntimeConfig, screens: readonly SliceScreen[]): Promise<void> {
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
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const build = entryOf(html);
  const documentOf = documents(html, await readAhead(folder), screens);
  app.get('/config.json', async (_, reply) => {
    const { maintenance, workEffort, registration } = config();
    return reply.header('cache-control', 'no-store').send({ maintenance, workEffort, registration, build });
  });
  const worker = await readFile(join(folder, WORKER_FILE)).catch(() => undefined);
  app.get(`/${WORKER_FILE}`, async (_, reply) =>
    worker === undefined
      ? reply.callNotFound()
      : reply
          .headers({ ...workerHeaders, 'cache-control': 'no-cache' })
          .type('text/javascript; charset=utf-8')
          .send(worker),
  );
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (!isPage(request.params['*'])) return reply.callNotFound();
    const { bytes, way } = await documentOf(`/${request.params['*']}`, carriesSession(request.headers, request.protocol === 'https')).for(request.headers['accept-encoding']);
    if (way !== undefined) reply.header('content-encoding', way);
    return reply
      .headers({ ...pageHeaders, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
      .type('text/html; charset=utf-8')
      .send(bytes);
  });
}
