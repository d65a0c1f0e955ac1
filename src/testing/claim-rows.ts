/** A line of a claim of somebody that an insurer has answered: laid in the tables, since a claim goes through several hands before it is there. */
import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sealedLine } from '#modules/welfare/claims/claim-lines.store.ts';
import { companyOf, type PersonName, partyId } from './organisation.ts';

export interface ClaimRows {
  readonly lineId: string;
  readonly compensationBatchId: string;
  readonly compensationClaimId: string;
  readonly claimContractId: string;
}

const said = {
  insuredName: 'A relative',
  costTypeEnumId: 'CctDental',
  provider: 'Dr. Molar',
  invoiceNumber: '73-73',
  claimed: '7300000',
  documents: '[]',
  accepted: '7200000',
  payable: '7100000',
  boundBy: 'accepted',
  decisionReason: 'a crown',
  insurerAccepted: '7000000',
  insurerPaid: '6900000',
  insurerReason: 'a bridge',
  settled: '6800000',
} as const;

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A contract, a membership, a claim with one line, sent to the insurer in a list of its own and answered. */
export async function layClaim(owner: Pick<pg.Pool, 'query'>, name: PersonName): Promise<ClaimRows> {
  const [companyId, person, contractId] = [companyOf(name), partyId(name), randomUUID()];
  const [lineId, compensationClaimId, compensationBatchId] = [randomUUID(), randomUUID(), randomUUID()];
  await owner.query(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date) values ($1, $2, $3, 'Claims', 'Insurer', '2020-01-01', '2099-12-31')`,
    [contractId, companyId, randomBytes(8).toString('hex')],
  );
  await owner.query(
    `insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, family_ceiling) values ($1, $2, $3, 'CctDental', 60000000, 90000000)`,
    [randomUUID(), companyId, contractId],
  );
  await owner.query(
    `insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, relation, valid) values ($1, $2, $3, $4, 'self', '[2020-01-01,)')`,
    [randomUUID(), companyId, contractId, person],
  );
  await owner.query(
    `insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
     select gen_random_uuid(), company_id, party_id, insurance_membership_id, 1, '2026-04-01', 600000, 600000 from insurance_membership where insurance_contract_id = $1`,
    [contractId],
  );
  await owner.query(`insert into compensation_claim (compensation_claim_id, company_id, party_id, insurance_contract_id, sent_at) values ($1, $2, $3, $4, now())`, [
    ...[compensationClaimId, companyId, person, contractId],
  ]);
  const texts = Object.entries(said);
  await owner.query(
    `insert into compensation_line (compensation_line_id, company_id, party_id, compensation_claim_id, insurance_contract_id, line_no, insured_id, joined_on, service_date, filed_on,
       invoice_mark, refusal_id, decided_at, ${texts.map(([column]) => columnOf(column)).join(', ')})
     values ($1, $2, $3, $4, $5, 1, $3, '2020-01-01', '2026-04-01', '2026-04-02', $6, 'RfPrice', now(), ${texts.map((_, at) => `$${at + 7}`).join(', ')})`,
    [lineId, companyId, person, compensationClaimId, contractId, randomBytes(32), ...texts.map(([column, text]) => sealedLine[column as keyof typeof said].seal(lineId, text))],
  );
  for (const status of ['ClmUnderReview', 'ClmApproved', 'ClmSentToInsurer'])
    await owner.query('update compensation_line set status_id = $2 where compensation_line_id = $1', [lineId, status]);
  await owner.query(
    `insert into compensation_batch (compensation_batch_id, company_id, insurance_contract_id, batch_number, frozen_at)
     select $1, $2, $3, coalesce(max(batch_number), 0) + 1, now() from compensation_batch where company_id = $2`,
    [compensationBatchId, companyId, contractId],
  );
  await owner.query(`insert into compensation_batch_line (company_id, party_id, compensation_batch_id, compensation_line_id, place) values ($1, $2, $3, $4, 1)`, [
    companyId,
    person,
    compensationBatchId,
    lineId,
  ]);
  await owner.query(`update compensation_line set status_id = 'ClmPaid', paid_on = '2026-04-30' where compensation_line_id = $1`, [lineId]);
  return { lineId, compensationBatchId, compensationClaimId, claimContractId: contractId };
}
