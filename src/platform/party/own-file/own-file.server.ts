/**
 * Nobody writes of the own file by a call of the office what money, family or employment follow from: a second person does, on a request where
 * there is one for it (docs/adr/0030). Each call of a file says which it is (`own` of kernel/call.ts); the loader refuses one that does not.
 */
import type { AnyCall } from '#kernel/call.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { ownFileErrors } from './own-file.errors.ts';

/** Whoever writes to a file. */
export interface Writer {
  readonly actor: Pick<Actor, 'partyId'>;
  /** What is asked for about oneself is tried out and taken back, to be written by somebody else. */
  readonly isRehearsal?: boolean;
}

/** Throws ownByRequest and ownByOthers where a call does not write the file of whoever makes it. */
export function refuseOwn({ actor, isRehearsal }: Writer, { own = 'allowed' }: Pick<AnyCall, 'own'>, partyId: string): void {
  if (isRehearsal || own === 'allowed' || partyId !== actor.partyId) return;
  throw ownFileErrors.error(own === 'request' ? 'ownByRequest' : 'ownByOthers');
}
