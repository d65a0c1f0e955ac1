/** SQL of personal notes. The owner is in every statement, and in the row policy once more. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { MAX_NOTES, type Note, type WrittenNote } from './notes.contract.ts';

export interface NoteContent {
  readonly text: string;
  readonly isPinned: boolean;
}

const written = sql`note_id as "noteId", row_version as "rowVersion", updated_at as "updatedAt"`;
const columns = sql`${written}, text, is_pinned as "isPinned"`;

export const notesOf = (db: Db, userId: string): Promise<Note[]> =>
  db.many<Note>(sql`select ${columns} from personal_note where user_id = ${userId}::uuid order by is_pinned desc, created_at desc, note_id desc limit ${MAX_NOTES}`);

/** Undefined when the account has as many notes as it may. Additions of one account wait for one another. */
export async function insertNote(tx: Tx, userId: string, noteId: string, { text, isPinned }: NoteContent, at: string): Promise<WrittenNote | undefined> {
  await tx.one(sql`select from user_account where user_id = ${userId}::uuid for update`);
  return tx.maybe<WrittenNote>(sql`
    insert into personal_note (note_id, user_id, text, is_pinned, created_at, updated_at)
    select ${noteId}::uuid, ${userId}::uuid, ${text}, ${isPinned}, ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from personal_note where user_id = ${userId}::uuid) < ${MAX_NOTES}
    returning ${written}`);
}

/** The note, held until the end of the transaction; undefined for those of others and for none. */
export const lockNote = (tx: Tx, userId: string, noteId: string): Promise<Note | undefined> =>
  tx.maybe<Note>(sql`select ${columns} from personal_note where note_id = ${noteId}::uuid and user_id = ${userId}::uuid for update`);

export const updateNote = (tx: Tx, userId: string, noteId: string, { text, isPinned }: NoteContent, at: string): Promise<WrittenNote> =>
  tx.one<WrittenNote>(sql`
    update personal_note set text = ${text}, is_pinned = ${isPinned}, row_version = row_version + 1, updated_at = ${at}::timestamptz
    where note_id = ${noteId}::uuid and user_id = ${userId}::uuid returning ${written}`);

export const removeNote = (tx: Tx, userId: string, noteId: string): Promise<number> =>
  tx.run(sql`delete from personal_note where note_id = ${noteId}::uuid and user_id = ${userId}::uuid`);
