/** Counts payslips of one batch of a run. */
import { createHash } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { ExactFault } from '#kernel/formula/exact.ts';
import type { Refused, RunWork } from '#platform/runs/run-kind.define.ts';
import { faultWords } from '../pay/fault-words.rules.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayBefore, PayCase } from '../pay/pay-case.rules.ts';
import { PayFault } from '../pay/pay-fault.rules.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { columnsOf, countingBy, type PayTerms, withArrears } from '../pay/pay-terms.rules.ts';
import { countingErrors } from './counting.errors.ts';
import { type Counting, dropPayslips, hashesOf, insertPayslips, membersOf, type NewPayslip } from './counting.store.ts';
import { type Gathered, gather } from './pay-facts.service.ts';

/** Why somebody cannot be counted, as it is told. Throws what is no reason. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ExactFault) return countingErrors.error('uncountable');
  if (!(error instanceof PayFault)) throw error;
  const { code } = error;
  return countingErrors.error(code === 'unknownYear' ? 'missingLaw' : code === 'beforeOrder' ? 'uncountable' : code, { values: faultWords(error) });
}

const placeOf = (code: string, { year, month }: YearMonth): string => `${code} ${year}/${month}`;

const amountsOf = (terms: PayTerms, own: YearMonth, { lines }: PayAnswer): bigint[] => {
  const sums = new Map<string, bigint>();
  for (const { code, of, amount } of lines) sums.set(placeOf(code, of), (sums.get(placeOf(code, of)) ?? 0n) + amount);
  return columnsOf(terms).map(({ code, of = own }) => sums.get(placeOf(code, of)) ?? 0n);
};

const amountOf = ({ lines }: PayAnswer, code: string): bigint => lines.reduce((sum, line) => (line.code === code ? sum + line.amount : sum), 0n);

/**
 * Marks of all that a payslip rests on: terms and inputs. The terms, which are long, are read once for all; those of months whose arrears
 * are paid are terms of who is paid some alone.
 */
function markingBy({ months, ...terms }: PayTerms): (inputs: string, hasArrears: boolean) => string {
  const begun = createHash('sha256').update(writeKept(terms));
  const again = months === undefined ? begun : begun.copy().update(writeKept(months));
  return (inputs, hasArrears) => (hasArrears ? again : begun).copy().update(inputs).digest('hex');
}

/** What somebody is counted from. Throws why there is nothing. */
function caseIn(gathered: ReadonlyMap<string, Gathered>, employmentId: string): PayCase {
  const found = gathered.get(employmentId);
  if (found === undefined) throw countingErrors.error('notEmployed');
  if ('error' in found) throw found.error;
  return found.of;
}

/** Months that are paid again in this one, by employment. */
export type ArrearsOf = ReadonlyMap<string, readonly PayBefore[]>;

/** Writes the payslips of some employments, of those alone whose inputs or terms are others than before; answers who cannot be counted. */
export async function countBatch(
  { tx, rows, newId }: Pick<RunWork<unknown>, 'tx' | 'rows' | 'newId'>,
  run: Counting,
  terms: PayTerms,
  ids: readonly string[],
  arrears: ArrearsOf = new Map(),
): Promise<readonly Refused[]> {
  const members = await membersOf(tx, rows, run, ids);
  const gathered = await gather({ db: tx, rows, ...run }, terms, members);
  const known = await hashesOf(tx, run.payRunId, ids);
  const markOf = markingBy(terms);
  const count = countingBy(terms);
  const slips: NewPayslip[] = [];
  const refused: Refused[] = [];
  for (const { employmentId, partyId } of members) {
    try {
      const owed = arrears.get(employmentId) ?? [];
      const of = withArrears(caseIn(gathered, employmentId), owed);
      const inputs = writeKept(of);
      const hash = markOf(inputs, owed.length > 0);
      if (known.get(employmentId) !== hash) slips.push(slipOf(terms, of, { payslipId: newId(), employmentId, partyId, inputs, hash }, count));
    } catch (error) {
      refused.push({ subjectId: employmentId, error: refusalOf(error) });
    }
  }
  const here = new Set(members.map(({ employmentId }) => employmentId));
  const gone = ids.filter((id) => !here.has(id)).map((subjectId): Refused => ({ subjectId, error: countingErrors.error('notEmployed') }));
  await dropPayslips(tx, run.payRunId, [...slips.map(({ employmentId }) => employmentId), ...refused.map(({ subjectId }) => subjectId)]);
  if (slips.length > 0) await insertPayslips(tx, run, slips);
  return [...refused, ...gone];
}

function slipOf(
  terms: PayTerms,
  of: PayCase,
  own: Pick<NewPayslip, 'payslipId' | 'employmentId' | 'partyId' | 'inputs' | 'hash'>,
  count: ReturnType<typeof countingBy>,
): NewPayslip {
  const answer = count(of, false);
  const { gross, deductions, net, insurable, taxable, tax, employerCost } = answer.figures;
  return {
    ...own,
    amounts: amountsOf(terms, of, answer),
    figures: { gross, deductions, net, insurable, taxable, tax, employerCost },
    rounding: -amountOf(answer, 'rounding'),
    shortfall: amountOf(answer, 'shortfall'),
    warnings: answer.warnings,
  };
}
