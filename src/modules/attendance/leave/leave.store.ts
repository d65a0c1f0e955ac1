/** SQL of kinds of leave and of requests. */
import { isUuid } from '#kernel/ids/ids.ts';
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSealedField, type SealedField } from '#platform/secrets/sealed-field.define.ts';
import type { LeaveTypeId } from './leave.catalogue.ts';
import type { Holder } from './ledger/ledger.store.ts';
import type { CountingRule, LeaveTime, YearPart } from './request/leave-time.rules.ts';

const place = { table: 'leave_request', key: 'leave_request_id', boundTo: 'leave_request_id' } as const;
// why somebody is away may be an illness
const sealedNote = defineSealedField({ ...place, column: 'note' });
const sealedDocument = defineSealedField({ ...place, column: 'document' });
const sealedCancel = defineSealedField({ ...place, column: 'cancel_reason' });

const sealed = (field: SealedField, requestId: string, text: string | null): string | null => (text === null ? null : field.seal(requestId, text));
const opened = (field: SealedField, requestId: string, text: string | null): string | null => (text === null ? null : field.open(requestId, text));

// ---- kinds ----

export interface LeaveKind extends CountingRule {
  readonly leaveTypeId: LeaveTypeId;
  readonly title: string;
  readonly fieldClass: 'personal' | 'health';
  readonly hasBalance: boolean;
  /** Of more days the personnel office decides, too. */
  readonly hrOverDays: number | null;
  readonly paidBy: 'employer' | 'insurance' | 'nobody';
}

/** The kinds with what counts of them in a company on a day. */
export const kindsOf = (db: Db, companyId: string, day: string): Promise<LeaveKind[]> =>
  db.many<LeaveKind>(sql`
    select t.leave_type_id as "leaveTypeId", t.description as title, t.field_class as "fieldClass", t.has_balance = 'Y' as "hasBalance", r.counts, r.day_cost as "dayCost", r.allows_hours = 'Y' as "allowsHours",
      r.most_days as "mostDays", r.hr_over_days as "hrOverDays", r.needs_document = 'Y' as "needsDocument", r.paid_by as "paidBy"
    from leave_type t cross join lateral (
      select * from leave_rule r where r.leave_type_id = t.leave_type_id and (r.company_id is null or r.company_id = ${companyId}::uuid) and r.valid @> ${day}::date
      order by r.company_id nulls last limit 1) r
    order by t.sequence_num`);

// ---- requests ----

export type LeaveStatus = 'LvSent' | 'LvReturned' | 'LvApproved' | 'LvRejected' | 'LvCancelled';

/** What is asked for. */
export interface RequestedLeave extends LeaveTime {
  readonly leaveTypeId: LeaveTypeId;
  readonly substitutePartyId: string | null;
  readonly note: string | null;
  /** 'storedName;displayName', claimed. */
  readonly document: string | null;
  readonly minutes: number;
  readonly days: number;
}

export interface LeaveRow extends RequestedLeave, Holder {
  readonly requestId: string;
  readonly fullName: string;
  readonly typeTitle: string;
  readonly fieldClass: 'personal' | 'health';
  readonly substituteName: string | null;
  readonly status: LeaveStatus;
  readonly instanceId: string | null;
  readonly sentAt: string;
  readonly closedAt: string | null;
  readonly cancelReason: string | null;
}

const read = (db: Db, where: Sql, rest: Sql = empty): Promise<LeaveRow[]> =>
  db
    .many<LeaveRow & { readonly days: number | string }>(sql`
      select l.leave_request_id as "requestId", l.company_id as "companyId", l.party_id as "partyId", ${nameOfPerson(sql`l.party_id`)} as "fullName", l.leave_type_id as "leaveTypeId",
        t.description as "typeTitle", t.field_class as "fieldClass", l.mode, l.from_date as "fromDate", l.thru_date as "thruDate", l.half, l.from_minute as "fromMinute",
        l.to_minute as "toMinute", l.minutes, l.days::float8 as days, l.substitute_party_id as "substitutePartyId", ${nameOfPerson(sql`l.substitute_party_id`)} as "substituteName",
        l.note, l.document, l.status_id as status, (select i.process_instance_id from process_instance i where i.record_id = l.leave_request_id order by i.started_at desc limit 1) as "instanceId", l.sent_at as "sentAt", l.closed_at as "closedAt", l.cancel_reason as "cancelReason"
      from leave_request l join leave_type t using (leave_type_id) where ${where} ${rest}`)
    .then((rows) =>
      rows.map((row) => ({
        ...row,
        note: opened(sealedNote, row.requestId, row.note),
        document: opened(sealedDocument, row.requestId, row.document),
        cancelReason: opened(sealedCancel, row.requestId, row.cancelReason),
      })),
    );

/** Whatever the reach of the reader: for processes, which ask by what they hold. */
export const requestBy = async (db: Db, requestId: string): Promise<LeaveRow | undefined> => (await read(db, sql`l.leave_request_id = ${requestId}::uuid`))[0];

/** Locked until the end of the transaction. */
export const lockRequest = async (tx: Tx, requestId: string): Promise<LeaveRow | undefined> =>
  (await read(tx, sql`l.leave_request_id = ${requestId}::uuid`, sql`for no key update of l`))[0];

/** In reach; an unknown id finds nothing, and so does what is no id. */
export const requestIn = async (db: Db, rows: RowScope, requestId: string): Promise<LeaveRow | undefined> =>
  isUuid(requestId) ? (await read(db, sql`l.leave_request_id = ${requestId}::uuid and ${onePersonIn(rows, sql`l.party_id`, sql`l.company_id`)}`))[0] : undefined;

/** Requests of one person, newest first. */
export const requestsOf = (db: Db, { companyId, partyId }: Holder, most: number): Promise<LeaveRow[]> =>
  read(db, sql`l.company_id = ${companyId}::uuid and l.party_id = ${partyId}::uuid`, sql`order by l.from_date desc, l.sent_at desc limit ${most}`);

const columns = (requestId: string, { leaveTypeId, mode, fromDate, thruDate, half, fromMinute, toMinute, minutes, days, substitutePartyId, note, document }: RequestedLeave): Sql =>
  sql`${leaveTypeId}, ${mode}, ${fromDate}::date, ${thruDate}::date, ${half}, ${fromMinute}::smallint, ${toMinute}::smallint, ${minutes}::int, ${days}::numeric, ${substitutePartyId}::uuid,
    ${sealed(sealedNote, requestId, note)}, ${sealed(sealedDocument, requestId, document)}`;
const names = sql`leave_type_id, mode, from_date, thru_date, half, from_minute, to_minute, minutes, days, substitute_party_id, note, document`;

export async function insertRequest(tx: Tx, { companyId, partyId }: Holder, requestId: string, asked: RequestedLeave, now: Date): Promise<void> {
  await tx.run(sql`
    insert into leave_request (leave_request_id, company_id, party_id, sent_at, ${names})
    values (${requestId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${now.toISOString()}::timestamptz, ${columns(requestId, asked)})`);
}

export const rewriteRequest = (tx: Tx, requestId: string, asked: RequestedLeave): Promise<number> =>
  tx.run(sql`
    update leave_request set (${names}) = row (${columns(requestId, asked)}), row_version = row_version + 1
    where leave_request_id = ${requestId}::uuid`);

/** What the request holds of each year, in place of what it held. The accounts are there (`settle`). */
export async function holdParts(tx: Tx, { companyId, partyId }: Holder, requestId: string, parts: readonly YearPart[]): Promise<void> {
  await tx.run(sql`delete from leave_request_part where leave_request_id = ${requestId}::uuid`);
  for (const { jalaliYear, fromDate, minutes } of parts)
    await tx.run(sql`
      insert into leave_request_part (leave_request_id, company_id, party_id, jalali_year, from_date, minutes)
      values (${requestId}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${jalaliYear}, ${fromDate}::date, ${minutes})`);
}

export const partsOf = (db: Db, requestId: string): Promise<YearPart[]> =>
  db.many<YearPart>(
    sql`select jalali_year as "jalaliYear", from_date as "fromDate", minutes from leave_request_part where leave_request_id = ${requestId}::uuid order by jalali_year`,
  );

const open = (status: LeaveStatus): boolean => status === 'LvSent' || status === 'LvReturned';

export async function setStatus(tx: Tx, requestId: string, status: LeaveStatus, now: Date, cancelReason: string | null = null): Promise<void> {
  await tx.run(sql`
    update leave_request set status_id = ${status}, closed_at = ${open(status) ? null : now.toISOString()}::timestamptz,
      cancel_reason = ${sealed(sealedCancel, requestId, cancelReason)}, row_version = row_version + 1
    where leave_request_id = ${requestId}::uuid`);
}

/** Own leave that lies over the same time, other than a request that is being corrected. */
export const overlapping = (db: Db, { partyId }: Holder, { fromDate, thruDate }: LeaveTime, but: string | null): Promise<LeaveRow[]> =>
  read(
    db,
    sql`l.party_id = ${partyId}::uuid and l.status_id in ('LvSent', 'LvReturned', 'LvApproved') and l.span && tsrange(${fromDate}::date, ${thruDate}::date + interval '1 day')
      and l.leave_request_id is distinct from ${but}::uuid`,
    sql`order by l.from_date limit 20`,
  );

/** Notes who asked for somebody else. */
export const noteAsker = (tx: Tx, requestId: string, askedBy: string): Promise<number> =>
  tx.run(sql`update leave_request set asked_by = ${askedBy}::uuid where leave_request_id = ${requestId}::uuid`);

/** Who asked for somebody else; null: they themselves. */
export const askerOf = async (db: Db, requestId: string): Promise<string | null> =>
  (await db.one<{ askedBy: string | null }>(sql`select asked_by as "askedBy" from leave_request where leave_request_id = ${requestId}::uuid`)).askedBy;
