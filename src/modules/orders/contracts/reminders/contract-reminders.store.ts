/** SQL of what people are told of contracts that end, as an actor who sees all companies. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { PAGE } from '../contracts.contract.ts';

export interface EndingContract {
  readonly contractId: string;
  readonly partyId: string;
  readonly typeName: string;
  readonly thruDate: string;
  readonly daysLeft: number;
}

/** Signed contracts of a company that end within `within` days and that nothing follows. Without a RowScope: a job reminds a whole company. */
export const endingContracts = (db: Db, companyId: string, today: string, within: number): Promise<EndingContract[]> =>
  db.many<EndingContract>(sql`
    select t.employment_contract_id as "contractId", r.party_id as "partyId", a.description as "typeName", (upper(t.valid) - 1) as "thruDate", (upper(t.valid) - 1 - ${today}::date)::int as "daysLeft"
    from employment_contract t join party_relationship r using (party_relationship_id) join agreement_type a on a.agreement_id = t.agreement_id
    where t.company_id = ${companyId}::uuid and t.state = 'signed' and upper(t.valid) > ${today}::date and upper(t.valid) <= ${today}::date + ${within}::int + 1
      and not exists (select from employment_contract later where later.party_relationship_id = t.party_relationship_id and later.state = 'signed' and later.valid >> t.valid)
    order by upper(t.valid), t.employment_contract_id`);

/** False when somebody was told before, by whatever process. */
export const markReminded = async (tx: Tx, companyId: string, { contractId, thruDate }: EndingContract, threshold: number): Promise<boolean> =>
  (await tx.run(sql`
    insert into contract_reminder (employment_contract_id, company_id, ends_on, threshold_days)
    values (${contractId}::uuid, ${companyId}::uuid, ${thruDate}::date, ${threshold}) on conflict do nothing`)) > 0;

/** Those who may renew contracts in the whole company by a key of their own, which an administrator's is not. */
export const contractOffice = async (db: Db, companyId: string, today: string): Promise<readonly string[]> => {
  const key = `${PAGE}/add`;
  const found = await db.many<{ partyId: string }>(sql`
    select distinct a.party_id as "partyId"
    from user_group_member m join user_group g using (user_group_id) join user_account a using (user_id)
    join user_group_permission p on p.user_group_id = g.user_group_id and p.valid @> ${today}::date
    where m.valid @> ${today}::date and a.disabled = 'N' and g.row_scope in ('company', 'all')
      and (m.company_id = ${companyId}::uuid or g.row_scope = 'all' and ${companyId}::uuid in (select company_with_subsidiaries(m.company_id)))
      and (p.permission = ${key} or starts_with(${key}, p.permission || '/'))`);
  return found.map(({ partyId }) => partyId);
};
