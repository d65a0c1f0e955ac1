/** Looks for what paid months come to today: those whose inputs are others than sealed are counted anew by their own terms, of many people at once. */
import { numerator, round } from '#kernel/formula/exact.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { insuranceCodes } from '../pay/pay-arrears.rules.ts';
import type { PayBefore, PayCase } from '../pay/pay-case.rules.ts';
import { readKept, writeKept } from '../pay/pay-kept.rules.ts';
import type { PayLine } from '../pay/pay-lines.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { arrearsBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import { sentenceOf } from '../pay-counting/aside-reason.rules.ts';
import { membersOf } from '../pay-counting/counting.store.ts';
import { type Gathered, gather } from '../pay-counting/pay-facts.service.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { lawUpTo, monthTerms } from '../pay-counting/terms.service.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import words from './causes.messages.fa.ts';
import { type Cause, caseCauses, termCauses, unpaid } from './causes.rules.ts';
import { type FoundRow, type MonthRange, type PaidMonth, type PaidSlip, type PaidSoFar, paidMonths, paidSoFar, slipsIn } from './pay-arrears.store.ts';
import { UNPAID } from './taken-arrears.service.ts';

interface Look {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly run: PayRun;
}

/** A month that was paid: by what it was counted, and by what it is today. */
interface Month extends YearMonth {
  readonly then: PayTerms;
  readonly now: PayTerms;
  readonly causes: readonly Cause[];
}

/** What is known of one person and one of the months. */
interface Known {
  readonly employmentId: string;
  readonly month: Month;
  readonly slip: PaidSlip | undefined;
  readonly soFar: PaidSoFar | undefined;
  readonly gathered: Gathered;
}

/** Of whom a month stands, and of which. */
const placeOf = ({ employmentId, year, month }: YearMonth & { readonly employmentId: string }): string => `${employmentId} ${year}/${month}`;

/** What was paid by code; every premium is said, so that none is guessed. */
const paidBy = (soFar: PaidSoFar | undefined): ReadonlyMap<string, bigint> =>
  new Map(
    [...insuranceCodes.map((code) => [code, 0n] as const), ...Object.entries(soFar?.amounts ?? {}).map(([code, amount]) => [code, BigInt(amount)] as const)].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );

const insuredItems = ({ items }: PayCase): bigint => items.reduce((sum, { insured, isDeduct, amount }) => (insured && isDeduct !== 'Y' ? sum + amount : sum), 0n);

const sumOf = (lines: readonly PayLine[], keep: (line: PayLine) => boolean): bigint => lines.reduce((sum, line) => (keep(line) ? sum + line.amount : sum), 0n);

/** The months of a range as they stand today beside what they were paid by. */
async function monthsIn({ tx, run }: Look, paid: readonly PaidMonth[]): Promise<Month[]> {
  const law = await lawUpTo(tx, run.year);
  const today = await monthTerms(tx, run, paid);
  return today.flatMap(({ year, month, ...own }) => {
    const sealed = paid.find((one) => one.year === year && one.month === month);
    if (sealed === undefined) return [];
    const then = readKept<PayTerms>(sealed.terms);
    const now: PayTerms = { ...own, law: law.filter(([of]) => of <= year) };
    return [{ year, month, then, now, causes: termCauses(then, now) }];
  });
}

/** Why a month may come to something else; nothing where all of its inputs are what they were. */
function causesOf({ month, slip, gathered }: Known): readonly Cause[] {
  if (slip === undefined) return unpaid;
  return 'of' in gathered ? [...caseCauses(month, month.now, readKept<PayCase>(slip.inputs), gathered.of), ...month.causes] : month.causes;
}

const told = (causes: readonly Cause[]): Pick<FoundRow, 'area' | 'causes'> => ({ area: causes[0]?.area ?? 'fact', causes: causes.map(({ text }) => text).join(words.separator) });

/** The difference of one month; undefined where there is none. */
function differenceOf(known: Known, count: ReturnType<typeof arrearsBy>): FoundRow | undefined {
  const { employmentId, month, slip, soFar, gathered } = known;
  const own = { employmentId, year: month.year, month: month.month, mark: soFar?.mark ?? UNPAID };
  const nothing = { ...{ gross: 0n, insurance: 0n, taxed: 0n, employerCost: 0n }, basis: '{}', lines: [] };
  const causes = causesOf(known);
  if (causes.length === 0) return undefined;
  const refused = (error: unknown): FoundRow => {
    const { code, detail } = refusalOf(error);
    return { ...own, ...nothing, ...told(causes), reason: sentenceOf(code, detail.values ?? {}) };
  };
  // who was not paid and cannot be counted today is owed nothing that is known
  if ('error' in gathered) return slip === undefined ? undefined : refused(gathered.error);
  const { facts, wages, work, asked } = gathered.of;
  const itemsInsured = slip === undefined ? 0n : insuredItems(readKept<PayCase>(slip.inputs));
  const basis: PayBefore = { year: month.year, month: month.month, taxable: 0n, tax: 0n, paid: paidBy(soFar), facts, wages, work, itemsInsured, ...(asked && { asked }) };
  try {
    const { lines, taxed } = count({ ...gathered.of, items: [], before: [] }, basis);
    if (lines.length === 0) return undefined;
    const gross = sumOf(lines, ({ side, isDeduct }) => side === 'employee' && isDeduct === 'N');
    return {
      ...{ ...own, ...told(causes), reason: null, gross, insurance: sumOf(lines, ({ code }) => code === 'insuranceWorker') },
      ...{ employerCost: gross + sumOf(lines, ({ side }) => side === 'employer'), taxed: numerator(round(taxed, { unit: 1, mode: 'half' })) },
      basis: writeKept(basis),
      lines: lines.map(({ code, title, amount }) => ({ code, title, amount: String(amount) })),
    };
  } catch (error) {
    return refused(error);
  }
}

/** What some members of a run are still owed of the months of a range, or owe. A few statements a month, however many they are. */
export async function findArrears(look: Look, range: MonthRange, ids: readonly string[]): Promise<FoundRow[]> {
  const { tx, rows, run } = look;
  const { companyId, payGroupId } = run;
  const paid = await paidMonths(tx, payGroupId, range);
  const slips = new Map((await slipsIn(tx, ids, range)).map((slip) => [placeOf(slip), slip]));
  const soFar = new Map((await paidSoFar(tx, ids, range)).map((one) => [placeOf(one), one]));
  const found: FoundRow[] = [];
  for (const month of await monthsIn(look, paid)) {
    const of = { companyId, payGroupId, year: month.year, month: month.month };
    const own = paid.find((one) => one.year === month.year && one.month === month.month);
    const members = await membersOf(tx, rows, of, ids);
    const gathered = await gather({ db: tx, rows, ...of }, month.now, members);
    const count = arrearsBy(month.now);
    for (const { employmentId } of members) {
      const place = placeOf({ ...of, employmentId });
      const [slip, known] = [slips.get(place), gathered.get(employmentId)];
      // what another group has paid is a matter of that group
      if (known === undefined || (slip !== undefined && slip.payRunId !== own?.payRunId)) continue;
      const difference = differenceOf({ employmentId, month, slip, soFar: soFar.get(place), gathered: known }, count);
      if (difference) found.push(difference);
    }
  }
  return found;
}
