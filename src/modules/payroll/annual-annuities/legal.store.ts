/** SQL of legal parameters. */
import { yearFa } from '#kernel/jalali/jalali.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { type LegalYear, parameterRegister } from './annual-annuities.contract.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import messages from './annual-annuities.messages.fa.ts';
import { kindOf, type LegalKindId } from './legal.catalogue.ts';
import { areSteps, fitsKind, type LegalFigure, type LegalParameters, openKinds, parametersIn } from './legal.rules.ts';

/** The rule of legal.rules.ts isConfirmed, in SQL. */
const confirmed = sql`(coalesce(t.verified_version = t.row_version, false) or (t.verified_version is null and t.confidence = 'V' and t.is_system = 'Y' and t.row_version = 1))`;

interface YearRow extends LegalFigure {
  readonly year: number;
  readonly isLocked: 'Y' | 'N';
}

/** Active parameters of one year, or of all. */
const parametersRead = (db: Db, year: number | null): Promise<YearRow[]> =>
  db.many<YearRow>(sql`
    select t.jalali_year as year, t.kind_enum_id as kind, t.from_month as "fromMonth", t.thru_month as "thruMonth", t.bracket, t.amount, t.rate, t.source, t.confidence,
      ${confirmed} as "isConfirmed"
    from legal_parameter t where t.option_indicator = 'Y' and (${year}::int is null or t.jalali_year = ${year}::int) order by t.kind_enum_id, t.bracket, t.from_month`);

/** Active parameters by Jalali year, confirmed or not. */
export const figuresByYear = async (db: Db): Promise<ReadonlyMap<number, readonly LegalFigure[]>> => Map.groupBy(await parametersRead(db, null), ({ year }) => year);

/** Active parameters of a Jalali month, confirmed or not. */
export const parametersInMonth = async (db: Db, year: number, month: number): Promise<LegalFigure[]> =>
  (await parametersRead(db, year)).filter(({ fromMonth, thruMonth }) => fromMonth <= month && month <= thruMonth);

const kindNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.many<{ id: string; name: string }>(sql`select enum_id as id, description as name from enumeration where enum_type_id = 'LegalParameter'`)).map(({ id, name }) => [
      id,
      name,
    ]),
  );

/**
 * The legal parameters of a Jalali year, for payroll and orders. Throws unknownYear and notConfirmed, with the kinds
 * that are open: nothing is computed from figures nobody has confirmed (guide iran.md, head and 8.1).
 */
export async function parametersOf(db: Db, year: number): Promise<LegalParameters> {
  const rows = await parametersRead(db, year);
  if (rows.length === 0) throw legalErrors.error('unknownYear', { values: { year: yearFa(year) } });
  const open = openKinds(rows);
  if (open.length === 0) return parametersIn(year, rows);
  const names = await kindNames(db);
  throw legalErrors.error('notConfirmed', { values: { year: yearFa(year), kinds: open.map((kind) => names.get(kind) ?? kind).join(messages.separator) } });
}

/**
 * Confirmed rates of some kinds by year, for what does not wait for the whole year to be confirmed (leave): a rate stands until a
 * later year says another one. `rate` is exact: a whole number or a fraction.
 */
export const standingRates = (db: Db, kinds: readonly LegalKindId[]): Promise<{ year: number; kind: LegalKindId; rate: string }[]> =>
  db.many(sql`
    select t.jalali_year as year, t.kind_enum_id as kind, t.rate from legal_parameter t
    where t.kind_enum_id = any (${[...kinds]}::text[]) and t.option_indicator = 'Y' and t.rate is not null and ${confirmed} order by t.jalali_year`);

/** How many required kinds of a year are missing or not confirmed; undefined when the year has no figure at all. */
export async function openFigures(db: Db, year: number): Promise<number | undefined> {
  const rows = await parametersRead(db, year);
  return rows.length === 0 ? undefined : openKinds(rows).length;
}

export async function yearsOf(db: Db): Promise<LegalYear[]> {
  const [years, rows, names] = await Promise.all([
    db.many<{ jalaliYear: number; isLocked: 'Y' | 'N'; paidMonth: number | null; rowVersion: number }>(
      sql`select jalali_year as "jalaliYear", is_locked as "isLocked", legal_year_paid(jalali_year) as "paidMonth", row_version as "rowVersion" from legal_year order by jalali_year desc`,
    ),
    parametersRead(db, null),
    kindNames(db),
  ]);
  return years.map((year) => {
    const own = rows.filter((row) => row.year === year.jalaliYear);
    return { ...year, parameters: own.length, openKinds: openKinds(own).map((kind: LegalKindId) => ({ enumId: kind, description: names.get(kind) ?? kind })) };
  });
}

/** Writes of a year wait for its lock and the other way round. */
export async function refuseLocked(tx: Tx, year: unknown): Promise<void> {
  await tx.run(sql`insert into legal_year (jalali_year) values (${Number(year)}) on conflict do nothing`);
  const { isLocked } = await tx.one<{ isLocked: 'Y' | 'N' }>(sql`select is_locked as "isLocked" from legal_year where jalali_year = ${Number(year)} for update`);
  if (isLocked === 'Y') throw legalErrors.error('locked');
}

type Values = Readonly<Record<string, unknown>>;

/** Figures of a kind in months that somebody was paid for are corrected and in no other way changed (keep_used_law). */
async function refuseUsed(tx: Tx, { jalaliYear, kindEnumId, fromMonth }: Values): Promise<void> {
  const used = await tx.maybe(sql`
    select from legal_parameter o where o.jalali_year = ${Number(jalaliYear)} and o.kind_enum_id = ${String(kindEnumId)} and (o.option_indicator = 'Y' or o.superseded_by is not null)
      and greatest(o.from_month, ${Number(fromMonth)}) <= legal_year_paid(${Number(jalaliYear)}) limit 1`);
  if (used !== undefined) throw legalErrors.error('used');
}

/** Throws kind, shape and steps. `id`: of the row itself, which its steps do not stand beside. */
export async function checkValue(tx: Tx, values: Values, id: string | undefined): Promise<void> {
  const { kindEnumId, amount, rate, bracket, jalaliYear, fromMonth } = values;
  if (!kindOf(String(kindEnumId))) throw legalErrors.error('kind');
  if (!fitsKind(String(kindEnumId), { amount, rate, bracket })) throw legalErrors.error('shape');
  if (bracket === null) return;
  const others = await tx.many<{ bracket: number; amount: bigint | null }>(sql`
    select bracket, amount from legal_parameter
    where jalali_year = ${Number(jalaliYear)} and kind_enum_id = 'LpTaxBracket' and option_indicator = 'Y' and ${Number(fromMonth)} between from_month and thru_month
      and legal_parameter_id::text <> ${id ?? ''}`);
  const steps = [...others, { bracket: Number(bracket), amount: amount === null ? null : BigInt(String(amount)) }].sort((a, b) => a.bracket - b.bracket);
  if (!areSteps(steps.map((step) => step.amount))) throw legalErrors.error('steps');
}

export const parameterRows: RegisterRows = {
  register: parameterRegister,
  entity: 'LegalParameter',
  table: 'legal_parameter',
  key: 't.legal_parameter_id',
  columns: {
    jalaliYear: 'jalali_year',
    kindEnumId: 'kind_enum_id',
    bracket: 'bracket',
    fromMonth: 'from_month',
    thruMonth: 'thru_month',
    amount: 'amount',
    rate: 'rate',
    source: 'source',
    confidence: 'confidence',
    description: 'description',
  },
  texts: ['amount'],
  guard: async (tx, values) => {
    await refuseLocked(tx, values['jalaliYear']);
    await refuseUsed(tx, values);
  },
  prepare: (tx, values, id) => checkValue(tx, values, id),
  shown: {
    amount: { value: sql`t.amount` },
    kindName: { value: enumerationName('kind_enum_id') },
    isConfirmed: { value: sql`case when ${confirmed} then 'Y' else 'N' end` },
    verifiedByName: { value: sql`(select concat_ws(' ', p.first_name, p.last_name) from person p where p.party_id = t.verified_by)` },
    verifiedOn: { value: sql`t.verified_on` },
  },
  search: ['kindName', 'source'],
  order: sql`t.jalali_year desc, (select e.sequence_num from enumeration e where e.enum_id = t.kind_enum_id), t.bracket, t.from_month`,
};

/** Confirms a row as it stands; answers its year, or undefined when it is another version by now. */
export async function verifyRow(tx: Tx, id: string, rowVersion: number, who: { readonly partyId: string; readonly today: string }): Promise<boolean> {
  const row = await tx.maybe<{ year: number }>(sql`select jalali_year as year from legal_parameter where legal_parameter_id::text = ${id} and row_version = ${rowVersion}`);
  if (!row) return false;
  await refuseLocked(tx, row.year);
  const touched = await tx.run(sql`
    update legal_parameter set verified_by = ${who.partyId}::uuid, verified_on = ${who.today}::date, verified_version = row_version
    where legal_parameter_id = ${id}::uuid and row_version = ${rowVersion}`);
  return touched > 0;
}

/** Copies active rows; confidence B until somebody verifies them. Answers their number. */
export async function copyParameters(tx: Tx, fromYear: number, toYear: number, source: string): Promise<number> {
  await refuseLocked(tx, toYear);
  if (await tx.maybe(sql`select from legal_parameter where jalali_year = ${toYear} limit 1`)) throw legalErrors.error('notEmpty');
  return tx.run(sql`
    insert into legal_parameter (jalali_year, kind_enum_id, from_month, thru_month, bracket, amount, rate, source, confidence, description)
    select ${toYear}, kind_enum_id, from_month, thru_month, bracket, amount, rate, ${source}, 'B', description
    from legal_parameter where jalali_year = ${fromYear} and option_indicator = 'Y'`);
}

/** The new version of the year, or undefined when it is another version by now. */
export async function setLock(tx: Tx, year: number, isLocked: 'Y' | 'N', rowVersion: number, partyId: string): Promise<number | undefined> {
  const row = await tx.maybe<{ rowVersion: number }>(sql`
    update legal_year set is_locked = ${isLocked}, locked_at = case when ${isLocked} = 'Y' then now() end, locked_by = case when ${isLocked} = 'Y' then ${partyId}::uuid end,
      row_version = row_version + 1
    where jalali_year = ${year} and row_version = ${rowVersion} returning row_version as "rowVersion"`);
  return row?.rowVersion;
}
