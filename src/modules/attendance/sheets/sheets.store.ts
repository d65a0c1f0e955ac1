/** SQL of sheets. Figures and days are as sheet.rules has them. Without a RowScope where no rows are named: of sheets whose people whoever asks has found. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { SheetDay } from '../day/month.rules.ts';
import type { PayLine } from './pay-lines.rules.ts';
import { type EmployedSpan, type FlatFigures, liveStatuses, type SheetFigures, type SheetStatus } from './sheet.rules.ts';

/** What pay takes of a sheet: all of it of one employment, the last of the month. */
export interface SheetPay {
  readonly employmentId: string | null;
  readonly lines: readonly PayLine[];
}

export interface Sheet {
  readonly sheetId: string;
  readonly companyId: string;
  readonly closingId: string;
  readonly periodId: string;
  readonly partyId: string;
  readonly version: number;
  readonly status: SheetStatus;
  readonly figures: SheetFigures | null;
  readonly days: readonly SheetDay[] | null;
  readonly pay: SheetPay | null;
  readonly stops: number;
  readonly confirmedBy: 'person' | 'silence' | 'office' | null;
  /** Until the end of which day the person says something; null: until the deadline of the closing. */
  readonly checkUntil: string | null;
  readonly disputeDay: string | null;
  readonly disputeText: string | null;
  readonly disputeAnswer: string | null;
  readonly closedAt: string | null;
  readonly reopenText: string | null;
  readonly reopenPartyId: string | null;
  /** Of a month that was counted elsewhere: figures without days. */
  readonly isBrought: boolean;
  readonly rowVersion: number;
}

const place = { table: 'attendance_sheet', key: 'attendance_sheet_id', boundTo: 'attendance_sheet_id', inAudit: null } as const;
const sealedDispute = defineSealedField({ ...place, column: 'dispute_text' });
const sealedAnswer = defineSealedField({ ...place, column: 'dispute_answer' });
const sealedReopen = defineSealedField({ ...place, column: 'reopen_text' });

const columns = sql`s.attendance_sheet_id as "sheetId", s.company_id as "companyId", s.attendance_closing_id as "closingId", s.attendance_period_id as "periodId", s.party_id as "partyId",
  s.version::int as version, s.status_id as status, s.figures, s.days, s.pay, s.stops::int as stops, s.confirmed_by as "confirmedBy", s.check_until::text as "checkUntil", s.dispute_day::text as "disputeDay",
  s.dispute_text as "disputeText", s.dispute_answer as "disputeAnswer", s.closed_at as "closedAt", s.reopen_text as "reopenText", s.reopen_party_id as "reopenPartyId",
  s.brought = 'Y' as "isBrought", s.row_version as "rowVersion"`;

const opened = ({ disputeText, disputeAnswer, reopenText, ...row }: Sheet): Sheet => ({
  ...row,
  disputeText: disputeText === null ? null : sealedDispute.open(row.sheetId, disputeText),
  disputeAnswer: disputeAnswer === null ? null : sealedAnswer.open(row.sheetId, disputeAnswer),
  reopenText: reopenText === null ? null : sealedReopen.open(row.sheetId, reopenText),
});

const find = async (db: Db, where: Sql): Promise<Sheet[]> => (await db.many<Sheet>(sql`select ${columns} from attendance_sheet s where ${where}`)).map(opened);

/** The sheet of somebody's month that is on its way or closed. */
export const sheetOfMonth = async (db: Db, companyId: string, periodId: string, partyId: string): Promise<Sheet | undefined> =>
  (
    await find(
      db,
      sql`s.company_id = ${companyId}::uuid and s.attendance_period_id = ${periodId}::uuid and s.party_id = ${partyId}::uuid and s.status_id = any (${[...liveStatuses]}::text[])`,
    )
  )[0];

/** Sheets of a closing, held until the end of the transaction in one order; of some people where they are named. */
export const holdSheets = (tx: Tx, closingId: string, statuses: readonly SheetStatus[], partyIds?: readonly string[]): Promise<Sheet[]> =>
  find(
    tx,
    sql`s.attendance_closing_id = ${closingId}::uuid and s.status_id = any (${[...statuses]}::text[])
      and (${partyIds === undefined} or s.party_id = any (${[...(partyIds ?? [])]}::uuid[])) order by s.attendance_sheet_id for update`,
  );

/** The same without holding them. */
export const sheetsOfCase = (db: Db, closingId: string, statuses: readonly SheetStatus[], partyIds: readonly string[]): Promise<Sheet[]> =>
  find(
    db,
    sql`s.attendance_closing_id = ${closingId}::uuid and s.status_id = any (${[...statuses]}::text[]) and s.party_id = any (${[...partyIds]}::uuid[]) order by s.attendance_sheet_id`,
  );

/** One sheet, held; undefined of none. */
export const holdSheet = async (tx: Tx, companyId: string, sheetId: string): Promise<Sheet | undefined> =>
  (await find(tx, sql`s.company_id = ${companyId}::uuid and s.attendance_sheet_id = ${sheetId}::uuid for update`))[0];

/** Closed sheets of these people that hold one of these days, with their days; those of months that were counted elsewhere have none to differ from. */
export const closedSheetsOn = (db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<Sheet[]> =>
  find(
    db,
    sql`s.company_id = ${companyId}::uuid and s.party_id = any (${[...partyIds]}::uuid[]) and s.status_id = 'AsClosed' and s.brought = 'N'
      and exists (select from attendance_period p where p.attendance_period_id = s.attendance_period_id and p.valid && daterange(${from}::date, ${thru}::date, '[]'))`,
  );

export interface BroughtOvertime {
  readonly partyId: string;
  /** First day of the month. */
  readonly date: string;
  readonly minutes: number;
}

/** Overtime of months that were counted elsewhere and begin within some days, the last one left out. */
export const broughtOvertime = (db: Db, companyId: string, partyIds: readonly string[], from: string, until: string): Promise<BroughtOvertime[]> =>
  db.many<BroughtOvertime>(sql`
    select s.party_id as "partyId", lower(p.valid)::text as date, (s.figures -> 'figures' ->> 'counted')::int as minutes
    from attendance_sheet s join attendance_period p using (attendance_period_id)
    where s.company_id = ${companyId}::uuid and s.party_id = any (${[...partyIds]}::uuid[]) and s.brought = 'Y' and s.status_id = 'AsClosed'
      and lower(p.valid) >= ${from}::date and lower(p.valid) < ${until}::date order by lower(p.valid)`);

/** Counted figures of sheets, one statement for all. */
export const writeCounted = (
  tx: Tx,
  sheets: readonly { readonly sheetId: string; readonly figures: SheetFigures; readonly days: readonly SheetDay[]; readonly pay: SheetPay; readonly stops: number }[],
): Promise<number> =>
  tx.run(sql`
    update attendance_sheet s set figures = n.figures, days = n.days, pay = n.pay, stops = n.stops, row_version = s.row_version + 1
    from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as n ("sheetId" uuid, figures jsonb, days jsonb, pay jsonb, stops smallint) where s.attendance_sheet_id = n."sheetId"`);

/** Moves sheets on. */
export const moveSheets = (
  tx: Tx,
  sheetIds: readonly string[],
  status: SheetStatus,
  over: { readonly confirmedBy?: Sheet['confirmedBy']; readonly closedAt?: Date; readonly checkUntil?: string } = {},
): Promise<number> =>
  tx.run(sql`
    update attendance_sheet set status_id = ${status}, row_version = row_version + 1,
      confirmed_by = case when ${over.confirmedBy !== undefined} then ${over.confirmedBy ?? null} else confirmed_by end,
      closed_at = coalesce(${over.closedAt ?? null}::timestamptz, closed_at), check_until = coalesce(${over.checkUntil ?? null}::date, check_until)
    where attendance_sheet_id = any (${[...sheetIds]}::uuid[])`);

/** Somebody disputes a day of the own sheet. */
export const disputeSheet = (tx: Tx, sheetId: string, day: string, text: string): Promise<number> =>
  tx.run(sql`
    update attendance_sheet set status_id = 'AsDisputed', dispute_day = ${day}::date, dispute_text = ${sealedDispute.seal(sheetId, text)}, dispute_answer = null,
      confirmed_by = null, row_version = row_version + 1 where attendance_sheet_id = ${sheetId}::uuid`);

/** The office has answered: whose it is checks again, until the end of a day. */
export const answerDispute = (tx: Tx, sheetId: string, text: string, checkUntil: string): Promise<number> =>
  tx.run(sql`
    update attendance_sheet set status_id = 'AsChecking', check_until = ${checkUntil}::date, dispute_answer = ${sealedAnswer.seal(sheetId, text)}, row_version = row_version + 1
    where attendance_sheet_id = ${sheetId}::uuid`);

/** Notes who asks for a closed sheet to be opened again, and why; or takes the question back. */
export const askReopening = (tx: Tx, sheetId: string, asked: { readonly partyId: string; readonly text: string; readonly at: Date } | null): Promise<number> =>
  tx.run(sql`
    update attendance_sheet set reopen_text = ${asked === null ? null : sealedReopen.seal(sheetId, asked.text)}, reopen_party_id = ${asked?.partyId ?? null}::uuid,
      reopen_asked_at = ${asked?.at ?? null}::timestamptz, row_version = row_version + 1 where attendance_sheet_id = ${sheetId}::uuid`);

/** Days on which people are employed in some days, by person; those of an employment that ended too. Without a RowScope: of people whoever asks has found. */
export async function employedSpans(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<ReadonlyMap<string, readonly EmployedSpan[]>> {
  const rows = await db.many<EmployedSpan & { readonly partyId: string }>(sql`
    select r.party_id as "partyId", r.party_relationship_id as "employmentId", greatest(lower(r.valid), ${from}::date)::text as from,
      least(coalesce(upper(r.valid) - 1, ${thru}::date), ${thru}::date)::text as thru
    from party_relationship r
    where r.company_id = ${companyId}::uuid and r.party_id = any (${[...partyIds]}::uuid[]) and r.relationship_type_enum_id = 'PrtEmployee'
      and r.valid && daterange(${from}::date, ${thru}::date, '[]') order by r.party_id, lower(r.valid)`);
  return Map.groupBy(rows, ({ partyId }) => partyId);
}

export interface Difference {
  readonly differenceId: string;
  readonly partyId: string;
  readonly day: string;
  readonly sheetId: string;
  readonly figures: FlatFigures;
}

const difference = sql`attendance_difference_id as "differenceId", party_id as "partyId", day::text as day, attendance_sheet_id as "sheetId", figures`;

/** Differences of closed sheets, the earliest first. */
export const differencesOf = (db: Db, sheetIds: readonly string[]): Promise<Difference[]> =>
  db.many<Difference>(sql`select ${difference} from attendance_difference where attendance_sheet_id = any (${[...sheetIds]}::uuid[]) order by day, attendance_difference_id`);

/**
 * Differences of closed sheets of these people that no sheet has taken yet, the earliest first. Beside what the day says, `nightPaid` is its night where the closed
 * month pays night: shift work has paid for it otherwise (labour law, articles 56 and 58).
 */
export const openDifferences = (db: Db, companyId: string, partyIds: readonly string[]): Promise<Difference[]> =>
  db.many<Difference>(sql`
    select d.attendance_difference_id as "differenceId", d.party_id as "partyId", d.day::text as day, d.attendance_sheet_id as "sheetId",
      case when d.figures ? 'night' and s.figures ->> 'shiftWork' is null then d.figures || jsonb_build_object('nightPaid', d.figures -> 'night') else d.figures end as figures
    from attendance_difference d join attendance_sheet s using (attendance_sheet_id)
    where d.company_id = ${companyId}::uuid and d.party_id = any (${[...partyIds]}::uuid[]) and d.taken_in is null and s.status_id = 'AsClosed'
    order by d.day, d.attendance_difference_id`);

/** Differences that a sheet has taken. */
export const takenDifferences = (db: Db, sheetId: string): Promise<Difference[]> =>
  db.many<Difference>(sql`select ${difference} from attendance_difference where taken_in = ${sheetId}::uuid order by day, attendance_difference_id`);

export const takeDifferences = (tx: Tx, taken: readonly { readonly differenceId: string; readonly sheetId: string }[]): Promise<number> =>
  tx.run(sql`
    update attendance_difference d set taken_in = n.sheet from unnest(${taken.map(({ differenceId }) => differenceId)}::uuid[], ${taken.map(({ sheetId }) => sheetId)}::uuid[]) as n (id, sheet)
    where d.attendance_difference_id = n.id`);

export const addDifferences = (
  tx: Tx,
  companyId: string,
  found: readonly (Omit<Difference, 'differenceId'> & { readonly differenceId: string; readonly cause: 'figures' | 'gone' })[],
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into attendance_difference (attendance_difference_id, company_id, party_id, day, attendance_sheet_id, figures, cause, found_at)
    select n."differenceId", ${companyId}::uuid, n."partyId", n.day, n."sheetId", n.figures, n.cause, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as n ("differenceId" uuid, "partyId" uuid, day date, "sheetId" uuid, figures jsonb, cause text)`);

/** Who has drafted the sheets of a closing. */
export const closingProducer = async (db: Db, closingId: string): Promise<string> =>
  (await db.one<{ partyId: string }>(sql`select producer_party_id as "partyId" from attendance_closing where attendance_closing_id = ${closingId}::uuid`)).partyId;

/** Until when the people of a closing say something. */
export const closingDeadline = async (db: Db, closingId: string): Promise<string | null> =>
  (await db.maybe<{ deadline: string }>(sql`select deadline::text as deadline from attendance_closing where attendance_closing_id = ${closingId}::uuid`))?.deadline ?? null;
