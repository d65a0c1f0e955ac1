/** Who has a loan at all is told to nobody without the class of pay, but of their own. */
import type { AnyCall } from '#kernel/call.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';

/** A condition on rows of loans, as a list tells them; `subject`: whose row it is. */
export const payKnown = (actor: Actor, call: AnyCall, subject: Sql): Sql => (classesOf(actor, call)(undefined).has('pay') ? sql`true` : sql`${subject} = ${actor.partyId}::uuid`);
