/** Who has a loan at all is told to nobody without the class of pay. */
import type { AnyCall } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';

/** A condition on rows of loans, as a list tells them. */
export const payKnown = (actor: Actor, call: AnyCall): Sql => (classesOf(actor, call)(undefined).has('pay') ? sql`true` : sql`false`);
