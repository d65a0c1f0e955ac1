/** COPY over a connection of node-postgres, which itself knows only queries. Rows are counted by PostgreSQL. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The connection as node-postgres hands it to whoever submits a command of its own. */
interface Wire {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What the connection tells a submitted command. */
interface Command {
  submit(wire: Wire): void;
  handleError(error: Error): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleReadyForQuery(): void;
  handleCopyData?(message: { readonly chunk: Buffer }): void;
  handleCopyInResponse?(wire: Wire): void;
}

const submit = (client: pg.ClientBase, command: Command): void => void client.query(command as unknown as pg.Submittable);

/** "COPY 12" */
const rowsIn = (tag: string): number => Number(tag.split(' ')[1]);

export interface CopiedOut {
  readonly bytes: Readable;
  /** Rows, known when the bytes have ended. */
  readonly rows: () => number;
}

/** Runs `copy ... to stdout`; the connection is free again when the bytes have ended. Bytes come no faster than they are read. */
export function copyOut(client: pg.ClientBase, statement: string): CopiedOut {
  let socket: Socket | undefined;
  let rows = 0;
  const bytes = new Readable({
    read: () => void socket?.resume(),
    // whoever stops reading must not leave the connection blocked: what still comes is thrown away
    destroy: (error, done) => {
      socket?.resume();
      done(error);
    },
  });
  submit(client, {
    submit: (wire) => {
      socket = wire.stream;
      wire.query(statement);
    },
    handleCopyData: ({ chunk }) => {
      // a copy, because the connection uses its buffer again
      if (!bytes.destroyed && !bytes.push(Buffer.from(chunk))) socket?.pause();
    },
    handleCommandComplete: ({ text }) => {
      rows = rowsIn(text);
    },
    handleReadyForQuery: () => void bytes.push(null),
    handleError: (error) => void bytes.destroy(error),
  });
  return { bytes, rows: () => rows };
}

async function send(wire: Wire, source: AsyncIterable<Uint8Array>, hasEnded: () => boolean): Promise<void> {
  try {
    for await (const chunk of source) {
      if (hasEnded()) return;
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
    }
    if (!hasEnded()) wire.endCopyFrom();
  } catch (error) {
    if (!hasEnded()) wire.sendCopyFail(error instanceof Error ? error.message : String(error));
  }
}

/** Runs `copy ... from stdin` with the bytes of `source`; answers the number of rows. Rejects when either side fails. */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  let hasEnded = false;
  submit(client, {
    submit: (wire) => wire.query(statement),
    handleCopyInResponse: (wire) => void send(wire, source, () => hasEnded),
    handleCommandComplete: ({ text }) => {
      rows = rowsIn(text);
    },
    handleReadyForQuery: () => resolve(rows),
    handleError: (error) => {
      hasEnded = true;
      reject(error);
    },
  });
  return promise;
}
