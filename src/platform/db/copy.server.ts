/**
 * Many rows in one go: COPY, the quickest way into PostgreSQL, inside a transaction. A table with row policies takes no COPY of whoever is bound by them;
 * so rows go into a table of the transaction that has the same columns (db.004.migration.sql) and are taken over by one INSERT, which policies,
 * checks, defaults and triggers see like any other. Table and columns come from the slice, never from whoever calls.
 */
import type { Writable } from 'node:stream';
import pg from 'pg';

/** What a place of a row may hold: its text is read by the type of the column; long texts in UTF-8 as they are kept. Lists go into columns of arrays. */
export type CopyValue = string | Uint8Array | number | bigint | boolean | null | readonly (string | number | bigint)[];

/** Where rows go: a table and its columns, in the order of the places of each row. What is not named has its default. */
export interface CopyInto {
  readonly table: string;
  readonly columns: readonly string[];
}

const name = /^[a-z][a-z0-9_]{0,62}$/;

/** Throws of a name that no table or column of the house has. */
function demandNames({ table, columns }: CopyInto): void {
  const strange = [table, ...columns].find((one) => !name.test(one));
  if (strange !== undefined || columns.length === 0) throw new Error(`rows cannot be copied into ${strange ?? table}`);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);

const item = (value: string | number | bigint): string => (typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value));

/** Of what stands for something else in the text form. */
const escapedBytes = Object.keys(escapes).map((sign) => sign.charCodeAt(0));
const writtenBytes = (text: Uint8Array): string | Uint8Array => (escapedBytes.some((sign) => text.includes(sign)) ? escaped(Buffer.from(text).toString()) : text);

function written(value: CopyValue): string | Uint8Array {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return writtenBytes(value);
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'object') return escaped(`{${value.map(item).join(',')}}`);
  return String(value);
}

/** Rows that are sent in one message: of many rows no long text is made. */
const ROWS_OF_PIECE = 10;

/** A message of COPY begins with its sign and its length, which counts itself (protocol, CopyData). */
function headOf(parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(5, 'd');
  head.writeInt32BE(4 + parts.reduce((sum, { length }) => sum + length, 0), 1);
  return head;
}

/** Rows in the text form of COPY, as the message that carries them: node-postgres would copy it once more to put its head before it. Put together by adding: lists of texts that are joined hold each long one twice more. */
function pieceOf(rows: readonly (readonly CopyValue[])[]): Buffer {
  const parts: Uint8Array[] = [];
  let text = '';
  for (const row of rows) {
    let before = '';
    for (const value of row) {
      const one = written(value);
      text += before;
      before = '\t';
      if (typeof one === 'string') text += one;
      else {
        parts.push(Buffer.from(text), one);
        text = '';
      }
    }
    text += '\n';
  }
  parts.push(Buffer.from(text));
  return Buffer.concat([headOf(parts), ...parts]);
}

function* piecesOf(rows: readonly (readonly CopyValue[])[]): Iterable<Buffer> {
  for (let at = 0; at < rows.length; at += ROWS_OF_PIECE) yield pieceOf(rows.slice(at, at + ROWS_OF_PIECE));
}

/** The statements around the copying: the table of the transaction, and what takes over from it. */
export function copyStatements(into: CopyInto) {
  demandNames(into);
  const listed = into.columns.join(', ');
  return {
    begin: [into.table, [...into.columns]] as const,
    copy: `copy pg_temp.copied (${listed}) from stdin`,
    takeOver: `insert into ${into.table} (${listed}) select ${listed} from pg_temp.copied`,
  };
}

/** What node-postgres has of a connection for COPY. */
interface CopyWire {
  query(text: string): void;
  readonly stream: Writable;
  endCopyFrom(): void;
}

/**
 * Sends a COPY with its rows behind it in one go, without waiting to be asked for them: where it is refused the server passes over
 * rows that come all the same (protocol, COPY operations), so that statements may follow at once.
 */
export const sendCopy = (client: pg.PoolClient, text: string, rows: readonly (readonly CopyValue[])[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const submit = (wire: CopyWire): void => {
      wire.query(text);
      for (const piece of piecesOf(rows)) wire.stream.write(piece);
      wire.endCopyFrom();
    };
    const query = new pg.Query(text, undefined, (error) => (error ? reject(error) : resolve()));
    client.query(Object.assign(query, { submit, handleCopyInResponse: () => undefined }));
  });
