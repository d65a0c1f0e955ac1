/** A demo that is first started on a day whose year has no law: it starts, nobody is paid, and whoever begins a month is told why. And law is confirmed of the years that are paid, of no other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePayRun } from '#modules/payroll/pay-run/pay-run.service.ts';
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { writeOrganisation } from './demo.store.ts';
import { generateOrganisation } from './generate.ts';
import { writePay } from './pay.ts';

/** In 1409. */
const today = '2030-07-10';
const organisation = generateOrganisation({ people: 40, units: 12, seed: 20, today });
const companies = organisation.companies.map(({ companyId }) => companyId);
const companyId = companies[0] ?? '';
const officer = { partyId: organisation.person(0).partyId, companyId };
let database: TestDatabase;
const rows = async <T extends object>(text: string): Promise<T[]> => (await database.owner.query<T>(text)).rows;
const inDemo = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => writing(database.pool, systemActor('test', companies), work);

beforeAll(async () => {
  database = await openTestDatabase();
  await inDemo(async (tx) => {
    await writeOrganisation(tx, organisation);
    await writePay(tx, { organisation, today, now: Date.parse(today), officer, newId });
  });
}, 30_000);
afterAll(async () => {
  announceFormulas([]);
  announcePaySources([]);
  announceProcesses([]);
  await database.close();
});

test('nobody is paid, though groups stand with everybody in them', async () => {
  expect(await rows('select from pay_run')).toEqual([]);
  const [{ groups, members } = { groups: 0, members: 0 }] = await rows<{ groups: number; members: number }>(
    'select (select count(*)::int from pay_group) as groups, (select count(*)::int from pay_member) as members',
  );
  expect([groups, members > 0]).toEqual([companies.length, true]);
});

test('a month that is begun is refused with the reason, and law of no year is confirmed by the demo', async () => {
  const [group] = await rows<{ id: string }>(`select pay_group_id as id from pay_group where company_id = '${companyId}'`);
  const begun = inDemo((tx) =>
    makePayRun(
      {
        tx,
        actor: { companyId, partyId: officer.partyId },
        rows: systemScope([companyId], today),
        clock: { now: () => Date.parse(today) },
        newId,
        audit: () => undefined,
      } as unknown as Parameters<typeof makePayRun>[0],
      {
        payGroupId: group?.id ?? '',
        kind: 'regular',
        payslipTypeId: null,
        payPeriodId: null,
        percent: null,
        leaveDays: null,
        leaveLapsing: false,
        jalaliYear: 1409,
        jalaliMonth: 4,
        description: null,
      },
    ),
  );
  await expect(begun).rejects.toMatchObject({ errorName: 'unknownYear', detail: { values: { year: (1409).toLocaleString('fa', { useGrouping: false }) } } });
  expect(await rows('select from legal_parameter where verified_version is not null')).toEqual([]);
});
