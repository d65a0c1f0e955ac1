/**
 * Random histories of orders, corrections and annulments on the real database: whatever the sequence of signing, days, amounts and facts are those of the
 * orders that stand, signed in the order of their days; effects sum to the difference; with all annulled the file is as it was. And sixteen at once.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { annulAtOnce, type SignedAtOnce, signAtOnce } from '#testing/signed-orders.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import type { Moves } from '../moves/moves.rules.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';

const company = companyId('holding');
const agreementId = newId();
const name = 'colleague';
const id = employmentId(name);
const START = '2025-06-01';
const DAYS = 400;
const RUNS = scale === 1 ? 40 : 50 * scale;
const dayAt = (at: number): string => addDays(START, at);
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => writing(bed.database.pool, systemActor('test', [company]), work);
const wages = () =>
  rows<{ wage: string; days: string }>('select daily_wage::text as wage, valid::text as days from employment_salary where party_relationship_id = $1 order by valid', id);

/** An order that stands, by its place in the history. */
interface Standing {
  readonly at: number;
  readonly orderId: string;
  readonly asked: SignedAtOnce;
  /** Place of the order that it corrects. */
  readonly corrects?: number | undefined;
}

const act = fc.record({
  does: fc.constantFrom('order', 'order', 'order', 'leave', 'correct', 'annul'),
  day: fc.nat(DAYS),
  length: fc.integer({ min: 1, max: 40 }),
  wage: fc.nat(9),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
const wageOf = ({ wage }: Act): string => String(4_000_000 + wage * 250_000);
/** Some say the class, some the rank. */
const gradeOf = ({ wage }: Act): Moves | undefined => [undefined, { grade: { jobGradeEnumId: `JgGrade${wage + 1}` } }, { grade: { payGradeEnumId: 'PgrSenior' } }][wage % 3];
const shared = { name, agreementId } as const;

/** Does an act if it may be done, and answers what stands then. */
async function done(standing: readonly Standing[], one: Act, at: number): Promise<readonly Standing[]> {
  const { does, day, length } = one;
  const free = standing.filter((other) => !standing.some(({ corrects }) => corrects === other.at));
  const chosen = free[day % (free.length || 1)];
  const signed = async (asked: SignedAtOnce, corrects?: number): Promise<readonly Standing[]> => [
    ...standing,
    { at, asked, corrects, orderId: await inTx((tx) => signAtOnce(tx, asked)) },
  ];
  if (does === 'order') return signed({ ...shared, code: 'EotPromotion', fromDate: dayAt(day), dailyWage: one.wage % 3 === 0 ? undefined : wageOf(one), moves: gradeOf(one) });
  if (does === 'leave') return signed({ ...shared, code: 'EotUnpaidLeave', fromDate: dayAt(day), thruDate: dayAt(day + length) });
  if (chosen === undefined) return standing;
  if (does === 'annul') {
    await inTx((tx) => annulAtOnce(tx, name, chosen.orderId, chosen.asked.fromDate));
    return standing.filter((other) => other !== chosen);
  }
  // from its own first day on, where nothing else of the day stands over it
  if (standing.some((other) => other.at > chosen.at && other.asked.fromDate === chosen.asked.fromDate)) return standing;
  return signed({ ...chosen.asked, dailyWage: wageOf(one), moves: undefined, correctsId: chosen.orderId }, chosen.at);
}

/** Days with the place of their order and its sum, and the wages of the file. */
async function seen(standing: readonly Standing[]) {
  const days = await rows<{ id: string; days: string; total: string }>(
    `select d.empl_order_id as id, d.valid::text as days, v.total::text as total from empl_order_day d join empl_order_version v using (empl_order_id, version)
     where d.party_relationship_id = $1 and upper_inf(d.known) order by d.valid`,
    id,
  );
  return { days: days.map(({ id: orderId, ...one }) => ({ ...one, at: standing.find((other) => other.orderId === orderId)?.at })), wages: await wages() };
}

/** Class and rank of each day, as the file has them. */
async function gradesNow(): Promise<string[]> {
  const found = await rows<{ from: string; until: string | null; said: string }>(
    `select lower(valid)::text as "from", upper(valid)::text as until, concat_ws(' ', job_grade_enum_id, pay_grade_enum_id) as said from employment_grade where party_relationship_id = $1`,
    id,
  );
  return Array.from({ length: DAYS }, (_, at) => found.find(({ from, until }) => from <= dayAt(at) && (until === null || dayAt(at) < until))?.said ?? '');
}

/** The same by going through all orders day by day. */
function gradesByHand(standing: readonly Standing[]): string[] {
  const ordered = standing.toSorted((a, b) => (a.asked.fromDate === b.asked.fromDate ? a.at - b.at : a.asked.fromDate < b.asked.fromDate ? -1 : 1));
  return Array.from({ length: DAYS }, (_, at) => {
    const before = ordered.filter(({ asked }) => asked.fromDate <= dayAt(at)).map(({ asked }) => asked.moves?.grade ?? {});
    const last = (name: 'jobGradeEnumId' | 'payGradeEnumId'): string[] => before.flatMap((said) => said[name] ?? []).slice(-1);
    return [...last('jobGradeEnumId'), ...last('payGradeEnumId')].join(' ');
  });
}

/** What effects come to, one after the other: the order of each day. */
async function summed(): Promise<(string | null)[]> {
  const effects = await rows<{ from: string; until: string | null; id: string | null }>(
    'select lower(valid)::text as "from", upper(valid)::text as until, empl_order_id as id from order_effect where party_relationship_id = $1 order by order_effect_no',
    id,
  );
  return Array.from({ length: DAYS }, (_, at) => effects.findLast(({ from, until }) => from <= dayAt(at) && (until === null || dayAt(at) < until))?.id ?? null);
}

async function paidNow(): Promise<(string | null)[]> {
  const days = await rows<{ from: string; until: string | null; id: string }>(
    'select lower(valid)::text as "from", upper(valid)::text as until, empl_order_id as id from empl_order_day where party_relationship_id = $1 and upper_inf(known)',
    id,
  );
  return Array.from({ length: DAYS }, (_, at) => days.find(({ from, until }) => from <= dayAt(at) && (until === null || dayAt(at) < until))?.id ?? null);
}

/** Annuls all, corrections before what they correct. */
async function annulAll(standing: readonly Standing[]): Promise<void> {
  for (const { orderId, asked } of standing.toReversed()) await inTx((tx) => annulAtOnce(tx, name, orderId, asked.fromDate));
}

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  bed = await mountSlices();
  await layOrganisation(bed.database.owner);
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreementId, company);
  await rows('delete from employment_salary where party_relationship_id = $1', id);
  await rows(`insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 4000000, '[2025-03-21,)')`, id, company);
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

test('any sequence of signing ends as the order of days; effects sum to it; annulling all leaves the file as it was', { timeout: 120_000 * (RUNS / 40) }, async () => {
  const file = await wages();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      let standing: readonly Standing[] = [];
      for (const [at, one] of acts.entries()) standing = await done(standing, one, at);
      const found = await seen(standing);
      expect(await summed()).toEqual(await paidNow());
      expect(await gradesNow()).toEqual(gradesByHand(standing));
      await annulAll(standing);
      expect([await wages(), new Set(await gradesNow())]).toEqual([file, new Set([''])]);
      const ids = new Map<number, string>();
      const again: Standing[] = [];
      for (const one of standing.toSorted((a, b) => (a.asked.fromDate === b.asked.fromDate ? a.at - b.at : a.asked.fromDate < b.asked.fromDate ? -1 : 1))) {
        const asked = { ...one.asked, correctsId: one.corrects === undefined ? null : (ids.get(one.corrects) ?? null) };
        const orderId = await inTx((tx) => signAtOnce(tx, asked));
        ids.set(one.at, orderId);
        again.push({ ...one, orderId });
      }
      expect(await seen(again)).toEqual(found);
      expect(await gradesNow()).toEqual(gradesByHand(standing));
      await annulAll(again.toSorted((a, b) => a.at - b.at));
      expect(await wages()).toEqual(file);
    }),
    { numRuns: RUNS },
  );
});

test('sixteen officers at once on one person and one series: each order once, no number missing', async () => {
  const before = (await rows<{ last: number }>('select coalesce(max(order_number), 0)::int as last from empl_order where company_id = $1', company))[0]?.last ?? 0;
  await Promise.all(Array.from({ length: 16 }, (_, at) => inTx((tx) => signAtOnce(tx, { ...shared, code: 'EotPromotion', fromDate: dayAt(at * 5), dailyWage: '5000000' }))));
  const made = await rows<{ number: number }>('select order_number as number from empl_order where company_id = $1 and order_number > $2 order by 1', company, before);
  expect(made.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => before + at + 1));
  expect((await rows(`select from empl_order_day where party_relationship_id = $1 and upper_inf(known)`, id)).length).toBe(16);
  expect(await summed()).toEqual(await paidNow());
});
