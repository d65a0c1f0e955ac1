/**
 * The ledger of ceilings. Invariants: a ceiling is never used beyond what it is (the table refuses it), what is used of it is the sum of its movements,
 * movements are only added to; who writes here holds the family's account.
 */
import { readExact } from '#kernel/formula/exact.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { CostType, PaidClaim } from './claims.rules.ts';

const sealedType = defineSealedField({
  ...{ table: 'compensation_ceiling', column: 'cost_type_enum_id', key: 'compensation_ceiling_id', boundTo: 'compensation_ceiling_id' },
  inAudit: null,
});

/** A family under a contract. */
export interface Family {
  readonly companyId: string;
  /** The employee. */
  readonly partyId: string;
  readonly contractId: string;
}

/** Holds the account of a family until the end of the transaction; makes it where there is none. */
export async function holdAccount(tx: Tx, { companyId, partyId, contractId }: Family): Promise<string> {
  await tx.run(sql`
    insert into compensation_account (company_id, party_id, insurance_contract_id) values (${companyId}::uuid, ${partyId}::uuid, ${contractId}::uuid) on conflict do nothing`);
  const { accountId } = await tx.one<{ accountId: string }>(sql`
    select compensation_account_id as "accountId" from compensation_account where party_id = ${partyId}::uuid and insurance_contract_id = ${contractId}::uuid for update`);
  return accountId;
}

/** The costs that a contract pays back, as they are counted by. */
export async function costsOf(db: Db, contractId: string): Promise<CostType[]> {
  const rows = await db.many<{ type: string; person: string | null; family: string | null; percent: string; waitingDays: number; claimDays: number | null }>(sql`
    select cost_type_enum_id as type, person_ceiling::text as person, family_ceiling::text as family, (franchise_percent / 100)::text as percent,
      waiting_days as "waitingDays", claim_days as "claimDays"
    from insurance_cost where insurance_contract_id = ${contractId}::uuid order by cost_type_enum_id`);
  const rials = (digits: string | null): bigint | undefined => (digits === null ? undefined : BigInt(digits));
  return rows.map(({ type, person, family, percent, waitingDays, claimDays }) => ({
    ...{ type, waitingDays, personCeiling: rials(person), familyCeiling: rials(family) },
    franchise: readExact(percent) ?? 0,
    claimDays: claimDays ?? undefined,
  }));
}

interface CeilingRow {
  readonly ceilingId: string;
  /** Null: of the family. */
  readonly insuredId: string | null;
  readonly type: string;
  readonly used: bigint;
}

const ceilingsOf = async (db: Db, accountId: string): Promise<CeilingRow[]> =>
  (
    await db.many<Omit<CeilingRow, 'used'> & { used: string }>(sql`
      select compensation_ceiling_id as "ceilingId", insured_id as "insuredId", cost_type_enum_id as type, used::text as used
      from compensation_ceiling where compensation_account_id = ${accountId}::uuid`)
  ).map(({ type, used, ...row }) => ({ ...row, type: sealedType.open(row.ceilingId, type), used: BigInt(used) }));

/** What was paid before, by person and type: what `countClaims` counts on from. */
export async function usedBefore(db: Db, accountId: string): Promise<PaidClaim[]> {
  const rows = await ceilingsOf(db, accountId);
  return rows.flatMap(({ insuredId, type, used }) => (insuredId === null ? [] : [{ member: insuredId, type, payable: used }]));
}

/** The same of a family that may have no account yet. */
export async function usedOf(db: Db, { partyId, contractId }: Pick<Family, 'partyId' | 'contractId'>): Promise<PaidClaim[]> {
  const found = await db.maybe<{ accountId: string }>(sql`
    select compensation_account_id as "accountId" from compensation_account where party_id = ${partyId}::uuid and insurance_contract_id = ${contractId}::uuid`);
  return found === undefined ? [] : usedBefore(db, found.accountId);
}

export interface Movement {
  readonly lineId: string;
  readonly insuredId: string;
  /** Rials, more than nothing. */
  readonly amount: bigint;
  readonly byPartyId: string | null;
  readonly now: Date;
  newId(): string;
}

/** One ceiling of an account, with the bound that the contract says today; what is used already stays within it. */
async function ceilingFor(
  tx: Tx,
  accountId: string,
  { companyId }: Family,
  insuredId: string | null,
  type: string,
  most: bigint | undefined,
  newId: () => string,
): Promise<string> {
  const found = (await ceilingsOf(tx, accountId)).find((one) => one.insuredId === insuredId && one.type === type);
  const ceilingId = found?.ceilingId ?? newId();
  const bound = most === undefined ? null : String(most);
  if (found === undefined)
    await tx.run(sql`
      insert into compensation_ceiling (compensation_ceiling_id, company_id, compensation_account_id, insured_id, cost_type_enum_id, most)
      values (${ceilingId}::uuid, ${companyId}::uuid, ${accountId}::uuid, ${insuredId}::uuid, ${sealedType.seal(ceilingId, type)}, ${bound}::bigint)`);
  else
    await tx.run(sql`update compensation_ceiling set most = greatest(${bound}::bigint, used) where compensation_ceiling_id = ${ceilingId}::uuid and ${bound}::bigint is not null`);
  return ceilingId;
}

/** Takes what a line is paid of the ceilings of person and family. Throws the constraint compensation_ceiling_kept where it is more than what is left. */
export async function takeOf(tx: Tx, family: Family, accountId: string, cost: CostType, { lineId, insuredId, amount, byPartyId, now, newId }: Movement): Promise<void> {
  const personId = await ceilingFor(tx, accountId, family, insuredId, cost.type, cost.personCeiling, newId);
  const familyId = await ceilingFor(tx, accountId, family, null, cost.type, cost.familyCeiling, newId);
  await tx.run(sql`
    insert into compensation_movement (compensation_movement_id, company_id, party_id, compensation_line_id, person_ceiling_id, family_ceiling_id, amount, at, by_party_id)
    values (${newId()}::uuid, ${family.companyId}::uuid, ${family.partyId}::uuid, ${lineId}::uuid, ${personId}::uuid, ${familyId}::uuid, ${String(amount)}::bigint,
      ${now.toISOString()}::timestamptz, ${byPartyId}::uuid)`);
}

/** Rials that a line holds of its ceilings: what was taken for it less what was given back. */
export const heldBy = async (db: Db, lineId: string): Promise<bigint> =>
  BigInt((await db.one<{ held: string }>(sql`select coalesce(sum(amount), 0)::text as held from compensation_movement where compensation_line_id = ${lineId}::uuid`)).held);

/** Gives back rials of what a line holds, to the ceilings that it was taken of. Throws the constraint compensation_movement_given for more than that. */
export const giveBack = (tx: Tx, { lineId, amount, byPartyId, now, newId }: Omit<Movement, 'insuredId'>): Promise<number> =>
  tx.run(sql`
    insert into compensation_movement (compensation_movement_id, company_id, party_id, compensation_line_id, person_ceiling_id, family_ceiling_id, amount, at, by_party_id)
    select ${newId()}::uuid, company_id, party_id, compensation_line_id, person_ceiling_id, family_ceiling_id, ${String(-amount)}::bigint, ${now.toISOString()}::timestamptz, ${byPartyId}::uuid
    from compensation_movement where compensation_line_id = ${lineId}::uuid and amount > 0 order by at limit 1`);
