/** Counts payslips of one batch of a run. */
import { hash } from 'node:crypto';
import type { AppError } from '#kernel/errors.ts';
import type { Refused, RunAhead, RunWork } from '#platform/runs/run-kind.define.ts';
import type { Threads } from '#platform/threads/threads.server.ts';
import type { PayBefore } from '../pay/pay-case.rules.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import { type PayTerms, withArrears } from '../pay/pay-terms.rules.ts';
import { type CountedSlip, job as countSlips, eachOf, type KeptCases } from './count-slips.server.ts';
import { countingErrors } from './counting.errors.ts';
import { type Counting, dropPayslips, hashesOf, insertPayslips, type Member, membersOf, type NewPayslip } from './counting.store.ts';
import { type Gathered, gather, hasLeft } from './pay-facts.service.ts';
import { toldRefusal } from './refusals.rules.ts';

/** People who are gathered together: while some are counted the next ones are read, and no more than these stand in memory at once. */
const AT_ONCE = 125;

/** What somebody is counted from, with the mark of all that the payslip rests on. */
interface Case {
  readonly member: Member;
  readonly hash: string;
}

/** Some people's, with what they are counted from in their order. */
interface Cases {
  readonly cases: readonly Case[];
  readonly inputs: KeptCases;
}

/** Terms as they are kept, and marks of them and of all that a payslip rests on. */
export interface MarkedTerms {
  readonly terms: PayTerms;
  readonly kept: string;
  readonly mark: string;
  /** `inputs`: `writeKept` of a case. */
  markWith(inputs: Uint8Array, hasArrears: boolean): string;
}

const marked = (text: string | Uint8Array): string => hash('sha256', text);

/** The terms, which are long, are written once for all; those of months whose arrears are paid are terms of who is paid some alone. */
export function markedTerms(terms: PayTerms): MarkedTerms {
  const { months, ...own } = terms;
  const begun = marked(writeKept(own));
  const again = months === undefined ? begun : marked(`${begun}${writeKept(months)}`);
  return { terms, kept: writeKept(terms), mark: again, markWith: (inputs, hasArrears) => marked(`${hasArrears ? again : begun}${marked(inputs)}`) };
}

/** Why there is nothing to count somebody from; undefined where there is. */
function missing(found: Gathered | undefined): AppError | undefined {
  if (found === undefined) return countingErrors.error('notEmployed');
  return 'error' in found ? found.error : undefined;
}

/** Why somebody cannot be paid who could be counted. */
const unpayable = ({ hasAccount }: Member, { isCash = false }: PayTerms): AppError | undefined => (hasAccount || isCash ? undefined : countingErrors.error('noAccount'));

/** Months that are paid again in this one, by employment. */
export type ArrearsOf = ReadonlyMap<string, readonly PayBefore[]>;

/** For whom is read and counted, on whichever connection. */
interface Reading extends Pick<RunAhead<unknown>, 'db' | 'rows' | 'threads'> {
  readonly run: Counting;
  readonly by: MarkedTerms;
  readonly arrears: ArrearsOf;
}

interface Batch extends Reading {
  /** Marks of the payslips that stand. */
  readonly known: ReadonlyMap<string, string>;
}

/** What some people are counted from, where it is other than before, and who has nothing. */
async function casesOf({ db, rows, run, by, known, arrears }: Batch, members: readonly Member[]): Promise<Cases & { readonly refused: readonly Refused[] }> {
  const { terms } = by;
  const gathered = await gather({ db, rows, ...run }, terms, members);
  const refused: Refused[] = [];
  const cases: Case[] = [];
  const inputs: Buffer[] = [];
  for (const member of members) {
    const { employmentId } = member;
    const found = gathered.get(employmentId);
    const owed = arrears.get(employmentId) ?? [];
    const isGone = terms.kind === undefined && found !== undefined && 'of' in found && hasLeft(run, found.of.facts) && owed.length === 0;
    const nothing = terms.kind === 'arrears' && owed.length === 0 ? countingErrors.error('nothingDue') : undefined;
    const error = missing(isGone ? undefined : found) ?? unpayable(member, terms) ?? nothing;
    if (error !== undefined) refused.push({ subjectId: employmentId, error });
    else if (found && 'of' in found) {
      const own = Buffer.from(writeKept(withArrears(found.of, owed)));
      const mark = by.markWith(own, owed.length > 0);
      if (known.get(employmentId) === mark) continue;
      cases.push({ member, hash: mark });
      inputs.push(own);
    }
  }
  let end = 0;
  const ends = inputs.map(({ length }) => (end += length));
  return { cases, inputs: { bytes: Buffer.concat(inputs), ends }, refused };
}

/** What cases come to, in their order. Whoever holds the answer waits for it in the end, whatever is thrown before. */
function counted(threads: Threads, { kept: terms, mark }: MarkedTerms, { cases, inputs }: Cases): Promise<readonly CountedSlip[]> {
  const answer = cases.length === 0 ? Promise.resolve([]) : threads.ask(countSlips, { mark, terms, inputs });
  answer.catch(() => undefined);
  return answer;
}

/** What a batch comes to before anything of it is written. */
export interface CountedBatch {
  readonly slips: readonly Omit<NewPayslip, 'payslipId'>[];
  readonly refused: readonly Refused[];
  /** Employments that have a payslip of the run already. */
  readonly known: ReadonlySet<string>;
}

/** Reads for some employments and counts those alone whose inputs or terms are others than before. */
export async function readAndCount(reading: Reading, ids: readonly string[]): Promise<CountedBatch> {
  const { db, rows, run, threads } = reading;
  const members = await membersOf(db, rows, run, ids);
  const batch: Batch = { ...reading, known: await hashesOf(db, run.payRunId, ids) };
  const here = new Set(members.map(({ employmentId }) => employmentId));
  const refused: Refused[] = ids.filter((id) => !here.has(id)).map((subjectId) => ({ subjectId, error: countingErrors.error('notEmployed') }));
  const counting: (readonly [asked: Cases, answer: Promise<readonly CountedSlip[]>])[] = [];
  for (let at = 0; at < members.length; at += AT_ONCE) {
    const { refused: without, ...asked } = await casesOf(batch, members.slice(at, at + AT_ONCE));
    refused.push(...without);
    counting.push([asked, counted(threads, batch.by, asked)]);
  }
  const slips: Omit<NewPayslip, 'payslipId'>[] = [];
  for (const [{ cases, inputs }, answer] of counting) {
    const kept = eachOf(inputs);
    for (const [at, slip] of (await answer).entries()) {
      const { member, hash } = cases[at] as Case;
      const { employmentId, partyId } = member;
      if ('refused' in slip) refused.push({ subjectId: employmentId, error: toldRefusal(slip) });
      else slips.push({ ...slip, employmentId, partyId, inputs: kept[at] as Uint8Array, hash });
    }
  }
  return { slips, refused, known: new Set(batch.known.keys()) };
}

/** Writes what was counted of some employments; answers who of them cannot be. */
export async function writeCounted(
  { tx, newId }: Pick<RunWork<unknown>, 'tx' | 'newId'>,
  run: Counting,
  { slips, refused, known }: CountedBatch,
  ids: readonly string[],
): Promise<readonly Refused[]> {
  const asked = new Set(ids);
  const written = slips.filter(({ employmentId }) => asked.has(employmentId));
  const unpaid = refused.filter(({ subjectId }) => asked.has(subjectId));
  const gone = [...written.map(({ employmentId }) => employmentId), ...unpaid.map(({ subjectId }) => subjectId)].filter((id) => known.has(id));
  if (gone.length > 0) await dropPayslips(tx, run.payRunId, gone);
  await insertPayslips(
    tx,
    run,
    written.map((slip) => ({ ...slip, payslipId: newId() })),
  );
  return unpaid;
}

/** Both in one transaction. */
export async function countBatch(
  { tx, rows, newId, threads }: Pick<RunWork<unknown>, 'tx' | 'rows' | 'newId' | 'threads'>,
  run: Counting,
  by: MarkedTerms,
  ids: readonly string[],
  arrears: ArrearsOf = new Map(),
): Promise<readonly Refused[]> {
  return writeCounted({ tx, newId }, run, await readAndCount({ db: tx, rows, threads, run, by, arrears }, ids), ids);
}
