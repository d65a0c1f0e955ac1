/**
 * Attack: what pay costs, and what the lists of the state say of people, is read round whoever holds pay, bank and codes of everybody. A unit, a workshop, a run or a group of
 * another company is asked with; an officer has the keys and not the classes; the second door of each reading (the spreadsheet, the page of rows, the differences, the sheet of
 * control, the part that explains a sum) is tried where the first is shut; somebody in a company is out of the reader's reach, so that a sum or a list would be told without them.
 * Refused: `pay-cost.service.ts` (classes of everybody in a sum), `pay-cost.store.ts` (groups and runs of companies in reach), `sealed-run.service.ts` (a list is of everybody or of
 * nobody), `insurance-of-run.service.ts` (a workshop is one of the run's company).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payCostErrors } from '#modules/payroll/pay-cost/pay-cost.errors.ts';
import costMessages from '#modules/payroll/pay-cost/pay-cost.messages.fa.ts';
import { routes as costRoutes } from '#modules/payroll/pay-cost/pay-cost.routes.ts';
import { runStateFileErrors } from '#modules/payroll/run-state-files/run-state-files.errors.ts';
import fileMessages from '#modules/payroll/run-state-files/run-state-files.messages.fa.ts';
import { routes as fileRoutes } from '#modules/payroll/run-state-files/run-state-files.routes.ts';
import { stateFileErrors } from '#modules/payroll/state-files/state-files.errors.ts';
import stateMessages from '#modules/payroll/state-files/state-files.messages.fa.ts';
import { routes as stateRoutes } from '#modules/payroll/state-files/state-files.routes.ts';
import { taxSendingErrors } from '#modules/payroll/tax-sending/tax-sending.errors.ts';
import taxMessages from '#modules/payroll/tax-sending/tax-sending.messages.fa.ts';
import { routes as taxRoutes } from '#modules/payroll/tax-sending/tax-sending.routes.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, unitId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';

const COST = '/rest/s1/payroll/cost';
const classes = ['public', 'pay', 'bank', 'identity'] as const;
type Held = (typeof classes)[number];
const holding = (...held: Held[]) => ({ ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: held })) });
const officer = holding(...classes);
const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
let bench: PayBench;
let run: string;

/** Each door of the readings: where it is, and which classes about everybody it asks for. */
const doors = (id: string): readonly (readonly [path: string, ...Held[]])[] => [
  [`${COST}?year=1405`, 'pay'],
  [`${COST}?year=1405&payRunId=${id}`, 'pay'],
  [`${COST}/part?year=1405&by=unit&key=${unitId('finance')}`, 'pay'],
  [`${COST}/file?year=1405&by=day`, 'pay'],
  [`${RUN}/${id}/stateFiles`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/stateFiles/tax?leaveOut=Y`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/stateFiles/tax?as=control`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/stateFiles/insurance?leaveOut=Y`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/stateFiles/insurance?as=control`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/taxList/sent`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/taxList/rows?list=amounts`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/taxList/rows/file?list=person`, 'pay', 'bank', 'identity'],
  [`${RUN}/${id}/taxList/differences`, 'pay', 'bank', 'identity'],
];
const answers = (who: typeof payOfficer, path: string) => bench.bed.file(who, path);

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/state-files', routes: stateRoutes, messages: stateMessages, errors: [stateFileErrors] },
    { slice: 'modules/payroll/run-state-files', routes: fileRoutes, messages: fileMessages, errors: [runStateFileErrors] },
    { slice: 'modules/payroll/tax-sending', routes: taxRoutes, messages: taxMessages, errors: [taxSendingErrors] },
    { slice: 'modules/payroll/pay-cost', routes: costRoutes, messages: costMessages, errors: [payCostErrors] },
  );
  await bench.rows(`update pay_group_factor set tax_column = 7 where is_deduct = 'N'`);
  run = await bench.counted(1);
  await bench.approved(run);
  await bench.rows(
    `with own_organ as (
       insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select gen_random_uuid(), 'Insurer', 'Insurer', enum_id from enumeration limit 1 returning organ_id)
     insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name)
     select gen_random_uuid(), c.id, 'Area of ' || c.id, '1234567890', '001', organ_id, 'Workshop', 'Employer' from own_organ, unnest($1::uuid[]) as c (id)`,
    [companyId('holding'), companyId('subsidiary')],
  );
  await bench.rows('update pay_group g set insurance_area_id = a.company_insurance_area_id from company_insurance_area a where a.company_id = g.company_id');
  // from now on there is something to tell of what was sent
  const sent = await bench.bed.file(officer, `${RUN}/${run}/taxList/send`, {}, { leaveOut: 'Y' });
  if (sent.status !== 200) throw new Error(sent.bytes.toString());
});
afterAll(() => bench.close());

test('an officer with every key and a class too few gets through no door, and not through the second where the first is shut', async () => {
  for (const [path, ...asked] of doors(run)) {
    for (const missing of asked) {
      const refused = await answers(holding(...classes.filter((held) => held !== missing)), path);
      expect([path, missing, refused.status]).toEqual([path, missing, 403]);
      expect(refused.bytes.toString()).not.toMatch(/"(?:amount|cost|cells|net|nationalCode)"/);
    }
  }
});

test('what is of another company is nothing that is known: its run, its group, its workshop, its unit', async () => {
  for (const [path] of doors(run)) {
    if (path.includes(run)) expect([path, (await answers(elsewhere, path)).status]).toEqual([path, 404]);
  }
  // the sums of their own company, which paid nobody
  for (const path of [`${COST}?year=1405`, `${COST}?year=1405&by=day`])
    expect((await bench.bed.call(elsewhere, 'GET', path)).body).toMatchObject({ whole: { cost: '0', people: 0 }, parts: [] });
  const [foreign] = await bench.rows<{ area: string }>('select company_insurance_area_id as area from company_insurance_area where company_id = $1', companyId('subsidiary'));
  const foreignGroup = newId();
  await bench.rows(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, 'F', 'Foreign')`, foreignGroup, companyId('subsidiary'));
  expect((await answers(officer, `${COST}?year=1405&payGroupId=${foreignGroup}`)).status).toBe(404);
  expect((await answers(officer, `${COST}/file?year=1405&payGroupId=${foreignGroup}`)).status).toBe(404);
  expect((await answers(officer, `${RUN}/${run}/stateFiles/insurance?leaveOut=Y&area=${foreign?.area}`)).status).toBe(409);
  const part = await bench.bed.call(officer, 'GET', `${COST}/part?year=1405&by=unit&key=${unitId('works')}`);
  expect([part.status, part.body]).toEqual([200, { count: 0, rows: [] }]);
});

test('where one of a run is out of reach a list is of nobody, and what it costs is told of nobody but those in reach', async () => {
  const [grant] = officer.grants;
  if (grant === undefined) throw new Error('no grant');
  const head = { ...officer, unitIds: [unitId('finance')], grants: [{ ...grant, rowScope: 'units' as const }] };
  for (const [path] of doors(run)) {
    if (path.startsWith(RUN)) expect([path, [403, 404].includes((await answers(head, path)).status)]).toEqual([path, true]);
  }
  const seen = await bench.bed.call(head, 'GET', `${COST}?year=1405`);
  const all = await bench.bed.call(officer, 'GET', `${COST}?year=1405`);
  expect([seen.status, seen.body.whole.people < all.body.whole.people]).toEqual([200, true]);
  const part = async (who: typeof payOfficer): Promise<string[]> =>
    (await bench.bed.call(who, 'GET', `${COST}/part?year=1405&by=day&key=2026-04-01`)).body.rows.map((row: { partyId: string }) => row.partyId);
  const [some, everybody] = [await part(head), await part(officer)];
  expect([some.every((id) => everybody.includes(id)), some.length]).toEqual([true, seen.body.whole.people]);
});
