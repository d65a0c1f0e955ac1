/** Routes of tagged calls: who holds the newest answer already gets 304 and costs one small query. */
import { createHash } from 'node:crypto';
import type { AnyCall } from '#kernel/call.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Actor, type Base, type Handler, type Route, route } from '#platform/http/context.server.ts';
import { referenceVersion } from './reference-data.store.ts';

interface Asker extends Base {
  readonly db: Db;
  readonly actor: Actor;
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** Lists of companies and of today depend on who asks and when. */
const readerOf = ({ actor, today }: Asker): string => hashOf([today, actor.companyId, ...actor.companyIds].join()).slice(0, 12);

/** Ties a handler that reads nothing but reference data to its call. */
export function taggedRoute<C extends AnyCall>(call: C, handler: Handler<C>): Route {
  if (!call.tagged) throw new Error(`${call.path} is not tagged`);
  const made = route(call, handler);
  const answer = async (context: object): Promise<unknown> => {
    const asker = context as Asker;
    const version = `${await referenceVersion(asker.db)}-${readerOf(asker)}`;
    return asker.reply.isKnown(version) ? undefined : made.handler(context);
  };
  return { ...made, handler: answer };
}

/** Ties a small answer from tables without a version to its call: it is made each time, and sent when it is another one. */
export function contentTaggedRoute<C extends AnyCall>(call: C, handler: Handler<C>): Route {
  if (!call.tagged) throw new Error(`${call.path} is not tagged`);
  const made = route(call, handler);
  const answer = async (context: object): Promise<unknown> => {
    const reply = await made.handler(context);
    return (context as Asker).reply.isKnown(hashOf(JSON.stringify(reply))) ? undefined : reply;
  };
  return { ...made, handler: answer };
}
