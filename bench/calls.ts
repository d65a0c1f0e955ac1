/**
 * List, open and create: the product with all its checks against the bare server that gives the same answer (bare.ts;
 * its targets are those of design.md section 5) and against one flat table (flat-table.ts), interleaved, median of the rounds.
 */
import { randomUUID } from 'node:crypto';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { cpuOf, cpuOfChildren } from './cpu.ts';
import { type LoadResult, load, median, type Shot } from './load.ts';
import type { Prepared } from './prepare.ts';
import type { Running } from './servers.ts';

export const ROUNDS = 5;
export const CLIENTS = 16;
const ROUND_MS = Number(process.env['HCM_BENCH_ROUND_MS'] ?? 2_000);

export interface Figures extends LoadResult {
  /** CPU milliseconds of one request in the server and in PostgreSQL. */
  readonly cpuServer: number;
  readonly cpuDatabase: number;
}

export interface Against {
  /** Share of the ceiling's throughput, 1 = equal. */
  readonly ratio: number;
  readonly range: readonly [number, number];
  readonly figures: Figures;
}

export interface Ratio {
  readonly name: string;
  /** Of the bare server. */
  readonly target: number;
  readonly product: Figures;
  readonly flat: Against;
  readonly bare: Against;
}

export interface Servers {
  readonly product: Running;
  readonly flat: Running;
  readonly bare: Running;
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

const middle = (list: readonly Figures[]): Figures => {
  const of = (name: keyof Figures): number => median(list.map((one) => one[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), failed: 0, cpuServer: of('cpuServer'), cpuDatabase: of('cpuDatabase') };
};

function against(product: readonly Figures[], ceiling: readonly Figures[]): Against {
  const ratios = product.map((one, round) => one.perSecond / (ceiling[round]?.perSecond ?? 1));
  return { ratio: median(ratios), range: [Math.min(...ratios), Math.max(...ratios)], figures: middle(ceiling) };
}

type Kind = keyof Servers;
const kinds: readonly Kind[] = ['product', 'flat', 'bare'];

export interface Comparison {
  readonly name: string;
  readonly target: number;
  readonly shots: Readonly<Record<Kind, () => Shot>>;
}

async function compare(servers: Servers, databasePid: number, { name, target, shots }: Comparison): Promise<Ratio> {
  const run = async (kind: Kind, milliseconds: number): Promise<Figures> => {
    const server = servers[kind];
    const before = [cpuOf(server.pid), cpuOfChildren(databasePid)] as const;
    const result = await load({ port: server.port, clients: CLIENTS, milliseconds, next: shots[kind] });
    const requests = Math.max(1, (result.perSecond * milliseconds) / 1_000);
    return { ...result, cpuServer: (cpuOf(server.pid) - before[0]) / requests, cpuDatabase: (cpuOfChildren(databasePid) - before[1]) / requests };
  };
  const seen: Record<Kind, Figures[]> = { product: [], flat: [], bare: [] };
  for (const kind of kinds) await run(kind, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round++) for (const kind of kinds) seen[kind].push(await run(kind, ROUND_MS));
  const failed = kinds.filter((kind) => seen[kind].some((one) => one.failed > 0));
  if (failed.length > 0) throw new Error(`${name}: requests of ${failed.join(', ')} failed`);
  return { name, target, product: middle(seen.product), flat: against(seen.product, seen.flat), bare: against(seen.product, seen.bare) };
}

const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

export function newPerson(turn: number) {
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

export async function compareCalls(prepared: Prepared, servers: Servers): Promise<Ratio[]> {
  const headers = await signIn(servers.product.port, 'hrofficer', prepared.password);
  let turn = 0;
  const next = () => ++turn;
  const word = () => encodeURIComponent(pick(prepared.names, next()));
  const plainList = (): Shot => ({ method: 'GET', path: `/list?q=${word()}` });
  const plainCreate = (): Shot => {
    const { firstName, lastName, pseudoId, nationalId } = newPerson(next());
    return { method: 'POST', path: '/create', body: JSON.stringify({ id: randomUUID(), firstName, lastName, code: pseudoId, nationalId }) };
  };
  const comparisons: readonly Comparison[] = [
    {
      name: 'list 20 with name search',
      target: 0.5,
      shots: { product: () => ({ method: 'GET', path: `/api/rest/s1/hcm/personList?searchValue=${word()}`, headers }), flat: plainList, bare: plainList },
    },
    {
      name: 'open one',
      target: 0.4,
      shots: {
        product: () => ({ method: 'GET', path: `/api/rest/s1/hcm/infoOfEachPerson?partyId=${pick(prepared.ids, next())}`, headers }),
        flat: () => ({ method: 'GET', path: `/open/${pick(prepared.flatIds, next())}` }),
        bare: () => ({ method: 'GET', path: `/open/${pick(prepared.ids, next())}` }),
      },
    },
    {
      name: 'create one',
      target: 0.35,
      shots: {
        product: () => ({ method: 'POST', path: '/api/rest/s1/hcm/party', headers: { ...headers, 'idempotency-key': randomUUID() }, body: JSON.stringify(newPerson(next())) }),
        flat: plainCreate,
        bare: plainCreate,
      },
    },
  ];
  const ratios: Ratio[] = [];
  for (const comparison of comparisons) ratios.push(await compare(servers, prepared.databasePid, comparison));
  return ratios;
}
