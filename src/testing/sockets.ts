/** Bytes on bare connections, as no honest client sends them. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import type { TestApp } from './app.ts';

/** Opens the port of a test server; http://127.0.0.1:port. */
export async function openPort({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export interface BareConnection {
  readonly socket: Socket;
  /** All that came, once the other side has ended it. */
  readonly ended: Promise<string>;
  /** Begins to read what comes; one that is not deaf has begun. */
  hear(): void;
}

/** A connection that has sent `text`. It reads what comes, unless `isDeaf`. */
export async function say(origin: string, text: string, isDeaf = false): Promise<BareConnection> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let came = '';
  const hear = (): void => {
    socket.on('data', (piece) => {
      came += piece.toString('latin1');
    });
  };
  if (!isDeaf) hear();
  // cut off while something is under way: as good an end as any
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => void socket.once('close', () => resolve(came)));
  await once(socket, 'connect');
  await new Promise<void>((sent) => void socket.write(text, 'latin1', () => sent()));
  return { socket, ended, hear };
}

/** Goes on sending `piece` until the connection has been ended; answers what came. */
export async function dribble({ socket, ended }: BareConnection, piece: string, everyMs: number): Promise<string> {
  const timer = setInterval(() => socket.writable && socket.write(piece), everyMs);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
  }
}
