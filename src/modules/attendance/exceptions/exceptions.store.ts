/** SQL of exceptions of presses and of corrections. */
import { companiesIn, onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { PressKey } from '../day/presses.rules.ts';
import { wallTime } from '../events/events.store.ts';
import { exceptions } from './exceptions.contract.ts';

/** Whose card it is on the day of the press. */
const holder = sql`
  left join clock_card c on t.kind <> 'unreadable' and c.company_id = t.company_id and c.card = t.card and c.valid @> t.at::date
  left join party_relationship r on r.party_relationship_id = c.party_relationship_id
  left join person p on p.party_id = r.party_id`;
/** What was lacking is there. */
const isMended = sql`((t.kind = 'unknownCard' and c.clock_card_id is not null) or (t.kind = 'notEmployed' and coalesce(r.valid @> t.at::date, false)))`;
/** Somebody has said something in its place. */
const isCorrected = sql`exists (select from clock_correction k where k.clock_event_id = t.clock_event_id)`;

export const exceptionSource = defineSource({
  calls: exceptions,
  parts: ({ rows }) => ({
    from: sql`clock_exception t join clock_device d on d.clock_device_id = t.clock_device_id ${holder}`,
    where: sql`t.settled_at is null and ${companiesIn(rows, sql`t.company_id`)} and not ${isMended} and not ${isCorrected}`,
    key: sql`t.clock_exception_id`,
    columns: {
      kind: { value: sql`t.kind` },
      at: { value: wallTime(sql`t.at`) },
      card: { value: sql`t.card` },
      fullName: { value: sql`case when p.party_id is not null then ${fullName(sql`p`)} end` },
      deviceTitle: { value: sql`d.title` },
      line: { value: sql`t.line` },
      notedAt: { value: sql`t.noted_at` },
    },
    more: { day: sql`to_char(t.at, 'YYYY-MM-DD')` },
    search: ['card', 'deviceTitle'],
    order: sql`t.noted_at desc, t.clock_exception_id`,
  }),
});

/** Closes open exceptions of the companies in scope; answers their ids and companies. */
export const settle = (
  tx: Tx,
  rows: RowScope,
  by: { readonly ids: readonly string[]; readonly partyId: string; readonly reason: string; readonly at: string },
): Promise<{ id: string; companyId: string }[]> =>
  tx.many(sql`
    update clock_exception t set settled_at = ${by.at}::timestamptz, settled_by = ${by.partyId}::uuid, settled_reason = ${by.reason}
    where t.clock_exception_id = any (${[...by.ids]}::uuid[]) and t.settled_at is null and ${companiesIn(rows, sql`t.company_id`)}
    returning t.clock_exception_id as id, t.company_id as "companyId"`);

/** A person in reach with the company that employs or employed them. */
export const personIn = (db: Db, rows: RowScope, partyId: string, day: string): Promise<{ companyId: string; isEmployed: boolean } | undefined> =>
  db.maybe(sql`
    select r.company_id as "companyId", r.valid @> ${day}::date as "isEmployed" from party_relationship r
    where r.party_id = ${partyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by r.valid @> ${day}::date desc, lower(r.valid) desc limit 1`);

export interface ToldPress {
  readonly eventId: string;
  readonly deviceTitle: string | null;
  readonly stoodAt: string | null;
  readonly reason: string | null;
  readonly correctedByName: string | null;
}

/** What is told of some presses beside their moments. Without a RowScope: of presses of a person whom whoever asks has found in reach. */
export const toldOf = (db: Db, eventIds: readonly string[], from: string, thru: string): Promise<ToldPress[]> =>
  db.many<ToldPress>(sql`
    select e.clock_event_id as "eventId", d.title as "deviceTitle", null as "stoodAt", null as reason, null as "correctedByName"
    from clock_event e join clock_device d on d.clock_device_id = e.clock_device_id
    where e.clock_event_id = any (${[...eventIds]}::uuid[]) and e.at >= ${from}::date and e.at < ${thru}::date + 1
    union all
    select k.clock_correction_id, null, coalesce(${wallTime(sql`k.event_at`)}, ${wallTime(sql`(select b.at from clock_correction b where b.clock_correction_id = k.corrects_id)`)}),
      k.reason_text, ${nameOfPerson(sql`k.corrected_by`)}
    from clock_correction k where k.clock_correction_id = any (${[...eventIds]}::uuid[])`);

export interface NewCorrection {
  readonly id: string;
  readonly companyId: string;
  readonly partyId: string;
  /** In whose place; null: a press lacks. */
  readonly of: { readonly eventId: string; readonly at: string; readonly isCorrection: boolean } | null;
  readonly at: string | null;
  readonly key: PressKey | null;
  readonly reason: string;
  /** Null: nobody whom it may name. */
  readonly by: string | null;
  readonly correctedAt: string;
  /** The request that asked for it. */
  readonly requestId?: string;
}

/** Adds a correction. Refused by the database where another one stands in the same place already. */
export const insertCorrection = (tx: Tx, { of, ...said }: NewCorrection): Promise<number> => {
  const [event, correction] = of === null ? [null, null] : of.isCorrection ? [null, of] : [of, null];
  return tx.run(sql`
    insert into clock_correction (clock_correction_id, company_id, party_id, clock_event_id, event_at, corrects_id, at, press_key, reason_text, corrected_by, corrected_at,
      attendance_request_id)
    values (${said.id}::uuid, ${said.companyId}::uuid, ${said.partyId}::uuid, ${event?.eventId ?? null}::uuid, ${event?.at ?? null}::timestamp, ${correction?.eventId ?? null}::uuid,
      ${said.at}::timestamp, ${said.key}, ${said.reason}, ${said.by}::uuid, ${said.correctedAt}::timestamptz, ${said.requestId ?? null}::uuid)`);
};
