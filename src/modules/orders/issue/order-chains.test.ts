/** Whose chain approves orders: that of their type, of their contract, or the general one, as the sheets of both say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { writeChain } from '#platform/approval/chain.store.ts';
import { chainKindsOn } from '#platform/approval/chain-kinds.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { layAccounts } from '#testing/cases.ts';
import { chainStep } from '#testing/chain-step.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import countingMessages from '../counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';
import { issueErrors } from './issue.errors.ts';
import messages from './issue.messages.fa.ts';
import { routes } from './issue.routes.ts';
import { orderProcess } from './order.process.ts';
import { CHAIN } from './order.steps.ts';

const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
const [first, second] = [newId(), newId()];
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const typeId = async (): Promise<string> =>
  (await rows<{ id: string }>(`select order_type_id as id from order_type where company_id = $1 and code = 'EotAnnual'`, company))[0]?.id ?? '';
const sheets = async (ofType: string, ofContract = 'contract'): Promise<void> => {
  await rows('update order_type set chain_of = $1', ofType);
  await rows('update agreement_type set chain_of = $1', ofContract);
};

let month = 3;
/** Who is asked about a new order. */
async function asked(agreementId: string): Promise<string[]> {
  const body = { settingId: await typeId(), agreementId, orderDate: '2026-05-01', fromDate: `2026-${String(++month).padStart(2, '0')}-21`, persons: [employmentId('accountant')] };
  const { status, body: said } = await bed.call(officer, 'POST', '/rest/s1/emplOrder/issuance', body);
  expect([status, said.messages]).toEqual([201, undefined]);
  const found = await rows<{ party: string }>(
    `select c.party_id as party from process_task t join process_task_candidate c using (task_id) join process_instance i using (process_instance_id)
     where t.status = 'open' and i.record_id = $1`,
    said.orderIssueId,
  );
  const names: readonly PersonName[] = ['director', 'salesHead', 'colleague'];
  return names.filter((name) => found.some(({ party }) => party === partyId(name)));
}

const chainOf = (kindId: string | null, post: 'director' | 'salesHead' | 'accountant') => {
  const steps = [{ ...chainStep, sequence: 1, verLevelCriteriaEnumId: 'VLCEP' as const, emplPositionId: postId(post), delegation: 'Y' as const }];
  return writing(bed.database.pool, systemActor('test', [company]), (tx) =>
    writeChain(tx, { companyId: company, processType: CHAIN, kindId, fromDate: '2020-01-01', steps }, undefined, newId),
  );
};

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue', routes, messages, errors: [issueErrors] },
    { slice: 'modules/orders/counting', routes: [], messages: countingMessages, errors: [countingErrors] },
  );
  announceProcesses([orderProcess]);
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $3, 'A1', 'First'), ($2, $3, 'A2', 'Second')`, first, second, company);
  await rows('delete from approval_chain where company_id = $1 and process_type = $2', company, CHAIN);
  await chainOf(null, 'director');
  await chainOf(await typeId(), 'salesHead');
  await chainOf(first, 'accountant');
});
afterAll(async () => {
  announceFormulas([]);
  announceProcesses([]);
  await bed.close();
});

test('the sheet of the type says whose chain it is: its own, that of the contract, or the general one', async () => {
  await sheets('type');
  expect(await asked(first)).toEqual(['salesHead']);
  await sheets('general');
  expect(await asked(first)).toEqual(['director']);
  await sheets('contract');
  expect(await asked(first)).toEqual(['colleague']);
});

test('a contract without a chain of its own, or that leaves it to all, goes by the general one', async () => {
  await sheets('contract');
  expect(await asked(second)).toEqual(['director']);
  await sheets('contract', 'general');
  expect(await asked(first)).toEqual(['director']);
});

test('only what orders go by is offered a chain', async () => {
  const offered = async () => (await reading(bed.database.pool, systemActor('test', [company]), (db) => chainKindsOn(db, company, CHAIN, '2026-05-01'))).map(({ id }) => id);
  const type = await typeId();
  await sheets('type');
  expect(await offered()).toContain(type);
  expect(await offered()).not.toContain(first);
  await sheets('contract');
  expect(await offered()).toEqual(expect.arrayContaining([first, second]));
  expect(await offered()).not.toContain(type);
});
