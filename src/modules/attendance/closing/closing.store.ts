/** SQL of closings: who is drafted, where everybody stands. */
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, latestEmployment, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { liveStatuses } from '../sheets/sheet.rules.ts';
import { type Closing, closingSheets } from './closing.contract.ts';

const closing = (rows: RowScope): Sql => sql`
  select c.attendance_closing_id as "closingId", c.number, c.attendance_period_id as "periodId", p.jalali_year::int as year, p.jalali_month::int as month,
    lower(p.valid)::text as from, (upper(p.valid) - 1)::text as thru, c.deadline::text as deadline, ${nameOfPerson(sql`c.producer_party_id`)} as "producerName",
    t.people, t.stopped, t.statuses
  from attendance_closing c join attendance_period p using (attendance_period_id)
  cross join lateral (
    select coalesce(sum(n), 0)::int as people, coalesce(sum(stopped), 0)::int as stopped, coalesce(jsonb_object_agg(status_id, n), '{}') as statuses from (
      select s.status_id, count(*)::int as n, (count(*) filter (where s.stops > 0 and s.status_id <> 'AsClosed'))::int as stopped
      from attendance_sheet s where s.attendance_closing_id = c.attendance_closing_id and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)} group by s.status_id) g) t
  where (${companiesIn(rows, sql`c.company_id`)} or exists (
    select from attendance_sheet s where s.attendance_closing_id = c.attendance_closing_id and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}))`;

export const closingsIn = (db: Db, rows: RowScope): Promise<Closing[]> => db.many<Closing>(sql`${closing(rows)} order by p.valid desc, c.number desc`);

export const closingIn = (db: Db, rows: RowScope, closingId: string): Promise<Closing | undefined> =>
  db.maybe<Closing>(sql`${closing(rows)} and c.attendance_closing_id = ${closingId}::uuid`);

/** A sum of figures that a sheet has counted; null before. */
const figure = (names: readonly string[]): Sql =>
  sql`(${join(
    names.map((name) => sql`(s.figures -> 'figures' ->> ${name})::int`),
    ' + ',
  )})`;

export const sheetsSource = defineSource<typeof closingSheets>({
  calls: closingSheets,
  parts: ({ rows, today, query: { closingId } }) => ({
    from: sql`attendance_sheet s join person p on p.party_id = s.party_id
      ${latestEmployment(sql`s`)}`,
    joins: { position: positionJoin(today) },
    where: sql`s.attendance_closing_id = ${closingId}::uuid and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}`,
    key: sql`s.attendance_sheet_id`,
    subject: sql`s.party_id`,
    more: { partyId: sql`s.party_id` },
    columns: {
      fullName: { value: fullName(sql`p`) },
      pseudoId: { value: sql`r.pseudo_id` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      status: { value: sql`s.status_id` },
      stops: { value: sql`s.stops::int` },
      disputeDay: { value: sql`s.dispute_day` },
      planned: { value: figure(['planned']) },
      worked: { value: figure(['inside']) },
      lacking: { value: figure(['delay', 'gap', 'hurry', 'absence']) },
      overtime: { value: figure(['counted']) },
      covered: { value: figure(['covered']) },
      confirmedBy: { value: sql`s.confirmed_by` },
      isReopening: { value: sql`case when s.reopen_asked_at is null or s.status_id <> 'AsClosed' then 'N' else 'Y' end` },
      version: { value: sql`s.version::int` },
    },
    search: ['fullName', 'pseudoId'],
    order: sql`s.status_id = 'AsClosed', s.stops = 0, p.sort_text, s.attendance_sheet_id`,
  }),
});

export interface NewClosing {
  readonly closingId: string;
  readonly companyId: string;
  readonly periodId: string;
  readonly deadline: string;
  /** Null: the installation itself. */
  readonly producerPartyId: string | null;
  readonly now: Date;
}

/** A closing, numbered behind the last one of the company. */
export async function insertClosing(tx: Tx, { closingId, companyId, periodId, deadline, producerPartyId, now }: NewClosing): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('attendance_closing'), hashtext(${companyId}))`);
  await tx.run(sql`
    insert into attendance_closing (attendance_closing_id, company_id, attendance_period_id, number, deadline, producer_party_id, made_at)
    select ${closingId}::uuid, ${companyId}::uuid, ${periodId}::uuid, coalesce(max(number), 0) + 1, ${deadline}::date, ${producerPartyId}::uuid, ${now}::timestamptz
    from attendance_closing where company_id = ${companyId}::uuid`);
}

/** People in reach with a counted day in the period and no sheet of it on its way or closed; of some where they are named. */
export const peopleToDraft = async (db: Db, rows: RowScope, companyId: string, periodId: string, partyIds: readonly string[] | undefined): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct r.party_id as "partyId" from attendance_period p
      join party_relationship r on r.company_id = p.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.valid && p.valid
      where p.attendance_period_id = ${periodId}::uuid and p.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
        and (${partyIds === undefined} or r.party_id = any (${[...(partyIds ?? [])]}::uuid[]))
        and exists (select from attendance_day d where d.company_id = p.company_id and d.party_id = r.party_id and p.valid @> d.day)
        and not exists (select from attendance_sheet s where s.company_id = p.company_id and s.party_id = r.party_id and s.attendance_period_id = p.attendance_period_id
          and s.status_id = any (${[...liveStatuses]}::text[])) order by 1`)
  ).map(({ partyId }) => partyId);

/** Drafts sheets of people, each the next version of the month. Without a RowScope: of people whoever asks has found. */
export const insertSheets = (
  tx: Tx,
  of: { readonly companyId: string; readonly closingId: string; readonly periodId: string },
  sheets: readonly { readonly sheetId: string; readonly partyId: string }[],
): Promise<number> =>
  tx.run(sql`
    insert into attendance_sheet (attendance_sheet_id, company_id, attendance_closing_id, attendance_period_id, party_id, version)
    select n.id, ${of.companyId}::uuid, ${of.closingId}::uuid, ${of.periodId}::uuid, n.party,
      1 + coalesce((select max(version) from attendance_sheet s where s.company_id = ${of.companyId}::uuid and s.party_id = n.party and s.attendance_period_id = ${of.periodId}::uuid), 0)
    from unnest(${sheets.map(({ sheetId }) => sheetId)}::uuid[], ${sheets.map(({ partyId }) => partyId)}::uuid[]) as n (id, party)`);

/** Of these people those in reach. */
export const reachable = async (db: Db, rows: RowScope, companyId: string, partyIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ partyId: string }>(sql`
        select distinct r.party_id as "partyId" from party_relationship r
        where r.company_id = ${companyId}::uuid and r.party_id = any (${[...partyIds]}::uuid[]) and r.relationship_type_enum_id = 'PrtEmployee'
          and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`)
    ).map(({ partyId }) => partyId),
  );

/** Sheets whose people have been silent until the end of their time to check, held. Without a RowScope: the house's own work. */
export const silentSheets = async (tx: Tx, companyId: string, today: string, most: number): Promise<{ sheetId: string; partyId: string }[]> =>
  tx.many<{ sheetId: string; partyId: string }>(sql`
    select s.attendance_sheet_id as "sheetId", s.party_id as "partyId" from attendance_sheet s join attendance_closing c using (attendance_closing_id)
    where s.company_id = ${companyId}::uuid and s.status_id = 'AsChecking' and coalesce(s.check_until, c.deadline) < ${today}::date order by 1 limit ${most} for update of s skip locked`);

/** What a reopening must mind. Without a RowScope: of a sheet whoever asks has found. */
export const isDifferenceTaken = async (db: Db, sheetId: string): Promise<boolean> =>
  (await db.one<{ isTaken: boolean }>(sql`select exists (select from attendance_difference where attendance_sheet_id = ${sheetId}::uuid and taken_in is not null) as "isTaken"`))
    .isTaken;

/** What a sheet had taken waits for another one again. Without a RowScope: as `isDifferenceTaken`. */
export const releaseDifferences = (tx: Tx, sheetId: string): Promise<number> => tx.run(sql`update attendance_difference set taken_in = null where taken_in = ${sheetId}::uuid`);
