/** Looks for what paid months come to today: those whose inputs are others than sealed are counted anew by their own terms, of many people at once. */
import { numerator, round } from '#kernel/formula/exact.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { insuranceCodes } from '../pay/pay-arrears.rules.ts';
import type { ArrearsShare, PayBefore, PayCase } from '../pay/pay-case.rules.ts';
import { readKept, writeKept } from '../pay/pay-kept.rules.ts';
import type { PayLine } from '../pay/pay-lines.rules.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { closes, type Days, daysWithin, monthsOf } from '../pay/pay-part.rules.ts';
import { arrearsBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import { sentenceOf } from '../pay-counting/aside-reason.rules.ts';
import { membersOf } from '../pay-counting/counting.store.ts';
import { type Gathered, gather } from '../pay-counting/pay-facts.service.ts';
import { refusalOf } from '../pay-counting/refusals.rules.ts';
import { lawUpTo, monthTerms } from '../pay-counting/terms.service.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import words from './causes.messages.fa.ts';
import { type Cause, caseCauses, distinct, movedGroup, termCauses, unpaid } from './causes.rules.ts';
import { arrearsCodes, type FoundRow, type MonthRange, type PaidRun, type PaidSlip, type PaidSoFar, paidRuns, paidSoFar, slipsIn, type Wanted } from './pay-arrears.store.ts';
import { UNPAID } from './taken-arrears.service.ts';

const WHOLE = 100;

interface Look {
  readonly tx: Tx;
  readonly rows: RowScope;
  readonly run: PayRun;
}

/** A month that a group has paid: by what it was counted, and by what it is today. */
interface Month extends YearMonth {
  readonly payGroupId: string;
  /** Its days that were paid, where they are not the whole month. */
  readonly days: Days | null;
  readonly then: PayTerms;
  readonly now: PayTerms;
  readonly causes: readonly Cause[];
}

/** What is known of one person and one of the months. */
interface Known {
  readonly employmentId: string;
  readonly month: Month;
  /** Of the parts of the month, oldest first; none where nobody has paid it. */
  readonly slips: readonly PaidSlip[];
  readonly soFar: PaidSoFar | undefined;
  readonly gathered: Gathered;
  /** What of the difference is paid, where it is not all. */
  readonly share: ArrearsShare | undefined;
}

const isOf = (a: YearMonth, b: YearMonth): boolean => a.year === b.year && a.month === b.month;
const count = ({ year, month }: YearMonth): number => year * 12 + month;

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

/** The months of a period, or the month itself. */
const monthsPaid = ({ year, month, days }: YearMonth & { readonly days: Days | null }): readonly YearMonth[] => (days === null ? [{ year, month }] : monthsOf(days));

/** The days of a month that runs have paid; null where they are all of it. */
function daysPaid(of: YearMonth, runs: readonly PaidRun[]): Days | null {
  const parts = runs.flatMap(({ days }) => (days === null ? [] : [daysWithin(days, of)]));
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || parts.length < runs.length) return null;
  return first.from === firstDay(of) && last.thru === lastDay(of) ? null : { from: first.from, thru: last.thru };
}

/** By what a run has counted one of its months. */
function termsThen({ terms }: PaidRun, of: YearMonth): PayTerms {
  const own = readKept<PayTerms>(terms);
  const earlier = own.months?.find((one) => isOf(one, of) && one.payGroupId === undefined);
  return earlier === undefined ? own : { ...own, settings: earlier.settings, factors: earlier.factors };
}

/** The months of a range that a group has paid, as they stand today beside what they were paid by. */
async function monthsIn({ tx, run }: Look, payGroupId: string, paid: readonly PaidRun[], { from, thru }: MonthRange): Promise<Month[]> {
  const law = await lawUpTo(tx, run.year);
  const months = new Map(paid.flatMap(monthsPaid).map((one) => [count(one), one]));
  const within = [...months.values()].filter((one) => count(from) <= count(one) && count(one) <= count(thru)).toSorted((a, b) => count(a) - count(b));
  const today = await monthTerms(tx, { companyId: run.companyId, payGroupId }, within);
  return today.flatMap(({ year, month, ...own }) => {
    const of = { year, month };
    const runs = paid.filter((one) => monthsPaid(one).some((other) => isOf(other, of)));
    const sealed = runs.at(-1);
    if (sealed === undefined) return [];
    const then = termsThen(sealed, of);
    const now: PayTerms = { ...own, law: law.filter(([ofYear]) => ofYear <= year) };
    return [{ ...of, payGroupId, days: daysPaid(of, runs), then, now, causes: termCauses(then, now) }];
  });
}

/** What a payslip was counted from in a month: its own, or one that its period paid before. */
function caseThen({ inputs }: PaidSlip, of: YearMonth): PayCase {
  const own = readKept<PayCase>(inputs);
  const earlier = isOf(own, of) ? undefined : own.before.find((one) => isOf(one, of) && one.part !== undefined);
  return earlier === undefined ? own : { ...own, facts: { ...own.facts, ...earlier.facts }, wages: earlier.wages ?? own.wages, work: earlier.work ?? [], items: [] };
}

/** Why a month may come to something else; nothing where all of its inputs are what they were. */
function causesOf({ month, slips, gathered }: Known): readonly Cause[] {
  if (slips.length === 0) return unpaid;
  const moved = slips.some(({ payGroupId }) => payGroupId !== month.payGroupId) ? movedGroup : [];
  if (!('of' in gathered)) return [...moved, ...month.causes];
  // work is known at the end of its month: what was paid before says nothing of it
  const nowFor = ({ days }: PaidSlip): PayCase => (days === null || closes(days, month) ? gathered.of : { ...gathered.of, work: [] });
  const own = slips.flatMap((slip) => caseCauses(month, month.now, caseThen(slip, month), nowFor(slip)));
  return distinct([...moved, ...own, ...month.causes]);
}

const told = (causes: readonly Cause[]): Pick<FoundRow, 'area' | 'areas' | 'causes'> => ({
  area: causes[0]?.area ?? 'fact',
  areas: [...new Set(causes.map(({ area }) => area))],
  causes: causes.map(({ text }) => text).join(words.separator),
});

/** The difference of one month; undefined where there is none. */
function differenceOf(known: Known, counted: ReturnType<typeof arrearsBy>, runGroupId: string): FoundRow | undefined {
  const { employmentId, month, slips, soFar, gathered, share } = known;
  const own = { employmentId, year: month.year, month: month.month, mark: soFar?.mark ?? UNPAID };
  const nothing = { ...{ gross: 0n, insurance: 0n, taxed: 0n, employerCost: 0n }, basis: '{}', lines: [] };
  const causes = causesOf(known);
  if (causes.length === 0) return undefined;
  const refused = (error: unknown): FoundRow => {
    const { code, detail } = refusalOf(error);
    return { ...own, ...nothing, ...told(causes), reason: sentenceOf(code, detail.values ?? {}) };
  };
  // who was not paid and cannot be counted today is owed nothing that is known
  if ('error' in gathered) return slips.length === 0 ? undefined : refused(gathered.error);
  const { facts, wages, work, asked } = gathered.of;
  const itemsInsured = slips.filter((slip) => isOf(slip, month)).reduce((sum, { inputs }) => sum + insuredItems(readKept<PayCase>(inputs)), 0n);
  const basis: PayBefore = {
    ...{ year: month.year, month: month.month, taxable: 0n, tax: 0n, paid: paidBy(soFar), facts, wages, work, itemsInsured, ...(asked && { asked }) },
    ...(month.days && { part: { ...month.days, since: month.days.from, insured: 0n, over: 0n } }),
    ...(share && { share }),
    ...(month.payGroupId !== runGroupId && { payGroupId: month.payGroupId }),
  };
  try {
    const { lines, taxed } = counted({ ...gathered.of, items: [], before: [], part: undefined }, basis);
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

/** One month of a group for those of the people who belong to it: what is known of each. */
async function knownOf(
  { tx, rows, run }: Look,
  month: Month,
  ids: readonly string[],
  of: Pick<Known, 'share'> & { slipsOf(employmentId: string): readonly PaidSlip[]; soFarOf(employmentId: string): PaidSoFar | undefined },
) {
  const { payGroupId, year, month: at, days, now } = month;
  const paying = { companyId: run.companyId, payGroupId, year, month: at, days };
  const members = await membersOf(tx, rows, paying, ids);
  const gathered = await gather({ db: tx, rows, ...paying }, now, members);
  return members.flatMap(({ employmentId }): Known[] => {
    const found = gathered.get(employmentId);
    return found ? [{ employmentId, month, slips: of.slipsOf(employmentId), soFar: of.soFarOf(employmentId), gathered: found, share: of.share }] : [];
  });
}

/** What some people of a run are still owed of the months of a range, or owe, whatever group has paid these. A few statements a month and group, however many they are. */
export async function findArrears(look: Look, wanted: Wanted, ids: readonly string[]): Promise<FoundRow[]> {
  const { tx, run } = look;
  const slips = await slipsIn(tx, ids, wanted);
  const byPlace = Map.groupBy(
    slips.flatMap((slip) => monthsPaid(slip).map((of) => ({ slip, place: placeOf({ employmentId: slip.employmentId, ...of }) }))),
    ({ place }) => place,
  );
  const soFar = new Map((await paidSoFar(tx, ids, wanted)).map((one) => [placeOf(one), one]));
  const codes = await arrearsCodes(tx, run.payslipTypeId);
  const share = codes === undefined && wanted.percent === WHOLE ? undefined : { percent: wanted.percent, ...(codes && { codes }) };
  const groups = new Map<string, readonly PaidRun[]>();
  for (const group of new Set([run.payGroupId, ...slips.map(({ payGroupId }) => payGroupId)])) groups.set(group, await paidRuns(tx, group, wanted, wanted.payslipTypeIds));
  const inSearch = new Set([...groups.values()].flatMap((runs) => runs.map(({ payRunId }) => payRunId)));
  const found: FoundRow[] = [];
  for (const [group, runs] of groups) {
    for (const month of await monthsIn(look, group, runs, wanted)) {
      const slipsOf = (employmentId: string): readonly PaidSlip[] => (byPlace.get(placeOf({ ...month, employmentId })) ?? []).map(({ slip }) => slip);
      // what another group has not paid is a matter of that group, and what another payslip type has paid is not asked for
      const asked = ids.filter((id) => {
        const own = slipsOf(id);
        return own.length === 0 ? group === run.payGroupId : own.some(({ payRunId }) => inSearch.has(payRunId));
      });
      const counted = arrearsBy(month.now);
      for (const known of await knownOf(look, month, asked, { share, slipsOf, soFarOf: (employmentId) => soFar.get(placeOf({ ...month, employmentId })) })) {
        const difference = differenceOf(known, counted, run.payGroupId);
        if (difference) found.push(difference);
      }
    }
  }
  return found;
}
