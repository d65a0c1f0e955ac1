/** Rows of a sheet of costs that were paid before, each against what those above it leave of the ceilings (issue 24). Pure; rials are whole, days ISO dates. */
import type { Fault, FileRow, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { type CostType, ceilingsLeft, type PaidClaim } from '../claims/claims.rules.ts';
import { type Files, insuredBy, insuredIdOf, type KnownInsured, placeOf } from '../running-members/running-member.rules.ts';

export interface CoveringContract {
  readonly contractId: string;
  readonly costs: readonly CostType[];
}

/** What is known of all that the rows name; codes in capitals. */
export interface Known extends Pick<Files, 'employments' | 'insured' | 'standing' | 'importerId'> {
  readonly today: string;
  readonly contracts: ReadonlyMap<string, CoveringContract>;
  /** What was paid of a family under a contract, by `placeOf` of contract and employee. */
  readonly used: ReadonlyMap<string, readonly PaidClaim[]>;
  /** Marks of invoices that the company has, in hexadecimal. */
  readonly invoices: ReadonlySet<string>;
  markOf(provider: string, invoiceNumber: string): string;
}

/** A row that is accepted. */
export interface RowClaim {
  readonly row: number;
  readonly contractId: string;
  readonly insured: KnownInsured;
  readonly cost: CostType;
  /** First day of the membership. */
  readonly joinedOn: string;
  readonly mark: string;
  readonly paid: bigint;
  readonly values: Values;
}

const isFault = (told: object): told is Fault => 'code' in told;

function readRow({ row, values }: FileRow, known: Known): RowClaim | Fault {
  const contract = known.contracts.get((values['contractCode'] ?? '').toUpperCase());
  if (contract === undefined) return { column: 'contractCode', code: 'unknown_insurance_contract' };
  const insured = insuredBy(values, known);
  if (isFault(insured)) return insured;
  const { serviceDate = '', paidOn = '', costTypeEnumId, claimed = '0', insurerPaid: paid = '0', provider = '', invoiceNumber = '' } = values;
  const days = known.standing.get(placeOf(contract.contractId, insuredIdOf(insured))) ?? [];
  const member = days.find(({ from, thru }) => from <= serviceDate && (thru === null || serviceDate <= thru));
  if (member === undefined) return { column: 'serviceDate', code: 'insured_not_member' };
  const cost = contract.costs.find(({ type }) => type === costTypeEnumId);
  if (cost === undefined) return { column: 'costTypeEnumId', code: 'cost_not_covered' };
  if (paidOn < serviceDate || paidOn > known.today) return { column: 'paidOn', code: 'claim_paid_off' };
  if (BigInt(paid) === 0n || BigInt(paid) > BigInt(claimed)) return { column: 'insurerPaid', code: 'paid_over_claimed' };
  const mark = known.markOf(provider, invoiceNumber);
  if (known.invoices.has(mark)) return { column: 'invoiceNumber', code: 'invoice_known' };
  return { row, contractId: contract.contractId, insured, cost, joinedOn: member.from, mark, paid: BigInt(paid), values };
}

/** What is left of the ceilings for a row; undefined: there is none. */
function leftFor({ cost, insured }: RowClaim, used: readonly PaidClaim[]): bigint | undefined {
  const [left] = ceilingsLeft([cost], used, [insuredIdOf(insured)]);
  const bounds = [left?.personLeft, left?.familyLeft].flatMap((one) => one ?? []);
  return bounds.length === 0 ? undefined : bounds.reduce((low, one) => (one < low ? one : low));
}

/** Judges the rows of a sheet in their order. */
export function judgeClaims(rows: readonly FileRow[], known: Known): { readonly faults: readonly RowFault[]; readonly claims: readonly RowClaim[] } {
  const used = new Map(known.used);
  const marks = new Map<string, number>();
  const faults: RowFault[] = [];
  const claims: RowClaim[] = [];
  for (const row of rows) {
    const found = readRow(row, known);
    if (isFault(found)) {
      faults.push({ row: row.row, ...found });
      continue;
    }
    const other = marks.get(found.mark);
    const family = placeOf(found.contractId, found.insured.partyId);
    const left = leftFor(found, used.get(family) ?? []);
    if (other !== undefined) faults.push({ row: row.row, column: 'invoiceNumber', code: 'invoice_doubled', facts: { other } });
    else if (left !== undefined && found.paid > left) faults.push({ row: row.row, column: 'insurerPaid', code: 'over_ceiling', facts: { left: String(left) } });
    else {
      claims.push(found);
      used.set(family, [...(used.get(family) ?? []), { member: insuredIdOf(found.insured), type: found.cost.type, payable: found.paid }]);
      marks.set(found.mark, row.row);
    }
  }
  return { faults, claims };
}
