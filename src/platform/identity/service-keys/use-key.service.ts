/**
 * From a key of a program to its actor. The key stands for itself: rows of the audit bear its id, permissions and rows
 * are those it was made with, and it reaches nothing that belongs to a person who is signed in.
 */
import type pg from 'pg';
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type DbActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import type { Actor, RequestFacts } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { secretHash } from '../api-key.server.ts';
import { plainAddress } from './networks.server.ts';
import { stateOf } from './service-keys.rules.ts';
import { type FoundServiceKey, findServiceKey, noteRefusal, touchServiceKey } from './service-keys.store.ts';

/** What browsers add to what a page asks, and programs do not. */
const fromBrowser = ({ headers }: RequestFacts): boolean => headers['sec-fetch-site'] !== undefined || headers['origin'] !== undefined;

const dbActor = ({ serviceKeyId, companyIds }: FoundServiceKey, requestId: string): DbActor => ({ userId: serviceKeyId, partyId: '', companyIds, requestId });

/** A key from elsewhere has perhaps been stolen: whoever keeps the accounts finds it in the audit. */
const refuseElsewhere = (pool: pg.Pool, key: FoundServiceKey, { id, ip, userAgent }: RequestFacts, now: number): Promise<void> =>
  writing(pool, dbActor(key, id), async (tx) => {
    if (!(await noteRefusal(tx, key.serviceKeyId, now))) return;
    await writeAudit(tx, [{ entity: 'ServiceKey', id: key.serviceKeyId, action: 'refuse', changes: { usedFrom: [null, { ip, userAgent }] }, companyId: key.companyId }]);
  });

/** What asks for a permission is for programs too; what is about the one who asks, and what costs a hash or gives out secrets, is not. */
const isForPrograms = (call: AnyCall): boolean => permissionKeys(call.permission).length > 0 && !call.throttled && call.scope !== 'self';

export interface KeyUse {
  readonly facts: RequestFacts;
  readonly call: AnyCall;
  /** ISO date and epoch milliseconds of the request. */
  readonly day: string;
  readonly now: number;
}

/**
 * The actor of a service key; undefined where the key is worth nothing (unknown, ended, from elsewhere, sent by a
 * browser), which leaves as the answer to no session. Throws forbidden for a call that is not for programs.
 */
export async function actorOfServiceKey(pool: pg.Pool, key: string, { facts, call, day, now }: KeyUse): Promise<Actor | undefined> {
  if (call.permission === 'public' || fromBrowser(facts)) return undefined;
  const address = plainAddress(facts.ip);
  const found = await findServiceKey(withoutTransaction(pool), secretHash(key), address, now);
  if (!found || stateOf(found, day) !== 'live') return undefined;
  if (!found.isInside) {
    await refuseElsewhere(pool, found, facts, now);
    return undefined;
  }
  if (!isForPrograms(call)) throw httpErrors.error('forbidden');
  if (found.isTouchDue) await writing(pool, dbActor(found, facts.id), (tx) => touchServiceKey(tx, found.serviceKeyId, address, now));
  const { serviceKeyId, name, companyId, companyIds, isTop, permissions, rowScope, classes } = found;
  return {
    userId: serviceKeyId,
    username: name,
    // nobody's: no row is its own
    partyId: serviceKeyId,
    sessionId: serviceKeyId,
    companyId,
    companyIds,
    isTop,
    unitIds: [],
    roles: [],
    grants: [{ groupId: 'serviceKey', permissions, rowScope, classes, companyId }],
    mustChangePassword: false,
  };
}
