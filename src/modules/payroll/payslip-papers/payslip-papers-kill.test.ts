/** Servers that die by SIGKILL while ordered payslips are made: the files come to what they would have come to, none is lost, doubled or kept by nobody. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { announceFiles } from '#platform/files/registry.server.ts';
import { pagesOf } from '#platform/print/test-support.ts';
import { TEST_START } from '#testing/app.ts';
import { testKey } from '#testing/database.ts';
import { lived, placesIn, statementsIn } from '#testing/killed.ts';
import type { KilledPay } from '#testing/killed-pay.ts';
import { companyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import { SEED, scale } from '#testing/scale.ts';

const PLACES = Math.min(20, 2 * scale);
const worker = fileURLToPath(new URL('../../../testing/killed-pay.ts', import.meta.url));
/** Payslips of the run, a file each. */
const PEOPLE = 4;

let bench: PayBench;
let folder: string;
let payRunId: string;
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kargozin-killed-papers-'));
  const store = diskStore(folder);
  await store.prepare();
  announceFiles({ store, maxBytes: 5_000_000 });
  bench = await openPayBench();
  payRunId = await bench.counted(1);
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

/** How a process ended: the signal, or the number of statements it took. */
function ended(diesAt?: number): Promise<string> {
  const task: KilledPay = {
    ...{ connection: bench.bed.database.connections.app, companyId: companyId('holding'), now: TEST_START },
    files: { folder, key: testKey.secret.toString('base64') },
    ...(diesAt !== undefined && { diesAt }),
  };
  return lived(worker, { KILLED_PAY: JSON.stringify(task) });
}

async function order(): Promise<void> {
  expect((await bench.bed.call(payOfficer, 'POST', `${RUN}/${payRunId}/papers`, { layout: 'default' })).status).toBe(201);
}

/** The parts of the order: whose payslips, and how many pages their file has that is read from its store. */
async function parts(): Promise<readonly object[]> {
  const { status, bytes } = await bench.bed.file(payOfficer, `${RUN}/${payRunId}/papers/file`);
  expect(status).toBe(200);
  const pages = bytes.toString('latin1').split('%PDF-').slice(1);
  const papers = await rows('select part_no, first_code, last_code, people, with_bank, with_identity from payslip_paper where pay_run_id = $1 order by part_no', payRunId);
  expect(pages).toHaveLength(papers.length);
  return papers.map((paper, at) => ({ ...paper, pages: pagesOf(Buffer.from(`%PDF-${pages[at]}`, 'latin1')).length }));
}

const namesOf = async (state: string): Promise<readonly string[]> =>
  (await rows<{ name: string }>('select stored_name as name from stored_file where state = $1', state)).map(({ name }) => name).toSorted();

test(`kill -9 at ${PLACES} places of making payslips (seed ${SEED})`, { timeout: 60_000 * (PLACES + 1) }, async () => {
  await order();
  const statements = statementsIn(await ended());
  const undisturbed = await parts();
  expect(undisturbed).toHaveLength(PEOPLE);
  let orders = 1;
  for (const place of placesIn(statements, PLACES, SEED)) {
    await order();
    orders += 1;
    expect([place, await ended(place)]).toEqual([place, 'SIGKILL']);
    statementsIn(await ended());
    expect([place, await parts()]).toEqual([place, undisturbed]);
    const held = await rows<{ name: string }>(`select split_part(file, ';', 1) as name from payslip_paper`);
    expect([place, await namesOf('claimed')]).toEqual([place, held.map(({ name }) => name).toSorted()]);
    // who had ordered is told of each order once, and it stands once in the trace of everybody who is on it
    const [told] = await rows<{ n: number }>('select count(*)::int as n from notification_message where link like $1', `%${payRunId}%`);
    const traced = await rows<{ n: number }>(`select count(*)::int as n from audit_entry where entity = 'Payslip' and action = 'export' group by record_id`);
    expect([place, told?.n, traced.map(({ n }) => n)]).toEqual([place, orders, Array(PEOPLE).fill(orders)]);
  }
  // what was cut off is known, so that housekeeping takes it away
  const known = new Set(await rows<{ name: string }>('select stored_name as name from stored_file').then((all) => all.map(({ name }) => name)));
  const kept = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(kept.filter((name) => !known.has(name))).toEqual([]);
});
