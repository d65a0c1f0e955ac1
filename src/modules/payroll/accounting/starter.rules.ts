/** The chart and the template that a company under the labour law begins with: every line of pay has its place, so that the voucher balances. Pure. */
import words from './starter.messages.fa.ts';

export type StarterCode = keyof typeof words.accounts;

export interface StarterAccount {
  readonly code: StarterCode;
  readonly name: string;
  /** Of GlAccountClass. */
  readonly class: 'GacAsset' | 'GacLiability' | 'GacExpense';
  readonly parent: StarterCode | null;
  readonly isDebit: 'Y' | 'N';
}

export interface StarterLine {
  readonly seqNum: number;
  readonly account: StarterCode;
  readonly isDebit: 'Y' | 'N';
  /** Of VTItemType. */
  readonly kind: string;
  /** Code of a factor, which the line does without where the company has none so called. */
  readonly factor: string | null;
  readonly item: string | null;
  readonly description: string;
}

export const STARTER_TEMPLATE = 'LABOUR';
const STEP = 10;

const classes = { 1: 'GacAsset', 2: 'GacLiability', 7: 'GacExpense' } as const;
const classOf = (code: string): StarterAccount['class'] => classes[Number(code[0]) as keyof typeof classes];
const codes = Object.keys(words.accounts) as StarterCode[];

/** Headings before what stands below them. */
export const starterAccounts: readonly StarterAccount[] = codes
  .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
  .map((code) => ({
    ...{ code, name: words.accounts[code], class: classOf(code), isDebit: classOf(code) === 'GacLiability' ? 'N' : 'Y' },
    parent: code.length === 1 ? null : (code[0] as StarterCode),
  }));

type Said = Omit<StarterLine, 'seqNum' | 'isDebit' | 'description'> & { readonly say: keyof typeof words.lines };
const factor = (account: StarterCode, say: Said['say'], ...names: readonly string[]): Said[] =>
  names.map((name) => ({ account, say, kind: 'VTITPayrollFactor', factor: name, item: null }));
const items = (kind: string, account: StarterCode, say: Said['say'], ...names: readonly string[]): Said[] => names.map((item) => ({ account, say, kind, factor: null, item }));
const employer = ['insuranceEmployer', 'insuranceUnemployment', 'insuranceHardWork'] as const;

const debits: readonly Said[] = [
  ...items('VTITOther', '7101', 'otherPaid', 'otherPaid'),
  ...factor('7102', 'extra', 'overtime', 'night', 'friday', 'holiday', 'shiftTwo', 'shiftThree', 'shiftNight'),
  ...factor('7104', 'bonus', 'bonus'),
  ...items('VTITTranPayroll', '7104', 'bonus', 'bonusShare'),
  // what the months have laid aside is what these are paid from
  ...items('VTITTranPayroll', '2107', 'eidi', 'eidi', 'eidiFree'),
  ...items('VTITTranPayroll', '2106', 'end', 'severance'),
  ...items('VTITTranPayroll', '2108', 'leave', 'leavePay', 'leaveBuyBack'),
  ...items('VTITTranPayrollEmployer', '7105', 'endReserve', 'severanceReserve'),
  ...items('VTITTranPayrollEmployer', '7106', 'eidiReserve', 'eidiReserve'),
  ...items('VTITTranPayrollEmployer', '7105', 'leaveReserve', 'leaveReserve'),
  ...items('VTITTranPayrollEmployer', '7105', 'rise', 'severanceRise', 'leaveRise'),
  ...items('VTITTranPayrollEmployer', '7106', 'rise', 'eidiRise'),
  ...items('VTITTranPayroll', '1201', 'advance', 'advancePaid'),
  ...items('VTITExemptionEmployer', '7103', 'employer', ...employer),
  ...items('VTITTranPayroll', '2104', 'rounding', 'roundingBefore', 'rounding'),
  ...items('VTITTranPayroll', '1203', 'shortfall', 'shortfall'),
];

const credits: readonly Said[] = [
  ...items('VTITExemptionEmployer', '2102', 'employer', ...employer),
  ...items('VTITExemption', '2102', 'worker', 'insuranceWorker'),
  ...items('VTITExemption', '2103', 'tax', 'tax', 'taxFlat'),
  ...factor('1202', 'loan', 'loan'),
  ...factor('1201', 'advance', 'advance'),
  ...items('VTITTranPayroll', '1203', 'shortfall', 'shortfallBefore'),
  ...items('VTITOther', '2105', 'otherTaken', 'otherTaken'),
  ...items('VTITTranPayrollEmployer', '2106', 'endReserve', 'severanceReserve'),
  ...items('VTITTranPayrollEmployer', '2107', 'eidiReserve', 'eidiReserve'),
  ...items('VTITTranPayrollEmployer', '2108', 'leaveReserve', 'leaveReserve'),
  ...items('VTITTranPayrollEmployer', '2106', 'rise', 'severanceRise'),
  ...items('VTITTranPayrollEmployer', '2107', 'rise', 'eidiRise'),
  ...items('VTITTranPayrollEmployer', '2108', 'rise', 'leaveRise'),
  ...items('VTITTranPayroll', '2101', 'net', 'net'),
];

const lineOf = ({ say, ...said }: Said, isDebit: StarterLine['isDebit'], at: number): StarterLine => ({
  ...said,
  ...{ isDebit, description: words.lines[say], seqNum: (at + 1) * STEP },
});

export const starterLines: readonly StarterLine[] = [...debits.map((said, at) => lineOf(said, 'Y', at)), ...credits.map((said, at) => lineOf(said, 'N', debits.length + at))];

export const starterTitle = words.template;
export const starterDescription = words.description;
