/**
 * `npm run bench:insurance`: 10,000 members of a contract of supplementary insurance: their premiums counted and written, and told to pay as deductions of
 * a month (target 3 s together); a changed premium counted anew for all of them; the next list for the insurer. HCM_BENCH_PEOPLE makes it smaller.
 */
import type pg from 'pg';
import { addPartsOfMany, membersOfContract, standingParts } from '#modules/welfare/insurance-membership/contract-members.store.ts';
import { premiumDeductions } from '#modules/welfare/insurance-membership/premium.pay-source.ts';
import { recount } from '#modules/welfare/insurance-membership/recount.rules.ts';
import { nextList } from '#modules/welfare/insurer-lists/insurer-lists.rules.ts';
import { listedMembers } from '#modules/welfare/insurer-lists/insurer-lists.store.ts';
import { storedTerms } from '#modules/welfare/premium/premium.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { onFreshDatabase } from './fresh.ts';
import { machineFacts } from './machine.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 10_000);
const [FROM, CHANGED, TODAY] = ['2026-03-21', '2026-09-23', '2026-04-10'];

const layOut = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$;
  insert into party (party_id, party_type_enum_id, company_id) values (pg_temp.id('company', 0), 'PtyOrganization', pg_temp.id('company', 0));
  insert into company (company_id, pseudo_id, organization_name) values (pg_temp.id('company', 0), 'BENCH', 'Bench');
  insert into party (party_id, party_type_enum_id, company_id) select pg_temp.id('person', n), 'PtyPerson', pg_temp.id('company', 0) from generate_series(1, ${PEOPLE}) n;
  insert into person (party_id, company_id, first_name, last_name, birth_date, search_text, search_words)
    select pg_temp.id('person', n), pg_temp.id('company', 0), 'A' || n, 'B' || n, '1970-01-01'::date + (n % 12000)::int, 'a' || n, array['a' || n] from generate_series(1, ${PEOPLE}) n;
  insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date, employee_percent)
    values (pg_temp.id('contract', 0), pg_temp.id('company', 0), 'C', 'Bench', 'Insurer', '${FROM}', '2027-03-20', 40);
  insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, age_from, age_thru, premium)
    select gen_random_uuid(), pg_temp.id('company', 0), pg_temp.id('contract', 0), n * 10, n * 10 + 9, 12000001 + n * 1000003 from generate_series(0, 9) n;
  insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, relation, valid)
    select pg_temp.id('member', n), pg_temp.id('company', 0), pg_temp.id('contract', 0), pg_temp.id('person', n), 'self', daterange('${FROM}', null) from generate_series(1, ${PEOPLE}) n;`;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const found = await work();
  console.log(what.padEnd(60), `${((performance.now() - begun) / 1000).toFixed(2)} s`.padStart(10));
  return found;
}

/** Writes what differs between the premiums of all members and what stands; answers how many lines. */
async function countAll(tx: Tx, companyId: string, contractId: string, today: string): Promise<number> {
  const rows = systemScope([companyId], today);
  const members = await membersOfContract(tx, rows, contractId);
  const { changed } = recount(await storedTerms(tx, contractId, [companyId]), members, await standingParts(tx, contractId), today);
  const lines = changed.flatMap(({ member: { membershipId, partyId }, lines: some }) =>
    some.map((line) => ({ ...line, id: crypto.randomUUID(), membershipId, companyId, partyId })),
  );
  await addPartsOfMany(tx, lines);
  return lines.length;
}

async function measure(pool: pg.Pool, companyId: string, contractId: string): Promise<void> {
  const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => writing(pool, systemActor('bench', [companyId]), work);
  const rows = systemScope([companyId], TODAY);
  await timed(`premiums of ${PEOPLE} members counted, and told as deductions`, async () => {
    const lines = await inTx((tx) => countAll(tx, companyId, contractId, TODAY));
    const due = await inTx((db) => premiumDeductions.due({ db, rows, companyId, from: FROM, thru: '2026-04-20' }));
    if (due.length !== PEOPLE) throw new Error(`${due.length} deductions of ${lines} parts`);
  });
  await inTx((tx) =>
    tx.run(sql`
      insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, age_from, age_thru, since_date, premium)
      select gen_random_uuid(), company_id, insurance_contract_id, age_from, age_thru, ${CHANGED}::date, premium * 2 from insurance_premium`),
  );
  await timed('a changed premium, differences of everybody', () => inTx((tx) => countAll(tx, companyId, contractId, CHANGED)));
  await timed('the next list for the insurer', () => inTx(async (db) => nextList(await listedMembers(db, rows, contractId), new Map(), [], TODAY)));
}

console.log(JSON.stringify(machineFacts()));
await onFreshDatabase('insurance', layOut, 4, async ({ owner, pool }) => {
  const { rows } = await owner.query('select company_id as company, insurance_contract_id as contract from insurance_contract');
  await measure(pool, rows[0]?.company, rows[0]?.contract);
});
