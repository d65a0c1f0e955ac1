/** What orders move, what they have moved, and the class and rank of people. */
import { type Days, intersect, subtract } from '#kernel/intervals/intervals.ts';
import type { FirstDay } from '#modules/personnel/personnel.api.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { type KeptTable, restoreSnapshots, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { knownDays } from '../book/days.store.ts';
import { type FactSpan, factNames } from '../book/facts.rules.ts';
import { beforeOrders, factsOf, replaceFacts } from '../book/orders.store.ts';
import { endsBy, type Moves, type MovingOrder, type Rows } from './moves.rules.ts';

export interface MovingPerson {
  readonly employmentId: string;
  readonly partyId: string;
  readonly companyId: string;
}

/** Signed orders of employments that move something. Without a RowScope: of employments that the caller holds. */
export const movingOrders = (db: Db, employmentIds: readonly string[]): Promise<MovingOrder[]> =>
  db.many<MovingOrder>(sql`
    select empl_order_id as "orderId", party_relationship_id as "employmentId", from_date as "fromDate", signed_no::int as "signedNo", corrects_id as "correctsId", moves from empl_order
    where party_relationship_id = any (${[...employmentIds]}::uuid[]) and moves is not null and status_id = 'EoSigned'`);

export interface DoneMove {
  readonly orderId: string;
  readonly employmentId: string;
  readonly fromDate: string;
  readonly number: string | null;
  readonly moves: Moves;
  /** It ended the employment. */
  readonly isEnding: boolean;
  /** Rows of everybody whom it touched, by table. */
  readonly before: Rows;
  readonly after: Rows;
  /** What stood before it moved the first day of the employment; null: it did not. */
  readonly began: FirstDay | null;
}

/** What has been moved, the first one first. Without a RowScope: of employments that the caller holds. */
export const doneMoves = (db: Db, employmentIds: readonly string[]): Promise<DoneMove[]> =>
  db.many<DoneMove>(sql`
    select m.empl_order_id as "orderId", m.party_relationship_id as "employmentId", o.from_date as "fromDate", o.shown_number as number,
      o.moves, m.before, m.after, m.began, m.ends = 'Y' as "isEnding"
    from empl_order_move m join empl_order o using (empl_order_id) where m.party_relationship_id = any (${[...employmentIds]}::uuid[]) order by m.move_no`);

/** Rows of everybody whom an order touched, by table, before it and after it. */
export interface MovedRows {
  readonly before: Rows;
  readonly after: Rows;
  readonly began: FirstDay | null;
}

export const noteMove = (tx: Tx, { employmentId, companyId }: MovingPerson, { orderId, moves }: MovingOrder, { before, after, began }: MovedRows, now: Date): Promise<number> =>
  tx.run(sql`
    insert into empl_order_move (empl_order_id, party_relationship_id, company_id, before, after, began, ends, at)
    values (${orderId}::uuid, ${employmentId}::uuid, ${companyId}::uuid, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb,
      ${began === null ? null : JSON.stringify(began)}::jsonb, ${endsBy(moves) ? 'Y' : 'N'}, ${now})`);

/** Without a RowScope: of an order that the caller holds. */
export const forgetMove = (tx: Tx, orderId: string): Promise<number> => tx.run(sql`delete from empl_order_move where empl_order_id = ${orderId}::uuid`);

/** Whether the end of an employment that stands is the one of an order. Without a RowScope: of an order that the caller holds. */
export const hasEnded = async (db: Db, employmentId: string, orderId: string): Promise<boolean> =>
  (await db.maybe(sql`select from empl_order_move where party_relationship_id = ${employmentId}::uuid and empl_order_id = ${orderId}::uuid and ends = 'Y'`)) !== undefined;

/** Tables of what orders move; each holds the person. */
export const tablesOf = { post: 'empl_position_party', structure: 'personnel_structure', grade: 'employment_grade' } as const;
type Fact = keyof typeof tablesOf;
const kept = (facts: readonly Fact[]): KeptTable[] => facts.map((fact) => ({ table: tablesOf[fact], key: 'party_id' }));

/** Rows of people. Without a RowScope: of people whom an order touches. */
export async function rowsOf(tx: Tx, facts: readonly Fact[], partyIds: readonly string[]): Promise<Rows> {
  const found = [...(await takeSnapshots(tx, kept(facts), partyIds)).values()];
  return Object.fromEntries(facts.map((fact) => [tablesOf[fact], found.flatMap((one) => one[tablesOf[fact]] ?? [])]));
}

/** Everybody of whom rows tell. */
export const partiesIn = (rows: Rows): string[] => [...new Set(Object.values(rows).flatMap((own) => own.map((row) => String((row as { party_id: unknown }).party_id))))];

/** Puts rows of a fact of people in the place of those that stand. Without a RowScope: of people whom an order touches. */
export const putBack = (tx: Tx, fact: Fact, partyIds: readonly string[], rows: Rows): Promise<void> =>
  restoreSnapshots(
    tx,
    kept([fact]),
    partyIds.map((id) => ({ id, before: { [tablesOf[fact]]: (rows[tablesOf[fact]] ?? []).filter((row) => (row as { party_id: unknown }).party_id === id) } })),
  );

/** Everybody whose links to posts could give way: the holders of the post and of those who lead its units, and the chief. Without a RowScope: of a company. */
export const touchedBy = async (tx: Tx, emplPositionId: string, companyId: string, from: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      select distinct h.party_id as id from empl_position_party h
      where h.company_id = ${companyId}::uuid and h.valid && daterange(${from}::date, null) and (h.empl_position_id = ${emplPositionId}::uuid
        or h.role_type_id in ('OrgRManager', 'ChiefExecutiveOfficer') and (h.role_type_id = 'ChiefExecutiveOfficer' or exists (
          select from empl_position_unit u join empl_position_unit o using (unit_id)
          where u.empl_position_id = ${emplPositionId}::uuid and o.empl_position_id = h.empl_position_id)))`)
  ).map(({ id }) => id);

/** Says class and rank from a day on; what is not named stays. Answers both as they are then. Without a RowScope: of an employment that the caller holds. */
export async function setGrade(tx: Tx, { employmentId, partyId, companyId }: MovingPerson, from: string, said: NonNullable<Moves['grade']>, id: string) {
  const of = sql`party_relationship_id = ${employmentId}::uuid`;
  const now = await tx.maybe<{ jobGradeEnumId: string | null; payGradeEnumId: string | null }>(sql`
    select job_grade_enum_id as "jobGradeEnumId", pay_grade_enum_id as "payGradeEnumId" from employment_grade where ${of} and valid @> ${from}::date`);
  const is = { jobGradeEnumId: said.jobGradeEnumId ?? now?.jobGradeEnumId ?? null, payGradeEnumId: said.payGradeEnumId ?? now?.payGradeEnumId ?? null };
  await tx.run(sql`delete from employment_grade where ${of} and lower(valid) >= ${from}::date`);
  await tx.run(sql`update employment_grade set valid = daterange(lower(valid), ${from}::date) where ${of} and valid @> ${from}::date`);
  await tx.run(sql`
    insert into employment_grade (employment_grade_id, party_relationship_id, party_id, company_id, job_grade_enum_id, pay_grade_enum_id, valid)
    values (${id}::uuid, ${employmentId}::uuid, ${partyId}::uuid, ${companyId}::uuid, ${is.jobGradeEnumId},
      ${is.payGradeEnumId}, daterange(${from}::date, null))`);
  return is;
}

/** Whether a post is one of a company. */
export const isPostOf = async (db: Db, companyId: string, emplPositionId: string): Promise<boolean> =>
  (await db.maybe(sql`select from empl_position where empl_position_id = ${emplPositionId}::uuid and company_id = ${companyId}::uuid`)) !== undefined;

/** Whether a classification of the personnel structure is one of a company. */
export const isClassOf = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(sql`select from party_classification where party_classification_id = ${id}::uuid and company_id = ${companyId}::uuid`)) !== undefined;

/** Whether an option of a kind may be chosen. */
export const isOffered = async (db: Db, enumTypeId: string, enumId: string): Promise<boolean> =>
  (await db.maybe(sql`select from enumeration where enum_id = ${enumId} and enum_type_id = ${enumTypeId} and option_indicator = 'Y'`)) !== undefined;

/** Number of another signed order of an employment that stands on a day or before it. Without a RowScope: of an employment that the caller holds. */
export const numberBefore = async (db: Db, { employmentId, orderId, fromDate: day }: MovingOrder): Promise<string | undefined> =>
  (
    await db.maybe<{ number: string }>(sql`
      select shown_number as number from empl_order
      where party_relationship_id = ${employmentId}::uuid and status_id = 'EoSigned' and from_date <= ${day}::date
        and empl_order_id <> ${orderId}::uuid order by from_date desc, signed_no desc limit 1`)
  )?.number;

/** Title of the type of an order; empty of one that is only looked at. Without a RowScope: of an order that the caller signs. */
export const typeTitleOf = async (db: Db, orderId: string): Promise<string> =>
  (await db.maybe<{ title: string }>(sql`select t.title from empl_order o join order_type t using (order_type_id) where o.empl_order_id = ${orderId}::uuid`))?.title ?? '';

/** First day after the last one of an employment; null: it goes on. Without a RowScope: of an employment that the caller holds. */
export const employedUntil = async (db: Db, employmentId: string): Promise<string | null> =>
  (await db.one<{ until: string | null }>(sql`select upper(valid) as until from party_relationship where party_relationship_id = ${employmentId}::uuid`)).until;

/**
 * What the file said beside orders after a day until which one of them speaks, in the place of what the end of the employment had cut: that was the order's own.
 * Without a RowScope: of an employment that the caller holds.
 */
export async function giveBackBeside(tx: Tx, { employmentId, companyId }: MovingPerson, from: string): Promise<void> {
  const before = (await beforeOrders(tx, [employmentId])).get(employmentId);
  const spoken = (await knownDays(tx, [employmentId])).find(({ until }) => until === from);
  if (before === undefined || spoken === undefined) return;
  const beyond: Days = { from, until: null };
  const own = <S extends FactSpan>(span: S) => ({ ...span, employmentId, companyId });
  for (const name of factNames) {
    if (spoken[name] === null) continue;
    const gone = (await factsOf(tx, name, [employmentId])).filter(({ until }) => until === null || until > from);
    const kept = gone.flatMap((span) => subtract([span], [beyond]).map((days) => ({ ...days, value: span.value })));
    const back = before[name].flatMap((span) => {
      const days = intersect(span, beyond);
      return days === undefined ? [] : [{ ...days, value: span.value }];
    });
    await replaceFacts(tx, name, gone.map(own), [...kept, ...back].map(own));
  }
}

/** Puts off what the database asks at the end of a transaction, or asks it at once. */
export const askAtOnce = async (tx: Tx): Promise<void> => {
  await tx.run(sql`set constraints all immediate`);
  await tx.run(sql`set constraints all deferred`);
};
