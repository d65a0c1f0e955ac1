import { createHash } from 'node:crypto';
import type { AnyCall } from '#kernel/call.ts';
import { type Base, type Handler, type Route, route } from './context.server.ts';

/** A short mark of a text: the same text has the same one. */
export const tagOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** Ties a small answer from tables without a version to its call: it is made each time, and sent when it is another one. */
export function contentTaggedRoute<C extends AnyCall>(call: C, handler: Handler<C>): Route {
  if (!call.tagged) throw new Error(`${call.path} is not tagged`);
  const made = route(call, handler);
  const answer = async (context: object): Promise<unknown> => {
    const reply = await made.handler(context);
    return (context as Base).reply.isKnown(tagOf(JSON.stringify(reply))) ? undefined : reply;
  };
  return { ...made, handler: answer };
}
