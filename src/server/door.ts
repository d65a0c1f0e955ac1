/**
 * The door: the port with everything that is bounded before a call is known and after it was answered. It is opened before the
 * server is ready, says to wait until then, and lets the app in when that listens.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { type Bodies, createBodies } from '#platform/http/bodies.server.ts';
import { type Crowd, type CrowdBounds, createCrowd } from '#platform/http/crowd.rules.ts';
import { networkOf } from '#platform/identity/identity.rules.ts';
import { type Bounds, defaultBounds, KEEP_ALIVE_MS, SILENT_MS } from './bounds.ts';
import { answerBroken } from './headers.ts';
import { answerStarting } from './starting.ts';

export interface DoorOptions {
  /** A proxy in front: connections are its own, and it says from where a request came. */
  readonly behindProxy: boolean;
  readonly https?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly bounds?: Partial<Bounds> | undefined;
}

export interface Door {
  readonly server: Server;
  readonly bodies: Bodies;
  readonly answers: Crowd<ServerResponse>;
  /** The server for an app, whose listening opens the door, or lets the app in where it is open. */
  lead(app: RequestListener): Server;
  /** Binds the port. Rejects as listening does. */
  open(host: string, port: number): Promise<void>;
}

/** The network of whoever sends a request; undefined where a proxy does not say. The last address is the one the proxy saw itself. */
function senderOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string | undefined {
  if (!behindProxy) return networkOf(socket.remoteAddress ?? '');
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last ? networkOf(last) : undefined;
}

/** A request whose body did not come is told so and ends with its connection. */
function cut(request: IncomingMessage): void {
  const tooSlow = Object.assign(new Error('the body of a request did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerBroken(tooSlow, request.socket);
}

/** A connection; over TLS the same for the one inside. */
const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** Connections on which nothing is asked: of one network, unless all are those of the proxy. */
function boundIdle(server: Server, bounds: CrowdBounds, behindProxy: boolean): void {
  const sockets = new Map<string, Socket>();
  const idle = createCrowd<string>(bounds, (peer) => sockets.get(peer)?.destroy());
  const wait = (peer: string): void => {
    if (sockets.has(peer)) idle.add(peer, behindProxy ? undefined : networkOf(peer.slice(0, peer.indexOf(' '))));
  };
  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket);
    sockets.set(peer, socket);
    wait(peer);
    socket.once('close', () => {
      sockets.delete(peer);
      idle.remove(peer);
    });
  });
  server.on('request', ({ socket }, response) => {
    const peer = peerOf(socket);
    idle.remove(peer);
    response.once('close', () => wait(peer));
  });
}

export function createDoor({ behindProxy, https, bounds }: DoorOptions): Door {
  const { headMs, lookMs, idle, ...most }: Bounds = { ...defaultBounds, ...bounds };
  // bodies have clocks of their own: those of uploads are not those of calls
  const limits = { headersTimeout: headMs, requestTimeout: 0, connectionsCheckingInterval: lookMs, keepAliveTimeout: KEEP_ALIVE_MS };
  const server: Server = https ? createSecureServer({ ...limits, ...https, handshakeTimeout: headMs }) : createServer(limits);
  server.setTimeout(SILENT_MS);
  const bodies = createBodies(most.bodies, cut);
  boundIdle(server, idle, behindProxy);
  let handle: RequestListener = answerStarting;
  server.on('request', (request, response) => {
    bodies.await(request, senderOf(request, behindProxy));
    handle(request, response);
  });
  const listen = server.listen.bind(server);
  return {
    server,
    bodies,
    answers: createCrowd<ServerResponse>(most.answers, (answer) => answer.destroy()),
    lead: (app) => {
      server.listen = ((...args: Parameters<typeof listen>) => {
        handle = app;
        if (!server.listening) return listen(...args);
        process.nextTick(() => server.emit('listening'));
        return server;
      }) as typeof listen;
      return server;
    },
    open: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        listen({ host, port }, () => {
          server.off('error', reject);
          resolve();
        });
      }),
  };
}
