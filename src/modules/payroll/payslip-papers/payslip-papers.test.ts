/** All payslips of a run as files: made part by part whatever stops them, read by whoever ordered them while they may, and gone when their time is over. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import { announceFiles } from '#platform/files/registry.server.ts';
import { pagesOf } from '#platform/print/test-support.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN, secondOfficer } from '#testing/pay-runs.ts';
import { job } from './payslip-papers.job.ts';
import { dropExpired } from './payslip-papers.store.ts';

let bench: PayBench;
let folder: string;
let payRunId: string;
const at = () => `${RUN}/${payRunId}/papers`;
const asked = (by = payOfficer, layout = 'default') => bench.bed.call(by, 'POST', at(), { layout });
const stands = async (by = payOfficer) => (await bench.bed.call(by, 'GET', at())).body.order;
const zip = (by = payOfficer) => bench.bed.file(by, `${at()}/file`);
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const withoutBank = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: grant.classes.filter((one) => one !== 'bank') })) };
const pdfs = (archive: Buffer): Buffer[] =>
  archive
    .toString('latin1')
    .split('%PDF-')
    .slice(1)
    .map((part) => Buffer.from(`%PDF-${part}`, 'latin1'));
const states = async () => (await bench.rows<{ state: string }>('select state from stored_file order by created_at, stored_name')).map(({ state }) => state);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kargozin-papers-'));
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

test('who may not know pay orders none, who is elsewhere finds no run, and nothing is read before it is there', async () => {
  expect((await asked(blind)).body.errorCode).toBe('modules/payroll/payslips.withheld');
  expect((await asked(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect([await stands(), (await zip()).status]).toEqual([undefined, 409]);
});

test('they are made part by part: what was cut off goes on where it stood, and whoever ordered them is told without an amount', async () => {
  expect((await asked()).status).toBe(201);
  expect((await asked()).body.errorCode).toBe('modules/payroll/payslip-papers.underWay');
  expect([await bench.papers(payRunId, true), await stands()]).toMatchObject(['running', { total: 4, done: 2 }]);
  expect((await zip()).status).toBe(409);
  expect([await bench.papers(payRunId), await stands()]).toMatchObject(['done', { total: 4, done: 4, failed: 0, layout: 'default' }]);
  const { status, headers, bytes } = await zip();
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(pdfs(bytes).map((pdf) => pagesOf(pdf).length)).toEqual([2, 2]);
  const told = await bench.rows('select subject, body, link from notification_message where link like $1', `%${payRunId}%`);
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told).replaceAll(payRunId, '')).not.toMatch(/\p{Nd}{5,}/u);
  const exported = await bench.rows<{ n: number }>(`select count(distinct record_id)::int as n from audit_entry where entity = 'Payslip' and action = 'export'`);
  expect(exported).toEqual([{ n: 4 }]);
});

test('they are for whoever ordered them alone, and no longer than they may know what stands on them', async () => {
  expect([await stands(secondOfficer), (await zip(secondOfficer)).status]).toEqual([undefined, 409]);
  expect([(await zip(withoutBank)).status, (await zip(blind)).status]).toEqual([403, 403]);
  // whoever is on it and is not found any more
  await bench.rows('delete from payslip where party_id = $1', partyId('colleague'));
  expect((await zip()).status).toBe(403);
});

test('the next order lets go of the files of the one before, and so does the day on which they expire', async () => {
  await asked(payOfficer, 'detailed');
  expect(await states()).toEqual(['released', 'released']);
  await bench.papers(payRunId);
  expect((await states()).toSorted()).toEqual(['claimed', 'claimed', 'released', 'released']);
  await bench.rows(`update payslip_order set expires_at = '2026-01-01'`);
  expect([await stands(), (await zip()).status]).toEqual([undefined, 409]);
  await writing(bench.bed.database.pool, systemActor('test', [companyId('holding')]), (tx) => dropExpired(tx, new Date('2026-01-02')));
  expect([new Set(await states()), await bench.rows('select from payslip_order')]).toEqual([new Set(['released']), []]);
  expect([job.every, (await readdir(folder)).length > 0]).toEqual(['hour', true]);
});
