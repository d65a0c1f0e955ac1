/**
 * SQL of the ledger of leave. What is earned follows from the facts. Whoever writes into an account books it first, and whoever reads
 * one person computes it: no balance waits for a job, and a figure that is corrected later corrects what follows from it. Lists of
 * many people read what is booked; a keeper books it for everybody once in a Jalali month (leave.job.ts), by the same statement.
 */
import { type Days, intersect } from '#kernel/intervals/intervals.ts';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { mayWorkOf } from '#platform/calendar/shifts/shift.rules.ts';
import { type CompanyCalendar, calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { constant, type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { assignmentOn, type PersonFacts, personDay } from '../../plan/plan.rules.ts';
import { personFactsOf } from '../../plan/plan.store.ts';
import type { Work, YearPart } from '../request/leave-time.rules.ts';
import { entitlements } from './entitlements.store.ts';
import { due, type LedgerFacts, type Movement, type MovementKind, type Reservation } from './ledger.rules.ts';

/** Why a balance is corrected may tell of an illness. */
const sealedReason = defineSealedField({
  table: 'leave_movement',
  column: 'reason_text',
  key: 'leave_movement_id',
  boundTo: 'leave_movement_id',
  inAudit: { entity: 'LeaveMovement', field: 'reason' },
});

/** Whose leave it is. */
export interface Holder {
  readonly companyId: string;
  readonly partyId: string;
}

/** What somebody works by, and since when. */
export interface Standing {
  readonly employed: readonly Days[];
  readonly hard: readonly Days[];
  readonly work: Work;
  readonly calendar: CompanyCalendar;
}

type OfPerson<T> = T & { readonly partyId: string };
const groupedBy = <T extends { readonly partyId: string }>(rows: readonly T[]): Map<string, T[]> => Map.groupBy(rows, ({ partyId }) => partyId);

/** Without a RowScope: of people whose books the caller keeps. */
const employmentsOf = (db: Db, companyId: string, people: readonly string[]): Promise<OfPerson<Days>[]> =>
  db.many(sql`
    select party_id as "partyId", lower(valid) as "from", upper(valid) as "until" from party_relationship
    where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) and relationship_type_enum_id = 'PrtEmployee'`);

/** When people held posts that were marked as hard work. Without a RowScope: of people whose books the caller keeps. */
const hardWorkOf = (db: Db, companyId: string, people: readonly string[]): Promise<OfPerson<Days>[]> =>
  db.many(sql`
    select h.party_id as "partyId", lower(h.valid * m.valid) as "from", upper(h.valid * m.valid) as "until" from empl_position_party h
    join hard_post m on m.empl_position_id = h.empl_position_id and m.valid && h.valid
    where h.company_id = ${companyId}::uuid and h.party_id = any (${[...people]}::uuid[])`);

/** What somebody works by on each day: the plan, single days and reductions counted in. */
function workBy(person: PersonFacts, calendar: CompanyCalendar): Work {
  const calendarOn = (date: string) => assignmentOn(calendar, person, date);
  return {
    minutes: (date) => personDay(calendar, [], person, date).minutes,
    planned(date) {
      const { origin, shift } = personDay(calendar, [], person, date);
      if (origin === 'week') return undefined;
      return shift === undefined ? [] : mayWorkOf(shift);
    },
    week: (date) => calendar.week(calendarOn(date).workCalendarId)(date),
    shift(date) {
      const { workCalendarId, programmeId } = calendarOn(date);
      const usual = calendar.shifts.usualOn(workCalendarId, programmeId, date);
      return usual && { ...usual, whole: personDay(calendar, [], person, date).usual };
    },
  };
}

async function standingsOf(db: Db, companyId: string, people: readonly string[]): Promise<(partyId: string) => Standing> {
  const calendar = await calendarOf(db, companyId);
  const employments = groupedBy(await employmentsOf(db, companyId, people));
  const hard = groupedBy(await hardWorkOf(db, companyId, people));
  const factsOf = await personFactsOf(db, companyId, people);
  return (partyId) => ({ employed: employments.get(partyId) ?? [], hard: hard.get(partyId) ?? [], work: workBy(factsOf(partyId), calendar), calendar });
}

export const standingOf = async (db: Db, { companyId, partyId }: Holder): Promise<Standing> => (await standingsOf(db, companyId, [partyId]))(partyId);

/** A movement as it stands, with where it comes from. `movementId` null: earned, and not booked yet. */
export interface KnownMovement extends Movement {
  readonly movementId: string | null;
  readonly requestId: string | null;
  readonly reason: string | null;
  readonly bookedByName: string | null;
}

async function movementsOf(db: Db, companyId: string, people: readonly string[]): Promise<OfPerson<KnownMovement>[]> {
  const rows = await db.many<OfPerson<KnownMovement>>(sql`
    select m.party_id as "partyId", m.leave_movement_id as "movementId", m.jalali_year::int as "jalaliYear", m.kind, m.day_date as day, m.minutes, m.cause,
      m.leave_request_id as "requestId", m.reason_text as reason,
      (select concat_ws(' ', p.first_name, p.last_name) from person p where p.party_id = m.booked_by) as "bookedByName"
    from leave_movement m where m.company_id = ${companyId}::uuid and m.party_id = any (${[...people]}::uuid[]) order by m.day_date, m.booked_at, m.leave_movement_id`);
  return rows.map((row) => (row.movementId === null || row.reason === null ? row : { ...row, reason: sealedReason.open(row.movementId, row.reason) }));
}

export interface KnownReservation extends Reservation {
  readonly requestId: string;
}

const reservationsOf = (db: Db, companyId: string, people: readonly string[]): Promise<OfPerson<KnownReservation>[]> =>
  db.many(sql`
    select p.party_id as "partyId", p.jalali_year::int as "jalaliYear", p.from_date as day, p.minutes, p.leave_request_id as "requestId"
    from leave_request_part p join leave_request r using (leave_request_id)
    where p.company_id = ${companyId}::uuid and p.party_id = any (${[...people]}::uuid[]) and r.status_id in ('LvSent', 'LvReturned') order by p.from_date`);

const firstYearsOf = (db: Db, companyId: string, people: readonly string[]): Promise<{ partyId: string; year: number }[]> =>
  db.many(sql`
    select party_id as "partyId", min(jalali_year)::int as year from leave_account where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) group by party_id`);

export interface Ledger extends LedgerFacts {
  readonly movements: readonly KnownMovement[];
  readonly reservations: readonly KnownReservation[];
  readonly calendar: CompanyCalendar;
}

interface Look {
  readonly today: string;
  /** What is earned up to its month counts; today when absent. */
  readonly thru?: string;
  /** The last day of work: nothing is earned behind it; as the employment says when absent. */
  readonly lastDay?: string | undefined;
  /** A request whose hold does not count, because it is being corrected. */
  readonly leaving?: string | undefined;
}

/** The same, of who leaves on a day. */
const until = (standing: Standing, lastDay: string | undefined): Standing =>
  lastDay === undefined ? standing : { ...standing, employed: standing.employed.flatMap((days) => intersect(days, { from: null, until: addDays(lastDay, 1) }) ?? []) };

/** Ledgers as they are booked. */
async function bookedLedgers(db: Db, companyId: string, people: readonly string[], { today, leaving, lastDay }: Look): Promise<Map<string, Ledger>> {
  const standing = await standingsOf(db, companyId, people);
  const entitlement = await entitlements(db, companyId);
  const movements = groupedBy(await movementsOf(db, companyId, people));
  const reservations = groupedBy(await reservationsOf(db, companyId, people));
  const years = new Map((await firstYearsOf(db, companyId, people)).map(({ partyId, year }) => [partyId, year]));
  const now = toJalali(today).year;
  return new Map(
    people.map((partyId) => [
      partyId,
      {
        ...until(standing(partyId), lastDay),
        entitlement,
        movements: movements.get(partyId) ?? [],
        reservations: (reservations.get(partyId) ?? []).filter(({ requestId }) => requestId !== leaving),
        // a ledger begins with the year in which it is first asked for: what was left before is entered by the personnel office
        firstYear: Math.min(years.get(partyId) ?? now, now),
      },
    ]),
  );
}

const unbooked = (movement: Movement): KnownMovement => ({ ...movement, movementId: null, requestId: null, reason: null, bookedByName: null });

const withDue = (booked: Ledger, { today, thru = today }: Look): { readonly missing: readonly Movement[]; readonly ledger: Ledger } => {
  const missing = due(booked, today, thru);
  return { missing, ledger: { ...booked, movements: [...booked.movements, ...missing.map(unbooked)] } };
};

/** Ledgers with everything that is due up to the month of `thru`. Writes nothing. */
export async function ledgersOf(db: Db, companyId: string, people: readonly string[], look: Look): Promise<Map<string, Ledger>> {
  const booked = await bookedLedgers(db, companyId, people, look);
  return new Map([...booked].map(([partyId, one]) => [partyId, withDue(one, look).ledger]));
}

export async function ledgerOf(db: Db, { companyId, partyId }: Holder, look: Look): Promise<Ledger> {
  const ledger = (await ledgersOf(db, companyId, [partyId], look)).get(partyId);
  if (ledger === undefined) throw new RangeError('a ledger was asked for');
  return ledger;
}

interface Booking {
  readonly today: string;
  readonly now: Date;
  newId(): string;
}

interface NewMovement extends Movement {
  readonly requestId?: string;
  readonly reason?: string;
  readonly bookedBy?: string | null;
}

/** Adds to ledgers of one company. A movement that stands already stays as it is. */
export async function bookMany(tx: Tx, companyId: string, movements: readonly OfPerson<NewMovement>[], { now, newId }: Booking): Promise<void> {
  if (movements.length === 0) return;
  const rows = movements.map(({ reason, ...one }) => {
    const id = newId();
    return { requestId: null, bookedBy: null, ...one, id, reason: reason === undefined ? null : sealedReason.seal(id, reason) };
  });
  await tx.run(sql`
    insert into leave_movement (leave_movement_id, company_id, party_id, jalali_year, kind, day_date, minutes, cause, leave_request_id, reason_text, booked_by, booked_at)
    select id, ${companyId}::uuid, "partyId", "jalaliYear", kind, day, minutes, cause, "requestId", reason, "bookedBy", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "partyId" uuid, "jalaliYear" smallint, kind text, day date, minutes int, cause text, "requestId" uuid, reason text, "bookedBy" uuid)
    on conflict on constraint leave_movement_once do nothing`);
}

export const book = (tx: Tx, { companyId, partyId }: Holder, movements: readonly NewMovement[], booking: Booking): Promise<void> =>
  bookMany(
    tx,
    companyId,
    movements.map((one) => ({ ...one, partyId })),
    booking,
  );

/** Locks the accounts of people until the end of the transaction, from the first to the year of `thru`; whoever comes second waits. */
async function lockAccounts(tx: Tx, companyId: string, people: readonly string[], { today, thru = today }: Look): Promise<void> {
  const [now, until] = [toJalali(today).year, toJalali(thru).year];
  await tx.run(sql`
    insert into leave_account (company_id, party_id, jalali_year)
    select ${companyId}::uuid, person, year from unnest(${[...people]}::uuid[]) as person
    cross join lateral generate_series(
      least(${now}::int, (select min(jalali_year)::int from leave_account a where a.company_id = ${companyId}::uuid and a.party_id = person)), ${Math.max(now, until)}::int) as year
    order by person, year on conflict do nothing`);
  await tx.many(sql`
    select from leave_account where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) order by party_id, jalali_year for no key update`);
}

/** Books what is due to people of one company, and answers their ledgers: nobody else writes into those before the end of the transaction. */
export async function settleAll(tx: Tx, companyId: string, people: readonly string[], booking: Booking & Look): Promise<Map<string, Ledger>> {
  const { today } = booking;
  await lockAccounts(tx, companyId, people, booking);
  const settled = new Map([...(await bookedLedgers(tx, companyId, people, booking))].map(([partyId, booked]) => [partyId, withDue(booked, booking)]));
  await bookMany(
    tx,
    companyId,
    [...settled].flatMap(([partyId, { missing }]) => missing.map((one) => ({ ...one, partyId }))),
    booking,
  );
  await tx.run(sql`
    update leave_account set settled_on = ${today}::date
    where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) and jalali_year = ${toJalali(today).year} and settled_on is distinct from ${today}::date`);
  return new Map([...settled].map(([partyId, { ledger }]) => [partyId, ledger]));
}

/** Books what is due up to the month of `thru`, and answers the ledger. */
export async function settle(tx: Tx, { companyId, partyId }: Holder, booking: Booking & Look): Promise<Ledger> {
  const ledger = (await settleAll(tx, companyId, [partyId], booking)).get(partyId);
  if (ledger === undefined) throw new RangeError('a ledger was asked for');
  return ledger;
}

export interface Unsettled {
  readonly today: string;
  /** Booked since this day is not due (the first of a month). */
  readonly since: string;
  /** Last person of the page before: who was looked at is not looked at again. */
  readonly after: string;
}

/**
 * People employed in a company on a day to whom nothing was booked since another day, by their ids; at most so many.
 * Without a RowScope: the books of a whole company are kept by a job.
 */
export const unsettled = async (db: Db, companyId: string, { today, since, after }: Unsettled, most: number): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select r.party_id as "partyId" from party_relationship r
      where r.company_id = ${companyId}::uuid and r.party_id > ${after}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date
        and not exists (select from leave_account a where a.company_id = r.company_id and a.party_id = r.party_id and a.jalali_year = ${toJalali(today).year} and a.settled_on >= ${since}::date)
      order by r.party_id limit ${constant(most)}`)
  ).map(({ partyId }) => partyId);

const byRequest =
  (requestId: string, kind: MovementKind, sign: 1 | -1) =>
  (part: YearPart): NewMovement => ({
    jalaliYear: part.jalaliYear,
    kind,
    day: part.fromDate,
    minutes: sign * part.minutes,
    cause: requestId,
    requestId,
  });

/** What a request took of each year; taken, or given back. */
export const bookUsed = (tx: Tx, holder: Holder, requestId: string, parts: readonly YearPart[], booking: Booking): Promise<void> =>
  book(tx, holder, parts.map(byRequest(requestId, 'LmUsed', -1)), booking);
export const bookReturned = (tx: Tx, holder: Holder, requestId: string, parts: readonly YearPart[], booking: Booking): Promise<void> =>
  book(tx, holder, parts.map(byRequest(requestId, 'LmReturned', 1)), booking);

/** Judges balances now rather than at the end: a refusal then belongs to what was just written. */
export const judgeBalance = (tx: Tx): Promise<number> => tx.run(sql`set constraints leave_balance, leave_part_balance immediate`);
