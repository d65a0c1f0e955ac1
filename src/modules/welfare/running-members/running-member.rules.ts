/** Rows of a sheet of members of a running contract, each judged by what the contract and the files say (issue 24). Pure; rials are whole, days ISO dates. */
import type { Fault, FileRow, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { type AgeLimit, isTooOld } from '../insurance-membership/age-limits.rules.ts';
import { isRelatedOn, type Relative } from '../insurance-membership/insurance-membership.rules.ts';
import { type CountedPremium, type PremiumTerms, premiumOf } from '../premium/premium.rules.ts';

export interface KnownContract {
  readonly contractId: string;
  readonly terms: PremiumTerms;
  readonly limits: readonly AgeLimit[];
}

/** Somebody who may be insured through an employee: the employee, or a row of the family tab. */
export interface KnownInsured extends Relative {
  readonly partyId: string;
  /** Null: the employee. */
  readonly familyMemberId: string | null;
  readonly insuredName: string;
  readonly nationalCode: string | null;
  readonly relation: string;
  readonly birthDate: string | null;
  readonly occupation: string | null;
  readonly hasPaper: boolean;
}

/** An employment of a code. `thru`: null without an end. */
export interface KnownEmployment {
  readonly partyId: string;
  readonly from: string;
  readonly thru: string | null;
}

/** Days on which somebody is a member already. `thru`: null without an end. */
export interface KnownDays {
  readonly from: string;
  readonly thru: string | null;
}

/** What is known of all that the rows name; codes in capitals. */
export interface Files {
  readonly contracts: ReadonlyMap<string, KnownContract>;
  readonly employments: ReadonlyMap<string, readonly KnownEmployment[]>;
  /** By the employee. */
  readonly insured: ReadonlyMap<string, readonly KnownInsured[]>;
  /** By `placeOf`. */
  readonly standing: ReadonlyMap<string, readonly KnownDays[]>;
  /** Whoever brings the sheet: nobody joins themselves. */
  readonly importerId: string | undefined;
}

/** A row that is accepted, with what it makes. */
export interface RowMember {
  readonly row: number;
  readonly contractId: string;
  readonly insured: KnownInsured;
  readonly tier: string | null;
  readonly joinedOn: string;
  readonly premium: CountedPremium;
  /** Rials of the employee's share that were paid before. */
  readonly paid: bigint;
}

export const placeOf = (contractId: string, insuredId: string): string => `${contractId} ${insuredId}`;
export const insuredIdOf = ({ familyMemberId, partyId }: KnownInsured): string => familyMemberId ?? partyId;
const capitals = (text: string | undefined): string => (text ?? '').toUpperCase();
const isFault = (told: object): told is Fault => 'code' in told;

/** Whom a row names through an employee of a company; whether the employee works there on a day is told where one is asked for. */
export function insuredBy(
  { pseudoId, insuredCode }: Values,
  { employments, insured, importerId }: Pick<Files, 'employments' | 'insured' | 'importerId'>,
  day?: string,
): KnownInsured | Fault {
  const employed = employments.get(capitals(pseudoId)) ?? [];
  if (employed.length === 0) return { column: 'pseudoId', code: 'unknown_employee' };
  const employment = employed.find(({ from, thru }) => day === undefined || (from <= day && (thru === null || day <= thru)));
  if (employment === undefined) return { column: 'joinedOn', code: 'not_employed_then' };
  if (employment.partyId === importerId) return { column: 'pseudoId', code: 'own_row' };
  const family = insured.get(employment.partyId) ?? [];
  const found = family.find(({ familyMemberId, nationalCode }) => (insuredCode === undefined ? familyMemberId === null : nationalCode === insuredCode));
  return found ?? { column: 'insuredCode', code: 'insured_not_family' };
}

const ofPremium = {
  outside: { column: 'joinedOn', code: 'outside_insurance' },
  notBorn: { column: 'joinedOn', code: 'joined_before_birth' },
  noPremium: { column: 'tier', code: 'no_insurance_premium' },
  noShare: { column: 'contractCode', code: 'no_insurance_share' },
} as const;

function premiumFor({ tier, joinedOn = '' }: Values, { terms, limits }: KnownContract, insured: KnownInsured): CountedPremium | Fault {
  const { birthDate, relation } = insured;
  if (birthDate === null) return { column: 'insuredCode', code: 'insured_without_birth' };
  if (isTooOld(limits, { ...insured, birthDate }, joinedOn)) return { column: 'insuredCode', code: 'insured_too_old' };
  if (joinedOn < terms.from) return ofPremium.outside;
  const found = premiumOf(terms, { relation, birthDate, tier, joinedOn });
  return typeof found === 'string' ? ofPremium[found] : found;
}

function readRow({ row, values }: FileRow, files: Files): RowMember | Fault {
  const contract = files.contracts.get(capitals(values['contractCode']));
  if (contract === undefined) return { column: 'contractCode', code: 'unknown_insurance_contract' };
  const { tier = null, joinedOn = '', paidThru } = values;
  const insured = insuredBy(values, files, joinedOn);
  if (isFault(insured)) return insured;
  if (!isRelatedOn(insured, joinedOn)) return { column: 'insuredCode', code: 'insured_not_related' };
  const premium = premiumFor(values, contract, insured);
  if (isFault(premium)) return premium;
  if (paidThru !== undefined && (paidThru < joinedOn || paidThru > contract.terms.thru)) return { column: 'paidThru', code: 'insurance_paid_off' };
  const paid = premium.parts.reduce((sum, part) => (paidThru !== undefined && part.dueDate <= paidThru ? sum + part.employeeShare : sum), 0n);
  return { row, contractId: contract.contractId, insured, tier, joinedOn, premium, paid };
}

/** Judges the rows of a sheet in their order. */
export function judgeMembers(rows: readonly FileRow[], files: Files): { readonly faults: readonly RowFault[]; readonly members: readonly RowMember[] } {
  const read = new Map<string, number>();
  const faults: RowFault[] = [];
  const members: RowMember[] = [];
  for (const row of rows) {
    const found = readRow(row, files);
    if (isFault(found)) {
      faults.push({ row: row.row, ...found });
      continue;
    }
    const place = placeOf(found.contractId, insuredIdOf(found.insured));
    const other = read.get(place);
    const stands = (files.standing.get(place) ?? []).some(({ thru }) => thru === null || thru >= found.joinedOn);
    if (other !== undefined) faults.push({ row: row.row, column: 'insuredCode', code: 'insured_doubled', facts: { other } });
    else if (stands) faults.push({ row: row.row, column: 'insuredCode', code: 'insured_already' });
    else members.push(found);
    if (other === undefined) read.set(place, row.row);
  }
  return { faults, members };
}
