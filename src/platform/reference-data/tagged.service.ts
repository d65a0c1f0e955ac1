/** Routes of tagged calls: who holds the newest answer already gets 304 and costs one small query. */
import type { AnyCall } from '#kernel/call.ts';
import type { Db } from '#platform/db/db.server.ts';
import { tagOf } from '#platform/http/content-tag.server.ts';
import { type Actor, type Base, type Handler, type Route, route } from '#platform/http/context.server.ts';
import { referenceVersion } from './reference-data.store.ts';

interface Asker extends Base {
  readonly db: Db;
  readonly actor: Actor;
}

/** Lists of companies and of today depend on who asks and when. */
const readerOf = ({ actor, today }: Asker): string => tagOf([today, actor.companyId, ...actor.companyIds].join()).slice(0, 12);

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
