/**
 * The words that draws are made by. The server makes one with the list it is for, publishes its hash and keeps it sealed: nobody who reads the tables or
 * a backup knows the places before the draw, and whoever knows the word afterwards recomputes them.
 */
import { hash, randomBytes } from 'node:crypto';
import { raw, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';

const WORD_BYTES = 32;

const wordOf = (table: string, key: string): SealedField => defineSealedField({ table, column: 'draw_word', key, boundTo: key, inAudit: null });

/** Of the list of an event. */
export const eventWord = wordOf('welfare_allocation', 'welfare_event_id');

/** Of a budget of loans. */
export const budgetWord = wordOf('loan_budget', 'loan_budget_id');

/** Gives a new list its word; the one that it has stays. */
export async function layWord(tx: Tx, field: SealedField, id: string): Promise<void> {
  const word = randomBytes(WORD_BYTES).toString('hex');
  // names of table and key come from above
  await tx.run(sql`
    update ${raw(field.table)} set draw_word = ${field.seal(id, word)}, draw_hash = ${hash('sha256', word)}
    where ${raw(field.key)} = ${id}::uuid and draw_word is null`);
}

/** A word as it is stored, and the sha256 of it that was published (hexadecimal digits). */
export interface StoredWord {
  readonly word: string | null;
  readonly seedHash: string;
}

/** The seed of a draw. Throws SealBroken, and an Error of a list that has no word or another one than was published. */
export function seedOf(field: SealedField, id: string, { word, seedHash }: StoredWord): string {
  const seed = word === null ? undefined : field.open(id, word);
  if (seed === undefined || hash('sha256', seed) !== seedHash) throw new Error(`the word of ${field.table} ${id} is not the one that was published`);
  return seed;
}
