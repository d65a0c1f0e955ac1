/**
 * `npm run bench:sign-in`: whether the time of an answer tells a user name that exists from one that does not (guide 2.7,
 * S3: medians within 5 %). Known and unknown names take turns, each request from a loopback address of its own so that
 * no network waits. Prints ratios; asserts nothing, because the equal work behind it is a test (brute-force.test.ts).
 */
import { request } from 'node:http';
import pg from 'pg';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';
import { prepare } from './prepare.ts';
import { startNode } from './servers.ts';

const PEOPLE = 100;
const ACCOUNTS = 60;
/** Tries at one name: one fewer than makes the name wait. */
const ROUNDS = 4;
const port = Number(process.env['HCM_BENCH_PORT'] ?? 8_195);

interface Door {
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly rounds: number;
  readonly status: number;
  body(username: string): object;
}

const newPassword = 'Brand-New1!';
const doors: readonly Door[] = [
  { name: 'sign-in, wrong password', method: 'POST', path: '/api/login', rounds: ROUNDS, status: 403, body: (username) => ({ username, password: 'Wrong-Pass1!' }) },
  // asking for a code waits after three
  { name: 'asking for a recovery code', method: 'POST', path: '/api/rest/s1/hcm/ForgotPassword', rounds: 2, status: 200, body: (username) => ({ username }) },
  {
    name: 'wrong recovery code',
    method: 'PUT',
    path: '/api/rest/s1/hcm/ForgotPassword',
    rounds: ROUNDS,
    status: 400,
    body: (username) => ({ username, code: '00000000', newPassword, newPasswordVerify: newPassword }),
  },
];

let addresses = 0;
/** Linux answers on the whole of 127.0.0.0/8. */
const nextAddress = (): string => {
  addresses += 1;
  return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const timeOf = ({ method, path, status, body }: Door, username: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const payload = JSON.stringify(body(username));
    const began = performance.now();
    const asked = request(
      { host: '127.0.0.1', port, method, path, localAddress: nextAddress(), headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } },
      (answer) => {
        answer.resume();
        answer.once('end', () => (answer.statusCode === status ? resolve(performance.now() - began) : reject(new Error(`${method} ${path} answered ${answer.statusCode}`))));
      },
    );
    asked.once('error', reject);
    asked.end(payload);
  });

console.log(JSON.stringify(machineFacts()));
const prepared = await prepare(PEOPLE);
try {
  const client = new pg.Client(prepared.owner);
  await client.connect();
  await client.query(
    `insert into user_account (user_id, company_id, party_id, username, password_hash)
     select gen_random_uuid(), a.company_id, a.party_id, 'bench-' || n, a.password_hash from user_account a, generate_series(1, $1) n where a.username = 'hrofficer'`,
    [ACCOUNTS],
  );
  await client.end();
  const server = await startNode(
    ['bin/kargozin.mjs'],
    { DATABASE_URL: prepared.ownerUrl, HCM_APP_DATABASE_URL: prepared.appUrl, HCM_DATA_DIR: prepared.dataDir, PORT: String(port) },
    port,
    '/api/health',
  );
  try {
    for (const door of doors) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let round = 0; round < door.rounds; round++)
        for (let account = 1; account <= ACCOUNTS; account++) {
          // who goes first changes, so that what is warm serves both alike
          const turns = [async () => known.push(await timeOf(door, `bench-${account}`)), async () => unknown.push(await timeOf(door, `nobody-${account}`))];
          for (const turn of (account + round) % 2 === 0 ? turns : turns.reverse()) await turn();
        }
      const [ofKnown, ofUnknown] = [median(known), median(unknown)];
      console.log(`${door.name.padEnd(28)} unknown / known ${(ofUnknown / ofKnown).toFixed(3)}   (${ofUnknown.toFixed(1)} / ${ofKnown.toFixed(1)} ms, medians of ${known.length})`);
    }
  } finally {
    await server.stop();
  }
} finally {
  await prepared.stop();
}
