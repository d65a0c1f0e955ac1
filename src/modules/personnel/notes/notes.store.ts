/** Where the notes on people lie. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { PartRows } from '#platform/party/parts/part.store.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { noteErrors, personNotes } from './notes.contract.ts';
import { noteClass } from './notes.rules.ts';

const key = 'person_note_id';

/** What it is about stays: as a note of another class it would be seen by others. Without a RowScope: of the note that is being saved. */
async function checkKind(tx: Tx, id: string, kind: unknown): Promise<void> {
  const stored = await tx.maybe<{ kind: string }>(sql`select note_kind as kind from person_note where person_note_id = ${id}::uuid`);
  if (stored !== undefined && noteClass(stored.kind) !== noteClass(kind)) throw noteErrors.error('otherSubject');
}

export const noteRows: PartRows = {
  part: personNotes,
  table: 'person_note',
  columns: { noteDate: 'note_date', noteKind: 'note_kind', noteText: 'note_text' },
  sealed: { noteText: defineSealedField({ table: 'person_note', column: 'note_text', key, boundTo: key }) },
  classOf: ({ noteKind }) => noteClass(noteKind),
  check: (tx, values, { id }) => checkKind(tx, id, values['noteKind']),
};
