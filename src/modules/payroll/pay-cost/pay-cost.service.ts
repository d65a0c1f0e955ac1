/** What pay costs, divided for whoever may know the pay of everybody in it. */
import type { AnyCall } from '#kernel/call.ts';
import { divide, isExact, multiply, numerator, round } from '#kernel/formula/exact.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { workbook } from '../state-files/workbook.server.ts';
import { type CostFact, type CostPart, NOWHERE, partsOf, sharesOf } from './cost.rules.ts';
import { costSheet, wholeOf } from './cost-sheet.rules.ts';
import { payCostErrors } from './pay-cost.errors.ts';
import { type CostAsked, type CostRow, costRows, isIn, placeNames, slipCount } from './pay-cost.store.ts';

/** Some thousand people for a year, or many for a month. */
const MOST_SLIPS = 60_000;
const MINUTES = 60;
/** The hours of a month are those of thirty days. */
const DAYS = 30;

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}
type Slip = CostFact & Pick<CostRow, 'payslipId' | 'partyId' | 'pseudoId' | 'fullName' | 'month'>;

/** Minutes of a day of work by the law of each month, which projects alone ask for. Throws hours. */
async function dayMinutesBy(db: Db, { by }: CostAsked): Promise<(of: Pick<CostRow, 'year' | 'month'>) => number> {
  if (by !== 'project') return () => 0;
  const law = lawBy(await figuresByYear(db), []);
  return (of) => {
    const hours = law(of).value('LpMonthHours');
    if (!isExact(hours)) throw payCostErrors.error('hours');
    return Number(numerator(round(divide(multiply(hours, MINUTES), DAYS), { unit: 1, mode: 'half' })));
  };
}

/** Throws months, tooMany and hours, notFound of a group and a run out of reach, and withheld where the reader lacks class pay about one of them. */
async function slipsOf({ db, actor, rows }: Reader, call: AnyCall, asked: CostAsked): Promise<readonly Slip[]> {
  if (asked.thruMonth < asked.fromMonth) throw payCostErrors.error('months');
  if (!(await isIn(db, rows, asked))) throw httpErrors.error('notFound');
  if ((await slipCount(db, rows, asked)) > MOST_SLIPS) throw payCostErrors.error('tooMany');
  const found = await costRows(db, rows, asked);
  const held = classesOf(actor, call);
  if (found.some(({ partyId }) => !held(partyId).has('pay'))) throw payslipErrors.error('withheld');
  const dayMinutes = await dayMinutesBy(db, asked);
  return found.map(({ paid, employer, days, year, ...row }) => ({
    ...row,
    ...{ paid: BigInt(paid), employer: BigInt(employer), days: daysOf({ year, month: row.month, days }), dayMinutes: dayMinutes({ year, month: row.month }) },
  }));
}

/** What the parts are called; null: nowhere. */
async function namesOf(db: Db, { by }: CostAsked, parts: readonly CostPart[]): Promise<(key: string) => string | null> {
  const keys = parts.map(({ key }) => key).filter((key) => key !== NOWHERE);
  if (by === 'project' || by === 'day') return (key) => (key === NOWHERE ? null : key);
  const names = await placeNames(db, keys);
  return (key) => names.get(key) ?? null;
}

const told = ({ paid, employer, people }: Omit<CostPart, 'key'>) => ({ paid: String(paid), employer: String(employer), cost: String(paid + employer), people });

interface Divided {
  readonly slips: readonly Slip[];
  readonly parts: readonly (CostPart & { readonly name: string | null })[];
}

async function dividedOf(reader: Reader, call: AnyCall, asked: CostAsked): Promise<Divided> {
  const slips = await slipsOf(reader, call, asked);
  const parts = partsOf(asked.by, slips);
  const nameOf = await namesOf(reader.db, asked, parts);
  return { slips, parts: parts.map((part) => ({ ...part, name: nameOf(part.key) })) };
}

/** Throws as slipsOf. */
export async function costOf(reader: Reader, call: AnyCall, asked: CostAsked) {
  const { slips, parts } = await dividedOf(reader, call, asked);
  return { whole: told(wholeOf(slips)), parts: parts.map(({ key, name, ...sums }) => ({ key, name, ...told(sums) })) };
}

/** The parts as a spreadsheet. Throws as slipsOf. */
export async function costBook(reader: Reader, call: AnyCall, asked: CostAsked): Promise<Uint8Array> {
  const { slips, parts } = await dividedOf(reader, call, asked);
  return workbook(costSheet(asked.by, parts, wholeOf(slips)));
}

/** One page of the payslips of a part. Throws as slipsOf. */
export async function explained(reader: Reader, call: AnyCall, asked: CostAsked, at: { readonly key: string; readonly page: number; readonly pageSize: number }) {
  const slips = await slipsOf(reader, call, asked);
  const own = slips.flatMap((slip) => sharesOf(asked.by, slip).flatMap((share) => (share.key === at.key ? [{ slip, share }] : [])));
  const rows = own.slice((at.page - 1) * at.pageSize, at.page * at.pageSize).map(({ slip, share }) => ({
    ...{ payslipId: slip.payslipId, partyId: slip.partyId, pseudoId: slip.pseudoId, fullName: slip.fullName, month: slip.month },
    ...{ whole: String(slip.paid + slip.employer), cost: String(share.paid + share.employer), weight: Number(share.weight), of: Number(share.of) },
  }));
  return { count: own.length, rows };
}
