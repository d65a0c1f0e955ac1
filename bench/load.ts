/** A bounded load over loopback: N clients in a closed loop for a fixed time, keep-alive, latencies kept. */
import { Agent, request } from 'node:http';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly failed: number;
}

export interface LoadOptions {
  readonly port: number;
  readonly clients: number;
  readonly milliseconds?: number;
  /** In place of a time: whether it is over. */
  until?(): boolean;
  /** The next request; called once for each. */
  next(): Shot;
}

function fire(agent: Agent, port: number, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...shot.headers, ...(shot.body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(shot.body)) }) };
    const sent = request({ agent, host: '127.0.0.1', port, path: shot.path, method: shot.method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(shot.body);
  });
}

const quantile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export async function load({ port, clients, milliseconds = 0, until, next }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let failed = 0;
  const start = performance.now();
  const isOver = until ?? (() => performance.now() - start >= milliseconds);
  const client = async () => {
    while (!isOver()) {
      const began = performance.now();
      const status = await fire(agent, port, next()).catch(() => 0);
      if (status < 200 || status > 299) failed += 1;
      else latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const seconds = (performance.now() - start) / 1_000;
  latencies.sort((a, b) => a - b);
  return { perSecond: latencies.length / seconds, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95), failed };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
