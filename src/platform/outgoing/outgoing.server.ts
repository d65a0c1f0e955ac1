/**
 * Calls to programs whose address somebody has written into a record. The server stands inside of the house, and whoever writes the address does not:
 * so neither this machine nor a private network answers through it, unless the operator names the host (`HCM_OUTGOING_HOSTS`). The address that was judged
 * is the one that is called, whatever the name says a moment later, and nothing is followed elsewhere.
 */
import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// among them what stands for addresses of the older kind
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

let named: ReadonlySet<string> = new Set();

/** Hosts that may be called wherever they stand: the operator says them. */
export function announceInsideHosts(hosts: readonly string[]): void {
  named = new Set(hosts.map((host) => host.toLowerCase()));
}

/** Why nothing was heard: no address of the web, one inside of the house, nobody there, or no answer in time. */
export type OutgoingCode = 'address' | 'inside' | 'unreachable' | 'late';

/** Tells neither address nor key. */
export class OutgoingFault extends Error {
  readonly code: OutgoingCode;

  constructor(code: OutgoingCode) {
    super(`outgoing call: ${code}`);
    this.name = 'OutgoingFault';
    this.code = code;
  }
}

export interface OutgoingCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For everything until the answer begins. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') throw new OutgoingFault('address');
  return url;
}

interface Place {
  readonly address: string;
  readonly family: number;
}

/** Where the host of an address stands, judged. */
async function placeOf({ hostname }: URL): Promise<Place> {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const literal = isIP(host);
  const found = literal === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host, family: literal }];
  const [first] = found;
  if (first === undefined) throw new OutgoingFault('unreachable');
  const isInside = found.some(({ address, family }) => inside.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  if (isInside && !named.has(host)) throw new OutgoingFault('inside');
  return first;
}

function answerOf(url: URL, place: Place, { method, headers, body }: OutgoingCall, signal: AbortSignal): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_, { all }, done) => (all ? done(null, [place]) : done(null, place.address, place.family));
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, { method, headers: { ...headers }, lookup: pinned, signal, agent: false }, resolve);
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Looking a name up has no time of its own. */
const withinTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutgoingFault('late')), { once: true });
    work.then(resolve, reject);
  });

/** The status that was answered; what else it says is not read, and a way elsewhere is not followed. Throws OutgoingFault. */
export async function callOut(call: OutgoingCall): Promise<number> {
  const url = addressOf(call.url);
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  const place = await withinTime(placeOf(url), signal);
  try {
    const answer = await answerOf(url, place, call, signal);
    answer.destroy();
    return answer.statusCode ?? 0;
  } catch {
    throw new OutgoingFault(signal.aborted ? 'late' : 'unreachable');
  }
}
