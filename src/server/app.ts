/** Puts the parts together: slices, session, access, static files. Tests build the same app on their own database. */
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { AppError } from '#kernel/errors.ts';
import { announceLegalFigures } from '#modules/administration/what-next/legal-figures.service.ts';
import { announcePaySources, openFigures } from '#modules/payroll/payroll.api.ts';
import { classesOf, mayCall } from '#platform/access/access.rules.ts';
import { announceRegistry } from '#platform/access/registry.server.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { createReadLog } from '#platform/audit/read-log.service.ts';
import { watchPool } from '#platform/db/away.server.ts';
import { announceFiles, type KnownFiles } from '#platform/files/registry.server.ts';
import { watchedStore } from '#platform/files/watched-store.server.ts';
import { announceLocks } from '#platform/formula/library/publishing/locks.service.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { constraintIndex, toFault } from '#platform/http/faults.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type MessageBook, messageBook, namesIn } from '#platform/http/messages.rules.ts';
import { DEFAULT_BODY_LIMIT, factsOf, MAX_IN_FLIGHT, type MountDeps, mount } from '#platform/http/mount.server.ts';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { createAuthenticator } from '#platform/identity/authenticate.service.ts';
import { networkOf } from '#platform/identity/identity.rules.ts';
import { checkSignature } from '#platform/identity/signature.server.ts';
import { announceImports } from '#platform/import-export/registry.server.ts';
import { announceJobs, openJobs } from '#platform/jobs/jobs.server.ts';
import type { Channel } from '#platform/messaging/channel.rules.ts';
import { announceOutbox, createOutbox } from '#platform/messaging/outbox.server.ts';
import { announceWaitingTasks } from '#platform/notifications/digest.service.ts';
import { announceNotices } from '#platform/notifications/notices.server.ts';
import { live as liveCall } from '#platform/notifications/notifications.contract.ts';
import { announceInsideHosts } from '#platform/outgoing/outgoing.server.ts';
import { announceRuntime, type Runtime } from '#platform/settings/runtime.server.ts';
import { countWaiting } from '#platform/tasks/tasks.store.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import type { Bounds } from './bounds.ts';
import { addressOfClock, takeClockText } from './clock-door.ts';
import { createDoor, type Door } from './door.ts';
import { addSecurityHeaders, answerBroken, securityHeaders } from './headers.ts';
import { createLive } from './live.ts';
import { idMaker } from './new-id.ts';
import { plainLine } from './plain-line.ts';
import { keysOf, type SliceRegistry } from './slices.ts';
import { version } from './version.ts';

export interface AppOptions {
  readonly pool: pg.Pool;
  /** Of the application's role, for the queue of jobs. */
  readonly connection: pg.ClientConfig;
  readonly registry: SliceRegistry;
  readonly clock: Clock;
  readonly runtime: Runtime;
  readonly behindProxy?: boolean;
  /** Origin by which people reach the server. */
  readonly publicUrl?: string | undefined;
  /** Hosts inside of the house that records may have the server call; none without. */
  readonly outgoingHosts?: readonly string[] | undefined;
  /** Over TLS browsers are told to come no other way. */
  readonly strictTransport?: boolean;
  /** The port, when it is open before the app is there; otherwise its listening opens one. */
  readonly door?: Door;
  /** Of a door that its listening opens. */
  readonly bounds?: Partial<Bounds> | undefined;
  readonly checkReplies?: boolean;
  /** Ways to send mail and SMS; none by default. */
  readonly channels?: readonly Channel[];
  /** Where files are kept and how large they may be. */
  readonly files: KnownFiles;
  /** true: to the standard output. */
  readonly log?: true | LogTarget;
}

/** Where the log goes, one JSON line at a time. */
export interface LogTarget {
  write(line: string): unknown;
}

function announce(registry: SliceRegistry): void {
  const text = (slice: string, key: string): string => {
    const value = registry.messages.get(slice)?.[key];
    return typeof value === 'string' ? value : key;
  };
  const menu = (registry.messages.get('platform/access')?.['menu'] ?? {}) as Record<string, string>;
  const permissions = namesIn(registry.messages, 'permissions');
  announceRegistry({
    routes: registry.routes,
    lists: registry.lists,
    screens: registry.screens.map(({ slice, screen }) => ({ screen, title: text(slice, screen.title) })),
    keys: keysOf(
      registry.routes.map(({ call }) => call),
      registry.screens,
    ),
    nodeTitle: (id) => menu[id] ?? id,
    permissionTitle: (key) => permissions[key] ?? key,
    records: namesIn(registry.messages, 'records'),
    help: registry.help,
    version,
  });
}

const LIVE_ADDRESS = `/api${liveCall.path}`;

/**
 * Sheds load instead of queueing it: beyond the bound requests are refused at once with 503. What counts is work: a request that has
 * come whole and is not answered yet. How it comes and how its answer is taken is bounded by the door.
 */
function addGate(app: FastifyInstance, { answers }: Door): void {
  let inFlight = 0;
  const working = new WeakSet<object>();
  const leave = (raw: object): void => {
    if (working.delete(raw)) inFlight -= 1;
  };
  app.addHook('preHandler', (_, { raw }, done) => {
    // a handler that finds nothing hands on to that of unknown addresses, which comes by here again
    if (working.has(raw)) return done();
    if (inFlight >= MAX_IN_FLIGHT) return done(httpErrors.error('busy', { retryAfterSeconds: 1 }));
    inFlight += 1;
    working.add(raw);
    raw.once('close', () => leave(raw));
    done();
  });
  app.addHook('onSend', (request, { raw }, _, done) => {
    leave(raw);
    // src/server/live.ts bounds the streams
    if (request.url !== LIVE_ADDRESS && !raw.destroyed) {
      answers.add(raw, networkOf(request.ip));
      raw.once('close', () => answers.remove(raw));
    }
    done();
  });
}

/** One line of JSON each, whatever text of a request stands in an error. */
const linesTo = (target: LogTarget): LogTarget => ({ write: (line) => void target.write(`${plainLine(line.trimEnd())}\n`) });

const unlogged = ['req.headers.api_key', 'req.headers.authorization', 'req.headers.cookie'];

/** The bare server: its limits, and what it answers before any call is known. */
function createServer(options: AppOptions, door: Door, book: MessageBook, constraints: ReturnType<typeof constraintIndex>): FastifyInstance {
  const nothingThere = (requestId: string): string => JSON.stringify(toFault(httpErrors.error('notFound'), requestId, book, constraints).body);
  return Fastify({
    logger: options.log ? { redact: unlogged, stream: linesTo(options.log === true ? process.stdout : options.log) } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: DEFAULT_BODY_LIMIT,
    // one proxy in front: the address it saw, never one that the client wrote into the header itself
    trustProxy: options.behindProxy ? (_: string, hop: number) => hop < 1 : false,
    rewriteUrl: addressOfClock,
    genReqId: () => randomBytes(6).toString('hex'),
    serverFactory: door.lead,
    // addresses that cannot be decoded, or with an endless parameter, name nothing
    frameworkErrors: (_, request, reply) =>
      void (reply as unknown as FastifyReply)
        .code(404)
        .headers(securityHeaders(options.strictTransport === true && request.protocol === 'https'))
        .type('application/json; charset=utf-8')
        .send(nothingThere(request.id)),
    clientErrorHandler: answerBroken,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;
}

/** What no call answers itself. */
function answerFaults(app: FastifyInstance, { book, constraints }: MountDeps): void {
  app.setErrorHandler((error, request, reply) => {
    const fault = toFault(error, request.id, book, constraints);
    if (fault.unforeseen && !(error instanceof AppError)) request.log.error({ requestId: request.id, err: error }, 'unforeseen fault');
    if (fault.retryAfterSeconds) reply.header('retry-after', String(fault.retryAfterSeconds));
    reply.code(fault.status).send(fault.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const fault = toFault(httpErrors.error('notFound'), factsOf(request).id, book, constraints);
    reply.code(404).send(fault.body);
  });
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pool, registry, clock, runtime } = options;
  announce(registry);
  announceNotices(registry.notices);
  announceFormulas(registry.formulas);
  announceLocks(registry.periodLocks);
  announceWaitingTasks(countWaiting);
  announceLegalFigures(openFigures);
  announceProcesses(registry.processes);
  announcePaySources(registry.paySources);
  announceRuntime(runtime);
  announcePublicAddress(options.publicUrl);
  announceInsideHosts(options.outgoingHosts ?? []);
  const book = messageBook(registry.messages);
  const constraints = constraintIndex(registry.errors);
  const door = options.door ?? createDoor({ behindProxy: options.behindProxy ?? false, bounds: options.bounds });
  const app = createServer(options, door, book, constraints);
  announceFiles({ ...options.files, store: watchedStore(options.files.store, (error) => app.log.error({ err: error }, 'the store of files cannot be used')) });
  watchPool(pool, (error, refused) => app.log.error({ err: error, refused }, 'the database cannot be used'));
  addSecurityHeaders(app, options.strictTransport ?? false);
  addGate(app, door);
  app.removeContentTypeParser('text/plain');
  // an empty JSON body is no body: calls without one are made with the same headers
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(body as string));
    } catch {
      done(httpErrors.error('badJson'), undefined);
    }
  });
  takeClockText(app);
  // calls that say multipart read the body themselves
  app.addContentTypeParser('multipart/form-data', (_, __, done) => done(null));
  const newId = idMaker(clock);
  const imports = announceImports({ pool, clock, newId, kinds: registry.imports }, (error) => app.log.error({ err: error }, 'an import failed'));
  // imports that a crash or a stop interrupted go on as soon as the server serves
  app.addHook('onListen', async () => imports.resume());
  app.addHook('onClose', () => imports.stop());
  const outbox = announceOutbox(createOutbox({ pool, clock, channels: options.channels ?? [] }, (error) => app.log.error({ err: error }, 'the outbox failed')));
  app.addHook('onListen', async () => outbox.start());
  app.addHook('onClose', () => outbox.stop());
  const queue = announceJobs(openJobs(options.connection, (error) => app.log.error({ err: error }, 'the queue of jobs failed')));
  app.addHook('onClose', () => queue.stop());
  const reads = createReadLog(pool, (error) => app.log.error({ err: error }, 'the log of reads could not be written'));
  app.addHook('onClose', () => reads.stop());
  const live = createLive({ pool, clock, report: (error) => app.log.error({ err: error }, 'live events') });
  // before the server waits for its connections: streams end only when they are told to
  app.addHook('preClose', () => live.close());
  const deps: MountDeps = {
    pool,
    clock,
    newId,
    book,
    constraints,
    authenticate: createAuthenticator({ pool, clock }),
    mayCall,
    scopeFor,
    classesFor: classesOf,
    checkSignature,
    checkReplies: options.checkReplies ?? false,
    streams: live,
    bodies: door.bodies,
    reads,
    maxFileBytes: options.files.maxBytes,
    reportFault: (requestId, call, error) => app.log.error({ requestId, call: `${call.method} ${call.path}`, err: error }, 'unforeseen fault'),
  };
  for (const route of registry.routes) mount(app, deps, route);
  answerFaults(app, deps);
  return app;
}
