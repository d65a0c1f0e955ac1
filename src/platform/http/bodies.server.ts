/** Bodies that are still on their way: how long each may take, and how many at once. */
import type { IncomingMessage } from 'node:http';
import { type CrowdBounds, createCrowd } from './crowd.rules.ts';

export interface BodyBounds extends CrowdBounds {
  /** How long a body may take from the head of its request on, in milliseconds. */
  readonly bodyMs: number;
  /** The same of one that may bring a file, until somebody signed in is allowed to hand it over (upload.ts bounds it from then on). */
  readonly formMs: number;
}

export interface Bodies {
  /** Watches over the body of a request whose head has come; nothing when it has none. */
  await(request: IncomingMessage, sender: string | undefined): void;
  /** From here on the body is bounded by who reads it. */
  handOver(request: IncomingMessage): void;
}

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** `cut` ends a request whose body did not come. */
export function createBodies({ bodyMs, formMs, ...bounds }: BodyBounds, cut: (request: IncomingMessage) => void): Bodies {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  const end = (request: IncomingMessage): void => {
    clearTimeout(timers.get(request));
    if (!request.complete) cut(request);
  };
  const crowd = createCrowd<IncomingMessage>(bounds, end);
  const handOver = (request: IncomingMessage): void => {
    clearTimeout(timers.get(request));
    crowd.remove(request);
  };
  return {
    await: (request, sender) => {
      if (!hasBody(request)) return;
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
      const giveUp = (): void => {
        crowd.remove(request);
        end(request);
      };
      timers.set(request, setTimeout(giveUp, isForm ? formMs : bodyMs).unref());
      const arrived = (): void => handOver(request);
      request.once('end', arrived).once('close', arrived);
      crowd.add(request, sender);
    },
    handOver,
  };
}
