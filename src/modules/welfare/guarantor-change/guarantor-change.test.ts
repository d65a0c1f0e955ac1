/** Another guarantor in the place of one who left, on the real database: told once, agreed by the colleague alone within the same bounds, written. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { lend } from '#testing/lent-loans.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, postId } from '#testing/organisation.ts';
import { isGuaranteedBy } from '../loan-request/loan-request.store.ts';
import { welfareEligible } from '../welfare-groups/welfare-groups.formula.ts';
import { guarantorChangeErrors } from './guarantor-change.errors.ts';
import { tellOfGone } from './guarantor-change.job.ts';
import messages from './guarantor-change.messages.fa.ts';
import { guarantorChangeProcess as kind } from './guarantor-change.process.ts';
import { routes } from './guarantor-change.routes.ts';

let bed: Mounted;
let loanId: string;
const TODAY = '2026-05-10';
const company = companyId('holding');
const borrower = partyId('accountant');
const codes: Record<string, string> = {};
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const ends = (name: PersonName, day: string | null) =>
  rows('update party_relationship set valid = daterange(lower(valid), $2::date) where party_relationship_id = $1', employmentId(name), day);

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/guarantor-change', routes, messages, errors: [guarantorChangeErrors] });
  await layOrganisation(bed.database.owner);
  await rows(`insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p`);
  for (const name of ['seller', 'hrOfficer', 'colleague'] as const)
    codes[name] = (await rows<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId(name)))[0]?.code ?? '';
  ({ loanId } = await lend(bed, 'accountant', { principal: 12_000_000n, count: 6, today: TODAY, daysAgo: 20 }));
  await rows(`insert into loan_opening (loan_id, company_id, old_code, guarantor_one) values ($1, $2, 'V-1', $3)`, ...[loanId, company, codes['seller']]);
  const group = newId();
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  await rows(
    `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
    ...[newId(), company, employmentId('accountant'), group],
  );
  await rows(
    `insert into welfare_group_guarantor (welfare_group_guarantor_id, company_id, welfare_group_id, welfare_id, guarantor_type_enum_id, amount, most_guaranteed)
     select $1, $2, $3, welfare_id, 'InternalGuarantor', 1, 11999999 from loan where loan_id = $4`,
    ...[newId(), company, group, loanId],
  );
  announceFormulas([welfareEligible, person, employment]);
  announceProcesses([{ slice: 'modules/welfare/guarantor-change', kind }]);
});
afterAll(async () => {
  announceProcesses([]);
  announceFormulas([]);
  await bed.close();
});

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(bed.database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: TODAY, clock: { now: () => Date.parse(`${TODAY}T06:30:00Z`) }, newId, audit: () => undefined, companyId: company }),
  );
const begin = (guarantor: string, by = borrower): Promise<string> =>
  inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: by }, { loanId, guarantor });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, by)).instanceId;
  });
const openTask = (instanceId: string) => openTaskOf(bed.database.owner, instanceId);
const answer = async (instanceId: string, outcome: string, values: Readonly<Record<string, unknown>> = {}) => {
  const task = await openTask(instanceId);
  await inCase((ctx) => answerTask(ctx, saidOf(task, outcome, values)));
  return task?.node;
};
const tell = () =>
  tellOfGone({
    pool: bed.database.pool,
    today: TODAY,
    now: Date.parse(TODAY),
    newId,
    report: (error) => {
      throw error;
    },
  });
const choices = async (name: PersonName) => (await bed.call(actorIn('employee', name), 'GET', '/rest/s1/welfare/loan/own/guarantorGone')).body.list;

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test('while nobody left nobody is asked for another one', async () => {
  expect([await tell(), await choices('accountant')]).toEqual([0, []]);
  await expect(begin(codes['hrOfficer'] ?? '')).rejects.toMatchObject({ errorName: 'noneLeft' });
});

test('who left is told of once; another one is named, agrees within the bounds that hold for everybody, is confirmed and written', async () => {
  await ends('seller', '2026-05-01');
  expect([await tell(), await tell()]).toEqual([1, 0]);
  expect(await choices('accountant')).toMatchObject([{ loanId }]);
  expect(await choices('colleague')).toEqual([]);
  await expect(begin(codes['hrOfficer'] ?? '', partyId('colleague'))).rejects.toMatchObject({ errorName: 'noneLeft' });
  await expect(begin(codes['seller'] ?? '')).rejects.toMatchObject({ errorName: 'guarantor' });
  const id = await begin(codes['hrOfficer'] ?? '');
  await expect(begin(codes['colleague'] ?? '')).rejects.toMatchObject({ constraint: 'guarantor_change_open' });
  expect(await openTask(id)).toMatchObject({ node: 'guarantor', who: partyId('hrOfficer') });
  // with what is open of this loan the sum would be passed
  await expect(answer(id, 'agree')).rejects.toMatchObject({ errorName: 'guarantorSum' });
  await rows('update welfare_group_guarantor set most_guaranteed = null');
  await answer(id, 'decline');
  await answer(id, 'resubmit', { guarantor: codes['colleague'] });
  await answer(id, 'agree');
  expect(await openTask(id)).toMatchObject({ node: 'responsible', who: partyId('director') });
  await answer(id, 'accept');
  expect(await rows('select guarantor_one as one from loan_opening where loan_id = $1', loanId)).toEqual([{ one: codes['colleague'] }]);
  expect(await rows('select status_id as status, guarantor, former_guarantor as former from guarantor_change')).toEqual([
    { status: 'RqApproved', guarantor: codes['colleague'], former: codes['seller'] },
  ]);
  const isNamed = (name: PersonName) => inCase(({ tx }) => isGuaranteedBy(tx, borrower, { companyId: company, partyId: partyId(name), day: TODAY }));
  expect(await isNamed('colleague')).toBe(true);
  expect([await tell(), await choices('accountant')]).toEqual([0, []]);
});
