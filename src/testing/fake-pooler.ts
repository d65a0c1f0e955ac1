/**
 * A pooler as pgbouncer is one with pool_mode=transaction, as far as a test needs it: clients sign in to it, and each of their
 * transactions goes to whichever connection of the server is idle.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface FakePooler {
  /** Address for DATABASE_URL. */
  readonly url: string;
  close(): Promise<void>;
}

/** Which of the idle ones the next transaction gets. */
export type Turn = 'newest' | 'oldest';

interface Backend {
  readonly client: pg.Client;
  readonly socket: Socket;
  owner: Socket | undefined;
  /** Answers that are still to come. */
  due: number;
}

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(type), int(body.length + 4), body]);
const AUTHENTICATED = message('R', int(0));
const idle = message('Z', Buffer.from('I'));
/** Messages that are answered with a ReadyForQuery: a query, a sync. */
const asks = new Set(['Q', 'S'].map((type) => type.charCodeAt(0)));
const SSL_REQUEST = 80_877_103;

/** Whole messages of what came, and the rest. */
function cut(bytes: Buffer): { readonly messages: Buffer[]; readonly rest: Buffer } {
  const messages: Buffer[] = [];
  let at = 0;
  while (bytes.length >= at + 5 && bytes.length >= at + 1 + bytes.readInt32BE(at + 1)) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    messages.push(bytes.subarray(at, end));
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
}

async function openBackend(connection: pg.ClientConfig, freed: (backend: Backend) => void): Promise<Backend> {
  const client = new pg.Client(connection);
  // its sockets are torn when the pooler closes
  client.on('error', () => undefined);
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  socket.removeAllListeners('data');
  const backend: Backend = { client, socket, owner: undefined, due: 0 };
  let waiting = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    const { messages, rest } = cut(Buffer.concat([waiting, piece]));
    waiting = Buffer.from(rest);
    for (const one of messages) {
      backend.owner?.write(one);
      if (one[0] === 'Z'.charCodeAt(0)) backend.due -= 1;
      if (one.equals(idle) && backend.due === 0) freed(backend);
    }
  });
  return backend;
}

export async function startFakePooler(connection: pg.ClientConfig & { readonly database: string }, turn: Turn, size: number): Promise<FakePooler> {
  const free: Backend[] = [];
  const waiting: (readonly [Socket, Buffer])[] = [];
  const held = new Map<Socket, Backend>();
  const give = (client: Socket, bytes: Buffer): void => {
    const backend = held.get(client) ?? (turn === 'newest' ? free.pop() : free.shift());
    if (!backend) return void waiting.push([client, bytes]);
    held.set(client, backend);
    backend.owner = client;
    if (asks.has(bytes[0] ?? 0)) backend.due += 1;
    backend.socket.write(bytes);
  };
  const freed = (backend: Backend): void => {
    if (backend.owner) held.delete(backend.owner);
    backend.owner = undefined;
    free.push(backend);
    const next = waiting.shift();
    if (next) give(...next);
  };
  const backends = await Promise.all(Array.from({ length: size }, () => openBackend(connection, freed)));
  free.push(...backends);

  const server = createServer((client) => {
    let hasBegun = false;
    let rest: Buffer = Buffer.alloc(0);
    client.on('error', () => undefined);
    client.on('data', (piece: Buffer) => {
      if (!hasBegun) {
        if (piece.readInt32BE(4) === SSL_REQUEST) return void client.write('N');
        hasBegun = true;
        return void client.write(Buffer.concat([AUTHENTICATED, idle]));
      }
      const came = cut(Buffer.concat([rest, piece]));
      rest = Buffer.from(came.rest);
      for (const one of came.messages)
        if (one[0] === 'X'.charCodeAt(0)) client.end();
        else give(client, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/${connection.database}`,
    close: async () => {
      for (const { socket } of backends) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
