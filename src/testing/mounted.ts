/**
 * The calls of a few slices on a database of their own, through the product's mount, with the actor handed over
 * instead of signed in: for tests of one slice, which are about rows and classes and not about sessions.
 */

import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ErrorTable } from '#kernel/errors.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { classesOf, mayCall } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Actor, Grant, Route } from '#platform/http/context.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { messageBook, type SliceMessages } from '#platform/http/messages.rules.ts';
import { mount } from '#platform/http/mount.server.ts';
import { movableClock } from './app.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { companyId, companyOf, type PersonName, partyId, type UnitName, unitId } from './organisation.ts';

export interface SliceUnderTest {
  readonly slice: string;
  readonly routes: readonly Route[];
  readonly messages: SliceMessages;
  readonly errors?: readonly ErrorTable[];
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
  readonly body: any;
}

export interface Mounted {
  readonly database: TestDatabase;
  call(actor: Actor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** The bytes of a call that answers a file; with a body by POST. */
  file(
    actor: Actor,
    path: string,
    headers?: Readonly<Record<string, string>>,
    body?: object,
  ): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly bytes: Buffer }>;
  close(): Promise<void>;
}

export const newId = (): string => makeUuidV7(Date.now(), randomBytes(10));

/** Somebody of the tiny organisation in one of the seeded groups. */
export function actorIn(groupId: string, person: PersonName, units: readonly UnitName[] = []): Actor {
  const group = groups.find(({ userGroupId }) => userGroupId === groupId);
  if (!group) throw new Error(`no group ${groupId}`);
  const own = companyOf(person);
  const grant: Grant = { groupId, permissions: group.permissions, rowScope: group.rowScope, classes: group.classes, companyId: own };
  return {
    userId: partyId(person),
    username: person,
    partyId: partyId(person),
    sessionId: partyId(person),
    companyId: own,
    isTop: own === companyId('holding'),
    companyIds: group.rowScope === 'all' ? [companyId('holding'), companyId('subsidiary')] : [own],
    unitIds: units.map(unitId),
    roles: [group.wireRole],
    grants: [grant],
    mustChangePassword: false,
  };
}

export async function mountSlices(...slices: readonly SliceUnderTest[]): Promise<Mounted> {
  const database = await openTestDatabase();
  const app = Fastify() as unknown as FastifyInstance;
  let current: Actor | undefined;
  const clock = movableClock();
  const faults: unknown[] = [];
  for (const { slice, routes } of slices)
    for (const route of routes)
      mount(
        app,
        {
          pool: database.pool,
          clock,
          newId,
          book: messageBook(new Map([...slices.map((one) => [one.slice, one.messages] as const), ['platform/http', httpMessages] as const])),
          constraints: constraintIndex(slices.flatMap(({ errors }) => errors ?? [])),
          authenticate: async () => current,
          mayCall,
          scopeFor,
          classesFor: classesOf,
          checkSignature: () => undefined,
          checkReplies: true,
          reportFault: (_requestId, call, error) => {
            faults.push(error);
            console.error(call.method, call.path, error);
          },
        },
        { ...route, slice },
      );
  await app.ready();
  return {
    database,
    call: async (actor, method, path, body) => {
      current = actor;
      const answer = await app.inject({ method, url: `/api${path}`, ...(body === undefined ? {} : { payload: body as object }) });
      return { status: answer.statusCode, body: answer.json() };
    },
    file: async (actor, path, headers = {}, body = undefined) => {
      current = actor;
      const answer = await app.inject({ url: `/api${path}`, headers, ...(body === undefined ? { method: 'GET' } : { method: 'POST', payload: body }) });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
