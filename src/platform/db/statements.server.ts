/**
 * Named statements: PostgreSQL parses and plans each only once per connection. A connection keeps those it used last, because
 * each plan holds some 100 kB of its memory and nobody knows how many texts a day of questions makes.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Several times what all screens together ask of one connection (93 after every read and a thousand questions, 2026-11-22). */
export const KEPT_STATEMENTS = 500;

/** Names by their texts: the name follows from the text, so that this may be forgotten at any time. */
const names = new Map<string, string>();
const KNOWN_NAMES = 5_000;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= KNOWN_NAMES) names.clear();
  const name = `k${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** What node-postgres knows of the statements of a connection. */
interface Wire {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(what: { readonly type: 'S'; readonly name: string }): void;
}

/** Names a connection has, the longest unused first. */
const kept = new WeakMap<pg.PoolClient, Set<string>>();

/**
 * Lets go of the statements that were not used for longest. By messages of the protocol that leave ahead of the next
 * statement: unlike `deallocate` they also count in a transaction that has failed.
 */
function forgetOldest(wire: Wire, used: Set<string>): void {
  for (const name of used) {
    // one whose answer is still to come would be noted as there afterwards
    if (used.size <= KEPT_STATEMENTS || wire.submittedNamedStatements[name] !== undefined) return;
    used.delete(name);
    wire.close({ type: 'S', name });
    delete wire.parsedStatements[name];
  }
}

const plainId = /^[0-9a-f-]{36}$/;

/** A list of ids as PostgreSQL reads it: node-postgres quotes each of them, for lists of anything, and grows the text sign by sign. */
function listed(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2) return value;
  return value.every((one) => typeof one === 'string' && plainId.test(one)) ? `{${value.join(',')}}` : value;
}

/** Sends a statement on a connection that keeps its plan. */
export function sendNamed(client: pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const name = nameOf(text);
  const used = kept.get(client) ?? new Set();
  kept.set(client, used);
  used.delete(name);
  used.add(name);
  if (used.size > KEPT_STATEMENTS) forgetOldest((client as unknown as { connection: Wire }).connection, used);
  return client.query({ name, text, values: values.map(listed) });
}
