/** The end of a year before anybody is paid by it: what is shown is what a run of the same kind then stores, to the rial. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId, partyId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { yearEndErrors } from './year-end.errors.ts';
import messages from './year-end.messages.fa.ts';
import { routes } from './year-end.routes.ts';

const YEAR_END = '/rest/s1/payroll/yearEnd';
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/year-end', routes, messages, errors: [yearEndErrors] });
});
afterAll(() => bench.close());

const query = (kind: string, more = ''): string => `?kind=${kind}&payGroupId=${bench.groupId}&year=1405&month=12${more}`;
const preview = async (kind: string, who: Answer = officer, more = ''): Promise<Answer> => bench.bed.call(who, 'GET', `${YEAR_END}${query(kind, more)}`);
const stored = (payRunId: string) =>
  bench.rows<{ employmentId: string; gross: string; tax: string; net: string }>(
    'select party_relationship_id as "employmentId", gross::text, tax::text, net::text from payslip where pay_run_id = $1 order by 1',
    payRunId,
  );
const shown = (rows: readonly Answer[]) =>
  rows
    .filter(({ reason }) => reason === null)
    .map(({ employmentId: id, amount: gross, tax, net }) => ({ employmentId: id, gross, tax, net }))
    .toSorted((a, b) => (a.employmentId < b.employmentId ? -1 : 1));

test.each(['eidi', 'severance'] as const)('the preview of %s is what its run stores, and who would be set aside has the reason', async (kind) => {
  const { body } = await preview(kind);
  expect(body.rows.length).toBe(body.count);
  expect(shown(body.rows).length).toBeGreaterThan(1);
  expect(await bench.rows('select 1 from payslip where kind = $1', kind)).toEqual([]);
  const payRunId = await bench.counted(12, { kind });
  expect(bench.faults).toEqual([]);
  expect(shown(body.rows)).toEqual(await stored(payRunId));
});

test('the bonus says its days, its base and its ceiling, counted a second way', async () => {
  const { body } = await preview('eidi');
  const paid = body.rows.filter(({ reason }: Answer) => reason === null);
  for (const { days, base, cap, amount } of paid) {
    const own = (BigInt(base) * 60n * BigInt(days)) / 365n;
    const expected = own < BigInt(cap) ? own : BigInt(cap);
    // the base is shown in whole rials
    const apart = BigInt(amount) - expected;
    expect(apart < 0n ? -apart : apart).toBeLessThanOrEqual(60n);
  }
});

test('one person is explained line by line; who is not of the group is not found', async () => {
  const one = (id: string, who: Answer = officer) => bench.bed.call(who, 'GET', `${YEAR_END}/person${query('eidi', `&partyRelationshipId=${id}`)}`);
  const { body } = await one(employmentId('accountant'));
  expect(body.lines.find(({ code }: Answer) => code === 'eidi').explanation).not.toBeNull();
  expect((await one('01900000-0000-7000-8000-0000000000ff')).status).toBe(404);
});

test('the whole group leaves as a sheet, written down; without class pay there is neither sheet nor amount', async () => {
  expect((await bench.bed.file(officer, `${YEAR_END}/file${query('eidi')}`)).bytes.subarray(0, 2).toString()).toBe('PK');
  expect(await bench.rows(`select 1 from audit_entry where entity = 'PayGroup' and action = 'export'`)).toHaveLength(1);
  const bare = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
  expect((await bench.bed.file(bare, `${YEAR_END}/file${query('eidi')}`)).status).toBe(403);
  const other = (await preview('eidi', bare)).body.rows.find((row: Answer) => row.partyId !== partyId('payrollOfficer'));
  expect([other.amount, other.base, other.tax]).toEqual([undefined, undefined, undefined]);
});

test('only whoever makes runs sees it, and of their own company alone', async () => {
  expect((await preview('eidi', actorIn('employee', 'accountant'))).status).toBe(403);
  expect((await preview('eidi', actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(400);
});
