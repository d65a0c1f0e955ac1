/** Counts payslips of one batch of a run. */
import { createHash } from 'node:crypto';
import type { AppError } from '#kernel/errors.ts';
import type { Refused, RunWork } from '#platform/runs/run-kind.define.ts';
import type { Threads } from '#platform/threads/threads.server.ts';
import type { PayBefore } from '../pay/pay-case.rules.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import { type PayTerms, withArrears } from '../pay/pay-terms.rules.ts';
import { type CountedSlip, job as countSlips } from './count-slips.server.ts';
import { countingErrors } from './counting.errors.ts';
import { type Counting, dropPayslips, hashesOf, insertPayslips, type Member, membersOf, type NewPayslip } from './counting.store.ts';
import { type Gathered, gather } from './pay-facts.service.ts';
import { toldRefusal } from './refusals.rules.ts';

/** Fewer are not worth another thread. */
const LEAST_OF_THREAD = 50;

/** What somebody is counted from, with the mark of all that the payslip rests on. */
interface Case {
  readonly member: Member;
  /** `writeKept` of the case. */
  readonly inputs: string;
  readonly hash: string;
}

/**
 * Terms as they are kept, and marks of them and of all that a payslip rests on. The terms, which are long, are read once for all; those of
 * months whose arrears are paid are terms of who is paid some alone.
 */
function keptTerms(terms: PayTerms) {
  const kept = writeKept(terms);
  const { months, ...own } = terms;
  const begun = createHash('sha256').update(writeKept(own));
  const again = months === undefined ? begun : begun.copy().update(writeKept(months));
  const markWith = (inputs: string, hasArrears: boolean): string => (hasArrears ? again : begun).copy().update(inputs).digest('hex');
  return { kept, mark: again.copy().digest('hex'), markWith };
}

/** Why there is nothing to count somebody from; undefined where there is. */
function missing(found: Gathered | undefined): AppError | undefined {
  if (found === undefined) return countingErrors.error('notEmployed');
  return 'error' in found ? found.error : undefined;
}

/** Why somebody cannot be paid who could be counted. */
const unpayable = ({ hasAccount }: Member, { isCash = false }: PayTerms): AppError | undefined => (hasAccount || isCash ? undefined : countingErrors.error('noAccount'));

/** Counts in threads, a share in each; in the order of the cases. */
async function counted(threads: Threads, { kept, mark }: ReturnType<typeof keptTerms>, cases: readonly Case[]): Promise<readonly CountedSlip[]> {
  const share = Math.max(LEAST_OF_THREAD, Math.ceil(cases.length / threads.size));
  const shares = Array.from({ length: Math.ceil(cases.length / share) }, (_, at) => cases.slice(at * share, (at + 1) * share));
  const answers = await Promise.all(shares.map((own) => threads.ask(countSlips, { mark, terms: kept, inputs: own.map(({ inputs }) => inputs) })));
  return answers.flat();
}

/** Months that are paid again in this one, by employment. */
export type ArrearsOf = ReadonlyMap<string, readonly PayBefore[]>;

/** Writes the payslips of some employments, of those alone whose inputs or terms are others than before; answers who cannot be counted. */
export async function countBatch(
  { tx, rows, newId, threads }: Pick<RunWork<unknown>, 'tx' | 'rows' | 'newId' | 'threads'>,
  run: Counting,
  terms: PayTerms,
  ids: readonly string[],
  arrears: ArrearsOf = new Map(),
): Promise<readonly Refused[]> {
  const members = await membersOf(tx, rows, run, ids);
  const gathered = await gather({ db: tx, rows, ...run }, terms, members);
  const known = await hashesOf(tx, run.payRunId, ids);
  const by = keptTerms(terms);
  const refused: Refused[] = [];
  const cases: Case[] = [];
  for (const member of members) {
    const { employmentId } = member;
    const found = gathered.get(employmentId);
    const error = missing(found) ?? unpayable(member, terms);
    if (error !== undefined) refused.push({ subjectId: employmentId, error });
    else if (found && 'of' in found) {
      const owed = arrears.get(employmentId) ?? [];
      const inputs = writeKept(withArrears(found.of, owed));
      const hash = by.markWith(inputs, owed.length > 0);
      if (known.get(employmentId) !== hash) cases.push({ member, inputs, hash });
    }
  }
  const slips: NewPayslip[] = [];
  for (const [at, slip] of (await counted(threads, by, cases)).entries()) {
    const { member, inputs, hash } = cases[at] as Case;
    const { employmentId, partyId } = member;
    if ('refused' in slip) refused.push({ subjectId: employmentId, error: toldRefusal(slip) });
    else slips.push({ ...slip, payslipId: newId(), employmentId, partyId, inputs, hash });
  }
  const here = new Set(members.map(({ employmentId }) => employmentId));
  const gone = ids.filter((id) => !here.has(id)).map((subjectId): Refused => ({ subjectId, error: countingErrors.error('notEmployed') }));
  const replaced = slips.flatMap(({ employmentId }) => (known.has(employmentId) ? [employmentId] : []));
  await dropPayslips(tx, run.payRunId, [...replaced, ...refused.map(({ subjectId }) => subjectId)]);
  await insertPayslips(tx, run, slips);
  return [...refused, ...gone];
}
