/** The file field of docs/kit.md, from the form to the row that holds the file, on the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { defineForm } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { claimFile, releaseFile } from './claims.service.ts';
import { defineFileKind } from './file-kind.define.ts';
import { fileErrors } from './files.errors.ts';
import messages from './files.messages.fa.ts';

const words = { title: 'Subject', scan: 'Scan' };

const scans = { accept: ['.pdf', 'image/*'], maxFileSize: 2 * 1024 * 1024 } as const;

const contractForm = defineForm('personnel/contract', [
  { type: 'text', name: 'title', label: words.title, required: true, maxLength: 80 },
  { type: 'file', name: 'scan', label: words.scan, ...scans },
]);

const contractScan = defineFileKind({
  kind: 'PcntContractScan',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  class: 'personal',
  accept: scans.accept,
  maxBytes: scans.maxFileSize,
});

async function keepScan(tx: Tx, { companyId, partyId, contractId, scan: old }: Contract, scan: string | null): Promise<string | null> {
  const place = { kind: contractScan, companyId, partyId, recordId: contractId };
  if (old !== null && old !== scan) await releaseFile(tx, old, place);
  return scan === null ? null : claimFile(tx, scan, place);
}

interface Contract {
  readonly contractId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly scan: string | null;
}

const saveContract = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/contract/:contractId',
  summary: 'Changes a contract',
  permission: 'personnelInformationManagement/searchPersonnelList/observe',
  scope: 'rows',
  body: formBody(contractForm),
  reply: z.strictObject({ scan: z.nullable(z.string()) }),
  errors: [fileErrors],
});

const saving = route(saveContract, async ({ tx, params: { contractId }, body }) => {
  const stored = await tx.one<Contract>(
    sql`select contract_id as "contractId", company_id as "companyId", party_id as "partyId", scan from test_contract where contract_id = ${contractId} for update`,
  );
  const scan = await keepScan(tx, stored, body.scan);
  await tx.run(sql`update test_contract set title = ${body.title}, scan = ${scan} where contract_id = ${contractId}`);
  return { scan };
});

const hrOfficer = actorIn('hrOfficer', 'hrOfficer');
const [first, second] = ['1', '2'].map((digit) => `${digit.repeat(32)}.pdf`);
let testBed: Mounted;
const save = async (scan: string | null) => (await testBed.call(hrOfficer, 'PUT', '/rest/s1/hcm/contract/k', { title: 'first', scan })).body;
const files = async () => (await testBed.database.owner.query('select state, record_id from stored_file order by stored_name')).rows.map(Object.values);

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/files', routes: [saving], messages, errors: [fileErrors] });
  const { owner } = testBed.database;
  await layOrganisation(owner);
  await owner.query('create table test_contract (contract_id text primary key, company_id uuid, party_id uuid, title text, scan text)');
  await owner.query('grant select, update on test_contract to public');
  await owner.query(`insert into test_contract (contract_id, company_id, party_id) values ('k', $1, $2)`, [companyId('holding'), partyId('accountant')]);
  await owner.query(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $1, 'officer', '')`, [
    hrOfficer.userId,
    companyId('holding'),
  ]);
  for (const name of [first, second])
    await owner.query(
      `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'scan.pdf', 'application/pdf', 1, '')`,
      [name, companyId('holding'), hrOfficer.userId],
    );
});
afterAll(() => testBed.close());

test('a file belongs to its row from the save on, until another one takes its place or none', async () => {
  expect(await save(`${first};scan.pdf`)).toEqual({ scan: `${first};scan.pdf` });
  expect(await save(`${first};scan.pdf`)).toEqual({ scan: `${first};scan.pdf` });
  expect(await files()).toEqual([
    ['claimed', 'k'],
    ['loose', null],
  ]);
  expect(await save(`${second};scan.pdf`)).toEqual({ scan: `${second};scan.pdf` });
  expect(await files()).toEqual([
    ['released', null],
    ['claimed', 'k'],
  ]);
  expect(await save(null)).toEqual({ scan: null });
  expect(await files()).toEqual([
    ['released', null],
    ['released', null],
  ]);
});
