/** List, open and create: the product with all its checks against the bare server, interleaved, median of the rounds. */
import { randomUUID } from 'node:crypto';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { type LoadResult, load, median, type Shot } from './load.ts';
import type { Prepared } from './prepare.ts';
import type { Running } from './servers.ts';

export const ROUNDS = 5;
export const CLIENTS = 16;
const ROUND_MS = Number(process.env['HCM_BENCH_ROUND_MS'] ?? 2_000);

export interface Ratio {
  readonly name: string;
  /** Share of the bare server's throughput, 1 = equal. */
  readonly ratio: number;
  readonly range: readonly [number, number];
  readonly target: number;
  readonly product: LoadResult;
  readonly bare: LoadResult;
}

/** Header pair of a signed-in browser. */
export async function signIn(port: number, username: string, password: string): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const { api_key } = (await answer.json()) as { api_key: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { api_key, cookie };
}

async function compare(name: string, target: number, product: Running, bare: Running, shots: { product(): Shot; bare(): Shot }): Promise<Ratio> {
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  const run = (server: Running, next: () => Shot, milliseconds: number) => load({ port: server.port, clients: CLIENTS, milliseconds, next });
  await run(product, shots.product, ROUND_MS / 2);
  await run(bare, shots.bare, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await run(product, shots.product, ROUND_MS));
    theirs.push(await run(bare, shots.bare, ROUND_MS));
  }
  const failed = [...ours, ...theirs].reduce((sum, one) => sum + one.failed, 0);
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed`);
  const ratios = ours.map((one, round) => one.perSecond / (theirs[round]?.perSecond ?? 1));
  const middle = (list: readonly LoadResult[]): LoadResult => ({
    perSecond: median(list.map((one) => one.perSecond)),
    p50: median(list.map((one) => one.p50)),
    p95: median(list.map((one) => one.p95)),
    failed: 0,
  });
  return { name, ratio: median(ratios), range: [Math.min(...ratios), Math.max(...ratios)], target, product: middle(ours), bare: middle(theirs) };
}

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

function newPerson(turn: number) {
  const first9 = String(300_000_000 + turn);
  const code = `B${turn}`;
  return {
    firstName: 'Arash',
    lastName: `Bench${turn}`,
    nationalId: `${first9}${nationalCodeCheckDigit(first9)}`,
    pseudoId: code,
    fromDate: '2026-01-01',
  };
}

export async function compareCalls(prepared: Prepared, product: Running, bare: Running): Promise<Ratio[]> {
  const headers = await signIn(product.port, 'hrofficer', prepared.password);
  let turn = 0;
  const next = () => ++turn;
  const list = await compare('list 20 with name search', 0.5, product, bare, {
    product: () => ({ method: 'GET', path: `/api/rest/s1/hcm/personList?searchValue=${encodeURIComponent(pick(prepared.names, next()))}`, headers }),
    bare: () => ({ method: 'GET', path: `/list?q=${encodeURIComponent(pick(prepared.names, next()))}` }),
  });
  const open = await compare('open one', 0.4, product, bare, {
    product: () => ({ method: 'GET', path: `/api/rest/s1/hcm/infoOfEachPerson?partyId=${pick(prepared.ids, next())}`, headers }),
    bare: () => ({ method: 'GET', path: `/open/${pick(prepared.bareIds, next())}` }),
  });
  const create = await compare('create one', 0.35, product, bare, {
    product: () => ({ method: 'POST', path: '/api/rest/s1/hcm/party', headers: { ...headers, 'idempotency-key': randomUUID() }, body: JSON.stringify(newPerson(next())) }),
    bare: () => {
      const { firstName, lastName, pseudoId } = newPerson(next());
      return { method: 'POST', path: '/create', body: JSON.stringify({ id: randomUUID(), firstName, lastName, code: pseudoId }) };
    },
  });
  return [list, open, create];
}
