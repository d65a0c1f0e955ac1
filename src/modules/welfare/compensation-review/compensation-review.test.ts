/** Decisions on claims on the real database: what is stored is what the rules count, ceilings hold under 16 officers, a reversal brings them back to the rial. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { costsOf, usedOf } from '../claims/ceilings.store.ts';
import { insertClaim, insertLine, linesOf, lockClaim, moveLines } from '../claims/claim-lines.store.ts';
import { countClaims } from '../claims/claims.rules.ts';
import { invoiceMark } from '../claims/invoice-mark.server.ts';
import { type Deciding, decideLines, type LineDecision, reverseLine } from './decide-lines.service.ts';

let database: TestDatabase;
const company = companyId('holding');
const employee = partyId('accountant');
const officer = partyId('hrOfficer');
const child = newId();
let contractId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  contractId = newId();
  await rows(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date) values ($1, $2, 'C', 'Year', 'Insurer', '2026-03-21', '2027-03-20')`,
    ...[contractId, company],
  );
  await rows(
    `insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, family_ceiling, franchise_percent)
     values ($1, $2, $3, 'CctDental', 600, 1000, 10)`,
    ...[newId(), company, contractId],
  );
});
afterAll(() => database.close());

const inCompany = <T>(work: (deciding: Deciding) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('test', [company]), (tx) => work({ tx, now: new Date('2026-08-10T06:30:00Z'), byPartyId: officer, newId, audit: () => undefined }));

interface Asked {
  readonly insuredId?: string;
  readonly claimed: string;
  readonly serviceDate?: string;
}
let invoices = 0;

/** A claim under review; answers its id and those of its lines. */
const lay = (asked: readonly Asked[]) =>
  inCompany(async ({ tx, now }) => {
    const of = { claimId: newId(), companyId: company, partyId: employee, contractId };
    await insertClaim(tx, of, now);
    const lineIds: string[] = [];
    for (const [at, { insuredId = employee, claimed, serviceDate = '2026-07-05' }] of asked.entries()) {
      const lineId = newId();
      lineIds.push(lineId);
      invoices += 1;
      const facts = {
        ...{ insuredId, insuredName: 'A', joinedOn: '2026-03-21', costTypeEnumId: 'CctDental', serviceDate, provider: 'Dr. B', invoiceNumber: String(invoices), claimed },
        documents: [],
      };
      await insertLine(tx, { ...of, lineId, lineNo: at + 1, filedOn: '2026-07-25' }, facts, invoiceMark(company, 'Dr. B', String(invoices)));
    }
    await moveLines(tx, lineIds, 'ClmUnderReview');
    return { claimId: of.claimId, lineIds };
  });

const decide = (claimId: string, decisions: readonly LineDecision[]) =>
  inCompany(async (deciding) => {
    const claim = await lockClaim(deciding.tx, claimId);
    if (claim === undefined) throw new Error('no claim');
    await decideLines(deciding, claim, decisions, 'decisions');
  });
const accept = (lineId: string, accepted: string): LineDecision => ({ lineId, outcome: 'accept', accepted, reason: 'so' });
const stored = (claimId: string) => inCompany(({ tx }) => linesOf(tx, [claimId]));
const used = () => rows<{ used: string; most: string }>(`select c.used::text, c.most::text from compensation_ceiling c order by c.most, c.used`);

test('what is stored is what the rules count, oldest service first; a reversal brings the ceilings back to the rial', async () => {
  const { claimId, lineIds } = await lay([{ claimed: '500', serviceDate: '2026-07-20' }, { claimed: '305' }, { insuredId: child, claimed: '900', serviceDate: '2026-07-21' }]);
  await decide(
    claimId,
    ['500', '305', '900'].map((claimed, at) => accept(lineIds[at] as string, claimed)),
  );
  const lines = await stored(claimId);
  const costs = await inCompany(({ tx }) => costsOf(tx, contractId));
  const again = countClaims(
    costs,
    [],
    lines.map((line) => ({
      member: line.insuredId,
      type: line.costTypeEnumId,
      serviceDate: line.serviceDate,
      filedOn: line.filedOn,
      joinedOn: line.joinedOn,
      accepted: BigInt(line.accepted ?? 0),
    })),
  );
  expect(lines.map(({ payable, boundBy }) => [payable, boundBy])).toEqual(again.map(({ payable, boundBy }) => [String(payable), boundBy]));
  expect(lines.map(({ payable }) => payable)).toEqual(['325', '275', '400']);
  expect(await used()).toEqual([
    { used: '400', most: '600' },
    { used: '600', most: '600' },
    { used: '1000', most: '1000' },
  ]);
  for (const lineId of lineIds) await inCompany((deciding) => reverseLine(deciding, lineId, { reason: 'wrong', refusalId: 'RfPrice' }));
  expect((await used()).map((one) => one.used)).toEqual(['0', '0', '0']);
  await expect(inCompany((deciding) => reverseLine(deciding, lineIds[0] as string, { reason: 'wrong', refusalId: 'RfPrice' }))).rejects.toMatchObject({ errorName: 'notApproved' });
});

test('16 officers at once do not pass a ceiling, and lose nothing of it', async () => {
  const claims = await Promise.all(Array.from({ length: 16 }, (_, at) => lay([{ insuredId: at % 2 === 0 ? employee : child, claimed: '100' }])));
  await Promise.all(claims.map(({ claimId, lineIds }) => decide(claimId, [accept(lineIds[0] as string, '100')])));
  const lines = (await Promise.all(claims.map(({ claimId }) => stored(claimId)))).flat();
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 'ClmApproved'));
  const sum = (insuredId: string) => lines.filter((line) => line.insuredId === insuredId).reduce((all, { payable }) => all + BigInt(payable ?? 0), 0n);
  expect(sum(employee) + sum(child)).toBe(1_000n);
  expect([sum(employee) <= 600n, sum(child) <= 600n]).toEqual([true, true]);
  const paid = await inCompany(({ tx }) => usedOf(tx, { partyId: employee, contractId }));
  expect(paid.reduce((all, { payable }) => all + payable, 0n)).toBe(1_000n);
});

test('the ledger itself refuses: a change, and more than there is', async () => {
  const [movement] = await rows<{ id: string; line: string; person: string; family: string }>(
    `select compensation_movement_id as id, compensation_line_id as line, person_ceiling_id as person, family_ceiling_id as family from compensation_movement where amount > 0 limit 1`,
  );
  await expect(rows(`update compensation_movement set amount = 1 where compensation_movement_id = $1`, movement?.id)).rejects.toMatchObject({
    constraint: 'compensation_movement_kept',
  });
  await expect(rows('delete from compensation_movement')).rejects.toMatchObject({ constraint: 'compensation_movement_kept' });
  const add = (amount: number) =>
    rows(
      `insert into compensation_movement (compensation_movement_id, company_id, party_id, compensation_line_id, person_ceiling_id, family_ceiling_id, amount, at) values ($1, $2, $3, $4, $5, $6, $7, now())`,
      ...[newId(), company, employee, movement?.line, movement?.person, movement?.family, amount],
    );
  await expect(add(1_000_000)).rejects.toMatchObject({ constraint: 'compensation_ceiling_kept' });
  await expect(add(-1_000_000)).rejects.toMatchObject({ constraint: 'compensation_movement_given' });
});

test.each<[string, Partial<LineDecision>, string]>([
  ['tooMuch', { outcome: 'accept', accepted: '101' }, 'decisions.0.accepted'],
  ['acceptedNeeded', { outcome: 'accept' }, 'decisions.0.accepted'],
  ['reasonNeeded', { outcome: 'accept', accepted: '99' }, 'decisions.0.reason'],
  ['reasonNeeded', { outcome: 'return' }, 'decisions.0.reason'],
  ['refusalNeeded', { outcome: 'reject', reason: 'no' }, 'decisions.0.refusalId'],
])('%s is said of %j', async (errorName, said, field) => {
  const { claimId, lineIds } = await lay([{ claimed: '100' }]);
  await expect(decide(claimId, [{ lineId: lineIds[0] as string, outcome: 'accept', ...said }])).rejects.toMatchObject({ errorName, detail: { fields: { [field]: errorName } } });
  await expect(decide(claimId, [])).rejects.toMatchObject({ errorName: 'undecided' });
});

test('the same invoice of a provider stands once, however it is typed', async () => {
  const [line] = await rows<{ claim: string }>(`select compensation_claim_id as claim from compensation_line limit 1`);
  const again = inCompany(({ tx }) =>
    insertLine(
      tx,
      { claimId: line?.claim ?? '', companyId: company, partyId: employee, contractId, lineId: newId(), lineNo: 50, filedOn: '2026-07-20' },
      {
        insuredId: employee,
        insuredName: 'A',
        joinedOn: '2026-03-21',
        costTypeEnumId: 'CctDental',
        serviceDate: '2026-07-05',
        provider: 'dr B',
        invoiceNumber: ' 1',
        claimed: '1',
        documents: [],
      },
      invoiceMark(company, 'dr B', ' 1'),
    ),
  );
  await expect(again).rejects.toMatchObject({ constraint: 'compensation_line_invoice' });
});
