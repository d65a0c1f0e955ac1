/**
 * Life of a request: hostile text, session, permission, input, row scope, idempotency, transaction, handler,
 * audit, cut of fields, answer. Every call of the product goes through `mount`; there is no other way in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { safeParse } from 'zod/v4/core';
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { AppError, type ErrorBody } from '#kernel/errors.ts';
import type { ClassesHeld } from '#kernel/form/schema.ts';
import { auditOf } from '#platform/audit/audit.store.ts';
import { loggedClasses, type ReadLog, type Shown } from '#platform/audit/read-log.service.ts';
import { reading, type Sql, type Tx, writing } from '#platform/db/db.server.ts';
import { attemptIn } from './attempt.server.ts';
import type { Bodies } from './bodies.server.ts';
import { tagOf } from './content-tag.server.ts';
import type { Actor, AuditEntry, RequestFacts, Route, RowScope, Streams } from './context.server.ts';
import { dayOf } from './day.rules.ts';
import { dbActorOf } from './db-actor.server.ts';
import { toFault } from './faults.server.ts';
import { httpErrors } from './http.errors.ts';
import { hashOf, keepReply, MAX_KEY_LENGTH, type StoredReply, takeKey } from './idempotency.server.ts';
import type { MessageBook } from './messages.rules.ts';
import { packOnce, SMALL } from './packed.server.ts';
import { type ClassesFor, type ReadRecorder, redactorFor } from './redact.rules.ts';
import { isKnown, NOT_MODIFIED, tagAnswer } from './tags.server.ts';
import { inUploadTurn, readUpload, type Upload } from './upload.server.ts';
import { parseBody, parseInput } from './validate.server.ts';

/** What the mount needs of the rest of the platform. */
export interface MountDeps {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  newId(): string;
  readonly book: MessageBook;
  readonly constraints: ReadonlyMap<string, AppError>;
  /** The actor of a request, or undefined when it carries no valid session. May set headers of the answer (rotation). */
  authenticate(facts: RequestFacts, call: AnyCall, setHeader: (name: string, value: string) => void): Promise<Actor | undefined>;
  mayCall(actor: Actor, call: AnyCall): boolean;
  scopeFor(actor: Actor, call: AnyCall, today: string): RowScope;
  classesFor(actor: Actor | undefined, call: AnyCall): ClassesFor;
  checkSignature(facts: RequestFacts, method: string, url: string, rawBody: unknown): void;
  /** Tests check replies against their schemas; the product trusts its handlers. */
  readonly checkReplies: boolean;
  readonly streams?: Streams;
  /** Watches over bodies that are on their way. */
  readonly bodies?: Bodies;
  /** Takes note of who read what of others. */
  readonly reads?: ReadLog;
  /** Largest file in bytes that this installation takes; sheets have a bound of their own. */
  readonly maxFileBytes?: number;
  reportFault(requestId: string, call: AnyCall, error: unknown): void;
}

/** A slice's route with the slice it stands in (the folder below src). */
export interface MountedRoute extends Route {
  readonly slice: string;
}

export const MAX_IN_FLIGHT = 512;
export const DEFAULT_BODY_LIMIT = 262_144;

interface Work {
  readonly actor: Actor | undefined;
  readonly facts: RequestFacts;
  readonly today: string;
  readonly body: unknown;
  readonly query: unknown;
  readonly upload: Upload | undefined;
  /** What the answer shows of other people, filled where it is cut. */
  readonly shown: Shown;
}

export function factsOf(request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    secure: request.protocol === 'https',
    headers: request.headers,
  };
}

/** Keeps what a reply shows of other people, as far as reading it leaves a trace. */
const witnessOf =
  ({ actor, shown }: Work): ReadRecorder =>
  (subject = '', fieldClass) => {
    if (!loggedClasses.has(fieldClass) || subject === actor?.partyId) return;
    const classes = shown.get(subject);
    if (classes) classes.add(fieldClass);
    else shown.set(subject, new Set([fieldClass]));
  };

function baseContext(deps: MountDeps, route: MountedRoute, work: Work, request: FastifyRequest, reply: FastifyReply) {
  return {
    clock: deps.clock,
    today: work.today,
    newId: deps.newId,
    request: work.facts,
    reply: {
      header: (name: string, value: string) => void reply.header(name, value),
      partial: () => void reply.code(206),
      isKnown: (version: string) => tagAnswer(request, reply, version),
    },
    actor: work.actor,
    body: work.body,
    query: work.query,
    params: request.params as Record<string, string>,
    upload: work.upload,
    recordRead: (subject: string, classes: readonly FieldClass[]) => {
      for (const one of classes) witnessOf(work)(subject, one);
    },
    streams: deps.streams,
    ...(route.call.scope === 'none' || route.call.scope === 'installation' || !work.actor ? {} : { rows: deps.scopeFor(work.actor, route.call, work.today) }),
  };
}

/** An answer with the statements that go with the commit: the audit and the reply kept for a retry. */
interface Done {
  readonly answer: StoredReply;
  readonly closing: readonly Sql[];
}

async function runUnsafe(deps: MountDeps, route: MountedRoute, work: Work, request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> {
  const key = request.headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' && key !== '' && work.actor && !route.call.multipart && !route.call.isUnattended ? key : undefined;
  if (idempotencyKey && idempotencyKey.length > MAX_KEY_LENGTH) throw httpErrors.error('invalid');
  const run = async (tx: Tx): Promise<Done> => {
    const taken =
      idempotencyKey && work.actor
        ? await takeKey(tx, work.actor.userId, idempotencyKey, hashOf(request.method, `${work.actor.companyId} ${request.url}`, request.body))
        : undefined;
    if (taken && 'stored' in taken) return { answer: taken.stored, closing: [] };
    const entries: AuditEntry[] = [];
    const audit = (entry: AuditEntry): void => void entries.push(entry);
    const attempt = attemptIn(tx, audit, (error) => toFault(error, request.id, deps.book, deps.constraints));
    const context = { ...baseContext(deps, route, work, request, reply), tx, audit, attempt };
    const result = await route.handler(context);
    const answer = { status: route.call.success ?? 200, body: finish(deps, route, work, result) };
    const closing = entries.length > 0 ? [auditOf(entries)] : [];
    if (taken) closing.push(keepReply(taken.row, answer));
    return { answer, closing };
  };
  return (await writing(deps.pool, dbActorOf(work.actor, request.id), run, ({ closing }) => closing)).answer;
}

async function runSafe(deps: MountDeps, route: MountedRoute, work: Work, request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> {
  return reading(deps.pool, dbActorOf(work.actor, request.id), async (db) => {
    const result = await route.handler({ ...baseContext(deps, route, work, request, reply), db });
    if (reply.statusCode === NOT_MODIFIED) return { status: NOT_MODIFIED, body: undefined };
    return { status: route.call.success ?? 200, body: finish(deps, route, work, result) };
  });
}

/** Sign-in and password calls, files, exports: transactions of their own (ManualTransactionContext), no idempotency key. */
async function runOwn(deps: MountDeps, route: MountedRoute, work: Work, request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> {
  const who = dbActorOf(work.actor, request.id);
  const transact = <T>(inner: (tx: Tx) => Promise<T>): Promise<T> => writing(deps.pool, who, inner);
  const told = (error: unknown): ErrorBody => {
    const fault = toFault(error, request.id, deps.book, deps.constraints);
    if (fault.unforeseen) throw error;
    return fault.body;
  };
  const result = await reading(deps.pool, who, (db) => route.handler({ ...baseContext(deps, route, work, request, reply), db, transact, told }));
  return { status: route.call.success ?? 200, body: finish(deps, route, work, result) };
}

/** Runs the handler. What the answer shows of others leaves a trace; of a refusal that is what it says to show, and nothing else the handler had read. */
async function answered(deps: MountDeps, route: MountedRoute, work: Work, request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> {
  const { call } = route;
  const { actor, query, shown } = work;
  const run = call.throttled || call.ownTransactions ? runOwn : call.method === 'GET' ? runSafe : runUnsafe;
  try {
    return await run(deps, route, work, request, reply);
  } catch (error) {
    shown.clear();
    if (error instanceof AppError) for (const [subject, fieldClass] of error.detail.shows ?? []) witnessOf(work)(subject, fieldClass);
    throw error;
  } finally {
    if (actor && shown.size > 0) await deps.reads?.note({ actor, requestId: request.id, call, query, shown });
  }
}

/** Cuts the result to what the actor may see; in tests also refuses results that break the contract. */
function finish(deps: MountDeps, route: MountedRoute, work: Work, result: unknown): unknown {
  if (route.call.raw) return result;
  const cut = redactorFor(route.call.reply);
  const body = cut ? cut(result, deps.classesFor(work.actor, route.call), deps.reads && witnessOf(work)) : result;
  if (deps.checkReplies) {
    const checked = safeParse(route.call.reply, body);
    if (!checked.success) throw new Error(`reply of ${route.call.method} ${route.call.path} breaks its contract: ${JSON.stringify(checked.error.issues).slice(0, 600)}`);
  }
  return body;
}

/** What a page writes for the company it shows must not land in another one that a second window has chosen meanwhile. What is one's own is the same everywhere. */
function refuseOtherCompany(call: AnyCall, { headers }: RequestFacts, actor: Actor): void {
  const meant = headers['active-company'];
  if (call.method !== 'GET' && call.scope !== 'self' && meant !== undefined && meant !== actor.companyId) throw httpErrors.error('otherCompany');
}

async function authorise(deps: MountDeps, call: AnyCall, facts: RequestFacts, reply: FastifyReply): Promise<Actor | undefined> {
  const actor = await deps.authenticate(facts, call, (name, value) => void reply.header(name, value));
  if (call.permission === 'public') return actor;
  if (!actor) throw httpErrors.error('noSession');
  if (actor.mustChangePassword && !call.whenPasswordMustChange) throw httpErrors.error('mustChangePassword');
  // a session alone opens nothing of the house: an account in no group reaches what is its own
  if (actor.grants.length === 0 && call.scope !== 'self' && !call.withoutGrants) throw httpErrors.error('forbidden');
  if (permissionKeys(call.permission).length > 0 && !deps.mayCall(actor, call)) throw httpErrors.error('forbidden');
  refuseOtherCompany(call, facts, actor);
  return actor;
}

/** File and fields of a multipart call, up to its own limit or, unless it is a sheet, the lower one of the installation. */
async function uploadOf(deps: MountDeps, { multipart: limit }: AnyCall, request: FastifyRequest): Promise<Upload | undefined> {
  if (!limit) return undefined;
  const ofInstallation = limit.isSheet ? undefined : deps.maxFileBytes;
  const maxFileBytes = Math.min(limit.maxFileBytes, ofInstallation ?? limit.maxFileBytes);
  return readUpload(request.raw, String(request.headers['content-type'] ?? ''), { ...limit, maxFileBytes }, Number(request.headers['content-length'] ?? 0));
}

/** Adds one call to the server. */
export function mount(app: FastifyInstance, deps: MountDeps, route: MountedRoute): void {
  const { call } = route;
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    // what a monitor asks; files, papers and streams are made for whoever takes them
    exposeHeadRoute: call.method === 'GET' && (!call.raw || call.tagged === true),
    bodyLimit: call.bodyLimit ?? DEFAULT_BODY_LIMIT,
    handler: async (request, reply) => {
      const facts = factsOf(request);
      try {
        const actor = await authorise(deps, call, facts, reply);
        deps.checkSignature(facts, request.method, request.url, request.body);
        parseInput(route.slice, undefined, request.params);
        const today = dayOf(deps.clock.now());
        const held: ClassesHeld = (subject) => deps.classesFor(actor, call)(subject === undefined ? undefined : (request.params as Record<string, string>)[subject]);
        const perform = async (): Promise<void> => {
          const work: Work = {
            actor,
            facts,
            today,
            query: parseInput(route.slice, call.query ?? undefined, request.query ?? {}),
            upload: await uploadOf(deps, call, request),
            body: call.multipart ? undefined : await parseBody(route.slice, call.body ?? undefined, call.body ? (request.body ?? {}) : undefined, today, held, call.takes),
            shown: new Map(),
          };
          await send(request, reply, call, await answered(deps, route, work, request, reply));
        };
        // whoever may hand a file over waits for a turn and is then bounded by the clocks of the turn
        if (call.multipart) deps.bodies?.handOver(request.raw);
        await (call.multipart ? inUploadTurn(actor?.userId ?? '', perform) : perform());
      } catch (error) {
        answerFault(deps, call, request, reply, error);
      }
      return reply;
    },
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, call: AnyCall, answer: StoredReply): Promise<void> {
  if (answer.status === NOT_MODIFIED) {
    reply.code(NOT_MODIFIED).send();
    return;
  }
  if (call.raw) {
    if (!reply.hasHeader('content-type')) reply.type(call.raw);
    reply.send(answer.body);
    return;
  }
  const text = JSON.stringify(answer.body ?? null);
  // no browser keeps it (no-store): the page that shows it asks whether it still holds
  if (call.method === 'GET' && call.tagged !== true && text.length >= SMALL && isKnown(request, reply, tagOf(text))) {
    reply.send();
    return;
  }
  const { bytes, way } = await packOnce(text, request.headers['accept-encoding']);
  if (way !== undefined) reply.headers({ 'content-encoding': way, vary: 'accept-encoding' });
  reply.code(answer.status).type('application/json; charset=utf-8').send(bytes);
}

function answerFault(deps: MountDeps, call: AnyCall, request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const fault = toFault(error, request.id, deps.book, deps.constraints);
  if (fault.unforeseen) deps.reportFault(request.id, call, error);
  if (fault.retryAfterSeconds) reply.header('retry-after', String(fault.retryAfterSeconds));
  reply.code(fault.status).type('application/json; charset=utf-8').send(JSON.stringify(fault.body));
}
