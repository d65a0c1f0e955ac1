/** Answers whether a paper is genuine: tries of a network are counted before anything is looked for. */
import type { AnyCall, BodyOf, ReplyOf } from '#kernel/call.ts';
import type { Db } from '#platform/db/db.server.ts';
import { manualRoute, type Route } from '#platform/http/context.server.ts';
import { type AttemptLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { readCode } from './paper-marks.rules.ts';

const MINUTE = 60_000;
/** Tries of one network: enough for a bank's counter, not for a search. */
export const checkLimit: AttemptLimit = { failures: 30, windowMs: 60 * MINUTE };

interface PaperLook<C extends AnyCall> {
  /** Under which tries are counted. */
  readonly name: string;
  /** Of a code that nobody has. */
  readonly unknown: ReplyOf<C>;
  /** What stands on the paper of a code. */
  find(db: Db, code: string): Promise<ReplyOf<C> | undefined>;
}

/** The route of a call of `definePaperCheck`. */
export const paperCheckRoute = <C extends AnyCall>(call: C, { name, unknown, find }: PaperLook<C>): Route =>
  manualRoute(call, async ({ db, transact, request, clock, body }) => {
    await transact((tx) => countOrRefuse(tx, [{ key: `${name}:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));
    const code = readCode((body as BodyOf<C> & { readonly code: string }).code);
    return (code === undefined ? undefined : await find(db, code)) ?? unknown;
  });
